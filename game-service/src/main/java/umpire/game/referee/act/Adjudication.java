package umpire.game.referee.act;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;
import umpire.game.clock.Clocks;
import umpire.game.referee.opening.MatchRegistry;
import umpire.game.referee.state.MatchState;
import umpire.game.referee.state.MatchStateCache;
import umpire.game.referee.state.Refusals;
import umpire.game.referee.transaction.DrawSource;
import umpire.game.referee.transaction.MatchCommitter;
import umpire.game.referee.transaction.MatchTransaction;
import umpire.game.store.match.MatchRow;
import umpire.game.store.match.SeatRow;
import umpire.game.store.transaction.AppendResult;
import umpire.game.store.transaction.EventCause;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Seat;

/** A tournament ends or adjourns a match of its own: acts on the match, possible before its end. */
@Singleton
public class Adjudication {
  private static final Logger LOG = Logger.getLogger(Adjudication.class);
  private static final int MOST_TRIES = 20;
  private static final BigDecimal HALF = new BigDecimal("0.5");

  private final MatchRegistry matchRegistry;
  private final MatchStateCache matchStateCache;
  private final MatchCommitter matchCommitter;
  private final DrawSource dice;
  private final Clock clock;

  Adjudication(
      MatchRegistry matchRegistry,
      MatchStateCache matchStateCache,
      MatchCommitter matchCommitter,
      DrawSource dice,
      Clock clock) {
    this.matchRegistry = matchRegistry;
    this.matchStateCache = matchStateCache;
    this.matchCommitter = matchCommitter;
    this.dice = dice;
    this.clock = clock;
  }

  /**
   * Ends a match of this tournament. Nothing happens where the match is over, was never opened, or
   * is of no such tournament: so it has one effect, however often it is asked. Fails with
   * IllegalArgumentException for scores of other seats.
   */
  public Uni<Void> end(UUID match, String tournament, Verdict verdict) {
    return act(match, tournament, state -> end(state, verdict), 1);
  }

  /**
   * Adjourns a match of this tournament: its clocks stand until a moment. Nothing happens where
   * {@link #end} does nothing, where time is not measured, where they stand until then already, or
   * the moment has passed.
   */
  public Uni<Void> adjourn(UUID match, String tournament, Instant until, String reason) {
    return act(match, tournament, state -> adjourn(state, until, reason), 1);
  }

  private Uni<Void> act(
      UUID match,
      String tournament,
      Function<MatchState<?, ?, ?, ?>, Uni<AppendResult>> act,
      int tried) {
    if (tried > MOST_TRIES) {
      return Uni.createFrom().failure(Refusals.busy());
    }
    return matchRegistry
        .look(match)
        .map(found -> found.filter(row -> isPlayedIn(row, tournament)))
        .flatMap(
            (Optional<MatchRow> found) ->
                found
                    .map(row -> matchStateCache.at(row).flatMap(state -> act.apply(state)))
                    .orElseGet(() -> Uni.createFrom().item(AppendResult.DONE)))
        .flatMap(
            appendResult ->
                appendResult == AppendResult.DONE
                    ? Uni.createFrom().voidItem()
                    : act(match, tournament, act, tried + 1));
  }

  private static boolean isPlayedIn(MatchRow row, String tournament) {
    if (!row.status().equals(MatchRow.PLAYING)) {
      LOG.infof("match %s is %s: its tournament ends nothing", row.id(), row.status());
      return false;
    }
    return row.terms().tournament().equals(tournament);
  }

  private <P, C, E, V> Uni<AppendResult> end(MatchState<P, C, E, V> state, Verdict verdict) {
    MatchTransaction<P, C, E, V> transaction = new MatchTransaction<>(state, dice);
    give(
        transaction,
        state,
        verdict.scores().isEmpty() ? verdict.with(scores(state, verdict)) : verdict);
    int open = state.question().map(Pending.Question::id).map(id -> id.number()).orElse(0);
    return matchCommitter.commit(transaction, open);
  }

  private <P, C, E, V> Uni<AppendResult> adjourn(
      MatchState<P, C, E, V> state, Instant until, String reason) {
    Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
    Optional<Clocks> clocks =
        state
            .affairs()
            .clocks()
            .filter(one -> until.isAfter(now) && !one.pausedUntil().equals(until));
    if (clocks.isEmpty()) {
      return Uni.createFrom().item(AppendResult.DONE);
    }
    MatchTransaction<P, C, E, V> transaction = new MatchTransaction<>(state, dice);
    stop(transaction, until, reason);
    transaction.affairs(transaction.affairs().with(clocks.get().paused(now, until)));
    return matchCommitter.commit(transaction, 0);
  }

  /** Everybody reads that the clocks stand, and why. */
  public static void stop(MatchTransaction<?, ?, ?, ?> transaction, Instant until, String reason) {
    transaction.act(
        EventCause.ADJOURNED,
        JsonNodeFactory.instance
            .objectNode()
            .put("type", "adjourned")
            .put("until", until.toString())
            .put("reason", reason));
  }

  /** The match ends by what was decided; everybody reads why. */
  public static void give(
      MatchTransaction<?, ?, ?, ?> transaction, MatchState<?, ?, ?, ?> state, Verdict verdict) {
    verdict.requireOf(state.match().seats().stream().map(SeatRow::seat).toList());
    transaction.act(
        EventCause.ADJUDICATED,
        JsonNodeFactory.instance
            .objectNode()
            .put("type", "adjudicated")
            .put("reason", verdict.reason()));
    transaction.end(verdict.outcome());
  }

  private static Map<String, BigDecimal> scores(MatchState<?, ?, ?, ?> state, Verdict verdict) {
    return verdict.level().equals(Verdict.VOID) ? nothing(state) : byWaiting(state);
  }

  /** Nobody has won what counts for nothing. */
  private static Map<String, BigDecimal> nothing(MatchState<?, ?, ?, ?> state) {
    return state.match().seats().stream()
        .collect(Collectors.toMap(SeatRow::seat, _ -> BigDecimal.ZERO));
  }

  /**
   * Sides that the match waits for have nothing, the others all; where it waits for no seat, it is
   * nobody's fault, and everybody has half.
   */
  private static Map<String, BigDecimal> byWaiting(MatchState<?, ?, ?, ?> state) {
    Set<String> late = new HashSet<>();
    for (Seat seat : state.waitedFor()) {
      late.add(Resignation.side(state, seat.id()));
    }
    List<String> seats = state.match().seats().stream().map(SeatRow::seat).toList();
    Map<String, BigDecimal> scores = new HashMap<>();
    for (String seat : seats) {
      boolean isLate = late.contains(Resignation.side(state, seat));
      scores.put(seat, late.isEmpty() ? HALF : isLate ? BigDecimal.ZERO : BigDecimal.ONE);
    }
    return scores;
  }
}
