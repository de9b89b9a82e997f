package umpire.game.referee;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import umpire.chassis.http.Problem;
import umpire.game.referee.access.MatchSignals;
import umpire.game.referee.command.CommandOutcome;
import umpire.game.referee.command.CommandRefused;
import umpire.game.referee.command.CommandRequest;
import umpire.game.referee.command.CommandResult;
import umpire.game.referee.command.Order;
import umpire.game.referee.command.OrderLog;
import umpire.game.referee.command.ParsedCommands;
import umpire.game.referee.command.ReceiptTimes;
import umpire.game.referee.opening.MatchRegistry;
import umpire.game.referee.order.OrderAdjudicator;
import umpire.game.referee.order.OrderRuling;
import umpire.game.referee.state.DraftCache;
import umpire.game.referee.state.MatchState;
import umpire.game.referee.state.MatchStateCache;
import umpire.game.referee.state.Refusals;
import umpire.game.referee.state.StoredJson;
import umpire.game.referee.transaction.DrawSource;
import umpire.game.referee.transaction.MatchClocks;
import umpire.game.referee.transaction.MatchCommitter;
import umpire.game.referee.transaction.RefereeMetrics;
import umpire.game.store.match.MatchRow;
import umpire.game.store.transaction.AnswerRow;
import umpire.game.store.transaction.AppendResult;
import umpire.game.store.transaction.DraftRow;
import umpire.game.store.transaction.DraftStatement;
import umpire.game.store.transaction.MatchDataStore;
import umpire.kernel.scenario.Seat;

/**
 * Rules the commands of players. The first try takes the position in memory, which costs one round
 * trip to the database in all, refused or not; where the store turns out to be further, the next
 * try reads what is stored.
 */
@Singleton
public class Referee {
  /** Each failed try means that somebody else's command went through. */
  private static final int MOST_TRIES = 20;

  /** Of what has changed since, the first so many. */
  private static final int MOST_EVENTS = 100;

  private final MatchRegistry matchRegistry;
  private final MatchStateCache matchStateCache;
  private final DraftCache draftCache;
  private final MatchDataStore matchDataStore;
  private final DraftStatement draftStatement;
  private final MatchCommitter matchCommitter;
  private final CommandOutcomes commandOutcomes;
  private final RepeatedCommands repeatedCommands;
  private final RefereeMetrics refereeMetrics;
  private final MatchSignals matchSignals;
  private final ReceiptTimes receiptTimes;
  private final DrawSource dice;

  Referee(
      MatchRegistry matchRegistry,
      MatchStateCache matchStateCache,
      DraftCache draftCache,
      MatchDataStore matchDataStore,
      DraftStatement draftStatement,
      MatchCommitter matchCommitter,
      CommandOutcomes commandOutcomes,
      RepeatedCommands repeatedCommands,
      RefereeMetrics refereeMetrics,
      MatchSignals matchSignals,
      ReceiptTimes receiptTimes,
      DrawSource dice) {
    this.matchRegistry = matchRegistry;
    this.matchStateCache = matchStateCache;
    this.draftCache = draftCache;
    this.matchDataStore = matchDataStore;
    this.draftStatement = draftStatement;
    this.matchCommitter = matchCommitter;
    this.commandOutcomes = commandOutcomes;
    this.repeatedCommands = repeatedCommands;
    this.refereeMetrics = refereeMetrics;
    this.matchSignals = matchSignals;
    this.receiptTimes = receiptTimes;
    this.dice = dice;
  }

  /**
   * What becomes of the commands; fails with a ProblemException for what cannot be read.
   *
   * @param wait how long an outstanding report is waited for
   */
  public Uni<CommandResult> command(CommandRequest request, Duration wait) {
    return Uni.createFrom()
        .deferred(() -> settled(request, wait))
        .onItem()
        .invoke(result -> refereeMetrics.ruled(request.match(), result))
        .onFailure()
        .invoke(failure -> refereeMetrics.failed(request.match(), failure));
  }

  private Uni<CommandResult> settled(CommandRequest request, Duration wait) {
    if (!wait.isPositive()) {
      return command(request);
    }
    Instant until = Instant.now().plus(wait);
    MatchSignals.Listener listener = matchSignals.listen(request.match());
    return command(request)
        .flatMap(result -> settled(request.match(), result, listener, until))
        .eventually(listener::close);
  }

  private Uni<CommandResult> settled(
      UUID match, CommandResult result, MatchSignals.Listener listener, Instant until) {
    return switch (result) {
      case CommandOutcome outcome ->
          commandOutcomes.settled(match, outcome, listener, until).map(settled -> settled);
      case CommandRefused refused -> Uni.createFrom().item(refused);
    };
  }

  private Uni<CommandResult> command(CommandRequest sent) {
    CommandRequest request = receiptTimes.first(sent);
    return ruled(request)
        .onItemOrFailure()
        .invoke((_, failure) -> receiptTimes.done(request, failure));
  }

  private Uni<CommandResult> ruled(CommandRequest request) {
    Optional<MatchState<?, ?, ?, ?>> kept = matchStateCache.inMemory(request.match());
    Optional<Seat> seat = kept.flatMap(matchState -> matchState.match().seatOf(request.account()));
    Optional<DraftRow> draft = seat.flatMap(one -> draftCache.inMemory(request.match(), one));
    return kept.isEmpty() || draft.isEmpty()
        ? stored(request, 1)
        : rule(request, kept.get(), draft.get(), 0);
  }

