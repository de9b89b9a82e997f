package umpire.lobby.ratings;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.stream.Collectors;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.MessageSpans;
import umpire.chassis.kafka.PoisonMessage;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.start.ServiceStarted;
import umpire.lobby.identity.accounts.Accounts;
import umpire.lobby.identity.store.AccountRow;
import umpire.lobby.matchmaking.Envelopes;
import umpire.lobby.matchmaking.MatchEnds;
import umpire.wire.message.Envelope;

/**
 * Receives from game-service how rated matches ended. In a group of its own, so that its offsets
 * can be set back to read the topic again: an end that is known is not counted twice.
 */
@ApplicationScoped
class RatingsFeed {
  private final Subscriptions subscriptions;
  private final MessageSpans spans;
  private final RatingStore store;
  private final Accounts accounts;

  RatingsFeed(
      Subscriptions subscriptions, MessageSpans spans, RatingStore store, Accounts accounts) {
    this.subscriptions = subscriptions;
    this.spans = spans;
    this.store = store;
    this.accounts = accounts;
  }

  void start(@Observes ServiceStarted started) {
    subscriptions.start(
        Subscription.shared("lobby-ratings", MatchEnds.TOPIC).gathered(), this::take);
  }

  private CompletionStage<Void> take(List<Incoming> batch) {
    return spans.batch(
        batch,
        _ ->
            Uni.createFrom()
                .item(() -> ends(batch))
                .chain(this::betweenPeople)
                .chain(store::add)
                .subscribeAsCompletionStage());
  }

  /** Without what somebody played against themselves, a bot or a service of their own. */
  private Uni<List<RatedEnd>> betweenPeople(List<RatedEnd> ends) {
    if (ends.isEmpty()) {
      return Uni.createFrom().item(ends);
    }
    Set<String> ids = new HashSet<>();
    ends.forEach(end -> end.seats().forEach(seat -> ids.add(seat.account())));
    return accounts
        .all(ids)
        .map(
            rows ->
                rows.stream()
                    .collect(Collectors.toMap(AccountRow::id, row -> row.owner().orElse(row.id()))))
        .map(people -> ends.stream().filter(end -> differ(end, people)).toList());
  }

  private static boolean differ(RatedEnd end, Map<String, String> people) {
    return end.seats().stream()
            .map(seat -> people.getOrDefault(seat.account(), seat.account()))
            .distinct()
            .count()
        == end.seats().size();
  }

  private static List<RatedEnd> ends(List<Incoming> batch) {
    return batch.stream()
        .filter(MatchEnds::mayBe)
        .map(RatingsFeed::end)
        .flatMap(Optional::stream)
        .toList();
  }

  private static Optional<RatedEnd> end(Incoming message) {
    Envelope envelope = Envelopes.read(message);
    try {
      return RatedEnd.of(envelope.time(), envelope.data());
    } catch (IllegalArgumentException unreadable) {
      throw new PoisonMessage(message, "" + unreadable.getMessage());
    }
  }
}
