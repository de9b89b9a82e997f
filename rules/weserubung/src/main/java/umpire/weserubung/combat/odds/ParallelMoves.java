package umpire.weserubung.combat.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import umpire.weserubung.combat.odds.salvo.Scores;

/**
 * Where dice that one side alone throws lead all pairs at once: for each condition of the side
 * under fire those that lead to it, with the falls in which each salvo does.
 */
final class ParallelMoves {
  private final FireExchange dice;
  private final Shooters shooters;
  private final int columns;
  private final List<ParallelInflow> inflows = new ArrayList<>();

  /** By the condition they lead to. */
  private @Nullable ParallelInflow[] byCondition = {};

  private long products;
  private boolean shootersStay = true;

  private ParallelMoves(FireExchange dice, int columns) {
    this.dice = dice;
    this.shooters = dice.throwing();
    this.columns = columns;
  }

  /**
   * Of these counts, all pairs of which the dice have met.
   *
   * @param dice of one side alone
   * @param before with the conditions of those who throw as columns
   */
  static ParallelMoves of(FireExchange dice, ParallelCounts before) {
    ParallelMoves moves = new ParallelMoves(dice, before.columns());
    moves.new Alike(before, false).collect();
    moves.new Alike(before, true).collect();
    moves.inflows.sort(Comparator.comparingInt(ParallelInflow::to));
    return moves;
  }

  /** True if they are of counts with so many columns. */
  boolean areOf(int otherColumns) {
    return columns == otherColumns;
  }

  /** To how many pairs they lead, each by itself. */
  long products() {
    return products;
  }

  /** False if those who fire change, too, or if more come to a condition than can be added. */
  boolean isPossible() {
    return shootersStay && inflows.stream().allMatch(ParallelInflow::isPossible);
  }

  /**
   * Moves all counts, which are not to be used any more.
   *
   * @param before the counts that this was made of, or others of the same pairs
   * @param targetsMet how many conditions of the side under fire have been met
   */
  ParallelCounts move(ParallelCounts before, int targetsMet, int dice) {
    ParallelCounts after = before.next(columns, targetsMet, dice);
    ParallelSums sums = new ParallelSums(columns);
    double[][] carry = new double[inflows.size()][columns];
    for (int group = 0; group < after.groups(); group++) {
      for (int i = 0; i < carry.length; i++) {
        ParallelInflow inflow = inflows.get(i);
        inflow.add(before, group, sums);
        after.carry(sums, carry[i], inflow.to(), group);
      }
    }
    inflows.forEach(inflow -> after.note(inflow.to(), inflow.comesUp()));
    return after;
  }

  private ParallelInflow inflow(int to) {
    if (to >= byCondition.length) {
      byCondition = Arrays.copyOf(byCondition, 2 * to + 1);
    }
    ParallelInflow known = byCondition[to];
    if (known == null) {
      known = new ParallelInflow(to, columns);
      byCondition[to] = known;
      inflows.add(known);
    }
    return known;
  }

  /** Conditions under fire at which everybody fires the same salvo: all submarines, or not. */
  private final class Alike {
    private final ParallelCounts before;
    private final List<Integer> targets = new ArrayList<>();

    /** The columns that come up with one of them. */
    private final long[] met;

    /** The columns whose salvos score so. */
    private final Map<Scores, long[]> byScores = new LinkedHashMap<>();

    /** By combination of hits the falls of each column's salvo in which it comes up. */
    private final double[] @Nullable [] byHits = new double[shooters.hits().size()][];

    /** By the number of a set of combinations. */
    private ParallelInflow.@Nullable Factor[] factors = {};

    private long[] last = {};
    private @Nullable Scores ofLast;

    private Alike(ParallelCounts before, boolean submarines) {
      this.before = before;
      this.met = before.noColumns();
      for (int row = 0; row < before.rows(); row++) {
        if (shooters.isAtSubmarinesAlone(row) == submarines) {
          meet(row);
        }
      }
    }

    private void meet(int row) {
      long[] with = before.comesUp(row);
      boolean any = false;
      for (int i = 0; i < with.length; i++) {
        any |= with[i] != 0;
        for (long more = with[i] & ~met[i]; more != 0; more &= more - 1) {
          meet(row, i * Long.SIZE + Long.numberOfTrailingZeros(more));
        }
        met[i] |= with[i];
      }
      if (any) {
        targets.add(row);
      }
    }

    private void meet(int row, int column) {
      UnderFire.Fired now = shooters.fired(column, row);
      byScores.computeIfAbsent(now.scores(), _ -> before.noColumns())[column / Long.SIZE] |=
          1L << column;
      countHits(column, now);
      shootersStay &= dice.throwersStay(column, row);
    }

    private void countHits(int column, UnderFire.Fired fired) {
      int[] hits = fired.scores().hits();
      long scale = shooters.scale(fired);
      for (int i = 0; i < hits.length; i++) {
        double[] falls = byHits[hits[i]];
        if (falls == null) {
          falls = new double[columns];
          byHits[hits[i]] = falls;
        }
        falls[column] = fired.falls(i) * scale;
      }
    }

    private void collect() {
      for (int target : targets) {
        long[] with = before.comesUp(target);
        shooters.forEachWay(
            scores(with),
            target,
            (to, hits) -> products += inflow(to).add(target, with, factor(hits)));
      }
    }

    /** What the salvos of these columns score together. */
    private Scores scores(long[] of) {
      Scores known = ofLast;
      if (known == null || !Arrays.equals(of, last)) {
        List<Scores> scores = new ArrayList<>();
        byScores.forEach(
            (one, scoring) -> {
              if (BitSet.valueOf(scoring).intersects(BitSet.valueOf(of))) {
                scores.add(one);
              }
            });
        known = shooters.together(scores);
        ofLast = known;
        last = of;
      }
      return known;
    }

    private ParallelInflow.Factor factor(int set) {
      if (set >= factors.length) {
        factors = Arrays.copyOf(factors, 2 * set + 1);
      }
      ParallelInflow.Factor known = factors[set];
      if (known == null) {
        known = factor(shooters.set(set));
        factors[set] = known;
      }
      return known;
    }

    private ParallelInflow.Factor factor(BitSet hits) {
      double[] sum = new double[columns];
      for (int one = hits.nextSetBit(0); one >= 0; one = hits.nextSetBit(one + 1)) {
        double[] more = byHits[one];
        for (int i = 0; more != null && i < columns; i++) {
          sum[i] += more[i];
        }
      }
      return new ParallelInflow.Factor(sum);
    }
  }
}
