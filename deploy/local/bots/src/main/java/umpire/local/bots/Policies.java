package umpire.local.bots;

import java.util.Map;
import java.util.TreeMap;
import umpire.opponent.DefaultValuation;
import umpire.opponent.GreedyOpponent;
import umpire.opponent.Opponent;
import umpire.opponent.RandomOpponent;
import umpire.testkit.match.Rulebook;
import umpire.wire.pack.Shelf;

/** How house bots choose, and the games that they know. */
final class Policies {
  /** Each look ahead is a request: a quarter of those that the arena's opponent takes. */
  private static final int LOOKS = 16;

  private Policies() {}

  /** Any offer is as good as another. */
  static Opponent random(Rulebook book, long seed) {
    return new RandomOpponent(seed);
  }

  /** What promises most at once. */
  static Opponent greedy(Rulebook book, long seed) {
    return new GreedyOpponent(DefaultValuation.of(book.pack()), seed, LOOKS);
  }

  /** All games by id. */
  static Map<String, Rulebook> books() {
    Shelf shelf = Shelf.load();
    Map<String, Rulebook> books = new TreeMap<>();
    for (String game : shelf.games()) {
      Shelf.Shelved shelved = shelf.game(game);
      books.put(game, Rulebook.of(shelved.game(), shelved.pack()));
    }
    return books;
  }
}
