package umpire.game.events;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import umpire.chassis.http.ProblemException;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.MessageSpans;
import umpire.chassis.kafka.Outgoing;
import umpire.chassis.kafka.Payload;
import umpire.chassis.kafka.PoisonMessage;
import umpire.chassis.kafka.Publisher;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.start.ServiceStarted;
import umpire.chassis.trace.TraceContext;
import umpire.game.referee.act.Adjudication;
import umpire.game.referee.act.Verdict;
import umpire.game.referee.opening.ArrangedMatches;
import umpire.game.referee.state.MatchIds;
import umpire.game.store.match.MatchPolicies;
import umpire.wire.Codec;
import umpire.wire.WireException;
import umpire.wire.message.Envelope;

/**
 * Opens the matches that lobby-service has arranged, and reports the result before the offset is
 * committed; ends or adjourns those of which their tournament has decided it. A repeated message
 * gets the same answer and ends nothing again.
 */
@Singleton
class ArrangementsFeed {
  private static final String JOINED = "seek.joined";
  private static final String ADJUDICATED = "match.adjudicated";
  private static final String ADJOURNED = "match.adjourned";
  private static final String OPENED = "match.opened";
  private static final String REFUSED = "match.refused";

  private final Subscriptions subscriptions;
  private final ArrangedMatches arrangedMatches;
  private final Adjudication adjudication;
  private final Publisher publisher;
  private final MessageSpans spans;
  private final Clock clock = Clock.systemUTC();

  ArrangementsFeed(
      Subscriptions subscriptions,
      ArrangedMatches arrangedMatches,
      Adjudication adjudication,
      Publisher publisher,
      MessageSpans spans) {
    this.subscriptions = subscriptions;
    this.arrangedMatches = arrangedMatches;
    this.adjudication = adjudication;
    this.publisher = publisher;
    this.spans = spans;
  }

  void start(@Observes ServiceStarted started) {
    subscriptions.start(
        Subscription.shared("game-service.arrangements", "lobby.events"), this::take);
  }

  private CompletionStage<Void> take(List<Incoming> batch) {
    Uni<Void> all = Uni.createFrom().voidItem();
    for (Incoming message : batch) {
      all = all.flatMap(_ -> take(message));
    }
    return all.subscribeAsCompletionStage();
  }

  private Uni<Void> take(Incoming message) {
    try {
      Envelope envelope = Envelope.read(message.value().bytes());
      return switch (envelope.type()) {
        case JOINED -> arranged(message, envelope.data());
        case ADJUDICATED -> adjudicated(message, envelope.data());
        case ADJOURNED -> adjourned(message, envelope.data());
        default -> Uni.createFrom().voidItem();
      };
    } catch (WireException | IllegalArgumentException unreadable) {
      return poison(message, unreadable);
    }
  }

  private static Uni<Void> poison(Incoming message, Throwable unreadable) {
    return Uni.createFrom().failure(new PoisonMessage(message, "" + unreadable.getMessage()));
  }

  private Uni<Void> arranged(Incoming message, JsonNode data) {
    ArrangedMatches.Arranged arranged =
        Codec.plain().read(current(data), ArrangedMatches.Arranged.class);
    UUID match = match(arranged.match());
    return spans.each(message, Map.of("match", arranged.match()), () -> opened(match, arranged));
  }

  private Uni<Void> adjudicated(Incoming message, JsonNode data) {
    String id = data.path("match").asText();
    UUID match = match(id);
    String tournament = data.path("tournament").asText();
    Verdict verdict = Verdict.read(data);
    return spans
        .each(message, Map.of("match", id), () -> adjudication.end(match, tournament, verdict))
        .onFailure(IllegalArgumentException.class)
        .recoverWithUni(wrong -> poison(message, wrong));
  }

  private Uni<Void> adjourned(Incoming message, JsonNode data) {
    String id = data.path("match").asText();
    UUID match = match(id);
    Instant until = moment(data.path("until").asText());
    return spans.each(
        message,
        Map.of("match", id),
        () ->
            adjudication.adjourn(
                match, data.path("tournament").asText(), until, data.path("reason").asText()));
  }

  private static Instant moment(String text) {
    try {
      return Instant.parse(text);
    } catch (DateTimeException none) {
      throw new IllegalArgumentException("no moment: " + text, none);
    }
  }

  private static UUID match(String id) {
    return MatchIds.read(id).orElseThrow(() -> new IllegalArgumentException("no id of a match"));
  }

  /** Messages of earlier builds lack the members that were added since. */
  private static JsonNode current(JsonNode data) {
    ObjectNode current = JsonNodeFactory.instance.objectNode().put("rated", false);
    current.set("policies", Codec.plain().tree(MatchPolicies.ALL));
    return current.put("tournament", "").setAll((ObjectNode) data);
  }

  private Uni<Void> opened(UUID match, ArrangedMatches.Arranged arranged) {
    return Uni.createFrom()
        .deferred(() -> arrangedMatches.open(match, arranged))
        .map(_ -> answer(OPENED, arranged, ""))
        .onFailure(ArrangementsFeed::isRefusal)
        .recoverWithItem(refusal -> answer(REFUSED, arranged, reason(refusal)))
        .flatMap(answer -> Uni.createFrom().completionStage(() -> publisher.publish(answer)));
  }

  /** A database that does not answer is no refusal: then the message comes again. */
  private static boolean isRefusal(Throwable failure) {
    return failure instanceof ProblemException refused && refused.problem().status() < 500;
  }

  private static String reason(Throwable refusal) {
    return ((ProblemException) refusal).problem().detail();
  }

  private Outgoing answer(String type, ArrangedMatches.Arranged arranged, String reason) {
    ObjectNode data = JsonNodeFactory.instance.objectNode();
    data.put("match", arranged.match()).put("seek", arranged.seek());
    if (!reason.isEmpty()) {
      data.put("reason", reason);
    }
    Envelope envelope =
        Envelope.of(
            arranged.match() + "/" + type,
            "/game-service",
            type,
            arranged.match(),
            clock.instant().truncatedTo(ChronoUnit.MILLIS),
            "urn:umpire:schema:" + type + ":1",
            TraceContext.current(),
            data);
    // By the header lobby-service knows the few messages of the topic that it has to read.
    return new Outgoing(
        "match.events",
        arranged.match(),
        Map.of("umpire-type", type),
        Payload.of(envelope.bytes()));
  }
}
