package documented;

/** A type whose public members all have comments. */
public class Documented {
  /** One of that size, in hexes from 1. */
  public Documented(int size) {
    if (size < 1) {
      hidden();
    }
  }

  /** Half of a number; throws IllegalArgumentException for an odd one. */
  public int half(int number) {
    if (number % 2 == 1) {
      throw new IllegalArgumentException("odd");
    }
    return number / 2;
  }

  /**
   * A quarter of a number.
   *
   * @throws IllegalArgumentException for a number that is no multiple of 4
   */
  public int quarter(int number) {
    if (number % 4 != 0) {
      throw failure();
    }
    return number / 4;
  }

  @Override
  public String toString() {
    throw new UnsupportedOperationException("an override inherits its comment");
  }

  private static RuntimeException failure() {
    return new IllegalArgumentException("no quarter");
  }

  void hidden() {}

  /** A pair of sizes; the first is the lower one. */
  public record Couple(int first, int second) {
    public Couple {
      if (first > second) {
        int lower = second;
        second = first;
        first = lower;
      }
    }
  }

  /** Two sizes. */
  public enum Size {
    SMALL,
    LARGE;

    Size() {}
  }

  private interface Own {
    int number();
  }
}

class Internal {
  public int number() {
    return 1;
  }
}
