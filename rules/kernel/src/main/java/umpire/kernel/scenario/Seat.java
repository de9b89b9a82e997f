package umpire.kernel.scenario;

import java.util.regex.Pattern;

/**
 * A chair at the table. A seat plays one or more nations and belongs to a side; the game names all
 * three.
 *
 * @param id kebab-case, at most 31 characters; any other text throws IllegalArgumentException
 */
public record Seat(String id) implements Comparable<Seat> {
  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]{0,30}");

  public Seat {
    if (!ID.matcher(id).matches()) {
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
