package umpire.game.events;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.MessageSpans;
import umpire.chassis.kafka.PoisonMessage;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.start.ServiceStarted;
import umpire.game.referee.ReportHandler;
import umpire.wire.Codec;
import umpire.wire.WireException;
import umpire.wire.message.Envelope;
import umpire.wire.message.QuestionReport;

/** Passes the reports of combat- and supply-service to the matches that wait for them. */
@Singleton
class ReportsFeed {
  private static final String COMBAT = "combat.reported";
  private static final String SUPPLY = "supply.reported";

  private final Subscriptions subscriptions;
  private final MessageSpans spans;
  private final ReportHandler reportHandler;

  ReportsFeed(Subscriptions subscriptions, MessageSpans spans, ReportHandler reportHandler) {
    this.subscriptions = subscriptions;
    this.spans = spans;
    this.reportHandler = reportHandler;
  }

  void start(@Observes ServiceStarted started) {
    subscriptions.start(Subscription.shared("game-service", COMBAT, SUPPLY), this::take);
  }

  /** One after the other within a match, matches side by side. */
  private CompletionStage<Void> take(List<Incoming> batch) {
    Map<String, List<Incoming>> byMatch = new LinkedHashMap<>();
    batch.forEach(
        message -> byMatch.computeIfAbsent(message.key(), _ -> new ArrayList<>()).add(message));
    List<Uni<Void>> matches = byMatch.values().stream().map(this::inOrder).toList();
    return Uni.join().all(matches).andFailFast().replaceWithVoid().subscribeAsCompletionStage();
  }

  private Uni<Void> inOrder(List<Incoming> messages) {
    Uni<Void> all = Uni.createFrom().voidItem();
    for (Incoming message : messages) {
      all =
          all.flatMap(
              _ -> spans.each(message, Map.of("match", message.key()), () -> take(message)));
    }
    return all;
  }

  private Uni<Void> take(Incoming message) {
    QuestionReport questionReport;
    try {
      Envelope envelope = Envelope.read(message.value().bytes());
      questionReport = Codec.plain().read(envelope.data(), QuestionReport.class);
    } catch (WireException | IllegalArgumentException unreadable) {
      return Uni.createFrom().failure(new PoisonMessage(message, "" + unreadable.getMessage()));
    }
    return reportHandler
        .reported(message.topic().equals(COMBAT) ? "combat" : "supply", questionReport)
        .onFailure(ReportHandler.Unusable.class)
        .transform(why -> new PoisonMessage(message, why.why()))
        .replaceWithVoid();
  }
}
