package umpire.weserubung.rules;

import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.WeserubungCounter;
import umpire.weserubung.terrain.LandMover;
import umpire.weserubung.terrain.LandWays;

/** 3.2-c, 3.2.2, 3.5-a, 3.6-a How far counters go by land, and how. */
public final class LandMovementRates {
  /** 3.5-a: movement points of a general. */
  private static final int GENERAL = 8;

  private final OrderOfBattle orderOfBattle;

  public LandMovementRates(OrderOfBattle orderOfBattle) {
    this.orderOfBattle = orderOfBattle;
  }

  /** 3.2-c, 3.5-a, 3.6-a: movement points: as printed; a general's 8, an admiral's without end. */
  @Rule({"3.5-a", "3.6-a", "3.5-a/r39"})
  public int points(String id) {
    return switch (orderOfBattle.counter(id)) {
      case WeserubungCounter.Unit unit -> unit.movement();
      case WeserubungCounter.Leader leader ->
          switch (leader.rank()) {
            case GENERAL -> GENERAL;
            case ADMIRAL -> LandWays.UNLIMITED;
          };
    };
  }

  /** Movement points of those who stay together: of the slowest. */
  public int points(List<String> ids) {
    return ids.stream().mapToInt(this::points).min().orElseThrow();
  }

  /** True for mountain troops; a leader is none. */
  public boolean isMountain(String id) {
    return orderOfBattle.counter(id) instanceof WeserubungCounter.Unit unit
        && unit.arm().isMountain();
  }

  /** How the counter goes. */
  public LandMover footing(Position position, String id) {
    return footing(position, isMountain(id));
  }

  /** How those go who stay together: mountains hinder all if they hinder one. */
  public LandMover footing(Position position, List<String> ids) {
    return footing(position, ids.stream().allMatch(this::isMountain));
  }

  /** How mountain troops go, or others. */
  public LandMover footing(Position position, boolean mountain) {
    return new LandMover(mountain, position.conventions().riverPlusTwo());
  }
}
