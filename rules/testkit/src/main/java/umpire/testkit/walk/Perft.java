package umpire.testkit.walk;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.play.AnswerMode;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.opponent.sample.AdmittedCommands;
import umpire.testkit.match.Match;
import umpire.testkit.match.Rulebook;

/**
 * Counts the legal lines of so many completed orders from a scenario's opening, or from where a
 * match by lot has come, the umpire's dice given by a seed; free acts are left out. The number says
 * nothing by itself: it is written down, and any unmeant change of the rules changes it.
 */
public final class Perft {
  private static final long MOST = 2_000_000;

  private final long most;
  private long rulings;

  private Perft(long most) {
    this.most = most;
  }

  /** It takes more rulings than were allowed. */
  private static final class TooManyException extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    TooManyException(long most) {
      super("more than " + most + " rulings: count to a lesser depth");
    }
  }

  /**
   * A number written down.
   *
   * @param scenario where the lines begin
   * @param seed of the dice
   * @param moves of the match by lot that is recorded under this seed, see {@code RecordedMatch},
   *     after which the lines begin; 0 for the opening
   * @param depth completed orders in a line
   * @param lines how many there are
   */
  public record Figure(String scenario, long seed, int moves, int depth, long lines) {
    /** The number of lines from a scenario's opening. */
    public Figure(String scenario, long seed, int depth, long lines) {
      this(scenario, seed, 0, depth, lines);
    }

    /** What is counted. */
    public String words() {
      String after = moves == 0 ? "" : " after %d moves".formatted(moves);
      return "%s%s to depth %d".formatted(scenario, after, depth);
    }
  }

  /**
   * The number of legal lines from a scenario's opening; throws IllegalStateException if it takes
   * more than two million rulings to count them.
   *
   * @param seed of the umpire's dice
   * @param depth completed orders in a line, from 0
   */
  public static long count(
      Rulebook book, Scenario scenario, Options options, long seed, int depth) {
    return count(Match.bare(book, scenario, options, seed), depth);
  }

  /** The same from where a match stands. */
  public static long count(Match match, int depth) {
    return new Perft(MOST).lines(match.branch(), depth);
  }

  /**
   * Counts from where a match stands to the greatest depth that so many rulings reach.
   *
   * @return the lines by depth, from 1 on; empty if they do not reach that
   */
  public static List<Long> counts(Match match, int depth, long rulings) {
    List<Long> counts = new ArrayList<>();
    try {
      while (counts.size() < depth) {
        counts.add(new Perft(rulings).lines(match.branch(), counts.size() + 1));
      }
    } catch (TooManyException enough) {
      return counts;
    }
    return counts;
  }

  private long lines(Match match, int depth) {
    if (depth == 0) {
      return 1;
    }
    return switch (match.pending()) {
      case Pending.Draw<Object> draw -> linesAfter(match, match.drawn(draw), depth);
      case Pending.Question<Object> question -> linesAfter(match, match.reported(question), depth);
      case Pending.Over<Object> _ -> 1;
      case Pending.Choices<Object> choices -> {
        long lines = 0;
        for (Seat seat : seats(choices)) {
          lines += orders(match, seat, choices, depth);
        }
        yield lines;
      }
    };
  }

  private long linesAfter(Match match, Input<Object> input, int depth) {
    put(match, input);
    return lines(match, depth);
  }

  /** Where all must answer, the first who has not; where one answer is enough, each of them. */
  private static List<Seat> seats(Pending.Choices<Object> choices) {
    List<Seat> open = choices.waitedFor();
    return choices.answer() == AnswerMode.ANY ? open : List.of(open.getFirst());
  }

  private long orders(Match match, Seat seat, Pending.Choices<Object> choices, int depth) {
    Asked<Object> asked = choices.asked().get(seat);
    if (asked == null) {
      throw new IllegalStateException("a draft of " + seat + " no longer asks it");
    }
    long lines = 0;
    if (AdmittedCommands.count(asked.offers().offers()) > most) {
      throw new TooManyException(most);
    }
    for (Object command : AdmittedCommands.of(asked.offers().offers())) {
      Match next = match.branch();
      if (put(next, new Input.Chosen<>(seat, command)) instanceof Ruling.Accepted) {
        lines += lines(next, depth - 1);
      } else if (next.pending() instanceof Pending.Choices<Object> drafted) {
        lines += orders(next, seat, drafted, depth);
      }
    }
    return lines;
  }

  private Ruling<Object, Object, Object> put(Match match, Input<Object> input) {
    rulings++;
    if (rulings > most) {
      throw new TooManyException(most);
    }
    Ruling<Object, Object, Object> ruling = match.put(input);
    if (ruling instanceof Ruling.Refused<Object, Object, Object> refused) {
      throw new IllegalStateException("offered and refused: " + input + ": " + refused.because());
    }
    return ruling;
  }
}
