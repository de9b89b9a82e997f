package umpire.game.referee.access;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.game.store.transaction.ShownRow;

/**
 * What the viewers of a match were shown by its last transactions: of each viewer all rows behind a
 * number.
 *
 * @param from the number of each viewer behind which all rows are here
 * @param rows in the order of their transactions
 */
record RecentlyShown(Map<String, Integer> from, List<ShownRow> rows) {
  /** Rows that are kept of one match, but for those of its last transaction. */
  private static final int MOST = 100;

  /** Of no transaction: nothing is known of anybody. */
  static final RecentlyShown NONE = new RecentlyShown(Map.of(), List.of());

  RecentlyShown {
    from = Map.copyOf(from);
    rows = List.copyOf(rows);
  }

  /**
   * With another transaction, which follows the last one.
   *
   * @param seqs the last number of each viewer after it; without those who saw nothing yet
   * @param shown of it
   */
  RecentlyShown and(Map<String, Integer> seqs, List<ShownRow> shown) {
    if (rows.size() + shown.size() > MOST) {
      return NONE.and(seqs, shown);
    }
    Map<String, Integer> begins = new HashMap<>(from);
    seqs.forEach((viewer, last) -> begins.putIfAbsent(viewer, last - count(shown, viewer)));
    List<ShownRow> all = new ArrayList<>(rows);
    all.addAll(shown);
    return new RecentlyShown(begins, all);
  }

  private static int count(List<ShownRow> shown, String viewer) {
    return (int) shown.stream().filter(row -> row.viewer().equals(viewer)).count();
  }

  /**
   * What a viewer was shown after a number and up to a revision, the first so many rows; empty
   * where that reaches further back than what is known.
   */
  Optional<List<ShownRow>> after(String viewer, int after, int revision, int most) {
    Integer begin = from.get(viewer);
    return begin == null || after < begin
        ? Optional.empty()
        : Optional.of(
            rows.stream()
                .filter(row -> row.viewer().equals(viewer))
                .filter(row -> row.seq() > after && row.revision() <= revision)
                .limit(most)
                .toList());
  }
}
