package umpire.narvik.play.assault;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.kernel.citation.Rule;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Assault;
import umpire.narvik.rules.ChapterContext;

/** Who takes part in an assault, and whom its results touch. */
final class Participants {
  private final ChapterContext chapterContext;

  Participants(ChapterContext chapterContext) {
    this.chapterContext = chapterContext;
  }

  /**
   * 15.2, 16.1d: the units of a side that a result touches and that have not retreated: attacking
   * infantry and tanks with the artillery beside the target, or all defenders in the hex. Ships and
   * guns out of reach take no results (ruling 38).
   */
  @Rule({"16.1d", "15.2a/r38"})
  List<Unit> touched(Position position, Assault assault, Side side) {
    return inPlay(position, assault, side).stream()
        .filter(unit -> !assault.retreated().contains(unit.id()))
        .toList();
  }

  /** The units of a side that take part beside or in the target, wherever they are by now. */
  List<Unit> inPlay(Position position, Assault assault, Side side) {
    Stream<String> names = assault.defenders().stream();
    if (side == assault.attacker()) {
      List<String> near = new ArrayList<>(assault.attackers());
      near.addAll(assault.guns().stream().filter(gun -> beside(position, assault, gun)).toList());
      names = near.stream();
    }
    return names
        .sorted()
        .flatMap(id -> Optional.ofNullable(position.units().get(id)).stream())
        .toList();
  }

  private boolean beside(Position position, Assault assault, String gun) {
    Unit unit = position.units().get(gun);
    // A gun that has retreated was beside the target when it was fired.
    return unit != null
        && (assault.retreated().contains(gun)
            || chapterContext.map().adjacent(unit.place(), assault.target()));
  }
}
