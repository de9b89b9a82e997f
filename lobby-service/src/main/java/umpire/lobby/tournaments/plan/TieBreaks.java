package umpire.lobby.tournaments.plan;

import java.util.List;
import umpire.tournament.standing.Criteria;
import umpire.tournament.standing.Criterion;

/** Scores and tie-breaks by name. */
public final class TieBreaks {
  /** The most that a host may list. */
  static final int MOST = 12;

  private TieBreaks() {}

  /** Those of a format whose host names none. */
  public static List<String> usual(FormatPlan format) {
    return switch (format) {
      case FormatPlan.OfRoundRobin _, FormatPlan.OfGroups _ ->
          List.of("points", "direct-encounter", "sonneborn-berger", "wins", "lot");
      case FormatPlan.OfKnockout _ -> List.of("points", "wins", "lot");
      case FormatPlan.OfArena _ -> List.of("wins", "performance", "lot");
      case FormatPlan.OfLadder _ -> List.of("points", "wins", "lot");
      case FormatPlan.OfTables _ -> List.of("points", "wins", "levels", "lot");
      case FormatPlan.OfSwiss _, FormatPlan.OwnPairings _ ->
          List.of(
              "points",
              "buchholz-cut-1",
              "buchholz",
              "sonneborn-berger",
              "direct-encounter",
              "wins",
              "lot");
    };
  }

  /**
   * The criteria of these names. Throws IllegalArgumentException for a name that is none.
   *
   * @param seed of the lot
   */
  public static List<Criterion> read(List<String> names, String seed) {
    return names.stream()
        .map(
            name ->
                Criteria.named(name, seed)
                    .orElseThrow(() -> new IllegalArgumentException("no criterion " + name)))
        .toList();
  }
}
