package umpire.arena.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.kernel.combat.Appraisal;
import umpire.kernel.combat.Odds;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Offers;
import umpire.testkit.Lots;

/**
 * Looks one order ahead: of a handful of orders on offer it takes the battle with the best exact
 * odds, if they are better than not to fight, and else a quiet command by the game's own weights.
 * Whoever cannot help a battle, for even his fallback leads to one, is attacked, and wants the
 * attacker's worst.
 */
public final class GreedyOpponent implements Opponent {
  /** Where a look ahead costs little. */
  private static final int CANDIDATES = 24;

  private static final int LONGEST_ORDER = 4;
  private static final int WEIGHED = 200;

  private final Appraisal<Object, Object> appraisal;
  private final Lots lots;
  private final int candidates;
  private final Sequels sequels;
  private boolean attacked;

  /** The seed decides what the odds leave open. */
  public GreedyOpponent(Appraisal<Object, Object> appraisal, long seed) {
    this(appraisal, seed, CANDIDATES);
  }

  /**
   * One for whom a look ahead costs more.
   *
   * @param candidates commands drawn by lot to look ahead for, at each choice of an order
   */
  public GreedyOpponent(Appraisal<Object, Object> appraisal, long seed, int candidates) {
    this.appraisal = appraisal;
    this.lots = Lots.of(seed);
    this.candidates = candidates;
    this.sequels = new Sequels(lots);
  }

  /** What an order that begins with a candidate is, at its best. */
  private enum Kind {
    QUIET,
    BATTLE,
    /** Several commands, of which none that were looked at lead to a battle. */
    DRAFT
  }

  /** The best order that begins with a candidate, and what it is worth beyond not to fight. */
  private record Rated(List<Object> order, double gain, Kind kind) {
    boolean battle() {
      return kind == Kind.BATTLE;
    }
  }

  @Override
  public String name() {
    return "bot:greedy";
  }

  @Override
  public Object choose(Turn turn, OddsDesk desk) {
    return choice(turn, desk).order().getFirst();
  }

  @Override
  public List<Object> order(Turn turn, OddsDesk desk) {
    sequels.look(turn);
    Rated choice = choice(turn, desk);
    Object first = choice.order().getFirst();
    return switch (choice.kind()) {
      case BATTLE -> sequels.alone(choice.order());
      case DRAFT -> sequels.alone(Sequels.whole(first, desk, next -> weighed(turn, drawn(next))));
      case QUIET ->
          turn.drafting()
              ? sequels.alone(choice.order())
              : sequels.behind(first, turn.asked().offers(), left -> weighed(turn, drawn(left)));
    };
  }

  @Override
  public void taken(int commands) {
    sequels.taken(commands);
  }

  private Rated choice(Turn turn, OddsDesk desk) {
    Asked<Object> asked = turn.asked();
    if (!turn.drafting()) {
      attacked = desk.of(List.of(asked.fallback())) instanceof OddsDesk.Prospect.Battle;
    }
    // Drawn by lot and more than once, so that quiet commands keep their shares.
    List<Object> looked = candidates(asked);
    Map<Object, Rated> rated = new LinkedHashMap<>();
    for (Object command : looked) {
      rated.computeIfAbsent(command, one -> rate(List.of(one), desk));
    }
    double least = attacked || turn.drafting() ? Double.NEGATIVE_INFINITY : 0;
    Optional<Rated> best =
        rated.values().stream()
            .filter(one -> one.battle() && one.gain() > least)
            .max(Comparator.comparing(Rated::gain));
    return best.orElseGet(() -> quiet(turn, desk, looked, rated));
  }

  /**
   * A command that leads to no battle, by the game's weights, of many more than were looked ahead
   * for: to weigh one costs little. Only the one that is drawn is looked ahead for too.
   */
  private Rated quiet(Turn turn, OddsDesk desk, List<Object> looked, Map<Object, Rated> rated) {
    List<Object> left = new ArrayList<>(looked);
    left.addAll(drawn(turn.asked().offers()));
    while (true) {
      left.removeIf(one -> rated.containsKey(one) && rated.get(one).battle());
      if (left.isEmpty()) {
        return new Rated(List.of(turn.asked().fallback()), 0, Kind.QUIET);
      }
      Object command = weighed(turn, left);
      Rated known = rated.computeIfAbsent(command, one -> rate(List.of(one), desk));
      if (!known.battle()) {
        return known;
      }
    }
  }

  private Rated rate(List<Object> order, OddsDesk desk) {
    return switch (desk.of(order)) {
      case OddsDesk.Prospect.Quiet() -> new Rated(order, 0, Kind.QUIET);
      case OddsDesk.Prospect.Battle(Odds odds) ->
          new Rated(order, attacked ? -expected(odds) : expected(odds), Kind.BATTLE);
      case OddsDesk.Prospect.Draft(Asked<Object> next) -> {
        Rated best = new Rated(order, Double.NEGATIVE_INFINITY, Kind.DRAFT);
        List<Object> more = order.size() < LONGEST_ORDER ? candidates(next) : List.of();
        for (Object command : new LinkedHashSet<>(more)) {
          List<Object> longer = new ArrayList<>(order);
          longer.add(command);
          Rated rated = rate(longer, desk);
          best = rated.battle() && rated.gain() > best.gain() ? rated : best;
        }
        yield best;
      }
    };
  }

  /** A handful of what is on offer, the fallback and the largest choices among it. */
  private List<Object> candidates(Asked<Object> asked) {
    List<Object> drawn = new ArrayList<>(lots.largest(asked.offers()));
    drawn.add(asked.fallback());
    for (int i = 0; i < candidates; i++) {
      drawn.add(lots.command(asked.offers()));
    }
    return drawn;
  }

  private double expected(Odds odds) {
    double sum = 0;
    for (Odds.Chances chances : odds.chances()) {
      sum += appraisal.gain(chances.outcome()) * chances.of().decimal();
    }
    return sum;
  }

  private List<Object> drawn(Offers<Object> offers) {
    List<Object> drawn = new ArrayList<>();
    for (int i = 0; i < WEIGHED; i++) {
      drawn.add(lots.command(offers));
    }
    return drawn;
  }

  private Object weighed(Turn turn, List<Object> commands) {
    double[] weights =
        commands.stream()
            .mapToDouble(one -> appraisal.weight(turn.view(), turn.seat(), one))
            .toArray();
    return commands.get(lots.weighed(weights));
  }
}
