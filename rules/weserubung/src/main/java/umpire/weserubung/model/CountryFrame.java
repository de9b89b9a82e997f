package umpire.weserubung.model;

import java.util.List;
import umpire.kernel.hex.Place;

/** 10.12: what the capture of a hex brings with it. */
public sealed interface CountryFrame extends Frame {
  /**
   * 10.12-c, 3.4-h: ships leave a captured port one by one, each to an adjacent hex; then those
   * that came upon enemy ships fight.
   *
   * @param port that was captured
   * @param ships still to leave, in order of id
   * @param driven who has left to where enemy ships are, and has not fought yet
   */
  record LeavingPort(Place port, List<String> ships, List<String> driven) implements CountryFrame {
    public LeavingPort {
      ships = List.copyOf(ships);
      driven = List.copyOf(driven);
    }
  }
}
