package umpire.fallschirmjaeger.house;

import umpire.fallschirmjaeger.Fallschirmjaeger;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter;
import umpire.fallschirmjaeger.model.state.Setup;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.pack.Pack;
import umpire.wire.pack.Packs;

/** The pack under test. */
final class HousePack {
  static final Pack PACK = Packs.load(new Fallschirmjaeger());
  static final MapGraph MAP = PACK.map();

  private HousePack() {}

  static FallschirmjaegerCounter counter(String id) {
    return PACK.counter(id, FallschirmjaegerCounter.class);
  }

  static Setup setup(String scenario) {
    return (Setup) PACK.scenario(scenario).setup();
  }
}
