package umpire.lobby.tournaments;

import io.quarkus.arc.All;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.MessageSpans;
import umpire.chassis.kafka.PoisonMessage;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.start.ServiceStarted;
import umpire.lobby.matchmaking.Envelopes;
import umpire.lobby.matchmaking.MatchEnds;
import umpire.lobby.tournaments.state.EndedMatch;
import umpire.lobby.tournaments.state.MatchEndListener;
import umpire.wire.message.Envelope;

/** Receives that somebody moved in a match of a tournament, and how matches ended. */
@ApplicationScoped
class ResultsFeed {
  /** Said of a match of a tournament when somebody gave an order, and at the end of any match. */
  private static final byte[] TOURNAMENT = "\"tournament\"".getBytes(StandardCharsets.UTF_8);

  private final Subscriptions subscriptions;
  private final MessageSpans spans;
  private final MatchResults results;
  private final List<MatchEndListener> listeners;

  ResultsFeed(
      Subscriptions subscriptions,
      MessageSpans spans,
      MatchResults results,
      @All List<MatchEndListener> listeners) {
    this.subscriptions = subscriptions;
    this.spans = spans;
    this.results = results;
    this.listeners = listeners;
  }

  void start(@Observes ServiceStarted started) {
    subscriptions.start(
        Subscription.shared("lobby-tournaments", MatchEnds.TOPIC).gathered(), this::take);
  }

  private CompletionStage<Void> take(List<Incoming> batch) {
    Uni<Void> all = Uni.createFrom().voidItem();
    for (Incoming message : batch) {
      if (MatchEnds.mayTell(message, TOURNAMENT)) {
        all =
            all.chain(
                () -> spans.each(message, Map.of("match", message.key()), () -> take(message)));
      }
    }
    return all.subscribeAsCompletionStage();
  }

  private Uni<Void> take(Incoming message) {
    Envelope envelope = Envelopes.read(message);
    if (envelope.data().path("ordered").asBoolean()) {
      return results.moved(envelope.data().path("match").asText());
    }
    try {
      return EndedMatch.of(envelope.data(), envelope.time())
          .map(this::each)
          .orElseGet(() -> Uni.createFrom().voidItem())
          .onFailure(IllegalArgumentException.class)
          .transform(wrong -> new PoisonMessage(message, "" + wrong.getMessage()));
    } catch (IllegalArgumentException wrong) {
      return Uni.createFrom().failure(new PoisonMessage(message, "" + wrong.getMessage()));
    }
  }

  /** One after the other: the match is of one of them at most. */
  private Uni<Void> each(EndedMatch end) {
    return Multi.createFrom()
        .iterable(listeners)
        .onItem()
        .transformToUniAndConcatenate(listener -> listener.ended(end))
        .onItem()
        .ignoreAsUni();
  }
}
