package umpire.arena.play;

import java.util.Map;
import java.util.function.Predicate;
import umpire.kernel.citation.RuleId;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.DrawKey;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Outcome;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.opponent.Opponent;
import umpire.testkit.match.Match;
import umpire.testkit.match.Rulebook;
import umpire.testkit.walk.Walk;

/** One match of opponents in this process; free acts are left to people. */
public final class OpponentMatch {
  private final Rulebook book;
  private final Match match;
  private final Map<Seat, Opponent> opponents;
  private int asked;

  private OpponentMatch(Rulebook book, Match match, Map<Seat, Opponent> opponents) {
    this.book = book;
    this.match = match;
    this.opponents = opponents;
  }

  /** Plays to the end; throws IllegalStateException for a command that was not on offer. */
  public static Outcome play(
      Rulebook book, Scenario scenario, long seed, Map<Seat, Opponent> opponents) {
    Options options = book.pack().choose(Map.of());
    Match match = Match.bare(book, scenario, options, seed);
    new OpponentMatch(book, match, opponents).until(_ -> false);
    if (match.pending() instanceof Pending.Over<Object>(Outcome outcome)) {
      return outcome;
    }
    throw new IllegalStateException("a match stopped before its end");
  }

  /**
   * Plays on to the first position that is the one wanted, and in which players are waited for and
   * nobody is in the middle of an order; throws IllegalStateException if the match is over before.
   */
  public static Object position(
      Rulebook book,
      Scenario scenario,
      long seed,
      Map<Seat, Opponent> opponents,
      Predicate<Object> wanted) {
    Match match = Match.bare(book, scenario, book.pack().choose(Map.of()), seed);
    new OpponentMatch(book, match, opponents).until(wanted);
    if (match.pending() instanceof Pending.Over<Object>(Outcome outcome)) {
      throw new IllegalStateException("the match came to its end, " + outcome + ", before that");
    }
    return match.position();
  }

  private void until(Predicate<Object> wanted) {
    while (asked < Walk.MOST_INPUTS) {
      switch (match.pending()) {
        case Pending.Draw<Object> draw -> match.put(match.drawn(draw));
        case Pending.Question<Object> question -> match.put(match.reported(question));
        case Pending.Over<Object> _ -> {
          return;
        }
        case Pending.Choices<Object> choices -> {
          if (wanted.test(match.position())) {
            return;
          }
          order(choices.waitedFor().getFirst());
        }
      }
    }
    throw new IllegalStateException("a runaway: no end after " + asked + " commands");
  }

  /** One order of a seat, to its end: others who are asked, too, wait for it. */
  private void order(Seat seat) {
    boolean drafting = false;
    do {
      drafting = choose(seat, drafting);
    } while (drafting && asked < Walk.MOST_INPUTS);
  }

  /** One command; true if it leaves the order incomplete. */
  private boolean choose(Seat seat, boolean drafting) {
    Asked<Object> decision =
        match.pending() instanceof Pending.Choices<Object> choices
            ? choices.asked().get(seat)
            : null;
    Opponent opponent = opponents.get(seat);
    if (decision == null || opponent == null) {
      throw new IllegalStateException("nobody plays " + seat);
    }
    asked++;
    Object view = book.play().view(match.position(), new Viewer.Of(seat));
    Opponent.Turn turn = new Opponent.Turn(seat, view, decision, drafting);
    Object command = opponent.choose(turn, new LocalOdds(book, seat, () -> alike(seat)));
    return switch (match.put(new Input.Chosen<>(seat, command))) {
      case Ruling.Accepted<Object, Object, Object> _ -> false;
      case Ruling.Drafted<Object, Object, Object> _ -> true;
      case Ruling.Refused<Object, Object, Object> refused ->
          throw new IllegalStateException(
              opponent.name() + " said " + command + ": " + refused.because());
    };
  }

  private Match alike(Seat seat) {
    Chance chance = DrawKey.of(new byte[32], "opponent", asked, new RuleId("0"), Map.of()).chance();
    return match.from(book.play().resample(match.position(), new Viewer.Of(seat), chance));
  }
}
