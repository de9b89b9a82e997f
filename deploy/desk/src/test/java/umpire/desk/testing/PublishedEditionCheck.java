package umpire.desk.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import umpire.chassis.kafka.Outgoing;
import umpire.chassis.kafka.Publisher;
import umpire.desk.rulebook.Rulebooks;
import umpire.kernel.pack.Pack;
import umpire.wire.Codec;
import umpire.wire.message.Envelope;
import umpire.wire.message.QuestionRequest;
import umpire.wire.pack.Packs;
import umpire.wire.pack.PublishedEdition;
import umpire.wire.pack.Shelf.Shelved;

/** What an adjudicator does with editions that are published after it was built. */
public final class PublishedEditionCheck {
  private final Publisher publisher;
  private final Rulebooks<?> rulebooks;

  /** With the publisher and the rulebooks of the running service. */
  public PublishedEditionCheck(Publisher publisher, Rulebooks<?> rulebooks) {
    this.publisher = publisher;
    this.rulebooks = rulebooks;
  }

  /**
   * A question under a published edition is answered, and an edition that cannot be read holds up
   * nobody.
   *
   * @param question under the edition on the shelf
   */
  public void holds(QuestionClient asking, Shelved shelved, QuestionRequest question)
      throws Exception {
    String game = shelved.game().id();
    String name = game + "@laid-" + UUID.randomUUID();
    Pack base = shelved.pack();
    Pack laid = Packs.overlay(shelved.game(), base, name, Map.of());
    publish("not/an/edition", "nonsense".getBytes(StandardCharsets.UTF_8));
    PublishedEdition published =
        PublishedEdition.of(game, name, laid.checksum(), base.checksum(), Map.of());
    publish(published.key(), envelope(published).bytes());
    awaitEdition(published);
    QuestionRequest asked = under(laid, question);
    asking.ask(asked);
    assertThat(asking.answers(asked, 1)).hasSize(1);
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

  private void awaitEdition(PublishedEdition edition) {
    Instant deadline = Instant.now().plusSeconds(60);
    while (rulebooks.of(edition.game(), edition.edition(), edition.checksum()).isEmpty()) {
      assertThat(Instant.now()).as("the edition arrives").isBefore(deadline);
      Thread.onSpinWait();
    }
  }

  private static QuestionRequest under(Pack pack, QuestionRequest asked) {
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
