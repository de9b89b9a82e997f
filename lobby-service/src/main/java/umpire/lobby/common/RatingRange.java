package umpire.lobby.common;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import umpire.chassis.http.Problem;

/**
 * Whose rating lets them enter.
 *
 * @param least 0 or more, and no more than {@code most}
 */
public record RatingRange(int least, int most) {
  private static final int HIGHEST = 9999;

  /** Anybody's. */
  public static final RatingRange ANY = new RatingRange(0, HIGHEST);

  /** Whether somebody of this rating may enter. */
  public boolean contains(int rating) {
    return least <= rating && rating <= most;
  }

  /** Refuses, by 409 {@code rating-out-of-range}, another rating. */
  public void require(int rating) {
    if (!contains(rating)) {
      throw Problem.conflict(
              "rating-out-of-range",
              "Not for this rating",
              "It is for ratings from %d to %d; yours is %d.".formatted(least, most, rating))
          .asException();
    }
  }

  /** As answers show it; nothing where it is anybody's. */
  public @Nullable RatingRangeForm shown() {
    return equals(ANY) ? null : new RatingRangeForm(least, most);
  }

  /** As a request says it in its member {@code ratings}; 400 with the pointer for another. */
  public static RatingRange read(RatingRangeForm form) {
    int least = read("least", form.least(), 0);
    int most = read("most", form.most(), HIGHEST);
    if (most < least) {
      throw Problem.malformed("/ratings/most", "no less than least").asException();
    }
    return new RatingRange(least, most);
  }

  private static int read(String member, @Nullable Integer given, int preset) {
    int value = Objects.requireNonNullElse(given, preset);
    if (value < 0 || value > HIGHEST) {
      throw Problem.malformed("/ratings/" + member, "0 to " + HIGHEST).asException();
    }
    return value;
  }
}
