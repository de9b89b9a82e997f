package umpire.game.referee.act;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.UUID;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.game.clock.Clocks;
import umpire.game.clock.OpenProposals;
import umpire.game.referee.opening.MatchRegistry;
import umpire.game.referee.state.MatchState;
import umpire.game.referee.state.MatchStateCache;
import umpire.game.referee.state.Refusals;
import umpire.game.referee.transaction.DrawSource;
import umpire.game.referee.transaction.MatchClocks;
import umpire.game.referee.transaction.MatchCommitter;
import umpire.game.referee.transaction.MatchTransaction;
import umpire.game.store.match.MatchPolicies;
import umpire.game.store.match.MatchRow;
import umpire.game.store.transaction.AppendResult;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Seat;

/** Draw, pause and vacation: acts on a match in play, whichever seat it waits for. */
@Singleton
public class Parleys {
  /** The longest pause. */
  public static final Duration LONGEST_PAUSE = Duration.ofDays(90);

  private static final int MOST_TRIES = 20;

  private final MatchRegistry matchRegistry;
  private final MatchStateCache matchStateCache;
  private final MatchCommitter matchCommitter;
  private final DrawSource dice;
  private final Clock clock;

  Parleys(
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

  /** What a seat has to say; without effect where it has said so already. */
  @FunctionalInterface
  private interface Word {
    void say(Parley parley, Spoken now);
  }

  /** The match as it stands when the act is recorded. */
  private record Spoken(MatchState<?, ?, ?, ?> standing, Seat seat, Instant now) {
    Clocks clocks() {
      return standing
          .affairs()
          .clocks()
          .orElseThrow(() -> refused("no-clock", "Time is not measured in this match."));
    }

    MatchPolicies policies() {
      return standing.match().terms().policies();
    }

    /** Nobody gets out of a decision whose time has run out. */
    Clocks clocksInTime() {
      Clocks clocks = clocks();
      if (MatchClocks.isLate(standing, seat, now)) {
        throw MatchClocks.tooLate().asException();
      }
      return clocks;
    }
  }

  /** For a draw: offers it, or agrees; when every seat has, the match is over. */
  public Uni<MatchRow> draw(UUID match, String account) {
    return act(
        match,
        account,
        (parley, spoken) -> {
          if (!spoken.policies().draw()) {
            throw Refusals.forbiddenByPolicy("draw", "draw by agreement");
          }
          if (!spoken.standing().affairs().accord().draw().contains(spoken.seat())) {
            parley.offerDraw();
          }
        });
  }

  /** Withdraws one's own word for a draw, or declines what others offer. */
  public Uni<MatchRow> noDraw(UUID match, String account) {
    return act(
        match,
        account,
        (parley, spoken) -> {
          if (spoken.standing().affairs().accord().draw().isEmpty()) {
            throw refused("nothing-offered", "No draw is proposed.");
          }
          parley.withdrawDraw();
        });
  }

  /**
   * For a pause until a moment, or, without one, for the end of the present pause: offers it, or
   * agrees.
   */
  public Uni<MatchRow> pause(UUID match, String account, Optional<Instant> until) {
    return act(
        match,
        account,
        (parley, spoken) -> {
          if (!spoken.policies().pause()) {
            throw Refusals.forbiddenByPolicy("pause", "pause by agreement");
          }
          until.ifPresentOrElse(
              moment -> pause(parley, spoken, moment), () -> endPause(parley, spoken));
        });
  }

  private static void pause(Parley parley, Spoken spoken, Instant until) {
    Clocks clocks = spoken.clocksInTime();
    if (!until.isAfter(spoken.now()) || until.isAfter(spoken.now().plus(LONGEST_PAUSE))) {
      throw Problem.malformed(
              "/until", "a moment to come, within " + LONGEST_PAUSE.toDays() + " days")
          .asException();
    }
    OpenProposals.Pause known = spoken.standing().affairs().accord().pause();
    boolean alreadyOffered =
        known instanceof OpenProposals.Pause.Offered(var moment, var seats)
            && moment.equals(until)
            && seats.contains(spoken.seat());
    if (!alreadyOffered) {
      parley.offerPause(clocks, spoken.now(), until);
    }
  }

  private static void endPause(Parley parley, Spoken spoken) {
    Clocks clocks = spoken.clocks();
    if (!clocks.paused(spoken.now())) {
      throw refused("not-paused", "There is no pause that could end.");
    }
    OpenProposals.Pause known = spoken.standing().affairs().accord().pause();
    if (!(known instanceof OpenProposals.Pause.Ending(var seats)
        && seats.contains(spoken.seat()))) {
      parley.offerPauseEnd(clocks, spoken.now());
    }
  }

  /** Withdraws one's own word on a pause, or declines what others offer. */
  public Uni<MatchRow> noPause(UUID match, String account) {
    return act(
        match,
        account,
        (parley, spoken) -> {
          if (spoken.standing().affairs().accord().pause().seats().isEmpty()) {
            throw refused("nothing-offered", "No pause is proposed.");
          }
          parley.withdrawPause();
        });
  }

  /** Goes on vacation for so many days. */
  public Uni<MatchRow> leave(UUID match, String account, int days) {
    return act(
        match,
        account,
        (parley, spoken) -> {
          Clocks clocks = spoken.clocksInTime();
          if (clocks.isOnVacation(spoken.seat(), spoken.now())) {
            throw refused("away", "This seat is on vacation.");
          }
          int left = clocks.seatClock(spoken.seat()).vacationDays();
          if (days > left) {
            throw Problem.conflict(
                    "no-vacation", "Not so many days", "This seat has " + left + " days left.")
                .with("daysLeft", left)
                .asException();
          }
          parley.beginVacation(clocks, spoken.now(), days);
        });
  }

  /** Comes back from vacation. */
  public Uni<MatchRow> comeBack(UUID match, String account) {
    return act(
        match,
        account,
        (parley, spoken) -> {
          Clocks clocks = spoken.clocks();
          if (!clocks.isOnVacation(spoken.seat(), spoken.now())) {
            throw refused("not-away", "This seat is not on vacation.");
          }
          parley.endVacation(clocks, spoken.now());
        });
  }

  private Uni<MatchRow> act(UUID match, String account, Word word) {
    return act(match, account, word, 1);
  }

  private Uni<MatchRow> act(UUID match, String account, Word word, int tried) {
    if (tried > MOST_TRIES) {
      throw Refusals.busy();
    }
    return matchRegistry
        .find(match)
        .flatMap(
            row -> {
              Seat seat =
                  row.seatOf(account)
                      .map(one -> new Seat(one.seat()))
                      .orElseThrow(() -> Refusals.noSeat(row, account).asException());
              if (!row.status().equals(MatchRow.PLAYING)) {
                throw refused("not-playing", "The match is " + row.status() + ".");
              }
              return matchStateCache.at(row).flatMap(matchState -> record(matchState, seat, word));
            })
        .flatMap(
            appendResult ->
                appendResult == AppendResult.DONE
                    ? matchRegistry.find(match)
                    : act(match, account, word, tried + 1));
  }

  private <P, C, E, V> Uni<AppendResult> record(
      MatchState<P, C, E, V> matchState, Seat seat, Word word) {
    MatchTransaction<P, C, E, V> transaction = new MatchTransaction<>(matchState, dice);
    Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
    word.say(new Parley(transaction, matchState, seat), new Spoken(matchState, seat, now));
    if (transaction.events().isEmpty()) {
      return Uni.createFrom().item(AppendResult.DONE);
    }
    boolean over = transaction.after().over();
    int open = matchState.question().map(Pending.Question::id).map(id -> id.number()).orElse(0);
    return matchCommitter.commit(transaction, over ? open : 0);
  }

  private static ProblemException refused(String kind, String why) {
    return Problem.conflict(kind, "This cannot be done now", why).asException();
  }
}
