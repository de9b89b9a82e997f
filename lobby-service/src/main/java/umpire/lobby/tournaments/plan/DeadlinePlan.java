package umpire.lobby.tournaments.plan;

import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import umpire.chassis.http.Problem;
import umpire.lobby.common.BodyProblems;

/**
 * How long rounds are open.
 *
 * @param seconds 60 or more
 */
public record DeadlinePlan(int seconds, Overdue overdue) {
  private static final int LEAST = 60;
  private static final int MOST = 366 * 24 * 3600;

  /** What becomes of a board that has no result at the deadline. */
  public enum Overdue {
    /** Those lose for whom its matches wait. */
    AWAITED_LOSES,
    /** Nobody has anything, as though nobody had met. */
    ALL_LOSE,
    /** Everybody has the same. */
    DRAW,
    /** An arbiter decides. */
    ARBITER;

    /** As it is written and shown. */
    public String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Overdue of(String word) {
      return Arrays.stream(values())
          .filter(one -> one.word().equals(word))
          .findFirst()
          .orElseThrow(
              () -> new IllegalArgumentException("awaited-loses, all-lose, draw or arbiter"));
    }
  }

  static DeadlinePlan read(DeadlineForm form) {
    Integer seconds = form.seconds();
    if (seconds == null || seconds < LEAST || seconds > MOST) {
      throw Problem.malformed("/deadline/seconds", LEAST + " to " + MOST).asException();
    }
    String overdue = Objects.requireNonNullElse(form.overdue(), Overdue.AWAITED_LOSES.word());
    return new DeadlinePlan(
        seconds, BodyProblems.at("/deadline/overdue", () -> Overdue.of(overdue)));
  }
}
