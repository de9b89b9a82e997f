package umpire.fallschirmjaeger.model.frame;

import java.util.List;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.kernel.hex.Place;

/** Frames of barrage (1.7). */
public sealed interface FireFrame extends Frame {
  /** The side says what fires next. */
  record BarragePhase(Side side) implements FireFrame {}

  /**
   * The combat adjudicator resolves a barrage.
   *
   * @param support true if its marker stays (1.7b)
   */
  record AwaitingBarrage(Side side, String gun, Place hex, boolean support) implements FireFrame {}

  /** Units have entered a hex under active barrages (1.7b). */
  record EntryFire(List<String> units, Place hex) implements FireFrame {
    public EntryFire {
      units = List.copyOf(units);
    }
  }

  /** The combat adjudicator resolves the fire at them. */
  record AwaitingEntryFire(List<String> units, Place hex) implements FireFrame {
    public AwaitingEntryFire {
      units = List.copyOf(units);
    }
  }
}
