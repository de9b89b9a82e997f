package umpire.kernel.play;

/** What a draw of game-service consists of. */
public sealed interface DrawKind {
  /**
   * Dice of one shape. Numbers out of range throw IllegalArgumentException.
   *
   * @param count from 1
   * @param sides 1 to 256
   */
  record Dice(int count, int sides) implements DrawKind {
    public Dice {
      if (count < 1 || sides < 1 || sides > 256) {
        throw new IllegalArgumentException("no such dice: " + count + " of " + sides + " sides");
      }
    }
  }

  /** A permutation of 0 to size - 1; a size outside 1 to 256 throws IllegalArgumentException. */
  record Shuffle(int size) implements DrawKind {
    public Shuffle {
      if (size < 1 || size > 256) {
        throw new IllegalArgumentException("a shuffle has 1 to 256 members, not " + size);
      }
    }
  }
}
