package umpire.tournament.export;

import java.time.LocalDate;

/**
 * What a report says of the tournament as a whole. A text that is empty is left out.
 *
 * @param name of the tournament, not empty
 * @param city where it takes place
 * @param federation three letters
 * @param start the first day
 * @param end the last day, not before the first
 * @param type such as {@code Individual: Swiss-System}
 * @param arbiter the chief arbiter
 * @param timeControl allotted time, in words
 * @param rounds how many rounds are planned, 1 or more
 */
public record TournamentHeader(
    String name,
    String city,
    String federation,
    LocalDate start,
    LocalDate end,
    String type,
    String arbiter,
    String timeControl,
    int rounds) {
  public TournamentHeader {
    if (name.isBlank() || end.isBefore(start) || rounds < 1) {
      throw new IllegalArgumentException(
          "tournament '" + name + "' from " + start + " to " + end + ", rounds " + rounds);
    }
  }
}
