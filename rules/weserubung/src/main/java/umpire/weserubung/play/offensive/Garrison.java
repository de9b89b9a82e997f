package umpire.weserubung.play.offensive;

import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.weserubung.event.OffensiveEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.OffensiveFrame.Carrying;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.state.Mark;
import umpire.weserubung.terrain.Landmark;
import umpire.weserubung.terrain.MapFacts;

/**
 * 14.2.1 The commander of Narvik sides with Quisling: on the first turn their men may not fight.
 */
final class Garrison {
  private static final String REGIMENT = "norwegian-15-infantry";
  private static final int LAYS_DOWN_ARMS = 7;

  private final MapFacts mapFacts;

  Garrison(MapFacts mapFacts) {
    this.mapFacts = mapFacts;
  }

  /** True if the first German attack on Narvik finds the regiment there, on the first turn. */
  @Rule({"14.2.1", "14.2.1/r144"})
  boolean isTried(Position position, Carrying frame) {
    return position.calendar().turn() == 1
        && MatchAgreements.side(frame.plan().seat()) == Side.GERMAN
        && mapFacts.is(Landmark.NARVIK, frame.now().target())
        && position.forces().has(REGIMENT)
        && position.piece(REGIMENT).place().equals(frame.now().target())
        && !position.piece(REGIMENT).is(Mark.LOYAL);
  }

  @Rule("14.2.1")
  void tested(int die, RulingInProgress<Position, Frame> ruling) {
    ruling.add(new OffensiveEvent.NarvikTested(REGIMENT, die, LAYS_DOWN_ARMS));
  }
}
