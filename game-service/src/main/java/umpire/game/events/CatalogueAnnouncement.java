package umpire.game.events;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import umpire.chassis.kafka.Outgoing;
import umpire.chassis.kafka.Payload;
import umpire.chassis.kafka.Publisher;
import umpire.chassis.start.ServiceStarted;
import umpire.game.edition.Editions;
import umpire.wire.message.Envelope;

/**
 * Publishes on {@code editions} at every start what can be opened here: one message a game, under a
 * key of its own, so that the newest is kept.
 */
@Singleton
class CatalogueAnnouncement {
  private static final String TYPE = "edition.catalogued";
  private static final Duration FIRST_PAUSE = Duration.ofMillis(200);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(5);

  private final Editions editions;
  private final Publisher publisher;
  private final Clock clock = Clock.systemUTC();
  private final RateLimitedLog rateLimitedLog =
      new RateLimitedLog(CatalogueAnnouncement.class, "the games are not announced yet");

  CatalogueAnnouncement(Editions editions, Publisher publisher) {
    this.editions = editions;
    this.publisher = publisher;
  }

  void start(@Observes ServiceStarted started) {
    Uni.createFrom()
        .completionStage(this::announce)
        .onFailure()
        .invoke(rateLimitedLog::warn)
        .onFailure()
        .retry()
        .withBackOff(FIRST_PAUSE, LONGEST_PAUSE)
        .indefinitely()
        .subscribe()
        .with(_ -> {});
  }

  private CompletableFuture<Void> announce() {
    return CompletableFuture.allOf(
        editions.catalogue().entrySet().stream()
            .map(game -> publisher.publish(message(game.getKey(), game.getValue())))
            .map(stage -> stage.toCompletableFuture())
            .toArray(CompletableFuture[]::new));
  }

  private Outgoing message(String game, ObjectNode entry) {
    Envelope envelope =
        Envelope.of(
            UUID.randomUUID().toString(),
            "/game-service",
            TYPE,
            entry.path("edition").asText(),
            clock.instant().truncatedTo(ChronoUnit.MILLIS),
            "urn:umpire:schema:" + TYPE + ":1",
            "",
            entry);
    return new Outgoing(
        "editions", "catalogue/" + game, Map.of("umpire-type", TYPE), Payload.of(envelope.bytes()));
  }
}
