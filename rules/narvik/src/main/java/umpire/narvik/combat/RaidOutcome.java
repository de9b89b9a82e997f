package umpire.narvik.combat;

import java.util.Comparator;

/**
 * What a raid brings, whoever it is against.
 *
 * @param infantry total of the infantry column over all sorties (18.1.2)
 * @param damaging sorties with a naval result of 1 (18.1.3)
 * @param sinking sorties with a naval result of 2
 */
public record RaidOutcome(int infantry, int damaging, int sinking) {
  static final Comparator<RaidOutcome> WEAKEST_FIRST =
      Comparator.comparing(RaidOutcome::infantry)
          .thenComparing(RaidOutcome::sinking)
          .thenComparing(RaidOutcome::damaging);

  RaidOutcome plus(RaidOutcome other) {
    return new RaidOutcome(
        infantry + other.infantry, damaging + other.damaging, sinking + other.sinking);
  }
}
