package umpire.game.referee.transaction;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import umpire.chassis.http.Problem;
import umpire.game.clock.ClockUpdate;
import umpire.game.clock.Clocks;
import umpire.game.clock.ClocksAndProposals;
import umpire.game.clock.OpenProposals;
import umpire.game.referee.command.Order;
import umpire.game.referee.state.ClocksAndProposalsJson;
import umpire.game.referee.state.Decisions;
import umpire.game.referee.state.Draft;
import umpire.game.referee.state.Match;
import umpire.game.referee.state.MatchState;
import umpire.game.store.transaction.StoredTransaction;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Seat;

/** How transactions change the clocks of a match, and which answers are late. */
public final class MatchClocks {
  /** So long after a deadline the umpire acts: what came in time has been dealt with by then. */
  public static final Duration GRACE = Duration.ofSeconds(3);

  private MatchClocks() {}

  /**
   * Clocks and offers after a transaction.
   *
   * @param received when what led to it had come in
   * @param now when it is written
   */
  static ClocksAndProposals after(
      MatchState<?, ?, ?, ?> from,
      MatchState<?, ?, ?, ?> after,
      ClockUpdate.Mover mover,
      Instant received,
      Instant now) {
    ClocksAndProposals clocksAndProposals =
        after.over() ? after.affairs().with(OpenProposals.NONE) : after.affairs();
    if (clocksAndProposals.clocks().isEmpty()) {
      return clocksAndProposals;
    }
    Clocks clocks = started(clocksAndProposals.clocks().get(), after);
    if (after.over()) {
      return clocksAndProposals.with(clocks.stopped(now));
    }
    Set<Seat> asked = after.waitedFor();
    ClockUpdate clockUpdate =
        new ClockUpdate(
            mover, isVisibleToAll(from, after), received, now, asked, renewed(from, after, asked));
    return clocksAndProposals.with(clocks.after(clockUpdate));
  }

  private static Clocks started(Clocks clocks, MatchState<?, ?, ?, ?> after) {
    return clocks.hands().isEmpty()
        ? clocks.started(after.match().seats().stream().map(seat -> new Seat(seat.seat())).toList())
        : clocks;
  }

  /** Whether everybody sees it, so that no clock reveals what is hidden from somebody. */
  private static boolean isVisibleToAll(MatchState<?, ?, ?, ?> from, MatchState<?, ?, ?, ?> after) {
    boolean othersAreWaitedFor =
        !from.waitedFor().equals(after.waitedFor())
            || from.question().isPresent() != after.question().isPresent();
    return othersAreWaitedFor
        || after.match().viewers().stream()
            .map(Match::name)
            .allMatch(viewer -> after.seq(viewer) > from.seq(viewer));
  }

  private static Set<Seat> renewed(
      MatchState<?, ?, ?, ?> from, MatchState<?, ?, ?, ?> after, Set<Seat> asked) {
    Set<Seat> renewed = new HashSet<>(asked);
    renewed.removeIf(seat -> Draft.decision(from, seat) == Draft.decision(after, seat));
    return renewed;
  }

  /** What is stored of it. */
  static StoredTransaction.Time time(MatchState<?, ?, ?, ?> after, Instant now) {
    ClocksAndProposals clocksAndProposals = after.affairs();
    Map<String, String> asked = new HashMap<>();
    for (Seat seat : after.waitedFor()) {
      after.asked(seat).ifPresent(one -> asked.put(seat.id(), one.rule().value()));
    }
    return new StoredTransaction.Time(
        clocksAndProposals.clocks().map(ClocksAndProposalsJson::clock).orElse(""),
        ClocksAndProposalsJson.accord(clocksAndProposals.accord()),
        clocksAndProposals.clocks().flatMap(Clocks::first).map(first -> first.plus(GRACE)),
        now,
        asked);
  }

  /** The 409 for an answer that came in after the end of its time; empty if it came in time. */
  public static Optional<Problem> late(
      MatchState<?, ?, ?, ?> matchState, Order<?> order, Instant received) {
    return order.decision().isPresent() && isLate(matchState, order.seat(), received)
        ? Optional.of(
            tooLate().with("decision", Decisions.of(matchState, order.seat(), order.draft())))
        : Optional.empty();
  }

  /** Whether the time of a seat for what it is asked had run out. */
  public static boolean isLate(MatchState<?, ?, ?, ?> matchState, Seat seat, Instant received) {
    return matchState.pending() instanceof Pending.Choices<?>
        && matchState
            .affairs()
            .clocks()
            .filter(clocks -> !clocks.isInTime(seat, received))
            .isPresent();
  }

  public static Problem tooLate() {
    return Problem.conflict(
        "too-late",
        "The time has run out",
        "When this was received, the time of the seat had run out.");
  }
}
