package umpire.supply.events;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import umpire.chassis.kafka.Outgoing;
import umpire.chassis.kafka.Publisher;
import umpire.kernel.pack.Pack;
import umpire.local.testing.HostResource;
import umpire.local.testing.TestSpace;
import umpire.supply.sample.Sample;
import umpire.supply.tracing.Rulebooks;
import umpire.wire.Codec;
import umpire.wire.message.Envelope;
import umpire.wire.message.QuestionRequest;
import umpire.wire.pack.Packs;
import umpire.wire.pack.PublishedEdition;

/** Questions under an edition that was published after the build. */
@QuarkusTest
@WithTestResource(HostResource.class)
class EditionsFeedTest {
  private final Publisher publisher;
  private final Rulebooks rulebooks;

  @Inject
  EditionsFeedTest(Publisher publisher, Rulebooks rulebooks) {
    this.publisher = publisher;
    this.rulebooks = rulebooks;
  }

  @Test
  void aPublishedEditionIsPlayedAndAnUnreadableOneHoldsUpNobody() throws Exception {
    String name = Sample.NARVIK.game() + "@laid-" + UUID.randomUUID();
    Pack base = Sample.NARVIK.shelved().pack();
    Pack laid = Packs.overlay(Sample.NARVIK.shelved().game(), base, name, Map.of());
    publish("not/an/edition", "nonsense".getBytes(java.nio.charset.StandardCharsets.UTF_8));
    PublishedEdition published =
        PublishedEdition.of(Sample.NARVIK.game(), name, laid.checksum(), base.checksum(), Map.of());
    publish(published.key(), envelope(published).bytes());
    awaitEdition(name, laid.checksum());
    QuestionRequest question = question(QuestionClient.question(), laid);
    try (QuestionClient asking = new QuestionClient(TestSpace.ofThisFork())) {
      asking.ask(question);
      assertThat(asking.answers(question, 1)).hasSize(1);
    }
  }

  private void publish(String key, byte[] message) throws Exception {
    publisher
        .publish(Outgoing.of(PublishedEdition.TOPIC, key, Map.of(), message))
        .toCompletableFuture()
        .get();
  }

  private static Envelope envelope(PublishedEdition edition) {
    return Envelope.of(
        edition.checksum(),
        "/game-service",
        PublishedEdition.TOPIC,
        edition.edition(),
        Instant.parse("2026-01-01T00:00:00Z"),
        "urn:umpire:schema:editions:1",
        "",
        Codec.plain().tree(edition));
  }

  private void awaitEdition(String name, String checksum) {
    Instant deadline = Instant.now().plusSeconds(60);
    while (rulebooks.of(Sample.NARVIK.game(), name, checksum).isEmpty()) {
      assertThat(Instant.now()).as("the edition arrives").isBefore(deadline);
      Thread.onSpinWait();
    }
  }

  private static QuestionRequest question(QuestionRequest asked, Pack pack) {
    return new QuestionRequest(
        asked.question(),
        asked.match(),
        asked.game(),
        pack.edition(),
        pack.checksum(),
        asked.brief(),
        asked.key());
  }
}
