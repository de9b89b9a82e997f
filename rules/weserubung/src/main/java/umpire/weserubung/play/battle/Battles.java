package umpire.weserubung.play.battle;

import java.util.List;
import umpire.kernel.flow.RulingInProgress;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.FightFrame.Battle;
import umpire.weserubung.model.frame.FightFrame.Scoring;
import umpire.weserubung.model.frame.Frame;

/** The battle below a question. */
public final class Battles {
  private Battles() {}

  /** The battle that the frames on top of the agenda belong to; throws if there is none. */
  public static Battle of(Position position) {
    List<Frame> frames = position.agenda().frames();
    for (int i = frames.size() - 1; i >= 0; i--) {
      if (frames.get(i) instanceof Battle battle) {
        return battle;
      }
      if (frames.get(i) instanceof Scoring(Battle battle, _, _)) {
        return battle;
      }
      if (!(frames.get(i) instanceof FightFrame)) {
        break;
      }
    }
    throw new IllegalStateException("no battle is being fought");
  }

  /** The question on top is answered; the battle below it becomes this one. */
  static void answered(RulingInProgress<Position, Frame> ruling, Battle battle) {
    ruling.popFrame();
    ruling.replaceFrame(battle);
  }
}
