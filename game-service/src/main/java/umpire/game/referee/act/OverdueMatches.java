package umpire.game.referee.act;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.jboss.logging.Logger;
import umpire.game.clock.Clocks;
import umpire.game.referee.command.ReceiptTimes;
import umpire.game.referee.order.StandingOrderExecutor;
import umpire.game.referee.state.MatchState;
import umpire.game.referee.state.MatchStateCache;
import umpire.game.referee.transaction.DrawSource;
import umpire.game.referee.transaction.MatchClocks;
import umpire.game.referee.transaction.MatchCommitter;
import umpire.game.referee.transaction.MatchTransaction;
import umpire.game.store.StandingOrders;
import umpire.game.store.match.DueMatches;
import umpire.game.store.match.MatchRow;
import umpire.game.store.match.Matches;
import umpire.game.store.transaction.AppendResult;
import umpire.kernel.scenario.Seat;

/**
 * What the umpire does by itself in a match: it gives standing orders, and continues or ends the
 * match where the time of a seat has run out.
 */
@Singleton
public class OverdueMatches {
  private static final Logger LOG = Logger.getLogger(OverdueMatches.class);

  /** Matches for one look, the longest due first. */
  private static final int MOST_MATCHES = 256;

  /** Matches at the same time. */
  private static final int AT_ONCE = 8;

  /** Answers in a row in one match, before others have their turn. */
  private static final int MOST_ANSWERS = 50;

  /** What fails is tried again then, so that it keeps nobody else waiting. */
  private static final Duration AFTER_A_FAULT = Duration.ofSeconds(10);

  /** How long after a deadline the umpire waits for the repetition of what had come in time. */
  private static final Duration TIMEOUT = Duration.ofSeconds(30);

  private final DueMatches dueMatches;
  private final Matches matches;
  private final MatchStateCache matchStateCache;
  private final StandingOrders orders;
  private final ReceiptTimes receiptTimes;
  private final MatchCommitter matchCommitter;
  private final DrawSource dice;
  private final Clock clock;

  OverdueMatches(
      DueMatches dueMatches,
      Matches matches,
      MatchStateCache matchStateCache,
      StandingOrders orders,
      ReceiptTimes receiptTimes,
      MatchCommitter matchCommitter,
      DrawSource dice,
      Clock clock) {
    this.dueMatches = dueMatches;
    this.matches = matches;
    this.matchStateCache = matchStateCache;
    this.orders = orders;
    this.receiptTimes = receiptTimes;
    this.matchCommitter = matchCommitter;
    this.dice = dice;
    this.clock = clock;
  }

  /** Looks at all that is due now. */
  public Uni<Void> handleDue() {
    return dueMatches
        .matches(now(), MOST_MATCHES)
        .flatMap(
            found ->
                Multi.createFrom()
                    .iterable(found)
                    .onItem()
                    .transformToUni(this::carefully)
                    .merge(AT_ONCE)
                    .collect()
                    .last())
        .replaceWithVoid();
  }

  private Uni<Void> carefully(DueMatches.Row read) {
    return settle(read, 1)
        .onFailure()
        .recoverWithUni(
            failure -> {
              LOG.errorf(failure, "match %s is due, but the umpire failed to act", read.match());
              return dueMatches.again(read, Optional.of(now().plus(AFTER_A_FAULT)));
            });
  }

  /** Does what is to be done in a match, until nothing is. */
  private Uni<Void> settle(DueMatches.Row read, int times) {
    return matches
        .find(read.match())
        .map(Optional::orElseThrow)
        .flatMap(
            row ->
                row.status().equals(MatchRow.PLAYING)
                    ? matchStateCache
                        .at(row)
                        .flatMap(matchState -> settle(read, row, matchState, times))
                    : dueMatches.again(read, Optional.empty()));
  }

  private <P, C, E, V> Uni<Void> settle(
      DueMatches.Row read, MatchRow row, MatchState<P, C, E, V> matchState, int times) {
    return orders
        .all(read.match())
        .flatMap(
            answers -> {
              Optional<MatchTransaction<P, C, E, V>> course = course(row, matchState, answers);
              // What was written last says itself when it is due.
              return course
                  .map(one -> commit(one, read, times))
                  .orElseGet(() -> times > 1 ? done() : dueMatches.again(read, next(matchState)));
            });
  }

  private Uni<Void> commit(
      MatchTransaction<?, ?, ?, ?> transaction, DueMatches.Row read, int times) {
    return matchCommitter
        .commit(transaction, 0)
        .flatMap(
            appendResult ->
                appendResult == AppendResult.DONE && times < MOST_ANSWERS
                    ? settle(read, times + 1)
                    : done());
  }

  private static Uni<Void> done() {
    return Uni.createFrom().voidItem();
  }

  private <P, C, E, V> Optional<MatchTransaction<P, C, E, V>> course(
      MatchRow row,
      MatchState<P, C, E, V> matchState,
      Map<String, SortedMap<String, String>> answers) {
    Optional<Seat> answered = StandingOrderExecutor.asked(matchState, answers);
    if (answered.isPresent()) {
      return Optional.of(StandingOrderExecutor.act(matchState, answered.get(), answers, dice));
    }
    Instant past = now().minus(MatchClocks.GRACE);
    return matchState.affairs().clocks().stream()
        .flatMap(clocks -> clocks.overdue(past.plusMillis(1)).stream())
        .filter(seat -> !isExcused(row, matchState, seat))
        .findFirst()
        .map(seat -> lapse(matchState, seat));
  }

  /** When the next seat's time has run out; where somebody is excused, a second from now. */
  private Optional<Instant> next(MatchState<?, ?, ?, ?> matchState) {
    Instant soon = now().plusSeconds(1);
    return matchState
        .affairs()
        .clocks()
        .flatMap(Clocks::first)
        .map(deadline -> deadline.plus(MatchClocks.GRACE))
        .map(at -> at.isAfter(soon) ? at : soon);
  }

  /** Whether something that came in time met a fault of ours, and may be sent again. */
  private boolean isExcused(MatchRow row, MatchState<?, ?, ?, ?> matchState, Seat seat) {
    Instant deadline =
        matchState.affairs().clocks().flatMap(clocks -> clocks.deadline(seat)).orElseThrow();
    return now().isBefore(deadline.plus(TIMEOUT))
        && row.seats().stream()
            .filter(one -> one.seat().equals(seat.id()))
            .anyMatch(one -> receiptTimes.waits(row.id(), one.account(), deadline));
  }

  private <P, C, E, V> MatchTransaction<P, C, E, V> lapse(
      MatchState<P, C, E, V> matchState, Seat seat) {
    MatchTransaction<P, C, E, V> transaction = new MatchTransaction<>(matchState, dice);
    runOut(
        transaction, matchState, seat, matchState.affairs().clocks().orElseThrow().endsMatch(seat));
    return transaction;
  }

  /**
   * A seat's time has run out.
   *
   * @param flags whether its match is lost by it; otherwise the rules go on without its answer
   */
  public static void runOut(
      MatchTransaction<?, ?, ?, ?> transaction,
      MatchState<?, ?, ?, ?> matchState,
      Seat seat,
      boolean flags) {
    transaction.overdue(seat);
    if (flags) {
      transaction.end(Resignation.lost(matchState, seat, "time", "overdue"));
    } else {
      transaction.lapse(seat);
    }
  }

  private Instant now() {
    return clock.instant().truncatedTo(ChronoUnit.MILLIS);
  }
}
