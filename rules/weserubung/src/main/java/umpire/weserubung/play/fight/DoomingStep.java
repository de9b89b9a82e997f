package umpire.weserubung.play.fight;

import java.util.List;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.FightFrame.Dooming;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.play.battle.LeaderEscape;
import umpire.weserubung.rules.Dice;

/** 3.5-d The die of a leader whose units are all destroyed. */
final class DoomingStep implements Step<Position, Command, Frame, Dooming> {
  private final LeaderEscape leaderEscape;

  DoomingStep(LeaderEscape leaderEscape) {
    this.leaderEscape = leaderEscape;
  }

  @Override
  public Class<Dooming> frame() {
    return Dooming.class;
  }

  @Override
  public Wait<Position, Command, Frame> waits(Position position, Dooming frame) {
    return Dice.thrown(position, new RuleId("3.5-d"), 1);
  }

  @Override
  public void drawn(Dooming frame, List<Integer> dice, RulingInProgress<Position, Frame> ruling) {
    leaderEscape.rolled(frame.leader(), dice.getFirst(), ruling);
  }
}
