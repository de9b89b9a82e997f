package umpire.weserubung.lore;

import java.util.List;
import umpire.weserubung.model.Arm;
import umpire.weserubung.model.Piece;
import umpire.weserubung.model.Side;
import umpire.weserubung.model.WeserubungCounter;

/**
 * How many units of each side and element stand in one place, those aboard and leaders left out:
 * counted once, and kept while nobody comes, goes or changes there.
 */
public final class Occupants {
  private static final int ELEMENTS = Arm.Element.values().length;

  private final int[] counts = new int[Side.values().length * ELEMENTS];

  Occupants(Mix mix, List<Piece> there) {
    for (Piece piece : there) {
      if (!piece.isAboard() && mix.counter(piece.id()) instanceof WeserubungCounter.Unit unit) {
        counts[index(unit.nation().side(), unit.arm().element())]++;
      }
    }
  }

  private static int index(Side side, Arm.Element element) {
    return side.ordinal() * ELEMENTS + element.ordinal();
  }

  /** How many units of the side and of that element. */
  public int count(Side side, Arm.Element element) {
    return counts[index(side, element)];
  }

  /** True if the side has land units or aircraft there. */
  public boolean holds(Side side) {
    return count(side, Arm.Element.LAND) > 0 || count(side, Arm.Element.AIR) > 0;
  }
}
