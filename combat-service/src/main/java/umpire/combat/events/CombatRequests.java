package umpire.combat.events;

import io.quarkus.runtime.StartupEvent;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.Poison;
import umpire.chassis.kafka.Publisher;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.combat.desk.CombatRulebook;
import umpire.combat.desk.RefusedBrief;
import umpire.combat.desk.Rulebooks;
import umpire.combat.store.Battle;
import umpire.combat.store.Ledger;
import umpire.kernel.play.Brief;
import umpire.wire.Requested;

/**
 * Answers {@code combat.requested}: what one poll returned is adjudicated, kept in the ledger in
 * one transaction, published, and only then are its offsets committed. A question that comes again
 * is answered with the report of the ledger; one whose edition is not here waits, and with it the
 * offsets of its batch, but not the answers to its neighbours.
 */
@ApplicationScoped
public class CombatRequests {
  private final Publisher publisher;
  private final Rulebooks rulebooks;
  private final Ledger ledger;
  private final MissingEditions missing;

  /**
   * Answered already, in a batch that still waits for an edition; touched by one batch at a time.
   */
  private final Set<Incoming> answered = new HashSet<>();

  CombatRequests(Publisher publisher, Rulebooks rulebooks, Ledger ledger, MissingEditions missing) {
    this.publisher = publisher;
    this.rulebooks = rulebooks;
    this.ledger = ledger;
    this.missing = missing;
  }

  void start(@Observes StartupEvent event, Subscriptions subscriptions) {
    subscriptions.start(Subscription.shared("combat-service", "combat.requested"), this::answer);
  }

  CompletionStage<Void> answer(List<Incoming> batch) {
    List<Question> waiting = new ArrayList<>();
    List<Question> ready = new ArrayList<>();
    List<Battle> battles = new ArrayList<>();
    for (Incoming message : batch) {
      if (!answered.contains(message)) {
        Question question = Question.in(message);
        Optional<CombatRulebook> rulebook = rulebook(question.requested());
        rulebook.ifPresent(book -> battles.add(fight(question, book)));
        (rulebook.isPresent() ? ready : waiting).add(question);
      }
    }
    missing.of(waiting);
    return ledger
        .keep(battles)
        .flatMap(kept -> publish(ready, kept))
        .invoke(() -> settle(ready))
        .subscribeAsCompletionStage();
  }

  private Optional<CombatRulebook> rulebook(Requested asked) {
    return rulebooks.of(asked.game(), asked.edition(), asked.checksum());
  }

  private static Battle fight(Question question, CombatRulebook rulebook) {
    Requested asked = question.requested();
    try {
      Brief brief = rulebook.brief(asked.brief());
      return new Battle(
          asked.question(),
          asked.match(),
          asked.game(),
          asked.edition(),
          asked.checksum(),
          asked.key(),
          rulebook.text(brief),
          rulebook.text(rulebook.adjudicate(brief, question.key())),
          // as fine as the database keeps it, so that a later answer is the same to the byte
          Instant.now().truncatedTo(ChronoUnit.MICROS));
    } catch (RefusedBrief refused) {
      throw new Poison(
          question.message(), "/data/brief" + refused.pointer() + ": " + refused.reason());
    }
  }

  private Uni<Void> publish(List<Question> ready, Map<String, Battle> kept) {
    CompletableFuture<?>[] published =
        ready.stream()
            .map(question -> Answers.to(question, battleOf(question, kept)))
            .map(answer -> publisher.publish(answer).toCompletableFuture())
            .toArray(CompletableFuture<?>[]::new);
    return Uni.createFrom().completionStage(CompletableFuture.allOf(published));
  }

  private static Battle battleOf(Question question, Map<String, Battle> kept) {
    Battle battle = kept.get(question.requested().question());
    if (battle == null) {
      throw new IllegalStateException(
          "the ledger lost question " + question.requested().question());
    }
    return battle;
  }

  /** Fails while an edition is missing, so that the batch comes again. */
  private void settle(List<Question> ready) {
    if (missing.names().isEmpty()) {
      answered.clear();
    } else {
      ready.forEach(question -> answered.add(question.message()));
      throw new EditionsMissing(missing.names());
    }
  }
}
