package umpire.narvik.model.chart;

/** A cell of the weather table (7.0). */
public enum WeatherResult {
  FAIR,
  /** Halves the German air points of the turn. */
  BAD_AT_TRONDHEIM,
  /** Modifies the assaults and the air attacks of the turn. */
  BAD_AT_NARVIK,
  /** Fair weather, and two turns later the costs of good weather; again, it changes nothing. */
  THAW;

  /** What it is like in the turn of the roll. */
  public Weather weather() {
    return switch (this) {
      case FAIR, THAW -> Weather.FAIR;
      case BAD_AT_TRONDHEIM -> Weather.BAD_AT_TRONDHEIM;
      case BAD_AT_NARVIK -> Weather.BAD_AT_NARVIK;
    };
  }
}
