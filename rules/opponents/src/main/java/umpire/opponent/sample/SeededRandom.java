package umpire.opponent.sample;

import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** Random numbers that all follow from a seed. */
public final class SeededRandom {
  private SeededRandom() {}

  /** The numbers of a seed, the same on every machine. */
  public static RandomGenerator of(long seed) {
    return RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
  }
}
