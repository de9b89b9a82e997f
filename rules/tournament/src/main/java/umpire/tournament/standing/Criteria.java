package umpire.tournament.standing;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The criteria that hosts may choose from. */
public final class Criteria {
  /** Points of all rounds. */
  public static final Criterion POINTS =
      Criterion.higher("points", "points", (table, who) -> Value.of(table.points(who)));

  /** What the levels of victory count, summed over all rounds. */
  public static final Criterion LEVELS =
      Criterion.higher("levels", "levels of victory", VictorySums::levels);

  /** C.07, 8.1: the scores of all opponents. */
  public static final Criterion BUCHHOLZ =
      Criterion.higher("buchholz", "Buchholz", OpponentSums::buchholz);

  /** C.07, 8.1 with 14.1: without the lowest of them, voluntary unplayed rounds first (16.5). */
  public static final Criterion BUCHHOLZ_CUT_1 =
      Criterion.higher("buchholz-cut-1", "Buchholz cut 1", OpponentSums::buchholzCut1);

  /** C.07, 9.1: the score of each opponent times what was scored against them. */
  public static final Criterion SONNEBORN_BERGER =
      Criterion.higher("sonneborn-berger", "Sonneborn-Berger", OpponentSums::sonnebornBerger);

  /** C.07, 6: what those who are tied scored among themselves, if all of them have met. */
  public static final Criterion DIRECT_ENCOUNTER =
      new Criterion(
          "direct-encounter",
          "direct encounter",
          Criterion.Order.HIGHER_FIRST,
          Criterion.Scope.TIED,
          DirectEncounter::values);

  /** C.07, 7.1: rounds won, also by a forfeit or an allocated bye. */
  public static final Criterion WINS =
      Criterion.higher(
          "wins",
          "wins",
          (table, who) -> Value.of(table.cells(who).stream().filter(Cell::won).count()));

  /** C.07, 7.2: rounds won by a match. */
  public static final Criterion WINS_PLAYED =
      Criterion.higher(
          "wins-played",
          "wins by a match",
          (table, who) ->
              Value.of(
                  table.cells(who).stream()
                      .filter(cell -> cell.won() && cell.kind() == Cell.Kind.PLAYED)
                      .count()));

  /** C.07, 10.2: the tournament performance rating, by FIDE's table. */
  public static final Criterion PERFORMANCE =
      Criterion.higher("performance", "rating performance", Performance::of);

  /** Victory points of the game, for. */
  public static final Criterion VICTORY_POINTS_FOR =
      Criterion.higher("victory-points-for", "victory points for", VictorySums::pointsFor);

  /** Victory points of the game, against; fewer stand above. */
  public static final Criterion VICTORY_POINTS_AGAINST =
      Criterion.lower(
          "victory-points-against", "victory points against", VictorySums::pointsAgainst);

  /** Victory points of the game, for minus against. */
  public static final Criterion VICTORY_POINT_DIFFERENCE =
      Criterion.higher(
          "victory-point-difference", "difference of victory points", VictorySums::difference);

  private Criteria() {}

  /** All criteria that need no parameter. */
  public static List<Criterion> all() {
    return List.of(
        POINTS,
        LEVELS,
        BUCHHOLZ,
        BUCHHOLZ_CUT_1,
        SONNEBORN_BERGER,
        DIRECT_ENCOUNTER,
        WINS,
        WINS_PLAYED,
        PERFORMANCE,
        VICTORY_POINTS_FOR,
        VICTORY_POINTS_AGAINST,
        VICTORY_POINT_DIFFERENCE);
  }

  /**
   * A drawing of lots that anybody can verify, {@code lot} by name: see {@link Lot}. The lower
   * place stands above.
   *
   * @param seed published after the entrants are known, or committed to before
   */
  public static Criterion lot(String seed) {
    return new Criterion(
        "lot",
        "lot",
        Criterion.Order.LOWER_FIRST,
        Criterion.Scope.ALL,
        (table, entrants) -> Lot.places(seed, entrants));
  }

  /**
   * The criterion of a name, if there is one.
   *
   * @param id such as {@code buchholz}
   * @param seed of {@code lot}
   */
  public static Optional<Criterion> named(String id, String seed) {
    return Stream.concat(all().stream(), Stream.of(lot(seed)))
        .filter(criterion -> criterion.id().equals(id))
        .findFirst();
  }
}
