package umpire.weserubung.combat.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import umpire.weserubung.combat.odds.Branches.Transitions;
import umpire.weserubung.combat.odds.salvo.Hits;
import umpire.weserubung.combat.odds.salvo.Salvo;
import umpire.weserubung.combat.odds.salvo.Scores;

/**
 * The side at which dice are thrown: where each salvo leads each of its conditions. If nothing
 * follows but the end, conditions that end the same way are one: the first of them that was met.
 */
final class UnderFire {
  private static final int UNKNOWN = -1;

  private final Conditions conditions;
  private final Hits hits;
  private final boolean endsRound;
  private final boolean last;
  private final Map<Salvo, Fired> bySalvo = new HashMap<>();
  private final Map<Scores, Reach> byScores = new HashMap<>();
  private final Map<Ends, Integer> firstWithEnds = new HashMap<>();

  /** What several salvos score together, as far as it was asked. */
  private final Map<BitSet, Scores> unions = new HashMap<>();

  /** Sets of combinations of hits that lead somewhere, and the number of each. */
  private final List<BitSet> sets = new ArrayList<>();

  private final Map<BitSet, Integer> setNumbers = new HashMap<>();

  /** For each condition the first that ends as it does, and how that ends. */
  private int[] firsts = {};

  private final Map<Integer, int[]> ends = new HashMap<>();

  /** By condition, all 0 between two uses. */
  private int[] seen = {};

  /**
   * A side under fire.
   *
   * @param hits that may be scored
   * @param endsRound true if a round is over then
   * @param last true if nothing follows but the end
   */
  UnderFire(Conditions conditions, Hits hits, boolean endsRound, boolean last) {
    this.conditions = conditions;
    this.hits = hits;
    this.endsRound = endsRound;
    this.last = last;
  }

  /** The same side if nothing follows but the end. */
  UnderFire ending() {
    return new UnderFire(conditions, hits, endsRound, true);
  }

  /** How each combination of hits lets the battle end for a condition. */
  private static final class Ends {
    private final int[] then;

    private Ends(int[] then) {
      this.then = then;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Ends ends && Arrays.equals(then, ends.then);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(then);
    }
  }

  /** What may be scored. */
  Hits hits() {
    return hits;
  }

  /** What salvos score that score these. */
  Scores together(List<Scores> scores) {
    BitSet all = new BitSet(hits.size());
    scores.forEach(one -> all.or(one.set()));
    return scores.stream()
        .filter(one -> one.set().equals(all))
        .findFirst()
        .orElseGet(
            () -> unions.computeIfAbsent(all, set -> new Scores(set.stream().toArray(), hits)));
  }

  /** What is done with each condition that one may go to. */
  @FunctionalInterface
  interface Way {
    /**
     * It may go there.
     *
     * @param hits the number of the {@link #set} of combinations of hits that lead there
     */
    void leads(int to, int hits);
  }

  /** Each condition to which salvos that score these may lead one, once. */
  void forEachWay(Scores scores, int condition, Way way) {
    Branches branches = byScores.computeIfAbsent(scores, Reach::new).of(first(condition));
    int[] hits = branches.partition.sets(scores, this::number);
    for (int i = 0; i < hits.length; i++) {
      way.leads(branches.to[i], hits[i]);
    }
  }

  private int number(BitSet set) {
    return setNumbers.computeIfAbsent(
        set,
        one -> {
          sets.add(one);
          return sets.size() - 1;
        });
  }

  /** A set of combinations of hits by its number. */
  BitSet set(int number) {
    return sets.get(number);
  }

  /** What a salvo does to this side. */
  Fired by(Salvo salvo) {
    return bySalvo.computeIfAbsent(salvo, Fired::new);
  }

  /** The condition that stands for all that go the same way. */
  int first(int condition) {
    if (!last) {
      return condition;
    }
    if (condition >= firsts.length) {
      int had = firsts.length;
      firsts = Arrays.copyOf(firsts, conditions.size());
      Arrays.fill(firsts, had, firsts.length, UNKNOWN);
    }
    if (firsts[condition] == UNKNOWN) {
      Ends then = new Ends(conditions.ends(condition, hits.all()));
      firsts[condition] = firstWithEnds.computeIfAbsent(then, _ -> condition);
      ends.putIfAbsent(firsts[condition], then.then);
    }
    return firsts[condition];
  }

  private int[] after(int first, Scores scores) {
    int[] then = ends.get(first);
    return then == null ? conditions.after(first, scores, endsRound) : then;
  }

  /** One element for each condition numbered so far, all 0; {@link #after} may number more. */
  private int[] seen() {
    if (seen.length < conditions.size()) {
      seen = new int[2 * conditions.size()];
    }
    return seen;
  }

  /** A salvo, and where it leads each condition, as far as it was asked. */
  final class Fired {
    private final Salvo salvo;
    private final Reach reach;
    private @Nullable Transitions[] leads = {};

    /** In how many falls each place of a partition comes up, by its number. */
    private long[] @Nullable [] falls = {};

    private Fired(Salvo salvo) {
      this.salvo = salvo;
      this.reach = byScores.computeIfAbsent(salvo.scores(), Reach::new);
    }

    /** How many dice fall. */
    int dice() {
      return salvo.dice();
    }

    /** In how many falls one of these comes up, by its place among them. */
    long falls(int place) {
      return salvo.falls(place);
    }

    /** Which combinations of hits are scored. */
    Scores scores() {
      return salvo.scores();
    }

    /** Where a condition goes. */
    Transitions leads(int condition) {
      if (condition >= leads.length) {
        leads = Arrays.copyOf(leads, conditions.size());
      }
      Transitions known = leads[condition];
      if (known == null) {
        known = leadsFirst(first(condition));
        leads[condition] = known;
      }
      return known;
    }

    private Transitions leadsFirst(int first) {
      Transitions known = leads[first];
      if (known == null) {
        Branches branches = reach.of(first);
        known = new Transitions(branches, falls(branches.partition));
        leads[first] = known;
      }
      return known;
    }

    private long[] falls(Branches.Partition partition) {
      if (partition.number >= falls.length) {
        falls = Arrays.copyOf(falls, reach.partitions.size());
      }
      long[] known = falls[partition.number];
      if (known == null) {
        known = partition.falls(salvo);
        falls[partition.number] = known;
      }
      return known;
    }

    /** To how many conditions one may go. */
    int count(int condition) {
      return reach.count(first(condition));
    }
  }

  /** Where each condition may go under salvos that score the same, as far as it was asked. */
  private final class Reach {
    private final Scores scores;
    private final Map<Branches.Partition, Branches.Partition> partitions = new HashMap<>();
    private @Nullable Branches[] known = {};

    private Reach(Scores scores) {
      this.scores = scores;
    }

    private Branches of(int first) {
      if (first >= known.length) {
        known = Arrays.copyOf(known, conditions.size());
      }
      Branches branches = known[first];
      if (branches == null) {
        int[] then = after(first, scores); // numbers every condition that comes up
        branches = Branches.of(then, scores, seen(), partitions);
        known[first] = branches;
      }
      return branches;
    }

    private int count(int first) {
      return of(first).to.length;
    }
  }
}
