package umpire.game.events;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import umpire.chassis.kafka.Outgoing;
import umpire.chassis.kafka.Publisher;
import umpire.chassis.start.ServiceStarted;
import umpire.chassis.trace.TraceContext;
import umpire.game.store.EditionRow;
import umpire.game.store.EditionStore;
import umpire.wire.Codec;
import umpire.wire.message.Envelope;
import umpire.wire.pack.PublishedEdition;

/**
 * Publishes the packs that are stored, for the adjudicators: each when it is stored, and all at
 * every start, so that a broker that lost its topic has them again. A reader drops a repeated one.
 */
@Singleton
public class EditionAnnouncements {
  private static final Duration FIRST_PAUSE = Duration.ofSeconds(1);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(30);
  private static final String SOURCE = "/game-service";
  private static final String SCHEMA = "urn:umpire:schema:editions:1";
  private static final Map<String, String> HEADERS =
      Map.of("content-type", "application/cloudevents+json; charset=UTF-8");

  private final EditionStore store;
  private final Publisher publisher;
  private final Vertx vertx;
  private final Clock clock = Clock.systemUTC();
  private final RateLimitedLog rateLimitedLog =
      new RateLimitedLog(EditionAnnouncements.class, "editions are not published yet");

  EditionAnnouncements(EditionStore store, Publisher publisher, Vertx vertx) {
    this.store = store;
    this.publisher = publisher;
    this.vertx = vertx;
  }

  void start(@Observes ServiceStarted started) {
    vertx.runOnContext(
        _ ->
            all()
                .onFailure()
                .invoke(rateLimitedLog::warn)
                .onFailure()
                .retry()
                .withBackOff(FIRST_PAUSE, LONGEST_PAUSE)
                .indefinitely()
                .subscribe()
                .with(_ -> {}, rateLimitedLog::warn));
  }

  private Uni<Void> all() {
    return store
        .checksums()
        .flatMap(
            checksums ->
                Multi.createFrom()
                    .iterable(checksums)
                    .onItem()
                    .transformToUniAndConcatenate(this::announce)
                    .collect()
                    .last())
        .replaceWithVoid();
  }

  /** Publishes a kept pack; done when the broker has it. */
  public Uni<Void> announce(String checksum) {
    Context here = vertx.getOrCreateContext();
    return store
        .find(checksum)
        .flatMap(
            found ->
                found
                    .map(row -> Uni.createFrom().completionStage(publisher.publish(message(row))))
                    .orElse(Uni.createFrom().voidItem()))
        .emitOn(task -> here.runOnContext(_ -> task.run()));
  }

  private Outgoing message(EditionRow row) {
    PublishedEdition edition =
        PublishedEdition.of(row.game(), row.edition(), row.checksum(), row.base(), row.bytes());
    Envelope envelope =
        Envelope.of(
            row.checksum(),
            SOURCE,
            PublishedEdition.TOPIC,
            row.edition(),
            clock.instant(),
            SCHEMA,
            TraceContext.current(),
            Codec.plain().tree(edition));
    return Outgoing.of(PublishedEdition.TOPIC, edition.key(), HEADERS, envelope.bytes());
  }
}
