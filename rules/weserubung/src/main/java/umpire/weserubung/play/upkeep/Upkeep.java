package umpire.weserubung.play.upkeep;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.weserubung.event.FinalEvent;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.frame.FinalFrame;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.battle.Aftermath;
import umpire.weserubung.play.battle.Losses;
import umpire.weserubung.play.turn.Morale;

/** 13.1 Ships outside ports cost morale; those that nobody pays for lose a step. */
final class Upkeep {
  /** So many ships for a point. */
  private static final int SHIPS = 5;

  private final Mix mix;
  private final Havens havens;
  private final Losses losses;
  private final Aftermath aftermath;

  Upkeep(Mix mix, Havens havens, Losses losses, Aftermath aftermath) {
    this.mix = mix;
    this.havens = havens;
    this.losses = losses;
    this.aftermath = aftermath;
  }

  /** What hits bring with them comes first (3.4.2, 3.4.5), then the next nation. */
  void run(FinalFrame.Upkeep frame, Course<Position, Frame> course) {
    if (aftermath.settles(course)) {
      return;
    }
    if (frame.nations().isEmpty()) {
      course.leave();
      return;
    }
    Nation nation = frame.nations().getFirst();
    course.replace(new FinalFrame.Upkeep(frame.nations().subList(1, frame.nations().size())));
    pay(nation, course);
  }

  /**
   * 13.1-a, 13.1-b/r9: a point for each full five. If only k points are left, five times k ships
   * are covered and all others lose a step.
   */
  @Rule({"13.1-a", "13.1-b", "13.1-b/r9"})
  private void pay(Nation nation, Course<Position, Frame> course) {
    Position position = course.position();
    List<String> ships = outside(position, nation);
    int cost = ships.size() / SHIPS;
    if (cost == 0) {
      return;
    }
    int paid = Math.min(cost, Morale.left(position, nation));
    int unpaid = paid == cost ? 0 : ships.size() - paid * SHIPS;
    course.tell(new FinalEvent.ShipsKeptAtSea(nation, ships.size(), paid, unpaid));
    if (unpaid == ships.size()) {
      ships.forEach(ship -> losses.bear(ship, 1, course));
    } else if (unpaid > 0) {
      course.push(new FinalFrame.Reducing(position.conventions().seat(nation), ships, unpaid));
    }
  }

  private List<String> outside(Position position, Nation nation) {
    List<String> ships = new ArrayList<>();
    for (Piece piece : position.forces().pieces().values()) {
      if (mix.isUnit(piece.id())
          && mix.unit(piece.id()).arm().isShip()
          && mix.nation(piece.id()) == nation
          && !havens.isPort(position, piece.place(), nation.side())) {
        ships.add(piece.id());
      }
    }
    return ships;
  }
}
