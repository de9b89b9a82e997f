package umpire.lobby.tournaments.plan;

import java.util.ArrayList;
import java.util.List;
import umpire.chassis.http.Problem;

/** What is wrong with the rows of a request that is carried out as a whole or not at all. */
public final class RowErrors {
  private final List<RowError> errors = new ArrayList<>();

  /** One row that is wrong. */
  public record RowError(String pointer, String detail) {}

  /** This row is wrong, for this reason. */
  public void add(String pointer, String detail) {
    errors.add(new RowError(pointer, detail));
  }

  /** Refuses, by 400 with {@code errors}, where any row is wrong. */
  public void requireNone() {
    if (!errors.isEmpty()) {
      throw Problem.malformed(
              errors.getFirst().pointer(),
              errors.size() + " errors; the first: " + errors.getFirst().detail())
          .with("errors", errors)
          .asException();
    }
  }
}
