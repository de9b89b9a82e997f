package umpire.weserubung.rules;

import umpire.kernel.flow.RulingInProgress;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.frame.Frame;

/** 7.3, 7.5, 8.4, 10.3, 10.7: battles, for whoever has to have one fought. */
public interface BattleStarts {
  /**
   * The battle begins above the top frame, which is told {@link WeserubungFrameResult.Fought} when
   * it is over.
   */
  void begin(Fight fight, RulingInProgress<Position, Frame> ruling);
}
