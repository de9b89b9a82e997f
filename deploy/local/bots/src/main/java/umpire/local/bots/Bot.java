package umpire.local.bots;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import umpire.opponent.Opponent;
import umpire.testkit.match.Rulebook;

/**
 * One house bot: sits down where it is invited, and plays every match that waits for it, each on a
 * thread of its own. What it plays is nowhere kept but at the service, so it takes everything up
 * again after a start.
 */
final class Bot {
  /** An invited bot sits within two seconds. */
  private static final Duration LOOK = Duration.ofMillis(400);

  /** It is listed for 30 s after it has announced itself. */
  private static final Duration ANNOUNCEMENT = Duration.ofSeconds(10);

  /** It is quick enough for every clock, and needs none. */
  private static final List<String> CLOCKS =
      List.of("none", "fischer", "per-decision", "correspondence");

  /** Whatever ended its serving, it serves again after so long. */
  private static final Duration AGAIN = Duration.ofSeconds(1);

  /** A match that could not be played on is tried again after so long. */
  private static final Duration REST = Duration.ofSeconds(10);

  private final Session session;
  private final Map<String, Rulebook> books;
  private final int most;
  private final boolean announces;
  private final BiFunction<Rulebook, Long, Opponent> opponents;
  private final Map<String, Thread> plays = new ConcurrentHashMap<>();
  private final SecureRandom random = new SecureRandom();
  private final Runnable served;
  private final Consumer<String> log;

  /**
   * A bot.
   *
   * @param books of the games that it plays, by id
   * @param most matches at a time, at least 1
   * @param announces whether it is listed among the bots, which a person's account never is
   * @param opponents by a game and a seed
   * @param served called each time when the service has sent the bot what waits for it
   * @param log takes a line for whatever is worth one
   */
  Bot(
      Session session,
      Map<String, Rulebook> books,
      int most,
      boolean announces,
      BiFunction<Rulebook, Long, Opponent> opponents,
      Runnable served,
      Consumer<String> log) {
    this.session = session;
    this.books = books;
    this.most = most;
    this.announces = announces;
    this.opponents = opponents;
    this.served = served;
    this.log = log;
  }

  /** Serves until interrupted, whatever goes wrong in between. */
  void run() {
    try {
      while (!Thread.currentThread().isInterrupted()) {
        try {
          serve();
        } catch (Backoff.Stopped stopped) {
          throw stopped;
        } catch (RuntimeException | Error broken) {
          say("begins again: " + broken);
          LockSupport.parkNanos(AGAIN.toNanos());
        }
      }
    } catch (Backoff.Stopped _) {
      // As requested.
    } finally {
      plays.values().forEach(Thread::interrupt);
    }
  }

  private void serve() {
    long announced = System.nanoTime() - ANNOUNCEMENT.toNanos();
    while (!Thread.currentThread().isInterrupted()) {
      if (announces && System.nanoTime() - announced >= ANNOUNCEMENT.toNanos()) {
        announced = System.nanoTime();
        announce();
      }
      look();
      LockSupport.parkNanos(LOOK.toNanos());
    }
  }

  private void announce() {
    ObjectNode announcement = ApiClient.JSON.createObjectNode().put("concurrency", most);
    books.keySet().forEach(announcement.putArray("games")::add);
    CLOCKS.forEach(announcement.putArray("clocks")::add);
    String name = session.name().substring(session.name().indexOf(':') + 1);
    HttpAnswer httpAnswer = session.send("PUT", "/v1/bots/" + name, announcement, Duration.ZERO);
    if (!httpAnswer.good()) {
      say("cannot announce itself: " + httpAnswer);
    }
  }

  /** Once through everything that waits for this bot. */
  private void look() {
    HttpAnswer httpAnswer = session.get("/v1/matches?mine=true&waiting=true&limit=100");
    if (!httpAnswer.good()) {
      say("cannot list its matches: " + httpAnswer);
      return;
    }
    served.run();
    for (JsonNode match : httpAnswer.body().path("matches")) {
      String id = match.path("id").asText();
      Rulebook book = books.get(match.path("game").asText());
      if (plays.size() >= most || plays.containsKey(id) || book == null) {
        continue;
      }
      if (match.path("status").asText().equals("open") && !sitDown(id, match)) {
        continue;
      }
      plays.put(id, Thread.ofVirtual().name(session.name() + "-" + id).start(() -> play(id, book)));
    }
  }

  /** Takes the seat that is kept for it, with a salt of its own. */
  private boolean sitDown(String id, JsonNode match) {
    for (JsonNode seat : match.path("seats")) {
      if (seat.path("invited").asText().equals(session.name())) {
        byte[] salt = new byte[16];
        random.nextBytes(salt);
        ObjectNode body =
            ApiClient.JSON.createObjectNode().put("salt", HexFormat.of().formatHex(salt));
        String path = "/v1/matches/" + id + "/seats/" + seat.path("seat").asText();
        return session.send("POST", path, body, Duration.ZERO).good();
      }
    }
    return false;
  }

  private void play(String id, Rulebook book) {
    try {
      MatchPlayer matchPlayer =
          new MatchPlayer(session, book, id, opponents.apply(book, random.nextLong()));
      matchPlayer.toTheEnd();
      say(
          "%s is over: %d commands in %d requests"
              .formatted(id, matchPlayer.commands(), matchPlayer.requests()));
    } catch (Backoff.Stopped _) {
      // As requested.
    } catch (RuntimeException broken) {
      say(id + " cannot be played on: " + broken);
      LockSupport.parkNanos(REST.toNanos());
    } finally {
      plays.remove(id);
    }
  }

  private void say(String what) {
    log.accept(session.name() + ": " + what);
  }
}
