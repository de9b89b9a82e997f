package umpire.local.bots;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import umpire.opponent.Opponent;
import umpire.testkit.match.Rulebook;

/**
 * The process: all house bots, until it is stopped. Settings are those of the environment: {@code
 * UMPIRE_URL} the API's origin, {@code UMPIRE_BOTS_SECRET} the bots' password, {@code
 * UMPIRE_BOTS_MATCHES} how many matches each plays at a time (64), {@code UMPIRE_BOTS_READY} a file
 * that is written when every bot has received what waits for it, {@code UMPIRE_BOTS_ALIVE} a file
 * that is touched every second while all of them run. Where one ends, the process ends with 1.
 */
public final class Main {
  /** The greedy one twice: of a match with three seats, two may want it. */
  private static final Map<String, BiFunction<Rulebook, Long, Opponent>> BOTS =
      Map.of(
          "bot:random",
          Policies::random,
          "bot:greedy",
          Policies::greedy,
          "bot:greedy-2",
          Policies::greedy);

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
    Map<String, Rulebook> books = Policies.books();
    Set<String> served = ConcurrentHashMap.newKeySet();
    List<Thread> threads = new ArrayList<>();
    BOTS.forEach(
        (name, opponents) -> {
          Session session = new Session(apiClient, name, secret);
          Bot bot =
              new Bot(
                  session,
                  books,
                  most,
                  true,
                  opponents,
                  () -> serves(served, name, ready),
                  System.out::println);
          threads.add(Thread.ofPlatform().name(name).start(bot::run));
        });
    new Heartbeat(Path.of(setting("UMPIRE_BOTS_ALIVE", "")), threads).touchWhileAlive();
    System.err.println("bots: one of them has ended, so all do");
    System.exit(1);
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
