package umpire.game.clock;

import java.time.Duration;

/** How time is given to the seats of a match. Each constructor refuses what is out of range. */
public sealed interface TimeControl {
  /** The longest time that is given at once. */
  int MOST_SECONDS = (int) Duration.ofDays(60).toSeconds();

  /** What a seat has at the start, in milliseconds. */
  long initial();

  /** What a seat has for a decision that is asked anew when so much is left, in milliseconds. */
  long asked(long left);

  /** What a seat has after an answer when so much was left, in milliseconds. */
  long answered(long left);

  /** How many of a seat's decisions in a row may lapse; the next one ends the match. */
  int lapses();

  /** Which time counts. */
  default CountedTime weekends() {
    return CountedTime.COUNT;
  }

  /** The days of vacation that each seat has. */
  default int vacationDays() {
    return 0;
  }

  /**
   * So much for the whole match, and something more with each answer; who has used it up has lost.
   *
   * @param initialSeconds 1 to 5,184,000 (60 days)
   * @param incrementSeconds 0 to 86,400
   */
  record Fischer(int initialSeconds, int incrementSeconds) implements TimeControl {
    private static final int MOST_INCREMENT = (int) Duration.ofDays(1).toSeconds();

    public Fischer {
      within("initialSeconds", initialSeconds, 1, MOST_SECONDS);
      within("incrementSeconds", incrementSeconds, 0, MOST_INCREMENT);
    }

    @Override
    public long initial() {
      return initialSeconds * 1000L;
    }

    @Override
    public long asked(long left) {
      return left;
    }

    @Override
    public long answered(long left) {
      return left + incrementSeconds * 1000L;
    }

    @Override
    public int lapses() {
      return 0;
    }
  }

  /**
   * So much for each decision.
   *
   * @param seconds 1 to 5,184,000 (60 days)
   * @param lapses 0 to 1,000
   */
  record PerDecision(int seconds, int lapses) implements TimeControl {
    public PerDecision {
      within("seconds", seconds, 1, MOST_SECONDS);
      within("lapses", lapses, 0, MOST_LAPSES);
    }

    @Override
    public long initial() {
      return seconds * 1000L;
    }

    @Override
    public long asked(long left) {
      return initial();
    }

    @Override
    public long answered(long left) {
      return left;
    }
  }

  /**
   * Some days for each decision.
   *
   * @param days 1 to 60
   * @param vacationDays that each seat may take, 0 to 60
   * @param weekends whether they count
   * @param lapses 0 to 1,000
   */
  record Correspondence(int days, int vacationDays, CountedTime weekends, int lapses)
      implements TimeControl {
    private static final int MOST_DAYS = 60;

    public Correspondence {
      within("days", days, 1, MOST_DAYS);
      within("vacationDays", vacationDays, 0, MOST_DAYS);
      within("lapses", lapses, 0, MOST_LAPSES);
    }

    @Override
    public long initial() {
      return Duration.ofDays(days).toMillis();
    }

    @Override
    public long asked(long left) {
      return initial();
    }

    @Override
    public long answered(long left) {
      return left;
    }
  }

  /** The most lapses that may be granted. */
  int MOST_LAPSES = 1_000;

  private static void within(String name, int number, int least, int most) {
    if (number < least || number > most) {
      throw new IllegalArgumentException(
          "%s is %d to %d, not %d".formatted(name, least, most, number));
    }
  }
}
