package umpire.weserubung.rules;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.counter.WeserubungCounter;
import umpire.weserubung.model.state.Piece;

/**
 * How many units of each side and element stand in one place, those aboard and leaders left out:
 * counted once, and kept while nobody comes, goes or changes there.
 */
public final class Occupants {
  private final Map<UnitKind.Element, Integer> german = new EnumMap<>(UnitKind.Element.class);
  private final Map<UnitKind.Element, Integer> allied = new EnumMap<>(UnitKind.Element.class);

  Occupants(OrderOfBattle orderOfBattle, List<Piece> there) {
    for (Piece piece : there) {
      if (!piece.isAboard()
          && orderOfBattle.counter(piece.id()) instanceof WeserubungCounter.Unit unit) {
        of(unit.nation().side()).merge(unit.arm().element(), 1, Integer::sum);
      }
    }
  }

  private Map<UnitKind.Element, Integer> of(Side side) {
    return side == Side.GERMAN ? german : allied;
  }

  /** How many units of the side and of that element. */
  public int count(Side side, UnitKind.Element element) {
    return of(side).getOrDefault(element, 0);
  }

  /** True if the side has land units or aircraft there. */
  public boolean holds(Side side) {
    return of(side).containsKey(UnitKind.Element.LAND)
        || of(side).containsKey(UnitKind.Element.AIR);
  }
}
