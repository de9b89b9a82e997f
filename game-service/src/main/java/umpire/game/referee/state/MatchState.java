package umpire.game.referee.state;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import umpire.game.clock.ClocksAndProposals;
import umpire.game.edition.Edition;
import umpire.kernel.play.AnswerMode;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Rest;
import umpire.kernel.scenario.Seat;

/**
 * A match as it stands after a revision: values only.
 *
 * @param match what never changes
 * @param edition under which it is played
 * @param revision counts transactions; 0 before the start
 * @param events how many there are
 * @param seqs the last number of each viewer's own
 * @param rest the position, and what it waits for by the rules
 * @param shift how far the numbers of decisions published outside run ahead of the position's own:
 *     after an undo the position counts again from where it was, and no number is published twice
 * @param outcome JSON, empty before the end; there is one before the rules see an end if a seat
 *     gave up
 * @param affairs clocks, and what is offered
 */
public record MatchState<P, C, E, V>(
    Match match,
    Edition<P, C, E, V> edition,
    int revision,
    int events,
    Map<String, Integer> seqs,
    Rest<P, C> rest,
    int shift,
    String outcome,
    ClocksAndProposals affairs) {
  public MatchState {
    seqs = Map.copyOf(seqs);
  }

  /** A position at which nothing has been counted yet, of a match without clocks. */
  public static <P, C, E, V> MatchState<P, C, E, V> first(
      Match match, Edition<P, C, E, V> edition, Rest<P, C> rest) {
    return first(match, edition, rest, ClocksAndProposals.NONE);
  }

  /** A position at which nothing has been counted yet. */
  static <P, C, E, V> MatchState<P, C, E, V> first(
      Match match,
      Edition<P, C, E, V> edition,
      Rest<P, C> rest,
      ClocksAndProposals clocksAndProposals) {
    return new MatchState<>(match, edition, 0, 0, Map.of(), rest, 0, "", clocksAndProposals);
  }

  /** The same with other clocks, or other offers. */
  public MatchState<P, C, E, V> with(ClocksAndProposals changed) {
    return new MatchState<>(match, edition, revision, events, seqs, rest, shift, outcome, changed);
  }

  /** The position. */
  public P position() {
    return rest.position();
  }

  /** What it waits for by the rules. */
  public Pending<C> pending() {
    return rest.pending();
  }

  /** True when nothing is waited for any more. */
  public boolean over() {
    return !outcome.isEmpty();
  }

  /** The question that waits for another service's report, if one does. */
  public Optional<Pending.Question<C>> question() {
    return !over() && pending() instanceof Pending.Question<C> question
        ? Optional.of(question)
        : Optional.empty();
  }

  /** The open decision of a seat, if it has one. */
  public Optional<Asked<C>> asked(Seat seat) {
    return !over() && pending() instanceof Pending.Choices<C> choices
        ? Optional.ofNullable(choices.asked().get(seat))
        : Optional.empty();
  }

  /** The number of a decision as it is published. */
  public int number(Asked<?> asked) {
    return asked.id().number() + shift;
  }

  /** The seats that are waited for. */
  public Set<Seat> waitedFor() {
    if (over() || !(pending() instanceof Pending.Choices<C> choices)) {
      return Set.of();
    }
    Set<Seat> seats = new TreeSet<>(choices.asked().keySet());
    if (choices.answer() == AnswerMode.ALL) {
      seats.removeAll(choices.answered());
    }
    return seats;
  }

  /** The last number that a viewer was shown. */
  public int seq(String viewer) {
    return seqs.getOrDefault(viewer, 0);
  }
}
