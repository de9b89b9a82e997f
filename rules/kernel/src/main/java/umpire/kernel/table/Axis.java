package umpire.kernel.table;

import java.util.HashSet;
import java.util.List;

/** One edge of a chart. */
public sealed interface Axis {
  /** The number of rows or columns, from 1. */
  int size();

  /** The headings in their order, one for each row or column. */
  List<String> headings();

  /**
   * Bands of integers that meet without gap or overlap. The first and the last also take whatever
   * lies beyond them where the band says so by an open end. No band, and bands that do not meet,
   * throw IllegalArgumentException.
   */
  record Bands(List<Band> bands) implements Axis {
    public Bands {
      bands = List.copyOf(bands);
      if (bands.isEmpty()) {
        throw new IllegalArgumentException("an axis has at least one band");
      }
      for (int i = 1; i < bands.size(); i++) {
        if (bands.get(i).from() != (long) bands.get(i - 1).to() + 1) {
          throw new IllegalArgumentException(
              "bands " + bands.get(i - 1) + " and " + bands.get(i) + " do not meet");
        }
      }
    }

    /**
     * The index, from 0, of the band that holds the value; throws IllegalArgumentException if none
     * does.
     */
    public int index(int value) {
      for (int i = 0; i < bands.size(); i++) {
        if (bands.get(i).from() <= value && value <= bands.get(i).to()) {
          return i;
        }
      }
      throw new IllegalArgumentException(value + " lies on no band of " + headings());
    }

    @Override
    public int size() {
      return bands.size();
    }

    @Override
    public List<String> headings() {
      return bands.stream().map(Band::toString).toList();
    }
  }

  /**
   * Named rows or columns: terrain, causes, weather. No name, and a name that stands twice, throw
   * IllegalArgumentException.
   */
  record Names(List<String> names) implements Axis {
    public Names {
      names = List.copyOf(names);
      if (names.isEmpty() || new HashSet<>(names).size() != names.size()) {
        throw new IllegalArgumentException("names of an axis are present and different: " + names);
      }
    }

    /** The index of the name, from 0; throws IllegalArgumentException if there is none. */
    public int index(String name) {
      int index = names.indexOf(name);
      if (index < 0) {
        throw new IllegalArgumentException("'" + name + "' is none of " + names);
      }
      return index;
    }

    @Override
    public int size() {
      return names.size();
    }

    @Override
    public List<String> headings() {
      return names;
    }
  }
}
