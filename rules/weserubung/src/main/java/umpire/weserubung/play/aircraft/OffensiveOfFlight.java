package umpire.weserubung.play.aircraft;

import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.OffensiveFrame.Carrying;
import umpire.weserubung.model.frame.Plan;

/** 10.2, 10.9 The offensive by land that a flight is part of, if any. */
public final class OffensiveOfFlight {
  private OffensiveOfFlight() {}

  /** The hexes that are attacked: two at once in a double offensive; none outside an offensive. */
  @Rule("10.9-b")
  public static List<Place> targets(Position position) {
    for (Frame frame : position.agenda().frames()) {
      if (frame instanceof Carrying carrying) {
        return carrying.plan().thrusts().stream().map(Plan.Thrust::target).toList();
      }
    }
    return List.of();
  }
}
