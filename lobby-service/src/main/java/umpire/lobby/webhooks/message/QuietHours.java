package umpire.lobby.webhooks.message;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Hours of every day in which nothing is sent, by the clock on somebody's wall.
 *
 * @param from their first minute
 * @param to the first minute after them; before {@code from} where they last beyond midnight, never
 *     the same
 * @param zone of the wall
 */
public record QuietHours(LocalTime from, LocalTime to, ZoneId zone) {
  private static final Pattern TIME = Pattern.compile("([01][0-9]|2[0-3]):[0-5][0-9]");

  /** Throws IllegalArgumentException for hours that are none. */
  public QuietHours {
    if (from.equals(to)) {
      throw new IllegalArgumentException("they begin and end at different times");
    }
  }

  /** Reads {@code 22:00}; throws IllegalArgumentException. */
  public static LocalTime time(String written) {
    if (!TIME.matcher(written).matches()) {
      throw new IllegalArgumentException("a time of the day, 00:00 to 23:59");
    }
    return LocalTime.parse(written);
  }

  /** Reads {@code Europe/Oslo}; throws IllegalArgumentException. */
  public static ZoneId zone(String written) {
    // By its name alone: an offset such as +02:00 is right for half of the year.
    if (!ZoneId.getAvailableZoneIds().contains(written)) {
      throw new IllegalArgumentException("a zone of the time zone database, such as Europe/Oslo");
    }
    return ZoneId.of(written);
  }

  /** As they are stored; empty for none. */
  public static Optional<QuietHours> stored(String stored) {
    if (stored.isEmpty()) {
      return Optional.empty();
    }
    String[] words = stored.split(" ", -1);
    return Optional.of(new QuietHours(time(words[0]), time(words[1]), ZoneId.of(words[2])));
  }

  /** As they are to be stored. */
  String written() {
    return from + " " + to + " " + zone;
  }

  /** This time, or if it is quiet then, the end of that. */
  public Instant over(Instant at) {
    ZonedDateTime there = at.atZone(zone);
    LocalTime time = there.toLocalTime();
    boolean begun = !time.isBefore(from);
    boolean ended = !time.isBefore(to);
    boolean quiet = from.isBefore(to) ? begun && !ended : begun || !ended;
    return quiet ? next(there).toInstant() : at;
  }

  /** Where the clocks are put back, the hour that comes twice is quiet as often. */
  private ZonedDateTime next(ZonedDateTime there) {
    ZonedDateTime today =
        ZonedDateTime.ofLocal(there.toLocalDate().atTime(to), zone, there.getOffset());
    return today.isAfter(there) ? today : there.toLocalDate().plusDays(1).atTime(to).atZone(zone);
  }
}
