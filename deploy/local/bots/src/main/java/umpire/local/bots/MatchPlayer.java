package umpire.local.bots;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import umpire.opponent.Opponent;
import umpire.testkit.match.Rulebook;

/**
 * Plays one match to its end for one seat: it answers when it is asked, and otherwise waits for the
 * stream.
 */
final class MatchPlayer {
  /** The stream may be down; then the match is asked this often. */
  private static final Duration LOOK = Duration.ofSeconds(5);

  private static final Duration WAIT = Duration.ofSeconds(20);

  private final Session session;
  private final String path;
  private final String match;
  private final TurnReader turnReader;
  private final Opponent opponent;
  private final AtomicInteger commands = new AtomicInteger();
  private final AtomicInteger requests = new AtomicInteger();

  MatchPlayer(Session session, Rulebook book, String match, Opponent opponent) {
    this.session = session;
    this.match = match;
    this.path = "/v1/matches/" + match;
    this.turnReader = new TurnReader(book);
    this.opponent = opponent;
  }

  /**
   * Plays until the match is over; throws Backoff.Stopped when interrupted, Session.Unexpected when
   * even the fallback is refused.
   */
  void toTheEnd() {
    try (StreamListener streamListener = StreamListener.on(session, match)) {
      String seat = session.good(path).path("viewer").asText();
      JsonNode now = session.good(path + "/decision");
      while (!now.path("status").asText().equals("over")) {
        if (waitsFor(seat, now)) {
          now = answer(now);
        } else {
          streamListener.await(LOOK);
          now = session.good(path + "/decision");
        }
      }
    }
  }

  /**
   * Whether it is the seat's turn. A seat that has sealed its answer receives what it may change it
   * to until all have answered, but nobody waits for it.
   */
  private static boolean waitsFor(String seat, JsonNode now) {
    return now.has("decision")
        && now.path("status").asText().equals("playing")
        && now.path("waitingFor").valueStream().anyMatch(one -> one.asText().equals(seat));
  }

  /** How many of its commands were taken. */
  int commands() {
    return commands.get();
  }

  /** How many requests they took, those that were refused among them. */
  int requests() {
    return requests.get();
  }

  /** Answers; what is asked after that. */
  private JsonNode answer(JsonNode decision) {
    if (decision.path("draft").has("refused")) {
      return drop();
    }
    Opponent.Turn turn = turnReader.read(session.good(path), decision);
    List<Object> order = opponent.order(turn, new RemoteOdds(session, path, turnReader));
    HttpAnswer httpAnswer = send(turn, order);
    if (httpAnswer.status() == 422 && order.size() > 1) {
      // What it foresaw does not hold: what stands before that does, the first command at least.
      int holds = Math.max(1, httpAnswer.body().path("index").asInt());
      opponent.taken(holds);
      httpAnswer = send(turn, order.subList(0, holds));
      order = order.subList(0, holds);
    }
    return switch (httpAnswer.status()) {
      case 200 -> {
        took(order, httpAnswer);
        yield httpAnswer.body();
      }
      case 202 -> {
        took(order, httpAnswer);
        yield session.good(path + "/decision");
      }
      // Somebody else was faster, or this is an answer to what is asked no longer.
      case 409 -> session.good(path + "/decision");
      case 422 -> fallback(httpAnswer);
      default -> throw new Session.Unexpected(order + " was answered " + httpAnswer);
    };
  }

  /** Where a roll, a report or another seat comes between, the rest is left. */
  private void took(List<Object> order, HttpAnswer httpAnswer) {
    int taken = order.size() - httpAnswer.body().path("left").size();
    commands.addAndGet(taken);
    opponent.taken(taken);
  }

  private JsonNode drop() {
    HttpAnswer dropped = session.delete(path + "/draft");
    if (!dropped.good() && dropped.status() != 409) {
      throw new Session.Unexpected("a draft could not be dropped: " + dropped);
    }
    return session.good(path + "/decision");
  }

  /** After an order that was refused: the fallback of what is asked then, without any draft. */
  private JsonNode fallback(HttpAnswer refused) {
    System.err.printf("%s: %s was refused: %s%n", match, opponent.name(), refused.body());
    JsonNode now = drop();
    JsonNode match = session.good(path);
    if (!waitsFor(match.path("viewer").asText(), now)) {
      return now;
    }
    Opponent.Turn turn = turnReader.read(match, now);
    HttpAnswer httpAnswer = send(turn, List.of(turn.asked().fallback()));
    if (!httpAnswer.good() && httpAnswer.status() != 409) {
      throw new Session.Unexpected("even the fallback was answered " + httpAnswer);
    }
    return session.good(path + "/decision");
  }

  private HttpAnswer send(Opponent.Turn turn, List<Object> order) {
    requests.incrementAndGet();
    ObjectNode body =
        ApiClient.JSON
            .createObjectNode()
            .put("commandId", UUID.randomUUID().toString())
            .put("decision", turn.asked().id().number());
    ArrayNode commands = body.putArray("commands");
    order.forEach(command -> commands.add(turnReader.book().codec().tree(command)));
    return session.send("POST", path + "/commands", body, WAIT);
  }
}
