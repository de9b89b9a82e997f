package umpire.narvik.rules;

import umpire.kernel.hex.MapGraph;
import umpire.kernel.pack.Pack;
import umpire.narvik.model.CounterMix;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Side;
import umpire.narvik.terrain.LinesOfFire;
import umpire.narvik.terrain.MovementCosts;
import umpire.narvik.terrain.Passage;
import umpire.narvik.terrain.Stacking;
import umpire.narvik.terrain.ZonesOfControl;

/**
 * The chapters that every step looks into.
 *
 * @param pack the edition
 * @param mix its counters
 * @param passage where a unit can pass
 * @param zones of control
 * @param costs of movement
 * @param stacking limits
 * @param fire lines of fire
 */
public record ChapterContext(
    Pack pack,
    CounterMix mix,
    Passage passage,
    ZonesOfControl zones,
    MovementCosts costs,
    Stacking stacking,
    LinesOfFire fire) {
  public static ChapterContext of(Pack pack) {
    CounterMix mix = new CounterMix(pack);
    Passage passage = new Passage(pack.map());
    return new ChapterContext(
        pack,
        mix,
        passage,
        new ZonesOfControl(pack.map(), mix, passage),
        new MovementCosts(pack, passage),
        new Stacking(mix),
        new LinesOfFire(pack.map()));
  }

  public MapGraph map() {
    return pack.map();
  }

  /** True while a counter of the side lies face down: then not everyone can see what is forced. */
  public boolean conceals(Position position, Side side) {
    return !mix.hidden(position, side).isEmpty();
  }
}
