package umpire.lobby.matchmaking;

import java.util.List;
import java.util.function.Function;

/** A page of rows, the newest first; {@code next} is the cursor of the next, empty at the end. */
public record Page<T>(List<T> rows, String next) {
  /** So many rows are to be read for a page: one more than it has says that another follows. */
  public static final int READ = 51;

  private static final int MOST = READ - 1;

  /** After every id there is. */
  private static final String NEWEST = "~";

  public Page {
    rows = List.copyOf(rows);
  }

  /** The id before which the page of this cursor begins. */
  public static String before(String cursor) {
    return cursor.isEmpty() ? NEWEST : cursor;
  }

  /** The page of what was read, at most {@link #READ} rows. */
  public static <T> Page<T> of(List<T> read, Function<T, String> id) {
    return read.size() <= MOST
        ? new Page<>(read, "")
        : new Page<>(read.subList(0, MOST), id.apply(read.get(MOST - 1)));
  }
}
