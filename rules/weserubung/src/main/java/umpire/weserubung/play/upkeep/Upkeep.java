package umpire.weserubung.play.upkeep;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.weserubung.event.FinalEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.frame.FinalFrame;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.battle.HitConsequences;
import umpire.weserubung.play.battle.Losses;
import umpire.weserubung.play.turn.Morale;
import umpire.weserubung.rules.OrderOfBattle;

/** 13.1 Ships outside ports cost morale; those that nobody pays for lose a step. */
final class Upkeep {
  /** So many ships for a point. */
  private static final int SHIPS = 5;

  private final OrderOfBattle orderOfBattle;
  private final SafePorts safePorts;
  private final Losses losses;
  private final HitConsequences hitConsequences;

  Upkeep(
      OrderOfBattle orderOfBattle,
      SafePorts safePorts,
      Losses losses,
      HitConsequences hitConsequences) {
    this.orderOfBattle = orderOfBattle;
    this.safePorts = safePorts;
    this.losses = losses;
    this.hitConsequences = hitConsequences;
  }

  /** What hits bring with them comes first (3.4.2, 3.4.5), then the next nation. */
  void run(FinalFrame.Upkeep frame, RulingInProgress<Position, Frame> ruling) {
    if (hitConsequences.settles(ruling)) {
      return;
    }
    if (frame.nations().isEmpty()) {
      ruling.popFrame();
      return;
    }
    Nation nation = frame.nations().getFirst();
    ruling.replaceFrame(new FinalFrame.Upkeep(frame.nations().subList(1, frame.nations().size())));
    pay(nation, ruling);
  }

  /**
   * 13.1-a, 13.1-b/r9: a point for each full five. If only k points are left, five times k ships
   * are covered and all others lose a step.
   */
  @Rule({"13.1-a", "13.1-b", "13.1-b/r9"})
  private void pay(Nation nation, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    List<String> ships = outside(position, nation);
    int cost = ships.size() / SHIPS;
    if (cost == 0) {
      return;
    }
    int paid = Math.min(cost, Morale.left(position, nation));
    int unpaid = paid == cost ? 0 : ships.size() - paid * SHIPS;
    ruling.add(new FinalEvent.ShipsKeptAtSea(nation, ships.size(), paid, unpaid));
    if (unpaid == ships.size()) {
      ships.forEach(ship -> losses.bear(ship, 1, ruling));
    } else if (unpaid > 0) {
      ruling.pushFrame(new FinalFrame.Reducing(position.conventions().seat(nation), ships, unpaid));
    }
  }

  private List<String> outside(Position position, Nation nation) {
    List<String> ships = new ArrayList<>();
    for (Piece piece : position.forces().pieces().values()) {
      if (orderOfBattle.isUnit(piece.id())
          && orderOfBattle.unit(piece.id()).arm().isShip()
          && orderOfBattle.nation(piece.id()) == nation
          && !safePorts.isPort(position, piece.place(), nation.side())) {
        ships.add(piece.id());
      }
    }
    return ships;
  }
}
