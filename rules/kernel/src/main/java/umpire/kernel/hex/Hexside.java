package umpire.kernel.hex;

/**
 * The common side of two neighbours, whichever is named first: the constructor puts the lower id
 * first. Two equal places throw IllegalArgumentException.
 *
 * @param first the lower id
 * @param second the higher id
 */
public record Hexside(Place first, Place second) implements Comparable<Hexside> {
  public Hexside {
    if (first.equals(second)) {
      throw new IllegalArgumentException("a hexside lies between two hexes, not in " + first);
    }
    if (first.compareTo(second) > 0) {
      Place lower = second;
      second = first;
      first = lower;
    }
  }

  @Override
  public int compareTo(Hexside other) {
    int byFirst = first.compareTo(other.first);
    return byFirst != 0 ? byFirst : second.compareTo(other.second);
  }

  @Override
  public String toString() {
    return first + "/" + second;
  }
}
