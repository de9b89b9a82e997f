package umpire.local.bots;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import umpire.arena.play.Opponent;
import umpire.testkit.Rulebook;

/** One match to its end, for one seat: answers when it is asked, and waits for the stream else. */
final class Play {
  /** The stream may be down; then the match is asked this often. */
  private static final Duration LOOK = Duration.ofSeconds(5);

  private static final Duration WAIT = Duration.ofSeconds(20);

  private final Session session;
  private final String path;
  private final String match;
  private final Turns turns;
  private final Opponent opponent;
  private final AtomicInteger commands = new AtomicInteger();
  private final AtomicInteger requests = new AtomicInteger();

  Play(Session session, Rulebook book, String match, Opponent opponent) {
    this.session = session;
    this.match = match;
    this.path = "/v1/matches/" + match;
    this.turns = new Turns(book);
    this.opponent = opponent;
  }

  /**
   * Plays until the match is over; throws Backoff.Stopped when interrupted, Session.Unexpected when
   * even the fallback is refused.
   */
  void toTheEnd() {
    try (Ears ears = Ears.on(session, match)) {
      String seat = session.good(path).path("viewer").asText();
      JsonNode now = session.good(path + "/decision");
      while (!now.path("status").asText().equals("over")) {
        if (waitsFor(seat, now)) {
          now = answer(now);
        } else {
          ears.await(LOOK);
          now = session.good(path + "/decision");
        }
      }
    }
  }

  /**
   * Whether it is the seat's turn. A seat that has sealed its answer is told what it may change it
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
    Opponent.Turn turn = turns.read(session.good(path), decision);
    List<Object> order = opponent.order(turn, new RemoteDesk(session, path, turns));
    Answer answer = send(turn, order);
    if (answer.status() == 422 && order.size() > 1) {
      // What it foresaw does not hold: what stands before that does, the first command at least.
      int holds = Math.max(1, answer.body().path("index").asInt());
      opponent.taken(holds);
      answer = send(turn, order.subList(0, holds));
      order = order.subList(0, holds);
    }
    return switch (answer.status()) {
      case 200 -> {
        took(order, answer);
        yield answer.body();
      }
      case 202 -> {
        took(order, answer);
        yield session.good(path + "/decision");
      }
      // Somebody else was faster, or this is an answer to what is asked no longer.
      case 409 -> session.good(path + "/decision");
      case 422 -> fallback(answer);
      default -> throw new Session.Unexpected(order + " was answered " + answer);
    };
  }

  /** Where a roll, a report or another seat comes between, the rest is left. */
  private void took(List<Object> order, Answer answer) {
    int taken = order.size() - answer.body().path("left").size();
    commands.addAndGet(taken);
    opponent.taken(taken);
  }

  private JsonNode drop() {
    Answer dropped = session.delete(path + "/draft");
    if (!dropped.good() && dropped.status() != 409) {
      throw new Session.Unexpected("a draft could not be dropped: " + dropped);
    }
    return session.good(path + "/decision");
  }

  /** After an order that was refused: the fallback of what is asked then, without any draft. */
  private JsonNode fallback(Answer refused) {
    System.err.printf("%s: %s was refused: %s%n", match, opponent.name(), refused.body());
    JsonNode now = drop();
    JsonNode match = session.good(path);
    if (!waitsFor(match.path("viewer").asText(), now)) {
      return now;
    }
    Opponent.Turn turn = turns.read(match, now);
    Answer answer = send(turn, List.of(turn.asked().fallback()));
    if (!answer.good() && answer.status() != 409) {
      throw new Session.Unexpected("even the fallback was answered " + answer);
    }
    return session.good(path + "/decision");
  }

  private Answer send(Opponent.Turn turn, List<Object> order) {
    requests.incrementAndGet();
    ObjectNode body =
        Origin.JSON
            .createObjectNode()
            .put("commandId", UUID.randomUUID().toString())
            .put("decision", turn.asked().id().number());
    ArrayNode commands = body.putArray("commands");
    order.forEach(command -> commands.add(turns.book().codec().tree(command)));
    return session.send("POST", path + "/commands", body, WAIT);
  }
}
