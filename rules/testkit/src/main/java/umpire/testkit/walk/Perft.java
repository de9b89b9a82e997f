package umpire.testkit.walk;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.play.AnswerMode;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.testkit.match.Match;
import umpire.testkit.match.Records;
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
    if (size(asked.offers().offers()) > most) {
      throw new TooManyException(most);
    }
    for (Object command : commands(asked.offers().offers())) {
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

  /** Every command that the offers admit. */
  static List<Object> commands(List<Offer<Object>> offers) {
    List<Object> commands = new ArrayList<>();
    for (Offer<Object> offer : offers) {
      combine(
          offer.parameters(),
          List.of(),
          values ->
              commands.add(Records.make(offer.command(), fitting(offer, values)).orElseThrow()));
    }
    return commands;
  }

  /** Several values go into a set where the command has one. */
  private static List<Object> fitting(Offer<Object> offer, List<Object> values) {
    List<RecordComponent> components = Records.components(offer.command());
    List<Object> fitting = new ArrayList<>(values);
    for (int i = 0; i < components.size(); i++) {
      if (Set.class.isAssignableFrom(components.get(i).getType())
          && values.get(i) instanceof List<?> several) {
        fitting.set(i, new LinkedHashSet<>(several));
      }
    }
    return fitting;
  }

  /** How many commands the offers admit, before any is made: sets of forty are many. */
  static double size(List<Offer<Object>> offers) {
    double sum = 0;
    for (Offer<Object> offer : offers) {
      double commands = 1;
      for (Offer.Parameter parameter : offer.parameters()) {
        commands *= size(parameter.domain());
      }
      sum += commands;
    }
    return sum;
  }

  private static double size(Domain domain) {
    return switch (domain) {
      case Domain.One(List<?> values) -> values.size();
      case Domain.Named(String _, var members) -> members.size();
      case Domain.Shares shares -> ShareSampler.size(shares);
      case Domain.Number(int min, int max) -> (double) max - min + 1;
      case Domain.Some(List<?> values, int min, int max) -> {
        double all = 0;
        double ways = 1;
        for (int chosen = 0; chosen <= max; chosen++) {
          all += chosen >= min ? ways : 0;
          ways = ways * (values.size() - chosen) / (chosen + 1);
        }
        yield all;
      }
    };
  }

  private static void combine(
      List<Offer.Parameter> left, List<Object> chosen, Consumer<List<Object>> each) {
    if (left.isEmpty()) {
      each.accept(chosen);
      return;
    }
    for (Object value : values(left.getFirst().domain())) {
      List<Object> more = new ArrayList<>(chosen);
      more.add(value);
      combine(left.subList(1, left.size()), more, each);
    }
  }

  static List<?> values(Domain domain) {
    return switch (domain) {
      case Domain.One(List<?> values) -> values;
      case Domain.Named(String _, var members) -> List.copyOf(members);
      case Domain.Shares shares -> ShareSampler.all(shares);
      case Domain.Number(int min, int max) -> {
        List<Integer> all = new ArrayList<>();
        for (int number = min; number <= max; number++) {
          all.add(number);
        }
        yield all;
      }
      case Domain.Some(List<?> values, int min, int max) -> {
        List<List<Object>> all = new ArrayList<>();
        subsets(values, List.of(), min, max, all);
        yield all;
      }
    };
  }

  private static void subsets(
      List<?> values, List<Object> chosen, int min, int max, List<List<Object>> all) {
    if (values.isEmpty()) {
      if (chosen.size() >= min) {
        all.add(chosen);
      }
      return;
    }
    List<?> rest = values.subList(1, values.size());
    subsets(rest, chosen, min, max, all);
    if (chosen.size() < max) {
      List<Object> more = new ArrayList<>(chosen);
      more.add(values.getFirst());
      subsets(rest, more, min, max, all);
    }
  }
}
