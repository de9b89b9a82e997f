package umpire.weserubung.rules;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.counter.WeserubungCounter;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.terrain.MapFacts;

/**
 * 3.1 Stacking: who stands where, and for how many there is room. Leaders count nowhere (3.5, 3.6),
 * nor do land units aboard (3.1-b); each side counts its own (r99).
 */
public final class Stacking {
  /** Most units of an element in a hex. */
  public static final int LIMIT = 6;

  private final OrderOfBattle orderOfBattle;

  public Stacking(OrderOfBattle orderOfBattle) {
    this.orderOfBattle = orderOfBattle;
  }

  /** The side's units of that element in the place, by id; land units and aircraft not aboard. */
  public List<String> units(Position position, Place place, Side side, UnitKind.Element element) {
    if (orderOfBattle.occupants(position, place).count(side, element) == 0) {
      return List.of();
    }
    List<String> units = new ArrayList<>();
    for (Piece piece : position.in(place)) {
      if (stands(piece, side, element)) {
        units.add(piece.id());
      }
    }
    return units;
  }

  private boolean stands(Piece piece, Side side, UnitKind.Element element) {
    return !piece.isAboard()
        && orderOfBattle.counter(piece.id()) instanceof WeserubungCounter.Unit unit
        && unit.arm().element() == element
        && unit.nation().side() == side;
  }

  /**
   * 3.0-c, r82: true if the side has a land unit or aircraft in the hex: it is not vacant. Ships do
   * not count, nor what is aboard.
   */
  @Rule({"3.0-c", "10.12-a/r82", "8.7-d"})
  public boolean holds(Position position, Place hex, Side side) {
    return orderOfBattle.occupants(position, hex).holds(side);
  }

  /** True if the side has ships in the hex. */
  public boolean sails(Position position, Place hex, Side side) {
    return orderOfBattle.occupants(position, hex).count(side, UnitKind.Element.SEA) > 0;
  }

  /**
   * 3.1: for how many more units of that element the side has room in the place, not below 0.
   * Without limit in the boxes.
   */
  @Rule({"3.1-a", "3.1-b", "3.1-c"})
  public int room(Position position, Place place, Side side, UnitKind.Element element) {
    if (MapFacts.isBox(place)) {
      return Integer.MAX_VALUE;
    }
    return Math.max(0, LIMIT - orderOfBattle.occupants(position, place).count(side, element));
  }
}
