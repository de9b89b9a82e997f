package umpire.game.testing;

import java.util.List;
import java.util.stream.Stream;

/**
 * How a duel of a game begins, and what whoever is asked first may and may not say there.
 *
 * @param game its id
 * @param scenario its id
 * @param seat who is asked first
 * @param rule a paragraph of the game
 * @param table a table of the pack; any name where it has none
 * @param order a command that is offered
 * @param ruledOut commands that can be read, and that a rule of the game refuses
 */
public record TwoPlayerOpening(
    String game,
    String scenario,
    String seat,
    String rule,
    String table,
    String order,
    List<String> ruledOut) {
  /** The smallest match of narvik. */
  public static final TwoPlayerOpening NARVIK =
      new TwoPlayerOpening(
          "narvik",
          "one-assault",
          "allied",
          "15.3.1",
          "weather",
          TwoPlayerMatch.TARGET,
          List.of(
              "{\"type\": \"assault-hex\", \"target\": \"nowhere\"}",
              "{\"type\": \"assault-hex\", \"target\": \"2305\"}",
              "{\"type\": \"step\", \"unit\": \"nobody\", \"to\": \"1810\"}",
              "{\"type\": \"step\", \"unit\": \"scots-guards\", \"to\": \"0101\"}",
              "{\"type\": \"step\", \"unit\": \"mountain-1-1\", \"to\": \"1811\"}",
              "{\"type\": \"commit\", \"units\": [], \"guns\": [], \"ships\": [], \"airPoints\": 0}",
              "{\"type\": \"sail\", \"ships\": [], \"to\": \"2107\"}",
              "{\"type\": \"decline\"}"));

  /** The smallest match of weserubung. */
  public static final TwoPlayerOpening WESERUBUNG =
      new TwoPlayerOpening(
          "weserubung",
          "one-battle",
          "german",
          "10.3-4",
          "none-has",
          "{\"type\": \"attack\", \"target\": \"2116\"}",
          List.of(
              "{\"type\": \"attack\", \"target\": \"nowhere\"}",
              "{\"type\": \"attack\", \"target\": \"britain\"}",
              "{\"type\": \"attack\", \"target\": \"2215\"}",
              "{\"type\": \"attack\", \"target\": \"2120\"}",
              "{\"type\": \"double-attack\", \"general\": \"hvinden-haug\", \"target\": \"2116\"}",
              "{\"type\": \"commit\", \"target\": \"2116\", \"from\": \"2215\", \"units\": [\"norwegian-6-infantry\"]}",
              "{\"type\": \"buy-offensives\", \"offensives\": {\"germany\": -1}}",
              "{\"type\": \"buy-offensives\", \"offensives\": {\"germany\": 2000000000}}",
              "{\"type\": \"bear-hits\", \"hits\": {\"norwegian-6-infantry\": -1, \"nobody\": 3}}",
              "{\"type\": \"advance\", \"units\": [], \"generals\": []}",
              "{\"type\": \"to\", \"place\": \"9999\"}",
              "{\"type\": \"intercept-flight\", \"hex\": \"2116\", \"fighters\": [\"nobody\", \"nobody\"]}",
              "{\"type\": \"place-built\", \"unit\": \"dietl\", \"place\": \"denmark\"}",
              "{\"type\": \"consent\", \"reply\": \"granted\"}",
              "{\"type\": \"launch-offensive\"}"));

  /** One of each game on the shelf. */
  public static Stream<TwoPlayerOpening> all() {
    return Stream.of(NARVIK, WESERUBUNG);
  }

  @Override
  public String toString() {
    return game;
  }

  /** Whoever is asked first in a duel that begins so. */
  public Client asked(TwoPlayerMatch twoPlayerMatch) {
    return seat.equals("german") ? twoPlayerMatch.german() : twoPlayerMatch.allied();
  }
}
