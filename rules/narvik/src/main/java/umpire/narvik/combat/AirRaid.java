package umpire.narvik.combat;

import java.util.List;
import umpire.narvik.model.state.AirPower;

/**
 * 18.1.2, 18.1.3 Air missions of their own against one hex, all declared before the first die.
 *
 * @param sorties 1 to 30, in the order in which they fly
 * @param badWeatherAtNarvik the weather of the turn (7.0)
 * @param emergencyAirSupport the Allies have declared it for this turn (18.2)
 * @param bases designated Allied bases, 0 to 2 (19.4)
 */
public record AirRaid(
    List<Sortie> sorties, boolean badWeatherAtNarvik, boolean emergencyAirSupport, int bases)
    implements CombatBrief {
  public AirRaid {
    sorties = List.copyOf(sorties);
    if (sorties.isEmpty()) {
      throw new IllegalArgumentException("a raid has at least one sortie (18.1.2, 18.1.3)");
    }
  }

  /**
   * One attack with its two dice.
   *
   * @param target the hex of an interdiction, or the ship that is attacked
   * @param airPoints 1 to 30
   */
  public record Sortie(String target, int airPoints) {
    public Sortie {
      if (airPoints < 1 || airPoints > AirPower.MOST_POINTS) {
        throw new IllegalArgumentException("1 to 30 air points, not " + airPoints + " (18.1)");
      }
    }
  }

  AirConditions conditions() {
    return new AirConditions(badWeatherAtNarvik, emergencyAirSupport, bases);
  }
}
