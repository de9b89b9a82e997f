package umpire.kernel.preview;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.RuleId;
import umpire.kernel.dice.Chance;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Report;
import umpire.kernel.play.Ruleset;
import umpire.kernel.play.SupplyQuery;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.kernel.supply.SupplyRules;

/**
 * What would follow from an order, without effect. It is never tried out in the match's own
 * position, but in positions that the seat cannot tell from it: the answer is what is the same in
 * all of them, and where they differ it hangs on something hidden. So no answer can tell what its
 * reader may not know.
 *
 * @param <P> the game's position
 * @param <C> the game's commands
 * @param <E> the game's events
 * @param <V> the game's view
 */
public final class OrderPreview<P, C, E, V> {
  /** Enough where nothing is turned up on the way and no battle is fought. */
  private static final int FEW = 2;

  /** Enough where nothing is hidden from the seat. */
  private static final int ONE = 1;

  /** Where one is: two counters that lie face down fall alike only once in 2^15. */
  private static final int MANY = 16;

  /**
   * Where what is turned up is explained: a counter that leads the list in four of five deals does
   * so in all of them once in a million. In 16 it did once in ten thousand matches, and the answer
   * named it.
   */
  private static final int EXPLAINED = 64;

  private final Ruleset<P, C, E, V> rules;
  private final SupplyRules<Brief, Report> supply;

  /**
   * The foresight of one game.
   *
   * @param rules the game's rules
   * @param supply the same game's tracing of supply
   */
  // The briefs that go in are those of the game's own ruleset.
  @SuppressWarnings("unchecked")
  public OrderPreview(Ruleset<P, C, E, V> rules, SupplyRules<?, ?> supply) {
    this.rules = rules;
    this.supply = (SupplyRules<Brief, Report>) supply;
  }

  /**
   * What the rules say of each command of an order.
   *
   * @param position the match's position; it is not changed
   * @param seat who would give the order
   * @param commands at least one, as they would be put after each other
   * @param chance from which the alike positions are drawn; nobody outside may guess it
   */
  public Explanation<C> explain(P position, Seat seat, List<C> commands, Chance chance) {
    List<PreviewRun.Judged> first = List.of();
    List<Asked<C>> next = List.of();
    int alike = Integer.MAX_VALUE;
    int findings = Integer.MAX_VALUE;
    boolean hides = hides(position, seat);
    int samples = hides ? FEW : ONE;
    for (int i = 0; i < samples; i++) {
      PreviewRun<P, C, E, V> previewRun = trial(position, seat, chance);
      List<PreviewRun.Judged> judged = previewRun.put(commands);
      samples = hides && previewRun.reveals() ? EXPLAINED : samples;
      if (i == 0) {
        first = judged;
        next = previewRun.asked();
        continue;
      }
      int same = common(first, judged);
      if (same < Math.max(first.size(), judged.size()) && same <= alike) {
        findings =
            Math.min(
                same < alike ? Integer.MAX_VALUE : findings, commonFindings(first, judged, same));
        alike = same;
      }
      if (alike == 0 && findings == 0) {
        break; // nothing is left to differ
      }
    }
    return explanation(first, alike, findings, next);
  }

  private static <C> Explanation<C> explanation(
      List<PreviewRun.Judged> judged, int alike, int findings, List<Asked<C>> next) {
    List<Explanation.Verdict> verdicts = new ArrayList<>();
    for (int i = 0; i < judged.size() && i <= alike; i++) {
      List<Finding> all = judged.get(i).findings();
      boolean hidden = i == alike;
      verdicts.add(
          new Explanation.Verdict(
              judged.get(i).ruled(), hidden ? all.subList(0, findings) : all, hidden));
    }
    boolean drafted =
        alike >= judged.size() && judged.getLast().ruled() == Explanation.Ruled.DRAFTED;
    return new Explanation<>(verdicts, drafted ? next : List.of());
  }

  /** The number of findings that two trials have in common at the command where they part. */
  private static int commonFindings(
      List<PreviewRun.Judged> one, List<PreviewRun.Judged> other, int at) {
    return at < one.size() && at < other.size()
        ? common(one.get(at).findings(), other.get(at).findings())
        : 0;
  }

  private static int common(List<?> one, List<?> other) {
    int same = 0;
    while (same < Math.min(one.size(), other.size()) && one.get(same).equals(other.get(same))) {
      same++;
    }
    return same;
  }

  /**
   * What an order comes to; a battle is not weighed here. Throws IllegalStateException if the match
   * waits for no choice and still takes the order.
   *
   * @param commands at least one, as they would be put after each other
   * @param chance as for {@link #explain}
   */
  public Prospect<C> prospect(P position, Seat seat, List<C> commands, Chance chance) {
    PreviewRun<P, C, E, V> first = trial(position, seat, chance);
    List<PreviewRun.Judged> judged = first.put(commands);
    Prospect<C> prospect = first.prospect();
    if (!hides(position, seat)) {
      return prospect;
    }
    int samples = first.reveals() || prospect instanceof Prospect.Battle<C> ? MANY : FEW;
    for (int i = 1; i < samples; i++) {
      PreviewRun<P, C, E, V> other = trial(position, seat, chance);
      boolean same = other.put(commands).equals(judged) && other.prospect().equals(prospect);
      samples = other.reveals() ? MANY : samples;
      if (!same) {
        return new Prospect.Hidden<>(rule(position));
      }
    }
    return prospect;
  }

  /**
   * The lines of supply of the seat's units, as they stand in the position.
   *
   * @param chance as for {@link #explain}
   */
  public SupplyLines lines(P position, Seat seat, Chance chance) {
    Optional<SupplyQuery> query = rules.supply(indistinguishable(position, seat, chance), seat);
    if (query.isEmpty()) {
      return new SupplyLines.None();
    }
    Report report = supply.trace(query.get().brief());
    for (int i = 1; i < (hides(position, seat) ? FEW : ONE); i++) {
      boolean same =
          rules
              .supply(indistinguishable(position, seat, chance), seat)
              .map(other -> supply.trace(other.brief()))
              .filter(report::equals)
              .isPresent();
      if (!same) {
        return new SupplyLines.Hidden(query.get().rule());
      }
    }
    return new SupplyLines.Traced(report);
  }

  private PreviewRun<P, C, E, V> trial(P position, Seat seat, Chance chance) {
    return new PreviewRun<>(rules, supply, seat, indistinguishable(position, seat, chance));
  }

  private boolean hides(P position, Seat seat) {
    return rules.hides(position, new Viewer.Of(seat));
  }

  private P indistinguishable(P position, Seat seat, Chance chance) {
    return rules.resample(position, new Viewer.Of(seat), chance);
  }

  /** What is asked now: something is, or no command could have been judged differently. */
  private RuleId rule(P position) {
    if (rules.at(position).pending() instanceof Pending.Choices<C> choices) {
      return choices.asked().values().iterator().next().rule();
    }
    throw new IllegalStateException("nobody is asked, and still an order was taken");
  }
}
