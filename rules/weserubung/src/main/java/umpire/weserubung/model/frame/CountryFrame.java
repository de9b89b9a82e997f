package umpire.weserubung.model.frame;

import java.util.List;
import java.util.Optional;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Viewer;

/** 10.12: what the capture of a hex brings with it. */
public sealed interface CountryFrame extends Frame {
  @Override
  default Optional<Frame> seen(Viewer viewer) {
    return Optional.of(this);
  }

  /**
   * 10.12-c, 3.4-h: ships leave a captured port one by one, each to an adjacent hex; then those
   * that came under guns of Oslo are fired at, and those that came upon enemy ships fight.
   *
   * @param port that was captured
   * @param ships still to leave, in order of id
   * @param exposed who has left to where batteries fire, and has not been fired at yet
   * @param driven who has left to where enemy ships are, and has not fought yet
   */
  record LeavingPort(Place port, List<String> ships, List<String> exposed, List<String> driven)
      implements CountryFrame {
    public LeavingPort {
      ships = List.copyOf(ships);
      exposed = List.copyOf(exposed);
      driven = List.copyOf(driven);
    }

    /** These ships have to leave a port that has just been captured. */
    public static LeavingPort of(Place port, List<String> ships) {
      return new LeavingPort(port, ships, List.of(), List.of());
    }

    /** Without the first of the ships that have to leave. */
    public LeavingPort next() {
      return new LeavingPort(port, ships.subList(1, ships.size()), exposed, driven);
    }

    /** With those who have still to be fired at, and to fight. */
    public LeavingPort with(List<String> underGuns, List<String> amongEnemies) {
      return new LeavingPort(port, ships, underGuns, amongEnemies);
    }
  }
}
