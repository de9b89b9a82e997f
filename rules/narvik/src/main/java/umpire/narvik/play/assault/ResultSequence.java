package umpire.narvik.play.assault;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Assault;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.Mix;
import umpire.narvik.model.frame.NavalFrame;
import umpire.narvik.model.why.Why;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.Fatigue;

/**
 * 15.2, 15.3 From one choice after the fight to the next: losses of the defender, then of the
 * attacker, each fatigue before eliminations before retreats; then the advance.
 */
final class ResultSequence {
  private final ChapterContext chapterContext;
  private final Participants participants;
  private final RetreatPaths paths;
  private final Fatigue fatigue;

  ResultSequence(
      ChapterContext chapterContext,
      Participants participants,
      RetreatPaths paths,
      Fatigue fatigue) {
    this.chapterContext = chapterContext;
    this.participants = participants;
    this.paths = paths;
    this.fatigue = fatigue;
  }

  /** 15.2c: a side's result, and what the attacker's will be after the defender's. */
  @Rule({"15.2c", "15.3b/r56"})
  void results(
      RulingInProgress<Position, Frame> ruling, Assault assault, Side side, int due, int next) {
    if (due > 0 && !participants.touched(ruling.position(), assault, side).isEmpty()) {
      ruling.replaceFrame(new AssaultFrame.ChoosingLosses(assault, side, due, next));
    } else {
      over(ruling, assault, side, next);
    }
  }

  /**
   * 15.2b: after the shares, the units that the mix raises to their limit; eliminations next, and
   * whoever is left retreats (ruling 59).
   */
  @Rule({"15.2b", "15.2a/r59"})
  void shared(
      RulingInProgress<Position, Frame> ruling, Assault assault, Side side, Mix mix, int next) {
    if (mix.toLimit() > 0) {
      for (Unit unit : participants.touched(ruling.position(), assault, side)) {
        fatigue.change(ruling, unit.id(), fatigue.capacity(unit), "15.2b", "to-limit");
      }
    }
    if (mix.eliminate() > 0) {
      ruling.replaceFrame(new AssaultFrame.Eliminating(assault, side, mix, mix.eliminate(), next));
    } else {
      eliminated(ruling, assault, side, mix, next);
    }
  }

  /** 15.3: then the retreats, owed and voluntary. */
  @Rule("15.3b")
  void eliminated(
      RulingInProgress<Position, Frame> ruling, Assault assault, Side side, Mix mix, int next) {
    if (assault.landing() && side == assault.attacker()) {
      over(ruling, assault, side, next); // 20.3.1: who lands does not retreat
      return;
    }
    List<String> open =
        participants.touched(ruling.position(), assault, side).stream().map(Unit::id).toList();
    retreats(ruling, new AssaultFrame.Retreating(assault, side, mix.retreat(), open, next));
  }

  /** The next retreat, if one is owed or possible. */
  void retreats(RulingInProgress<Position, Frame> ruling, AssaultFrame.Retreating frame) {
    Position position = ruling.position();
    boolean possible =
        frame.open().stream()
            .anyMatch(id -> !paths.of(position, frame.assault(), frame.side(), id, 1).isEmpty());
    // A hex that is full of face-down friends must not show in a question that is left out.
    boolean hidden = !frame.open().isEmpty() && chapterContext.conceals(position, frame.side());
    if (possible || hidden) {
      ruling.replaceFrame(frame);
    } else {
      over(ruling, frame.assault(), frame.side(), frame.next());
    }
  }

  /** A side is done: the attacker's turn, or the advance. */
  void over(RulingInProgress<Position, Frame> ruling, Assault assault, Side side, int next) {
    if (side == assault.attacker()) {
      advance(ruling, assault);
    } else {
      results(ruling, assault, assault.attacker(), next, 0);
    }
  }

  /** 15.3a: attackers may advance if the hex is empty of enemies; 20.3.1: who lands must. */
  @Rule("15.3a")
  void advance(RulingInProgress<Position, Frame> ruling, Assault assault) {
    if (assault.landing()) {
      ruling.replaceFrame(new NavalFrame.EndingLanding(assault));
    } else {
      advance(ruling, assault, assault.attackers());
    }
  }

  /** 15.3a: those of the named attackers that still can advance are asked for. */
  @Rule("15.3a")
  void advance(RulingInProgress<Position, Frame> ruling, Assault assault, List<String> named) {
    Position position = ruling.position();
    boolean vacated =
        chapterContext.mix().in(position, assault.attacker().other(), assault.target()).isEmpty();
    List<String> open =
        vacated
            ? named.stream().filter(id -> barsAdvance(position, assault, id).isEmpty()).toList()
            : List.of();
    ruling.replaceFrame(
        open.isEmpty()
            ? new AssaultFrame.Concluding(assault)
            : new AssaultFrame.Advancing(assault, open));
  }

  /** 15.3a, 13.2: why the unit cannot advance; one that has retreated is out of it (ruling 58). */
  @Rule({"15.3a", "15.3a/r58", "13.2"})
  List<Finding> barsAdvance(Position position, Assault assault, String id) {
    Unit unit = position.units().get(id);
    return unit == null
            || !assault.attackers().contains(id)
            || assault.retreated().contains(id)
            || unit.place().equals(assault.target())
        ? List.of(Finding.forbids("15.3a", new Why.NotInThisAssault(id)))
        : chapterContext.stacking().bars(position, unit, assault.target());
  }
}
