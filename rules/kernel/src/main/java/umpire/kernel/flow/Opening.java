package umpire.kernel.flow;

import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;

/**
 * How a match begins.
 *
 * @param <P> the game's position
 */
public interface Opening<P> {
  /** The position as the scenario sets it up, before anything is carried out. */
  P of(Scenario scenario, Options options);
}
