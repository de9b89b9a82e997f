package umpire.kernel.play;

/**
 * A chair at the table. A seat plays one or more nations and belongs to a side; the game names all
 * three.
 *
 * @param id kebab-case
 */
public record Seat(String id) implements Comparable<Seat> {
  public Seat {
    if (!id.matches("[a-z][a-z0-9-]{0,30}")) {
      throw new IllegalArgumentException("a seat is named in kebab-case, not '" + id + "'");
    }
  }

  @Override
  public int compareTo(Seat other) {
    return id.compareTo(other.id);
  }

  @Override
  public String toString() {
    return id;
  }
}
