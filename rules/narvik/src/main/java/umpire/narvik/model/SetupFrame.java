package umpire.narvik.model;

import java.util.List;

/** 5.1 The frames of the set-up. */
public sealed interface SetupFrame extends Frame {
  /**
   * 5.1: a side places its units on the map, one after the other.
   *
   * @param side who
   * @param open counters that are still to be placed, in order
   */
  record Placing(Side side, List<String> open) implements SetupFrame {
    public Placing {
      open = List.copyOf(open);
    }
  }
}
