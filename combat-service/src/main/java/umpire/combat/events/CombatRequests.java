package umpire.combat.events;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jboss.logging.Logger;
import umpire.chassis.kafka.HandledBatch;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.MessageSpans;
import umpire.chassis.kafka.Outgoing;
import umpire.chassis.kafka.PoisonMessage;
import umpire.chassis.kafka.Publisher;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.start.ServiceStarted;
import umpire.combat.adjudication.CombatRulebook;
import umpire.combat.adjudication.RefusedBrief;
import umpire.combat.adjudication.Rulebooks;
import umpire.combat.store.Battle;
import umpire.combat.store.BattleLedger;
import umpire.kernel.play.Brief;
import umpire.wire.message.QuestionRequest;

/**
 * Answers {@code combat.requested}: what one poll returned is adjudicated, kept in the ledger in
 * one transaction, published, and only then are its offsets committed. A question that comes again
 * is answered with the report of the ledger; one whose edition is not here goes to the dead
 * letters, so that its match stalls and no other waits for it. So does one that asks something else
 * under the id of a question that was answered before: nobody gets another battle's report.
 */
@ApplicationScoped
public class CombatRequests {
  private static final Logger LOG = Logger.getLogger(CombatRequests.class);

  private final Publisher publisher;
  private final MessageSpans spans;
  private final Rulebooks rulebooks;
  private final BattleLedger battleLedger;
  private final MissingEditions missing;
  private final EditionsFeed editions;
  private final MeterRegistry registry;
  private final Counter conflicts;

  CombatRequests(
      Publisher publisher,
      MessageSpans spans,
      Rulebooks rulebooks,
      BattleLedger battleLedger,
      MissingEditions missing,
      EditionsFeed editions,
      MeterRegistry registry) {
    this.publisher = publisher;
    this.spans = spans;
    this.rulebooks = rulebooks;
    this.battleLedger = battleLedger;
    this.missing = missing;
    this.editions = editions;
    this.registry = registry;
    this.conflicts =
        Counter.builder("umpire.question.conflicts")
            .description("Questions that came again under their id and asked something else.")
            .register(registry);
  }

  void start(@Observes ServiceStarted event, Subscriptions subscriptions) {
    // Only then: a question under an edition that is still to be read would be a dead letter.
    CompletionStage<Void> _ =
        editions
            .start(subscriptions)
            .thenRun(
                () ->
                    subscriptions.start(
                        Subscription.shared("combat-service", "combat.requested"), this::answer));
  }

  CompletionStage<Void> answer(List<Incoming> batch) {
    return spans.batch(batch, handled -> answer(batch, handled));
  }

  private CompletionStage<Void> answer(List<Incoming> batch, HandledBatch handled) {
    List<ReceivedQuestion> questions = batch.stream().map(ReceivedQuestion::in).toList();
    List<Battle> battles =
        questions.stream()
            .map(receivedQuestion -> fight(receivedQuestion, rulebook(receivedQuestion), handled))
            .toList();
    return battleLedger
        .keep(battles)
        .flatMap(kept -> publish(questions, battles, kept, handled))
        .subscribeAsCompletionStage();
  }

  private CombatRulebook rulebook(ReceivedQuestion receivedQuestion) {
    QuestionRequest asked = receivedQuestion.requested();
    return rulebooks
        .of(asked.game(), asked.edition(), asked.checksum())
        .orElseThrow(() -> missing.of(receivedQuestion));
  }

  private Battle fight(
      ReceivedQuestion receivedQuestion, CombatRulebook rulebook, HandledBatch handled) {
    QuestionRequest asked = receivedQuestion.requested();
    return handled.work(
        receivedQuestion.message(),
        "adjudicate",
        Map.of("match", asked.match(), "game", asked.game()),
        () -> timed(asked.game()).record(() -> fight(receivedQuestion, rulebook)));
  }

  /** Only games on the shelf come as far as this, so there are few. */
  private Timer timed(String game) {
    return Timer.builder("umpire.adjudicator.compute")
        .description("What the rules take for one question.")
        .tag("adjudicator", "combat")
        .tag("game", game)
        .register(registry);
  }

  private static Battle fight(ReceivedQuestion receivedQuestion, CombatRulebook rulebook) {
    QuestionRequest asked = receivedQuestion.requested();
    try {
      Brief brief = rulebook.brief(asked.brief());
      return new Battle(
          asked.question(),
          asked.match(),
          asked.game(),
          asked.edition(),
          asked.checksum(),
          asked.key(),
          asked.brief().toString(),
          rulebook.text(rulebook.adjudicate(brief, receivedQuestion.key())),
          // as fine as the database keeps it, so that a later answer is the same to the byte
          Instant.now().truncatedTo(ChronoUnit.MICROS));
    } catch (RefusedBrief refused) {
      throw new PoisonMessage(
          receivedQuestion.message(), "/data/brief" + refused.pointer() + ": " + refused.reason());
    }
  }

  private Uni<Void> publish(
      List<ReceivedQuestion> questions,
      List<Battle> fought,
      Map<String, Battle> kept,
      HandledBatch handled) {
    List<Outgoing> answers = new ArrayList<>();
    for (int i = 0; i < questions.size(); i++) {
      ReceivedQuestion receivedQuestion = questions.get(i);
      Battle battle = battleOf(receivedQuestion, fought.get(i), kept);
      answers.add(
          handled.answer(receivedQuestion.message(), BattleMessages.to(receivedQuestion, battle)));
    }
    CompletableFuture<?>[] published =
        answers.stream()
            .map(answer -> publisher.publish(answer).toCompletableFuture())
            .toArray(CompletableFuture<?>[]::new);
    return Uni.createFrom().completionStage(CompletableFuture.allOf(published));
  }

  private Battle battleOf(
      ReceivedQuestion receivedQuestion, Battle fought, Map<String, Battle> kept) {
    Battle battle = kept.get(receivedQuestion.requested().question());
    if (battle == null) {
      throw new IllegalStateException(
          "the ledger lost question " + receivedQuestion.requested().question());
    }
    if (!battle.answersTheSameAs(fought)) {
      conflicts.increment();
      LOG.errorf("question %s was answered before, and asks something else now", battle.question());
      throw new PoisonMessage(
          receivedQuestion.message(),
          "/data/question: answered before, with another brief, key or edition; its report is of"
              + " that one");
    }
    return battle;
  }
}
