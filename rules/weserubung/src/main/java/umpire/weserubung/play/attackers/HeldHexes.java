package umpire.weserubung.play.attackers;

import java.util.BitSet;
import java.util.Set;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Derived;
import umpire.kernel.hex.Place;
import umpire.kernel.hex.PlacedById;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.PieceKind;
import umpire.weserubung.terrain.LandWays;

/** Which hexes of land a side holds, and which are closed to the other, by number. */
final class HeldHexes {
  private final OrderOfBattle orderOfBattle;
  private final LandWays land;
  private final Derived<Held> held = new Derived<>();
  private final Derived<BitSet> german = new Derived<>();

  HeldHexes(OrderOfBattle orderOfBattle, LandWays land) {
    this.orderOfBattle = orderOfBattle;
    this.land = land;
  }

  /**
   * The hexes that each side holds.
   *
   * @param german with German land units ashore or aircraft
   * @param allied with those of the Allies
   */
  private record Held(BitSet german, BitSet allied) {}

  /** Where the side has land units ashore or aircraft; not to be written to. */
  BitSet by(Position position, Side side) {
    PlacedById<Piece> pieces = position.forces().byId();
    Held both =
        held.of(pieces, () -> new Held(held(pieces, Side.GERMAN), held(pieces, Side.ALLIED)));
    return side == Side.GERMAN ? both.german() : both.allied();
  }

  private BitSet held(PlacedById<Piece> pieces, Side side) {
    BitSet marked = new BitSet();
    for (Piece piece : orderOfBattle.pieces(pieces, side, PieceKind.LAND_UNITS_AND_AIRCRAFT)) {
      if (!piece.isAboard()) {
        land.mark(piece.place(), marked); // boxes are no land
      }
    }
    return marked;
  }

  /** 3.5-d/r100: the hexes that are not the side's, and those that enemies hold. */
  @Rule("3.5-d/r100")
  BitSet closedToLeaders(Position position, Side side) {
    Set<Place> hexes = position.country().german();
    BitSet closed = (BitSet) german.of(position.country().control(), () -> marked(hexes)).clone();
    if (side == Side.GERMAN) {
      closed.flip(0, land.size());
    }
    closed.or(by(position, side.other()));
    return closed;
  }

  private BitSet marked(Set<Place> hexes) {
    BitSet marked = new BitSet();
    hexes.forEach(hex -> land.mark(hex, marked));
    return marked;
  }
}
