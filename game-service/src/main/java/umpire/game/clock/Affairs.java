package umpire.game.clock;

import java.util.Optional;

/**
 * What a match is besides its game.
 *
 * @param clocks none if time is not measured
 * @param accord what is offered
 */
public record Affairs(Optional<Clocks> clocks, Accord accord) {
  /** No clock, and nothing offered. */
  public static final Affairs NONE = new Affairs(Optional.empty(), Accord.NONE);

  /** The same with these clocks. */
  public Affairs with(Clocks changed) {
    return new Affairs(Optional.of(changed), accord);
  }

  /** The same with this accord. */
  public Affairs with(Accord changed) {
    return new Affairs(clocks, changed);
  }
}
