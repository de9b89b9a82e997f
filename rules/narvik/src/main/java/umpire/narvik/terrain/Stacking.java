package umpire.narvik.terrain;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.narvik.model.CounterMix;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.why.Why;

/** 13.2 Stacking: six points of infantry a hex; artillery and tanks stack freely. */
public final class Stacking {
  /** The most points of infantry in a hex. */
  public static final int LIMIT = 6;

  private final CounterMix mix;

  public Stacking(CounterMix mix) {
    this.mix = mix;
  }

  /** The points of one counter: a battalion three, a company one, anything else none. */
  @Rule("13.2")
  public static int points(UnitType type) {
    return switch (type) {
      case INFANTRY_BATTALION -> 3;
      case INFANTRY_COMPANY -> 1;
      case TANK, ARTILLERY, DECOY -> 0;
    };
  }

  /** The points of a side in a hex. */
  public int in(Position position, Side side, Place place) {
    int points = 0;
    for (Unit unit : mix.in(position, side, place)) {
      points += points(mix.land(unit.id()).kind());
    }
    return points;
  }

  /**
   * Why the unit cannot join its friends in the hex; empty if it can. Asked of every hex that it
   * enters in whatever way, so that no excess ever has to be eliminated (ruling 35).
   */
  @Rule({"13.2", "13.2/r35"})
  public List<Finding> bars(Position position, Unit unit, Place to) {
    var counter = mix.land(unit.id());
    int own = points(counter.kind());
    if (own == 0) {
      return List.of();
    }
    int sum = in(position, counter.side(), to) + own;
    return sum > LIMIT
        ? List.of(Finding.forbids("13.2", new Why.Overstacked(to, sum, LIMIT)))
        : List.of();
  }
}
