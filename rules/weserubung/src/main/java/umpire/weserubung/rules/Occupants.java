package umpire.weserubung.rules;

import java.util.List;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.counter.WeserubungCounter;
import umpire.weserubung.model.state.Piece;

/**
 * How many units of each side and element stand in one place, those aboard and leaders left out:
 * counted once, and kept while nobody comes, goes or changes there.
 */
public final class Occupants {
  private final Units german = new Units();
  private final Units allied = new Units();

  /** How many of one side there are. */
  private static final class Units {
    private int land;
    private int air;
    private int sea;

    void add(UnitKind.Element element) {
      switch (element) {
        case LAND -> land++;
        case AIR -> air++;
        case SEA -> sea++;
      }
    }

    int count(UnitKind.Element element) {
      return switch (element) {
        case LAND -> land;
        case AIR -> air;
        case SEA -> sea;
      };
    }
  }

  Occupants(OrderOfBattle orderOfBattle, List<Piece> there) {
    for (Piece piece : there) {
      if (!piece.isAboard()
          && orderOfBattle.counter(piece.id()) instanceof WeserubungCounter.Unit unit) {
        of(unit.nation().side()).add(unit.arm().element());
      }
    }
  }

  private Units of(Side side) {
    return side == Side.GERMAN ? german : allied;
  }

  /** How many units of the side and of that element. */
  public int count(Side side, UnitKind.Element element) {
    return of(side).count(element);
  }

  /** True if the side has land units or aircraft there. */
  public boolean holds(Side side) {
    return of(side).land > 0 || of(side).air > 0;
  }
}
