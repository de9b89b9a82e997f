package umpire.lobby.tournaments.state;

import java.util.List;
import java.util.Locale;
import umpire.tournament.Points;

/**
 * How a board ended.
 *
 * @param points in the order of the pairing's seats
 * @param reason why an arbiter gave it, else empty
 */
public record Result(List<Points> points, How how, String reason) {
  public Result {
    points = List.copyOf(points);
  }

  /** Where a result comes from. */
  public enum How {
    /** From its matches. */
    PLAYED,
    /** Given by an arbiter, and counted as though it had been played. */
    ADJUDICATED,
    /** Given by an arbiter: nobody met. */
    FORFEIT;

    /** As it is stored and shown. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** Of a word. Throws IllegalArgumentException for another word. */
    public static How of(String word) {
      return valueOf(word.toUpperCase(Locale.ROOT));
    }
  }
}
