package umpire.weserubung.play.battle;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.weserubung.event.FightEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.FightWhy;
import umpire.weserubung.rules.OrderOfBattle;

/**
 * 3.0 What a hit does: a full unit is turned, a reduced one is gone, and with a ship whatever is
 * aboard. Who has to choose something after that is asked by {@link HitConsequences}.
 */
public final class Losses {
  private final OrderOfBattle orderOfBattle;

  public Losses(OrderOfBattle orderOfBattle) {
    this.orderOfBattle = orderOfBattle;
  }

  /** The unit bears so many hits; those that it does not live to bear are nobody's. */
  @Rule("3.0-a")
  public void bear(String unit, int hits, RulingInProgress<Position, Frame> ruling) {
    for (int hit = 0; hit < hits && ruling.position().forces().has(unit); hit++) {
      if (ruling.position().piece(unit).reduced()) {
        destroy(unit, Finding.forbids("3.0-a", new FightWhy.Destroyed(unit)), ruling);
      } else {
        ruling.add(new FightEvent.UnitReduced(unit));
      }
    }
  }

  /**
   * The counter is out of play: land units, aircraft and transports to the force pool, other ships
   * and leaders for good. What a ship or an air transport carries goes with it, but for a carrier's
   * fighters: each bears a hit and looks for another base.
   */
  @Rule({"3.2-h", "3.4-c", "3.4.5-b", "3.4.5-e"})
  public void destroy(String counter, Finding why, RulingInProgress<Position, Frame> ruling) {
    List<Piece> aboard = new ArrayList<>();
    for (Piece piece : ruling.position().in(ruling.position().piece(counter).place())) {
      if (piece.aboard().equals(counter)) {
        aboard.add(piece);
      }
    }
    ruling.add(new FightEvent.CounterRemoved(counter, orderOfBattle.comesBack(counter), why));
    for (Piece piece : aboard) {
      if (orderOfBattle.isUnit(piece.id()) && orderOfBattle.unit(piece.id()).arm().isAir()) {
        bear(piece.id(), 1, ruling);
      } else {
        destroy(piece.id(), lostWith(piece, counter), ruling);
      }
    }
  }

  /** 3.4.5-e, 3.5-d, 3.6-d: whoever is aboard goes down with the ship. */
  @Rule({"3.5-d", "3.6-d", "8.7-d"})
  private Finding lostWith(Piece piece, String carrier) {
    String rule =
        orderOfBattle.isUnit(piece.id())
            ? "3.4.5-e"
            : switch (orderOfBattle.leader(piece.id()).rank()) {
              case GENERAL -> "3.5-d";
              case ADMIRAL -> "3.6-d";
            };
    return Finding.forbids(rule, new FightWhy.LostWithCarrier(piece.id(), carrier));
  }
}
