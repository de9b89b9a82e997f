package umpire.tournament.standing;

/**
 * C.07, 10.2: the tournament performance rating. It is the average rating of the opponents met,
 * rounded, plus the difference that FIDE's table (Rating Regulations B.02, 8.1.1) gives for the
 * share of points. Forfeits, byes and opponents without a rating are left out (C.07, 15).
 */
final class Performance {
  /** Differences for 50, 51 ... 100 percent; below 50 they are negative. */
  private static final int[] DIFFERENCE = {
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800
  };

  private Performance() {}

  static Value of(CrossTable table, int entrant) {
    long games = 0;
    long ratings = 0;
    long scored = 0;
    for (Cell cell : table.cells(entrant)) {
      for (Cell.Opposition one : cell.oppositions()) {
        int rating = table.rating(one.opponent());
        if (cell.kind() == Cell.Kind.PLAYED && rating > 0) {
          games++;
          ratings += rating;
          scored += one.score().thousandths();
        }
      }
    }
    if (games == 0) {
      return new Value.None("no match with a rated opponent");
    }
    long percent = rounded(100 * scored, games * table.scoring().win().thousandths());
    return Value.of(rounded(ratings, games) + difference((int) Math.clamp(percent, 0L, 100L)));
  }

  static int difference(int percent) {
    return percent >= 50 ? DIFFERENCE[percent - 50] : -DIFFERENCE[50 - percent];
  }

  /** Half is rounded up. */
  private static long rounded(long dividend, long divisor) {
    return Math.floorDiv(2 * dividend + divisor, 2 * divisor);
  }
}
