package umpire.weserubung.event;

import umpire.kernel.event.Audience;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Proposal;
import umpire.weserubung.model.scenario.MatchAgreements;

/** What the seats of one side alone are shown. */
public sealed interface SideEvent extends Event {
  /** Whose seats. */
  Side side();

  @Override
  default Audience audience() {
    return new Audience.Only(MatchAgreements.seatsOf(side()));
  }

  /** 10.0-a: an offensive with units of an ally, who is asked; it may come to nothing (r89). */
  record OffensiveProposed(Proposal proposal) implements SideEvent {
    @Override
    public Side side() {
      return MatchAgreements.side(proposal.seat());
    }

    @Override
    public Position applied(Position before) {
      return before;
    }
  }
}
