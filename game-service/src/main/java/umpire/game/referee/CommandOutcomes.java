package umpire.game.referee;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import umpire.game.referee.access.MatchSignals;
import umpire.game.referee.command.CommandOutcome;
import umpire.game.referee.order.OrderRuling;
import umpire.game.referee.state.MatchState;
import umpire.game.referee.state.MatchStateCache;
import umpire.game.referee.state.StoredJson;
import umpire.game.store.transaction.AnswerRow;
import umpire.game.store.transaction.MatchDataStore;
import umpire.game.store.transaction.ShownRow;
import umpire.kernel.scenario.Seat;

/** What became of commands, for the answer to them and to their repetition. */
@Singleton
class CommandOutcomes {
  /** Another instance's commit is looked for this often, should its ring not have come. */
  private static final Duration LOOK = Duration.ofSeconds(1);

  private final MatchDataStore matchDataStore;
  private final MatchStateCache matchStateCache;

  CommandOutcomes(MatchDataStore matchDataStore, MatchStateCache matchStateCache) {
    this.matchDataStore = matchDataStore;
    this.matchStateCache = matchStateCache;
  }

  /** Right after the commit, from memory. */
  CommandOutcome committed(OrderRuling.Done<?, ?, ?, ?> ruling, AnswerRow answer, Seat seat) {
    List<ShownRow> events =
        ruling.course().shown().stream().filter(row -> row.viewer().equals(seat.id())).toList();
    boolean outstanding = !ruling.draftOnly() && ruling.course().after().question().isPresent();
    return new CommandOutcome(seat, answer, events, ruling.left(), outstanding);
  }

  /** Later, from the store: up to the next command of anybody. */
  Uni<CommandOutcome> asKnownNow(UUID match, AnswerRow answer) {
    List<JsonNode> left = new ArrayList<>();
    StoredJson.tree(answer.remaining()).forEach(left::add);
    return matchDataStore
        .followed(match, answer)
        .map(
            commandConsequences ->
                new CommandOutcome(
                    new Seat(commandConsequences.seat()),
                    answer,
                    answer.revision() == 0 ? List.of() : commandConsequences.events(),
                    left,
                    answer.revision() > 0 && commandConsequences.outstanding()));
  }

  /** The outcome when no report is outstanding any more, or as it is when the time is over. */
  Uni<CommandOutcome> settled(
      UUID match, CommandOutcome outcome, MatchSignals.Listener listener, Instant until) {
    Duration left = Duration.between(Instant.now(), until);
    if (!outcome.outstanding() || !left.isPositive()) {
      return Uni.createFrom().item(outcome);
    }
    listener.forget();
    // Looked at after forgetting: whoever commits keeps the position first and rings then.
    Optional<MatchState<?, ?, ?, ?>> kept = matchStateCache.inMemory(match);
    boolean toWait =
        kept.filter(now -> now.revision() <= outcome.seenUpTo() || now.question().isPresent())
            .isPresent();
    Uni<Boolean> rung =
        toWait
            ? listener.next(left.compareTo(LOOK) < 0 ? left : LOOK)
            : Uni.createFrom().item(true);
    int before = kept.map(MatchState::revision).orElse(0);
    return rung.flatMap(
            rang ->
                rang && asksAnew(match, before)
                    ? Uni.createFrom().item(outcome)
                    : asKnownNow(match, outcome.answer()))
        .flatMap(now -> settled(match, now, listener, until));
  }

  /** Whether a report came meanwhile that only led to the next question: nothing to report yet. */
  private boolean asksAnew(UUID match, int before) {
    return matchStateCache
        .inMemory(match)
        .filter(now -> now.revision() > before && now.question().isPresent())
        .isPresent();
  }
}