  /** A try on what is stored. */
  private Uni<CommandResult> stored(CommandRequest request, int tried) {
    if (tried > MOST_TRIES) {
      throw Refusals.busy();
    }
    return matchRegistry.find(request.match()).flatMap(row -> stored(request, row, tried));
  }

  private Uni<CommandResult> stored(CommandRequest request, MatchRow row, int tried) {
    Optional<Seat> seat = row.seatOf(request.account()).map(one -> new Seat(one.seat()));
    if (seat.isEmpty()) {
      return repeatedCommands.or(request, Refusals.noSeat(row, request.account()));
    }
    if (row.status().equals(MatchRow.OPEN)) {
      return repeatedCommands.or(request, Refusals.notBegun());
    }
    return matchStateCache
        .at(row)
        .flatMap(
            matchState ->
                draftCache
                    .read(request.match(), seat.get())
                    .flatMap(draft -> rule(request, matchState, draft, tried)));
  }

  private <P, C, E, V> Uni<CommandResult> rule(
      CommandRequest request, MatchState<P, C, E, V> matchState, DraftRow draft, int tried) {
    ParsedCommands<C> parsedCommands = ParsedCommands.by(request.sent(), matchState.edition());
    Order<C> order = new Order<>(new Seat(draft.seat()), request.decision(), draft, parsedCommands);
    return switch (OrderAdjudicator.rule(matchState, order, dice)) {
      case OrderRuling.Refused<P, C, E, V>(Problem problem) ->
          refused(request, matchState, draft, problem, tried);
      case OrderRuling.Done<P, C, E, V> done ->
          MatchClocks.late(matchState, order, request.received())
              .map(late -> refused(request, matchState, draft, late, tried))
              .orElseGet(() -> done(request, matchState, order, done, tried));
    };
  }

  /**
   * A refusal stands if the store is no further than what it was ruled on, and the id is new: one
   * statement returns both.
   */
  private Uni<CommandResult> refused(
      CommandRequest request,
      MatchState<?, ?, ?, ?> matchState,
      DraftRow draft,
      Problem refusal,
      int tried) {
    return matchDataStore
        .sent(request.match(), request.account(), request.commandId())
        .flatMap(
            sent -> {
              if (sent.answer().isPresent()) {
                return repeatedCommands.became(request, sent.answer().get());
              }
              return sent.isAt(matchState.revision(), draft)
                  ? changed(request, refusal).map(CommandRefused::new)
                  : stored(request, tried + 1);
            });
  }

  /** A refusal because something has changed says what: what the seat was shown since its last. */
  private Uni<Problem> changed(CommandRequest request, Problem refusal) {
    if (refusal.status() != 409) {
      return Uni.createFrom().item(refusal);
    }
    return matchDataStore
        .since(request.match(), request.account(), MOST_EVENTS)
        .map(
            shown -> {
              ArrayNode events = JsonNodeFactory.instance.arrayNode();
              shown.forEach(row -> events.add(StoredJson.tree(row.json())));
              return refusal.with("events", events);
            });
  }

  private <P, C, E, V> Uni<CommandResult> done(
      CommandRequest request,
      MatchState<P, C, E, V> matchState,
      Order<C> order,
      OrderRuling.Done<P, C, E, V> done,
      int tried) {
    done.course().received(request.received());
    ParsedCommands<C> parsedCommands = order.added();
    AnswerRow answer =
        answer(request, request.fingerprint(parsedCommands.json()), matchState, done);
    int taken = parsedCommands.commands().size() - done.left().size();
    return write(request, matchState.revision(), done, answer)
        .invoke(
            appendResult -> {
              if (appendResult == AppendResult.DONE) {
                List<C> commands = parsedCommands.commands().subList(0, taken);
                OrderLog.taken(matchState, order.seat(), commands, done.draftOnly());
              }
            })
        .flatMap(
            appendResult ->
                switch (appendResult) {
                  case DONE ->
                      Uni.createFrom().item(commandOutcomes.committed(done, answer, order.seat()));
                  case OVERTAKEN -> stored(request, tried + 1);
                  case KNOWN -> repeatedCommands.became(request);
                });
  }

  private static AnswerRow answer(
      CommandRequest request,
      String fingerprint,
      MatchState<?, ?, ?, ?> matchState,
      OrderRuling.Done<?, ?, ?, ?> ruling) {
    ArrayNode left = JsonNodeFactory.instance.arrayNode();
    ruling.left().forEach((JsonNode command) -> left.add(command));
    return new AnswerRow(
        request.account(),
        request.commandId(),
        fingerprint,
        ruling.draftOnly() ? 0 : ruling.course().revision(),
        matchState.seq(ruling.draft().after().seat()),
        left.toString());
  }

  private Uni<AppendResult> write(
      CommandRequest request, int revision, OrderRuling.Done<?, ?, ?, ?> ruling, AnswerRow answer) {
    if (!ruling.draftOnly()) {
      return matchCommitter.commit(ruling.course(), 0, List.of(answer), List.of(ruling.draft()));
    }
    return draftStatement
        .write(request.match(), revision, ruling.draft(), answer)
        .invoke(
            appendResult -> {
              if (appendResult == AppendResult.DONE) {
                draftCache.keep(request.match(), ruling.draft().after());
              }
            });
  }
}
