package umpire.weserubung.combat;

import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The side at which dice are thrown: where each salvo leads each of its conditions. If nothing
 * follows but the end, conditions that end the same way are one: the first of them that was met.
 */
final class UnderFire {
  private static final int UNKNOWN = -1;

  private final Conditions conditions;
  private final Scores all;
  private final boolean endsRound;
  private final boolean last;
  private final Map<Salvo, Fired> bySalvo = new HashMap<>();
  private final Map<Scores, Reach> byScores = new HashMap<>();
  private final Map<IntBuffer, Integer> firstWithEnds = new HashMap<>();

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
    this.all = hits.all();
    this.endsRound = endsRound;
    this.last = last;
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
      int[] then = conditions.ends(condition, all);
      firsts[condition] = firstWithEnds.computeIfAbsent(IntBuffer.wrap(then), _ -> condition);
      ends.putIfAbsent(firsts[condition], then);
    }
    return firsts[condition];
  }

  private int[] after(int first, Scores scores) {
    int[] then = ends.get(first);
    return then == null ? conditions.after(first, scores, endsRound) : then;
  }

  /** A salvo, and where it leads each condition, as far as it was asked. */
  final class Fired {
    private final Salvo salvo;
    private final Reach reach;
    private @Nullable Steps[] leads = {};

    private Fired(Salvo salvo) {
      this.salvo = salvo;
      this.reach = byScores.computeIfAbsent(salvo.scores(), Reach::new);
    }

    /** How many dice fall. */
    int dice() {
      return salvo.dice();
    }

    /** Where a condition goes. */
    Steps leads(int condition) {
      int first = first(condition);
      if (first >= leads.length) {
        leads = Arrays.copyOf(leads, conditions.size());
      }
      Steps known = leads[first];
      if (known == null) {
        Branches branches = reach.of(first);
        known = new Steps(branches.to, branches.falls(salvo));
        leads[first] = known;
      }
      return known;
    }

    /** To how many conditions one may go. */
    int count(int condition) {
      return reach.of(first(condition)).to.length;
    }
  }

  /** Where each condition may go under salvos that score the same, as far as it was asked. */
  private final class Reach {
    private final Scores scores;
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
        int[] after = after(first, scores);
        if (seen.length < conditions.size()) {
          seen = new int[2 * conditions.size()];
        }
        branches = Branches.of(after, scores, seen);
        known[first] = branches;
      }
      return branches;
    }
  }
}
