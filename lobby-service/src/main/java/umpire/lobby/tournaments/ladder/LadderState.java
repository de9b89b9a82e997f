package umpire.lobby.tournaments.ladder;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import umpire.lobby.tournaments.ladder.LadderChallenge.Status;
import umpire.tournament.Outcome;
import umpire.tournament.ladder.Ladder;
import umpire.tournament.ladder.LadderResult;

/**
 * A ladder with its challenges.
 *
 * @param startedAt when period 1 began; a period is a day
 * @param period up to which idle members have fallen
 * @param challenges those that were open when it was read, with what became of them since
 */
record LadderState(Instant startedAt, int period, Ladder ladder, List<LadderChallenge> challenges) {
  private static final Duration PERIOD = Duration.ofDays(1);

  LadderState {
    challenges = List.copyOf(challenges);
  }

  /**
   * The same at a later moment: idle members have fallen, offers have lapsed, those who withdrew
   * have left, and newcomers stand at the bottom.
   *
   * @param entrants numbers of those who take part
   */
  LadderState at(Instant now, Set<Integer> entrants) {
    // Clocks of two instances differ a little, and periods never go back.
    int today = (int) Math.max(period, 1 + Duration.between(startedAt, now).dividedBy(PERIOD));
    Ladder changed = ladder;
    for (LadderChallenge late : challenges.stream().filter(one -> one.isLate(now)).toList()) {
      changed = changed(changed.callOff(late.challenger(), late.challenged()));
    }
    for (int number : ladder.order()) {
      if (!entrants.contains(number)) {
        changed = changed(changed.leave(number));
      }
    }
    for (int day = period + 1; day <= today; day++) {
      changed = changed.decay(day);
    }
    for (int number : entrants.stream().sorted().toList()) {
      if (!ladder.order().contains(number)) {
        changed = changed(changed.join(number, today));
      }
    }
    return new LadderState(startedAt, today, changed, settled(changed, now));
  }

  /** What became of challenges that are not open any more. */
  private List<LadderChallenge> settled(Ladder changed, Instant now) {
    return challenges.stream()
        .map(
            one ->
                !one.status().isOpen() || changed.challenges().contains(one.challenge())
                    ? one
                    : one.as(one.isLate(now) ? Status.LAPSED : Status.CALLED_OFF))
        .toList();
  }

  /** What rules that are kept do not refuse. */
  static Ladder changed(LadderResult result) {
    return switch (result) {
      case LadderResult.Changed(Ladder ladder) -> ladder;
      case LadderResult.Refused(LadderResult.Reason _, String because) ->
          throw new IllegalStateException(because);
    };
  }

  /** With a new challenge. */
  LadderState with(Ladder changed, LadderChallenge challenge) {
    List<LadderChallenge> more = new ArrayList<>(challenges);
    more.add(challenge);
    return new LadderState(startedAt, period, changed, more);
  }

  /** With something else said of an open challenge, which goes on. */
  LadderState with(LadderChallenge challenge) {
    return with(ladder, challenge, challenges);
  }

  /** Without one that nobody plays. */
  LadderState calledOff(LadderChallenge challenge, Status status) {
    return with(
        changed(ladder.callOff(challenge.challenger(), challenge.challenged())),
        challenge.as(status),
        challenges);
  }

  /** With the result of its match. */
  LadderState reported(LadderChallenge challenge, Outcome outcome) {
    return with(changed(ladder.report(outcome, period)), challenge.as(Status.OVER), challenges);
  }

  private LadderState with(
      Ladder changed, LadderChallenge challenge, List<LadderChallenge> before) {
    return new LadderState(
        startedAt,
        period,
        changed,
        before.stream().map(one -> one.number() == challenge.number() ? challenge : one).toList());
  }
}
