package umpire.tournament.ladder;

/**
 * Rules of a ladder.
 *
 * @param reach how many places above their own somebody may challenge, at least 1
 * @param cooldown how many other matches a challenger plays before they challenge the same opponent
 *     again; 0 for none
 * @param idlePeriods after how many periods without a match somebody falls, at least 1
 * @param fall how many places they fall; 0 for none
 * @param twice whether a challenge is two matches with the sides changed
 */
public record LadderSettings(int reach, int cooldown, int idlePeriods, int fall, boolean twice) {
  public LadderSettings {
    if (reach < 1 || cooldown < 0 || idlePeriods < 1 || fall < 0) {
      throw new IllegalArgumentException(
          "reach %d, cooldown %d, idle periods %d, fall %d"
              .formatted(reach, cooldown, idlePeriods, fall));
    }
  }
}
