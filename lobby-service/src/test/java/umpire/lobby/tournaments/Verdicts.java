package umpire.lobby.tournaments;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;

/** What game-service is told of matches that it is to end. */
final class Verdicts implements AutoCloseable {
  private final Queue<JsonNode> all = new ConcurrentLinkedQueue<>();
  private final Queue<JsonNode> adjournments = new ConcurrentLinkedQueue<>();
  private final Subscriptions.Started listening;

  Verdicts(Subscriptions subscriptions) {
    listening =
        subscriptions.start(
            Subscription.everyInstance(Subscription.Start.EARLIEST, "lobby.events"), this::note);
  }

  private CompletableFuture<Void> note(List<Incoming> batch) {
    for (Incoming message : batch) {
      JsonNode envelope = read(message.value().text());
      switch (envelope.path("type").asText()) {
        case "match.adjudicated" -> all.add(envelope.path("data"));
        case "match.adjourned" -> adjournments.add(envelope.path("data"));
        default -> {}
      }
    }
    return CompletableFuture.completedFuture(null);
  }

  private static JsonNode read(String message) {
    try {
      return new ObjectMapper().readTree(message);
    } catch (IOException unreadable) {
      throw new AssertionError(message, unreadable);
    }
  }

  List<JsonNode> of(String match) {
    return all.stream().filter(one -> one.path("match").asText().equals(match)).toList();
  }

  List<JsonNode> adjournments(String match) {
    return adjournments.stream().filter(one -> one.path("match").asText().equals(match)).toList();
  }

  boolean have(List<String> matches) {
    return matches.stream().noneMatch(match -> of(match).isEmpty());
  }

  @Override
  public void close() {
    listening.close();
  }
}
