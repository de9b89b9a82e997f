package umpire.fallschirmjaeger.model.state;

import umpire.kernel.citation.Rule;

/**
 * 2.3a The German transports, in Ju-52 points.
 *
 * @param stock at the start of the match
 * @param lost so far
 * @param free left in this turn
 * @param villageDrops special drops on villages so far (2.5e)
 * @param stadiumDrops special drops into the stadium so far (2.5f)
 */
@Rule("2.3a")
public record AirArm(int stock, int lost, int free, int villageDrops, int stadiumDrops) {
  /** Before the first turn. */
  public static AirArm of(int stock) {
    return new AirArm(stock, 0, stock, 0, 0);
  }

  /** With so many points for the turn. */
  public AirArm with(int points) {
    return new AirArm(stock, lost, points, villageDrops, stadiumDrops);
  }

  /** After so many points have flown. */
  public AirArm flown(int points) {
    return new AirArm(stock, lost, free - points, villageDrops, stadiumDrops);
  }

  /** After so many points are destroyed. */
  public AirArm losing(int points) {
    return new AirArm(stock, lost + points, free, villageDrops, stadiumDrops);
  }

  /** After one more special drop, into the stadium or on a village. */
  public AirArm dropped(boolean stadium) {
    int villages = villageDrops + (stadium ? 0 : 1);
    return new AirArm(stock, lost, free, villages, stadiumDrops + (stadium ? 1 : 0));
  }
}
