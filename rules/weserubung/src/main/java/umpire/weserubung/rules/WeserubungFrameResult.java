package umpire.weserubung.rules;

import java.util.List;
import umpire.weserubung.combat.BattleOutcome;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.frame.Flight;

/** What a frame that is done, and gone, tells the frame that is on top now. */
public sealed interface WeserubungFrameResult extends umpire.kernel.flow.FrameResult {
  /**
   * A battle is over.
   *
   * @param fight as it stood last: who is left, and the round
   * @param end who is left in the place
   */
  record Fought(Fight fight, BattleOutcome.End end) implements WeserubungFrameResult {}

  /**
   * 7.2: a flight has come to the end of its leg, whoever tried to stop it.
   *
   * @param flight who is left; its leg is the place where it is
   */
  record Arrived(Flight flight) implements WeserubungFrameResult {}

  /**
   * 7.2-b: a flight did not come to the end of its leg: everybody in it has landed elsewhere or is
   * lost.
   */
  record TurnedBack() implements WeserubungFrameResult {}

  /** 7.5-6: everybody in a flight has landed or is lost. */
  record Landed() implements WeserubungFrameResult {}

  /**
   * 7.2-e: fighters have come to a battle by land.
   *
   * @param fighters who, in order of id; not empty
   */
  record Joined(List<String> fighters) implements WeserubungFrameResult {}

  /**
   * 8.0: ships have come to the end of their way, whatever met them on it; they are where the
   * position says.
   */
  record Sailed() implements WeserubungFrameResult {}
}
