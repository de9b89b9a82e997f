package umpire.kernel.scenario;

import java.util.List;
import umpire.kernel.citation.Provenance;

/**
 * A way to begin.
 *
 * @param id kebab-case
 * @param title one line
 * @param provenance of the set-up
 * @param seats who takes part, in the order in which they are asked
 * @param setup the game's own record of what stands where
 */
public record Scenario(
    String id, String title, Provenance provenance, List<Seat> seats, Setup setup) {
  public Scenario {
    seats = List.copyOf(seats);
  }

  /** The set-up of a scenario: a record of the game. */
  public interface Setup {}
}
