package umpire.game.clock;

import java.util.Optional;

/**
 * What belongs to a match besides its game: its clocks and the open proposals.
 *
 * @param clocks none if time is not measured
 * @param accord what is offered
 */
public record ClocksAndProposals(Optional<Clocks> clocks, OpenProposals accord) {
  /** No clock, and nothing offered. */
  public static final ClocksAndProposals NONE =
      new ClocksAndProposals(Optional.empty(), OpenProposals.NONE);

  /** The same with these clocks. */
  public ClocksAndProposals with(Clocks changed) {
    return new ClocksAndProposals(Optional.of(changed), accord);
  }

  /** The same with this accord. */
  public ClocksAndProposals with(OpenProposals changed) {
    return new ClocksAndProposals(clocks, changed);
  }
}
