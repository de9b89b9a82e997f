package umpire.lobby.ratings;

import umpire.tournament.rating.RatedMatch;
import umpire.tournament.rating.RatedSeat;

/**
 * What is rated on its own: a game, or a scenario of it, where each side that somebody plays has a
 * rating of its own.
 *
 * @param scenario empty for the whole game
 */
record RatingPool(String game, String scenario) {
  // Ids of games, scenarios, seats and accounts have neither.
  private static final String SCENARIO = "/";
  private static final String SEAT = "@";

  /** The pool of a whole game. */
  static RatingPool of(String game) {
    return new RatingPool(game, "");
  }

  /** As it is stored. */
  String key() {
    return scenario.isEmpty() ? game : game + SCENARIO + scenario;
  }

  /** The pool of a stored key. */
  static RatingPool read(String key) {
    int stroke = key.indexOf(SCENARIO);
    return stroke < 0
        ? of(key)
        : new RatingPool(key.substring(0, stroke), key.substring(stroke + 1));
  }

  /** Whoever plays a seat, as they are stored in this pool. */
  String player(String account, String seat) {
    return scenario.isEmpty() ? account : account + SEAT + seat;
  }

  /** The account of a stored player. */
  static String account(String player) {
    int at = player.indexOf(SEAT);
    return at < 0 ? player : player.substring(0, at);
  }

  /** The seat of a stored player, empty in the pool of a game. */
  static String seat(String player) {
    int at = player.indexOf(SEAT);
    return at < 0 ? "" : player.substring(at + 1);
  }

  /** A match as it counts in this pool. */
  RatedMatch match(RatedEnd end) {
    return new RatedMatch(
        end.match(),
        end.at(),
        key(),
        end.seats().stream()
            .map(seat -> new RatedSeat(player(seat.account(), seat.seat()), seat.score()))
            .toList());
  }
}
