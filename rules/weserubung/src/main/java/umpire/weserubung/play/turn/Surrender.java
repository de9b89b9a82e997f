package umpire.weserubung.play.turn;

import java.util.List;
import java.util.Set;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.TurnFrame;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.terrain.MapFacts;

/** 14.2 Norway surrenders, at once, whatever is going on. */
public final class Surrender {
  private final OrderOfBattle orderOfBattle;
  private final List<Place> towns;
  private final Set<Place> east;

  public Surrender(MapFacts mapFacts, OrderOfBattle orderOfBattle) {
    this.orderOfBattle = orderOfBattle;
    this.towns =
        mapFacts.set("towns").stream().filter(town -> !mapFacts.isSpared(town)).sorted().toList();
    this.east = mapFacts.set("east-of-harstad");
  }

  /**
   * 14.2-b/r61: all towns but Tromsø and Harstad are German, and no Allied land unit, ship or
   * aircraft is in a hex with land further to map east than Harstad.
   */
  @Rule({"14.2-b", "14.2-b/r61"})
  public boolean isDue(Position position) {
    if (position.agenda().top() instanceof TurnFrame.Ended
        || !position.nations().containsKey(Nation.NORWAY)) {
      return false;
    }
    for (Place town : towns) {
      if (position.country().control(town) == Side.ALLIED) {
        return false;
      }
    }
    return position.forces().pieces().values().stream().noneMatch(this::holdsTheNorth);
  }

  private boolean holdsTheNorth(Piece piece) {
    return orderOfBattle.isUnit(piece.id())
        && orderOfBattle.side(piece.id()) == Side.ALLIED
        && east.contains(piece.place());
  }

  /** The match ends (15.1). */
  public void carryOut(RulingInProgress<Position, Frame> ruling) {
    Victory.surrendered(ruling);
  }
}
