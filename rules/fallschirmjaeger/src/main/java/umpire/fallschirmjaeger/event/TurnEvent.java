package umpire.fallschirmjaeger.event;

import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.state.Reserve;
import umpire.fallschirmjaeger.supply.LineReport;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.play.Sorted;
import umpire.kernel.scenario.Outcome;
import umpire.kernel.standard.ExplainedEvent;

/** What happens in the sequence of play. */
public sealed interface TurnEvent extends Event {
  /** Another turn began. */
  record TurnBegan(int turn) implements TurnEvent {
    @Override
    public Position applied(Position before) {
      Position now = before.inTurn(turn);
      return now.with(now.ground().with(now.ground().works().overrunsOfTheTrain(0)));
    }
  }

  /**
   * A phase of a side began. SOP-D/r9: the shots of either side's air phase are forgotten with it.
   *
   * @param phase kebab-case
   */
  @Rule("SOP-D/r9")
  record PhaseBegan(Side side, String phase) implements TurnEvent {
    /** What held for one phase only is forgotten. */
    @Override
    public Position applied(Position before) {
      Set<Mark> gone = EnumSet.of(Mark.SPENT, Mark.OVERRAN, Mark.FIRED);
      if (phase.equals("movement")) {
        gone.add(Mark.MOVED);
      }
      return before.withEach(piece -> piece.without(gone));
    }
  }

  /** 1.5: the lines of a side; what they show holds until its next Supply Phase (SCS-supply). */
  @Rule("1.5")
  record LinesTraced(QuestionId question, LineReport report) implements TurnEvent {
    @Override
    public Position applied(Position before) {
      Map<String, Boolean> supplied = new HashMap<>();
      report.lines().forEach(line -> supplied.put(line.unit(), line.supplied()));
      return before.withEach(
          piece -> marked(piece, supplied.getOrDefault(piece.id(), !piece.is(Mark.UNSUPPLIED))));
    }

    private static Piece marked(Piece piece, boolean supplied) {
      if (supplied) {
        return piece.without(EnumSet.of(Mark.UNSUPPLIED));
      }
      return piece.is(Mark.UNSUPPLIED) ? piece : piece.with(Mark.UNSUPPLIED);
    }

    @Override
    public List<Finding> findings() {
      return report.lines().stream().flatMap(line -> line.findings().stream()).toList();
    }
  }

  /**
   * 1.4: the units of a side recovered.
   *
   * @param units whose marks of the turn are gone
   */
  @Rule("1.4")
  record Recovered(Side side, List<String> units) implements TurnEvent {
    @Override
    public Position applied(Position before) {
      Set<Mark> gone =
          EnumSet.of(Mark.DISORGANISED, Mark.BARRAGED, Mark.ATTACKED, Mark.DROPPED, Mark.STADIUM);
      Set<String> all = Set.copyOf(units);
      return before.withEach(piece -> all.contains(piece.id()) ? piece.without(gone) : piece);
    }
  }

  /**
   * 4.0e(3): the Dutch took reinforcements, or did without them for good.
   *
   * @param points that the German scores; 0 if they were refused
   */
  @Rule("4.0e(3)")
  record GroupAnswered(String group, boolean taken, int points) implements TurnEvent {
    @Override
    public Position applied(Position before) {
      Map<String, Reserve> after = new TreeMap<>(before.forces().reserve());
      for (Map.Entry<String, Reserve> one : before.forces().reserve().entrySet()) {
        if (one.getValue() instanceof Reserve.Offered of && of.group().equals(group)) {
          after.remove(one.getKey());
          if (taken) {
            after.put(one.getKey(), new Reserve.Arriving(of.turn(), group, of.zone()));
          }
        }
      }
      return before.with(before.forces().waiting(after)).with(before.score().granting(points));
    }
  }

  /** 5.2: these counters can come by air from now on. */
  @Rule("5.2")
  record Released(List<String> counters, Finding because)
      implements TurnEvent, ExplainedEvent<Position> {
    @Override
    public Position applied(Position before) {
      Map<String, Reserve> after = new TreeMap<>(before.forces().reserve());
      counters.forEach(counter -> after.put(counter, new Reserve.Airborne()));
      return before.with(before.forces().waiting(after));
    }
  }

  /**
   * 4.0b: an objective passed into German hands, or out of them.
   *
   * @param points that it is worth
   */
  @Rule("4.0b")
  record ObjectiveChanged(String objective, boolean german, int points) implements TurnEvent {
    @Override
    public Position applied(Position before) {
      Set<String> held = new TreeSet<>(before.score().held());
      if (german) {
        held.add(objective);
      } else {
        held.remove(objective);
      }
      return before.with(before.score().holding(held));
    }
  }

  /** 3.8b: hexes of the refinery were destroyed; all of them at once. */
  @Rule("3.8b")
  record RefineryDestroyed(Set<Place> hexes) implements TurnEvent {
    public RefineryDestroyed {
      hexes = Sorted.set(hexes);
    }

    @Override
    public Position applied(Position before) {
      return before.with(before.ground().with(before.ground().works().destroyed(hexes)));
    }
  }

  /**
   * 3.3c: a die was thrown for each ship.
   *
   * @param gone those that were withdrawn for good
   */
  @Rule("3.3c")
  record ShipsThrownFor(DrawId draw, List<String> ships, List<Integer> dice, Set<String> gone)
      implements TurnEvent {
    public ShipsThrownFor {
      ships = List.copyOf(ships);
      dice = List.copyOf(dice);
      gone = Sorted.set(gone);
    }

    @Override
    public Position applied(Position before) {
      return without(before.with(before.tally().drawn(draw)), gone);
    }
  }

  /** 3.4a/r82: the munitions are ashore. */
  @Rule("3.4a")
  record MunitionsUnloaded(String ship) implements TurnEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.piece(ship).with(Mark.UNLOADED));
    }
  }

  /** 3.4b: the munitions ship left. */
  @Rule("3.4b")
  record MunitionsShipLeft(String ship) implements TurnEvent {
    @Override
    public Position applied(Position before) {
      return without(before, Set.of(ship));
    }
  }

  /** 3.4b: artillery without munitions is out of the match. */
  @Rule("3.4b")
  record ArtilleryRemoved(List<String> units, List<Finding> findings) implements TurnEvent {
    @Override
    public Position applied(Position before) {
      return without(before, units);
    }
  }

  private static Position without(Position before, Collection<String> ids) {
    Position after = before;
    for (String id : ids) {
      after = after.with(after.forces().without(id));
    }
    return after;
  }

  /** The match ended. */
  record MatchEnded(Outcome outcome) implements TurnEvent {
    @Override
    public List<Finding> findings() {
      return List.of(outcome.because());
    }
  }
}
