package umpire.kernel.hex;

import java.util.regex.Pattern;

/**
 * Where a counter can be: a hex by its printed number, a zone or a box by its name. An id of other
 * characters, or of more than 40, throws IllegalArgumentException.
 *
 * @param id as printed, such as {@code 1911}, or kebab-case, such as {@code harstad}
 */
public record Place(String id) implements Comparable<Place> {
  private static final Pattern ID = Pattern.compile("[0-9A-Za-z.#-]{1,40}");
  private static final int SPREAD = 0x9E3779B1;

  public Place {
    if (!ID.matcher(id).matches()) {
      throw new IllegalArgumentException("not the id of a place: '" + id + "'");
    }
  }

  /** A map hands out the same place again and again, and places are compared by the thousand. */
  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Place(String same) && id.equals(same));
  }

  /** Printed numbers have hashes close to each other; spread, they do not crowd a table. */
  @Override
  public int hashCode() {
    return id.hashCode() * SPREAD;
  }

  @Override
  public int compareTo(Place other) {
    return id.compareTo(other.id);
  }

  @Override
  public String toString() {
    return id;
  }
}
