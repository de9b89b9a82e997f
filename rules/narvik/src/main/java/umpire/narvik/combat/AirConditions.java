package umpire.narvik.combat;

/**
 * What modifies every roll on the air table.
 *
 * @param badWeatherAtNarvik the weather of the turn (7.0)
 * @param emergencyAirSupport the Allies have declared it for this turn (18.2)
 * @param bases designated Allied bases, 0 to 2 (19.4)
 */
public record AirConditions(boolean badWeatherAtNarvik, boolean emergencyAirSupport, int bases) {}
