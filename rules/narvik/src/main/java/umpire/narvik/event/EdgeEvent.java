package umpire.narvik.event;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.hex.Place;
import umpire.narvik.model.Position;
import umpire.narvik.model.state.Progress;
import umpire.narvik.model.why.AirWhy;

/** 22.2, 22.3 What happens at the borders of the map. */
public sealed interface EdgeEvent extends Event, SeenByAll {
  /** 22.3: a unit left the map; it is neither eliminated nor interned, and never comes back. */
  record LeftMap(String unit, Place from) implements EdgeEvent {
    @Override
    public Position applied(Position before) {
      return departed(before, unit);
    }
  }

  /** 22.2: a unit entered Sweden and is interned. */
  record Interned(String unit, Place hex) implements EdgeEvent {
    @Override
    public Position applied(Position before) {
      return departed(before, unit);
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("22.2", new AirWhy.Interned(unit, hex)));
    }
  }

  private static Position departed(Position before, String unit) {
    Progress progress = before.progress();
    return before.without(unit).with(progress.with(progress.offMap().departed(unit)));
  }
}
