package umpire.lobby.ratings;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import umpire.chassis.http.Problem;
import umpire.tournament.rating.Leaderboard;

/** Where a page of a leaderboard begins, as clients send it back: all digits of a rating. */
final class LeaderboardCursor {
  private LeaderboardCursor() {}

  static String write(Leaderboard.Cursor cursor) {
    String text = Double.toString(cursor.rating()) + " " + cursor.player();
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Empty for the first page; 400 for what {@link #write} did not make. */
  static Optional<Leaderboard.Cursor> read(String text) {
    if (text.isEmpty()) {
      return Optional.empty();
    }
    try {
      String plain = new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8);
      int blank = plain.indexOf(' ');
      double rating = Double.parseDouble(plain.substring(0, Math.max(blank, 0)));
      if (Double.isFinite(rating)) {
        return Optional.of(new Leaderboard.Cursor(rating, plain.substring(blank + 1)));
      }
    } catch (IllegalArgumentException unreadable) {
      // Below: the same answer as for digits that are no number.
    }
    throw Problem.malformed("", "no cursor of this list").asException();
  }
}
