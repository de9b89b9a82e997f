package umpire.weserubung.play.flight;

import java.util.List;
import java.util.Optional;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.command.Command;

/**
 * 7.5-6 What is said of landing.
 *
 * @param aircraft who lands
 * @param base the carrier, or else the hex or box (r86)
 * @param isAshore true for a hex or a box
 * @param roundabout true if another way than the shortest is declared next (r160)
 */
record LandingOrder(List<String> aircraft, String base, boolean isAshore, boolean roundabout) {
  LandingOrder {
    aircraft = aircraft.stream().sorted().toList();
  }

  /** Empty for a command that speaks of something else. */
  static Optional<LandingOrder> of(Command command) {
    if (command instanceof AirCommand.Land(List<String> who, Place base)) {
      return Optional.of(new LandingOrder(who, base.id(), true, false));
    }
    if (command instanceof AirCommand.LandAboard(List<String> who, String carrier)) {
      return Optional.of(new LandingOrder(who, carrier, false, false));
    }
    if (command instanceof AirCommand.Detour(List<String> who, Place base)) {
      return Optional.of(new LandingOrder(who, base.id(), true, true));
    }
    return command instanceof AirCommand.DetourAboard(List<String> who, String carrier)
        ? Optional.of(new LandingOrder(who, carrier, false, true))
        : Optional.empty();
  }
}
