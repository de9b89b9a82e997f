package umpire.local.bots;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import umpire.opponent.DefaultValuation;
import umpire.opponent.GreedyOpponent;
import umpire.opponent.Opponent;
import umpire.opponent.RandomOpponent;
import umpire.testkit.match.Rulebook;
import umpire.wire.pack.Shelf;

/**
 * The process: all house bots, until it is stopped. Settings are those of the environment: {@code
 * UMPIRE_URL} the API's origin, {@code UMPIRE_BOTS_SECRET} the bots' password, {@code
 * UMPIRE_BOTS_MATCHES} how many matches each plays at a time (64), {@code UMPIRE_BOTS_READY} a file
 * that is written when every bot has received what waits for it, {@code UMPIRE_BOTS_ALIVE} a file
 * that is touched every second while all of them run. Where one ends, the process ends with 1.
 */
public final class Main {
  /** Each look ahead is a request: a quarter of those that the arena's opponent takes. */
  private static final int LOOKS = 16;

  /** The greedy one twice: of a match with three seats, two may want it. */
  private static final Map<String, BiFunction<Rulebook, Long, Opponent>> BOTS =
      Map.of(
          "bot:random",
          (_, seed) -> new RandomOpponent(seed),
          "bot:greedy",
          Main::greedy,
          "bot:greedy-2",
          Main::greedy);

  private Main() {}

  public static void main(String[] words) throws InterruptedException {
    ApiClient apiClient = new ApiClient(setting("UMPIRE_URL", "http://127.0.0.1:8080"));
    String secret = setting("UMPIRE_BOTS_SECRET", "");
    if (secret.isEmpty()) {
      System.err.println("bots: UMPIRE_BOTS_SECRET is not set: start them by ./umpire up");
      System.exit(2);
    }
    int most = Integer.parseInt(setting("UMPIRE_BOTS_MATCHES", "64"));
    Path ready = Path.of(setting("UMPIRE_BOTS_READY", ""));
    Map<String, Rulebook> books = books();
    Set<String> served = ConcurrentHashMap.newKeySet();
    List<Thread> threads = new ArrayList<>();
    BOTS.forEach(
        (name, opponents) -> {
          Session session = new Session(apiClient, name, secret);
          Bot bot = new Bot(session, books, most, opponents, () -> serves(served, name, ready));
          threads.add(Thread.ofPlatform().name(name).start(bot::run));
        });
    new Heartbeat(Path.of(setting("UMPIRE_BOTS_ALIVE", "")), threads).touchWhileAlive();
    System.err.println("bots: one of them has ended, so all do");
    System.exit(1);
  }

  private static Opponent greedy(Rulebook book, long seed) {
    return new GreedyOpponent(DefaultValuation.of(book.pack()), seed, LOOKS);
  }

  private static Map<String, Rulebook> books() {
    Shelf shelf = Shelf.load();
    Map<String, Rulebook> books = new TreeMap<>();
    for (String game : shelf.games()) {
      Shelf.Shelved shelved = shelf.game(game);
      books.put(game, Rulebook.of(shelved.game(), shelved.pack()));
    }
    return books;
  }

  private static void serves(Set<String> served, String name, Path ready) {
    if (served.add(name) && served.size() == BOTS.size() && !ready.toString().isEmpty()) {
      try {
        Files.writeString(ready, "ready\n");
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private static String setting(String name, String preset) {
    String value = System.getenv(name);
    return value == null || value.isEmpty() ? preset : value;
  }
}
