package umpire.kernel.combat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * In how many ways of all each outcome comes about, counted exactly while dice are folded in one
 * after the other.
 *
 * @param ways by outcome
 * @param all of them together
 * @param <T> an outcome, compared by equality
 */
public record Distribution<T>(Map<T, BigInteger> ways, BigInteger all) {
  public Distribution {
    ways = Collections.unmodifiableMap(new LinkedHashMap<>(ways));
  }

  /** Before any die. */
  public static <T> Distribution<T> certain(T outcome) {
    return new Distribution<>(Map.of(outcome, BigInteger.ONE), BigInteger.ONE);
  }

  /**
   * What one throw does.
   *
   * @param ways in which it falls so
   * @param change of the outcome so far
   * @param <T> an outcome
   */
  public record Fall<T>(int ways, UnaryOperator<T> change) {}

  /**
   * After one more throw; throws IllegalArgumentException if it falls in more ways after one
   * outcome than after another.
   *
   * @param falls by the outcome so far; their ways are the same number in all
   */
  public Distribution<T> then(Function<T, List<Fall<T>>> falls) {
    Map<T, BigInteger> more = new LinkedHashMap<>();
    int each = 0;
    for (Map.Entry<T, BigInteger> entry : ways.entrySet()) {
      int sum = 0;
      for (Fall<T> fall : falls.apply(entry.getKey())) {
        sum += fall.ways();
        if (fall.ways() > 0) {
          BigInteger counted = entry.getValue().multiply(BigInteger.valueOf(fall.ways()));
          more.merge(fall.change().apply(entry.getKey()), counted, BigInteger::add);
        }
      }
      if (each != 0 && each != sum) {
        throw new IllegalArgumentException("a throw falls in " + each + " ways and in " + sum);
      }
      each = sum;
    }
    return new Distribution<>(more, all.multiply(BigInteger.valueOf(each)));
  }

  /** The outcomes mapped; those that become equal are counted together. */
  public <U> Distribution<U> map(Function<T, U> to) {
    Map<U, BigInteger> mapped = new LinkedHashMap<>();
    ways.forEach((outcome, many) -> mapped.merge(to.apply(outcome), many, BigInteger::add));
    return new Distribution<>(mapped, all);
  }

  /** Together with another one that is independent of it. */
  public Distribution<T> and(Distribution<T> other, BinaryOperator<T> sum) {
    Map<T, BigInteger> both = new LinkedHashMap<>();
    ways.forEach(
        (one, many) ->
            other.ways.forEach(
                (two, more) ->
                    both.merge(sum.apply(one, two), many.multiply(more), BigInteger::add)));
    return new Distribution<>(both, all.multiply(other.all));
  }

  /** The chance of all outcomes that fulfil a condition. */
  public Probability chance(Predicate<T> condition) {
    BigInteger sum = BigInteger.ZERO;
    for (Map.Entry<T, BigInteger> entry : ways.entrySet()) {
      if (condition.test(entry.getKey())) {
        sum = sum.add(entry.getValue());
      }
    }
    return new Probability(sum, all);
  }

  /**
   * Each outcome with its chance, in the order in which they came about; throws ClassCastException
   * for one that is no record.
   */
  public List<Odds.Chances> chances() {
    List<Odds.Chances> chances = new ArrayList<>();
    ways.forEach(
        (outcome, many) ->
            chances.add(new Odds.Chances((Record) outcome, new Probability(many, all))));
    return List.copyOf(chances);
  }
}
