package umpire.lobby.ratings;

import org.jspecify.annotations.Nullable;
import umpire.chassis.http.Problem;
import umpire.lobby.matchmaking.Catalogue;

/**
 * What a rating is of.
 *
 * @param seat empty for a whole game
 */
record RatedSide(RatingPool pool, String seat) {
  /**
   * As a request says it: a whole game, or a side of a scenario. 404 where there is no such game,
   * 400 where there is no such scenario or seat or one of the two is missing.
   */
  static RatedSide read(Catalogue catalogue, String game, String scenario, String seat) {
    catalogue.requireGame(game);
    if (scenario.isEmpty() != seat.isEmpty()) {
      throw Problem.malformed("", "scenario and seat go together").asException();
    }
    if (!scenario.isEmpty() && !catalogue.seats(game, scenario).contains(seat)) {
      throw Problem.malformed("", "the seats are " + catalogue.seats(game, scenario)).asException();
    }
    return new RatedSide(new RatingPool(game, scenario), seat);
  }

  @Nullable String scenario() {
    return pool.scenario().isEmpty() ? null : pool.scenario();
  }

  @Nullable String seatOrNull() {
    return seat.isEmpty() ? null : seat;
  }
}
