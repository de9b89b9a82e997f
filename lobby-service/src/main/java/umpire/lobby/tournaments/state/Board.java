package umpire.lobby.tournaments.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import umpire.lobby.tournaments.plan.FormatPlan;
import umpire.lobby.tournaments.plan.TournamentPlan;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Points;

/**
 * A pairing of a round, and what became of it.
 *
 * @param number from 1 on
 * @param result empty while it is open
 */
public record Board(
    int number, Pairing pairing, Optional<Result> result, List<PairedMatch> matches) {
  public Board {
    matches = List.copyOf(matches);
  }

  /** As formats see it, once it has a result. */
  Optional<Outcome> outcome() {
    return result.map(one -> new Outcome(pairing, one.points(), one.how() != Result.How.FORFEIT));
  }

  /** What its matches count together; empty while one of them is not over. */
  public Optional<Result> played(TournamentPlan plan) {
    if (matches.isEmpty()
        || matches.stream().anyMatch(match -> !match.status().equals(PairedMatch.OVER))) {
      return Optional.empty();
    }
    if (plan.format() instanceof FormatPlan.OfTables tables) {
      List<Integer> scores = matches.getFirst().scores();
      List<Integer> places = scores.stream().map(own -> 1 + (int) better(scores, own)).toList();
      return Optional.of(
          new Result(tables.format().outcome(pairing, places).points(), Result.How.PLAYED, ""));
    }
    List<Points> sum = List.of(Points.NONE, Points.NONE);
    for (PairedMatch match : matches) {
      sum = sum(sum, points(bySeatOfPairing(match), plan.byLevels()));
    }
    return Optional.of(new Result(sum, Result.How.PLAYED, ""));
  }

  private static long better(List<Integer> scores, int own) {
    return scores.stream().filter(other -> other > own).count();
  }

  /** In the second match the sides are changed. */
  private static List<Integer> bySeatOfPairing(PairedMatch match) {
    List<Integer> scores = new ArrayList<>(match.scores());
    if (match.leg() == 2) {
      Collections.reverse(scores);
    }
    return scores;
  }

  private static List<Points> points(List<Integer> scores, boolean byLevels) {
    return scores.stream()
        .map(
            own ->
                byLevels
                    ? new Points(own)
                    : better(scores, own) > 0
                        ? Points.NONE
                        : scores.stream().filter(own::equals).count() > 1
                            ? Points.HALF
                            : Points.ONE)
        .toList();
  }

  private static List<Points> sum(List<Points> some, List<Points> more) {
    List<Points> sum = new ArrayList<>();
    for (int seat = 0; seat < some.size(); seat++) {
      sum.add(some.get(seat).plus(more.get(seat)));
    }
    return sum;
  }

  /** What the levels of victory count for a seat of the pairing, in all its matches. */
  Points level(int seat) {
    return matches.stream()
        .filter(match -> !match.scores().isEmpty())
        .map(match -> new Points(bySeatOfPairing(match).get(seat)))
        .reduce(Points.NONE, Points::plus);
  }
}
