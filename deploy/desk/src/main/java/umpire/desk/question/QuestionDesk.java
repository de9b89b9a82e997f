package umpire.desk.question;

import com.fasterxml.jackson.databind.JsonNode;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import umpire.chassis.kafka.HandledBatch;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.MessageSpans;
import umpire.chassis.kafka.PoisonMessage;
import umpire.chassis.kafka.Publisher;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.start.ServiceStarted;
import umpire.desk.Desk;
import umpire.desk.rulebook.RefusedBrief;
import umpire.desk.rulebook.Rulebook;
import umpire.desk.rulebook.Rulebooks;
import umpire.wire.message.QuestionRequest;

/**
 * Answers the questions of matches: what one poll returned is adjudicated, stored, published, and
 * only then are its offsets committed. A question whose edition is not here goes to the dead
 * letters, so that its match stalls and no other waits for it. So does one whose brief the rules
 * refuse, and one that asks something else under the id of a question that was answered before:
 * nobody gets the report on another brief.
 */
@Singleton
public class QuestionDesk {
  private final Desk desk;
  private final Publisher publisher;
  private final MessageSpans spans;
  private final Rulebooks<?> rulebooks;
  private final AnswerStore answerStore;
  private final MissingEditions missing;
  private final EditionsFeed editions;
  private final MeterRegistry registry;

  QuestionDesk(
      Desk desk,
      Publisher publisher,
      MessageSpans spans,
      Rulebooks<?> rulebooks,
      AnswerStore answerStore,
      MissingEditions missing,
      EditionsFeed editions,
      MeterRegistry registry) {
    this.desk = desk;
    this.publisher = publisher;
    this.spans = spans;
    this.rulebooks = rulebooks;
    this.answerStore = answerStore;
    this.missing = missing;
    this.editions = editions;
    this.registry = registry;
  }

  void start(@Observes ServiceStarted event, Subscriptions subscriptions) {
    // Only then: a question under an edition that is still to be read would be a dead letter.
    CompletionStage<Void> _ =
        editions
            .start(subscriptions)
            .thenRun(
                () ->
                    subscriptions.start(
                        Subscription.shared(desk.service(), desk.requested()), this::answer));
  }

  /**
   * Answers the questions of a batch.
   *
   * @return completes when all answers are published; fails as {@link
   *     umpire.chassis.kafka.MessageHandler} says
   * @throws PoisonMessage if one of the messages is no question to this desk, names an edition that
   *     is not here, or has a brief that the rules refuse
   */
  public CompletionStage<Void> answer(List<Incoming> batch) {
    return spans.batch(batch, handled -> answer(batch, handled));
  }

  private CompletionStage<Void> answer(List<Incoming> batch, HandledBatch handled) {
    List<ReceivedQuestion> questions =
        batch.stream().map(message -> ReceivedQuestion.in(message, desk)).toList();
    List<Answer> answers =
        questions.stream()
            .map(question -> adjudicate(question, rulebook(question), handled))
            .toList();
    return answerStore
        .store(answers)
        .flatMap(stored -> publish(stored, handled))
        .subscribeAsCompletionStage();
  }

  private Rulebook rulebook(ReceivedQuestion question) {
    QuestionRequest asked = question.requested();
    return rulebooks
        .of(asked.game(), asked.edition(), asked.checksum())
        .orElseThrow(() -> missing.of(question));
  }

  private Answer adjudicate(ReceivedQuestion question, Rulebook rulebook, HandledBatch handled) {
    QuestionRequest asked = question.requested();
    return handled.work(
        question.message(),
        desk.work(),
        Map.of("match", asked.match(), "game", asked.game()),
        () -> timed(asked.game()).record(() -> adjudicate(question, rulebook)));
  }

  /** Only games on the shelf come as far as this, so there are few. */
  private Timer timed(String game) {
    return Timer.builder("umpire.adjudicator.compute")
        .description("What the rules take for one question.")
        .tag("adjudicator", desk.subject())
        .tag("game", game)
        .register(registry);
  }

  private static Answer adjudicate(ReceivedQuestion question, Rulebook rulebook) {
    try {
      JsonNode report = rulebook.report(question.requested());
      return new Answer(question, report, Instant.now());
    } catch (RefusedBrief refused) {
      throw new PoisonMessage(
          question.message(), "/data/brief" + refused.pointer() + ": " + refused.reason());
    }
  }

  private Uni<Void> publish(List<Answer> answers, HandledBatch handled) {
    CompletableFuture<?>[] published =
        answers.stream()
            .map(answer -> handled.answer(answer.question().message(), answer.message(desk)))
            .map(message -> publisher.publish(message).toCompletableFuture())
            .toArray(CompletableFuture<?>[]::new);
    return Uni.createFrom().completionStage(CompletableFuture.allOf(published));
  }
}
