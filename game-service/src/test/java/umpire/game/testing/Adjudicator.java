package umpire.game.testing;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import umpire.chassis.kafka.HandledBatch;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.MessageSpans;
import umpire.chassis.kafka.Outgoing;
import umpire.chassis.kafka.Payload;
import umpire.chassis.kafka.Publisher;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.kernel.combat.CombatRules;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.DrawKey;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Report;
import umpire.kernel.supply.SupplyRules;
import umpire.wire.Codec;
import umpire.wire.message.Envelope;
import umpire.wire.message.QuestionReport;
import umpire.wire.message.QuestionRequest;
import umpire.wire.pack.EditionShelf;
import umpire.wire.pack.PublishedEdition;
import umpire.wire.pack.Shelf;

/**
 * Answers the questions of game-service over the real broker, as combat- and supply-service would:
 * by the rules on the shelf, with the key of the question or the script of its match.
 */
@ApplicationScoped
public class Adjudicator {
  private final Subscriptions subscriptions;
  private final Publisher publisher;
  private final MessageSpans spans;
  private final Scripts scripts;
  private final Shelf shelf = Shelf.load();
  private final EditionShelf editions = new EditionShelf(shelf);
  private final Map<String, Pack> overlays = new ConcurrentHashMap<>();
  private final Queue<Incoming> asked = new ConcurrentLinkedQueue<>();
  private final Queue<Envelope> answers = new ConcurrentLinkedQueue<>();

  /** A question that comes again is answered as before: a script has its dice but once. */
  private final Map<String, Envelope> given = new ConcurrentHashMap<>();

  private volatile boolean silent;

  Adjudicator(
      Subscriptions subscriptions, Publisher publisher, MessageSpans spans, Scripts scripts) {
    this.subscriptions = subscriptions;
    this.publisher = publisher;
    this.spans = spans;
    this.scripts = scripts;
  }

  void start(@Observes StartupEvent started) {
    subscriptions.start(
        Subscription.shared("test-adjudicator", "combat.requested", "supply.requested"),
        this::answer);
    subscriptions.start(
        Subscription.everyInstance(Subscription.Start.EARLIEST, PublishedEdition.TOPIC),
        this::learn);
  }

  private CompletionStage<Void> learn(List<Incoming> batch) {
    for (Incoming message : batch) {
      Envelope envelope = Envelope.read(message.value().bytes());
      // The catalogue's entries lie on the topic too; they are lobby-service's.
      if (envelope.type().equals(PublishedEdition.TOPIC)) {
        editions
            .add(Codec.plain().read(envelope.data(), PublishedEdition.class))
            .forEach(shelved -> add(shelved.pack()));
      }
    }
    return CompletableFuture.completedStage(null);
  }

  /** Whether it can play under the pack. */
  public boolean knows(String checksum) {
    return overlays.containsKey(checksum);
  }

  /** Knows one more pack. */
  public void add(Pack pack) {
    overlays.put(pack.checksum(), pack);
  }

  /** Says nothing from now on, or answers again; what was asked meanwhile stays unanswered. */
  public void silent(boolean saysNothing) {
    silent = saysNothing;
  }

  /** Every question about a match that came, byte by byte, repetitions included. */
  public List<Payload> asked(String match) {
    return asked.stream()
        .filter(message -> message.key().equals(match))
        .map(Incoming::value)
        .toList();
  }

  /** What a question says. */
  public static QuestionRequest read(Payload question) {
    return Codec.plain().read(Envelope.read(question.bytes()).data(), QuestionRequest.class);
  }

  /** Every answer given about a match. */
  public List<Envelope> answers(String match) {
    return answers.stream().filter(answer -> answer.subject().equals(match)).toList();
  }

  /** Sends an answer, or sends it again. */
  public CompletionStage<Void> send(Envelope answer) {
    return publisher.publish(message(answer));
  }

  private static Outgoing message(Envelope answer) {
    return Outgoing.of(answer.type(), answer.subject(), Map.of(), answer.bytes());
  }

  /** Sends anything at all about a match. */
  public CompletionStage<Void> send(String topic, String match, String text) {
    return publisher.publish(new Outgoing(topic, match, Map.of(), Payload.of(text)));
  }

  private CompletionStage<Void> answer(List<Incoming> batch) {
    return spans.batch(batch, handled -> answer(batch, handled));
  }

  private CompletionStage<Void> answer(List<Incoming> batch, HandledBatch handled) {
    CompletionStage<Void> all = CompletableFuture.completedStage(null);
    for (Incoming message : batch) {
      Envelope envelope = Envelope.read(message.value().bytes());
      QuestionRequest request = Codec.plain().read(envelope.data(), QuestionRequest.class);
      asked.add(message);
      if (!silent) {
        Envelope answer =
            given.computeIfAbsent(request.question(), _ -> reported(envelope, request));
        answers.add(answer);
        Outgoing caused = handled.answer(message, message(answer));
        all = all.thenCompose(_ -> publisher.publish(caused));
      }
    }
    return all;
  }

  /** The answer to a question. */
  public Envelope reported(Envelope question, QuestionRequest request) {
    return envelope(question.type().replace("requested", "reported"), request, report(request));
  }

  /** An envelope around a report. */
  public static Envelope envelope(String type, QuestionRequest request, JsonNode report) {
    JsonNode data =
        Codec.plain()
            .tree(
                new QuestionReport(
                    request.question(), request.match(), report, request.briefDigest()));
    return Envelope.of(
        UUID.randomUUID().toString(),
        "/test",
        type,
        request.match(),
        Instant.now(),
        "urn:umpire:schema:" + type + ":1",
        "",
        data);
  }

  private JsonNode report(QuestionRequest request) {
    Shelf.Shelved shelved = shelf.game(request.game());
    Pack pack = overlays.getOrDefault(request.checksum(), shelved.pack());
    if (request.key().isEmpty()) {
      Brief brief = shelved.codec().read(request.brief(), shelved.game().types().supplyBrief());
      return shelved.codec().tree(trace(shelved.game().supply(pack), brief));
    }
    Brief brief = shelved.codec().read(request.brief(), shelved.game().types().combatBrief());
    Chance chance =
        scripts
            .of(UUID.fromString(request.match()))
            .orElseGet(() -> new DrawKey(request.key()).chance());
    return shelved.codec().tree(adjudicate(shelved.game().combat(pack), brief, chance));
  }

  @SuppressWarnings("unchecked") // the brief was read as this game's
  private static <B extends Brief> Report adjudicate(
      CombatRules<B, ?> rules, Brief brief, Chance chance) {
    return rules.adjudicate((B) brief, chance);
  }

  @SuppressWarnings("unchecked") // as above
  private static <B extends Brief> Report trace(SupplyRules<B, ?> rules, Brief brief) {
    return rules.trace((B) brief);
  }
}
