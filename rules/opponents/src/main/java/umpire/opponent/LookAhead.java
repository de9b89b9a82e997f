package umpire.opponent;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.ProspectiveBattle;
import umpire.kernel.combat.Valuation;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Brief;

/** What orders come to, as far as a budget of looks reaches. Used for one decision. */
final class LookAhead {
  private static final int LONGEST_ORDER = 16;

  /** Commands that are tried at each choice inside an order, at least. */
  private static final int BREADTH = 3;

  /** Where there are looks enough, each of more commands has so many. */
  private static final int EACH = 4;

  private final Valuation<Object, Object> valuation;
  private final CommandWeights commandWeights;
  private final Opponent.Turn turn;
  private final OddsSource adjudicator;
  private final Map<List<Object>, OddsSource.Prospect> known = new HashMap<>();
  private int left;
  private boolean forced;

  /**
   * For one decision.
   *
   * @param looks how often the adjudicator may be asked
   */
  LookAhead(
      Valuation<Object, Object> valuation,
      CommandWeights commandWeights,
      Opponent.Turn turn,
      OddsSource adjudicator,
      int looks,
      boolean forced) {
    this.valuation = valuation;
    this.commandWeights = commandWeights;
    this.turn = turn;
    this.adjudicator = adjudicator;
    this.left = looks;
    this.forced = forced;
  }

  /** What an order comes to, at its best. */
  enum Kind {
    /** No battle, for all that is known. */
    QUIET,
    BATTLE,
    /** A battle that cannot be weighed, or an order whose end was not reached. */
    UNKNOWN
  }

  /** An order, and what it is worth beyond not to fight. */
  record Rated(List<Object> order, double gain, Kind kind) {
    Rated {
      order = List.copyOf(order);
    }

    boolean battle() {
      return kind == Kind.BATTLE;
    }
  }

  boolean forced() {
    return forced;
  }

  /** From now on the seat is taken to be attacked, and unable to help it. */
  void force() {
    forced = true;
  }

  /** How often the adjudicator may still be asked. */
  int left() {
    return left;
  }

  /** True if the adjudicator may be asked once more. */
  boolean mayLook() {
    return left > 0;
  }

  /** One look, or none at what was looked at before. */
  OddsSource.Prospect look(List<Object> order) {
    return known.computeIfAbsent(
        List.copyOf(order),
        fresh -> {
          left--;
          return adjudicator.of(fresh);
        });
  }

  /** What is said if at each choice the heaviest command is taken: an order to its end. */
  Rated line(List<Object> order, OddsSource.Prospect prospect) {
    List<Object> longer = new ArrayList<>(order);
    OddsSource.Prospect at = prospect;
    while (at instanceof OddsSource.Prospect.Draft(Asked<Object> next)
        && longer.size() < LONGEST_ORDER
        && mayLook()) {
      List<Object> heaviest = commandWeights.heaviest(turn, longer, next.offers(), 1);
      longer.add(heaviest.isEmpty() ? next.fallback() : heaviest.getFirst());
      at = look(longer);
    }
    return at instanceof OddsSource.Prospect.Draft ? unknown(longer) : best(longer, at, 0);
  }

  /**
   * The best order that begins like this.
   *
   * @param prospect of that beginning
   * @param looks how many of those that are left it may take
   */
  Rated best(List<Object> order, OddsSource.Prospect prospect, int looks) {
    return switch (prospect) {
      case OddsSource.Prospect.Quiet() -> new Rated(order, 0, Kind.QUIET);
      case OddsSource.Prospect.Unweighed() -> unknown(order);
      case OddsSource.Prospect.Battle(Brief brief, Odds odds) ->
          new Rated(order, expected(order, brief, odds), Kind.BATTLE);
      case OddsSource.Prospect.Draft(Asked<Object> next) ->
          order.size() < LONGEST_ORDER ? completed(order, next, looks) : unknown(order);
    };
  }

  private Rated completed(List<Object> order, Asked<Object> next, int looks) {
    int until = left - looks;
    int breadth = Math.max(BREADTH, looks / EACH);
    Set<Object> tried =
        new LinkedHashSet<>(commandWeights.heaviest(turn, order, next.offers(), breadth));
    tried.add(next.fallback());
    Rated best = unknown(order);
    int others = tried.size();
    for (Object command : tried) {
      int share = (left - until) / others;
      others--;
      if (share < 1 || left <= until) {
        continue;
      }
      List<Object> longer = new ArrayList<>(order);
      longer.add(command);
      best = better(best, best(longer, look(longer), share - 1));
    }
    return best;
  }

  /** The better of two: a battle before what is quiet, and that before what is not known. */
  static Rated better(Rated one, Rated other) {
    if (one.battle() && other.battle()) {
      return other.gain() > one.gain() ? other : one;
    }
    return other.battle() || (one.kind() == Kind.UNKNOWN && other.kind() == Kind.QUIET)
        ? other
        : one;
  }

  private static Rated unknown(List<Object> order) {
    return new Rated(order, Double.NEGATIVE_INFINITY, Kind.UNKNOWN);
  }

  private double expected(List<Object> order, Brief brief, Odds odds) {
    ProspectiveBattle<Object, Object> prospectiveBattle =
        new ProspectiveBattle<>(turn.view(), turn.seat(), order, brief, forced);
    double sum = 0;
    for (Odds.Chances chances : odds.chances()) {
      sum += valuation.gain(prospectiveBattle, chances.outcome()) * chances.of().decimal();
    }
    return sum;
  }
}
