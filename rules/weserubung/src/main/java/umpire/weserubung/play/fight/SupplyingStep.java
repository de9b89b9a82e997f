package umpire.weserubung.play.fight;

import umpire.kernel.flow.Course;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.kernel.play.Desk;
import umpire.kernel.play.Report;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.FightFrame.Supplying;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.Position;
import umpire.weserubung.play.battle.Support;
import umpire.weserubung.supply.SupplyReport;

/** 10.1 The supply desk says who is surrounded. */
final class SupplyingStep implements Step<Position, Command, Frame, Supplying> {
  private final Support support;

  SupplyingStep(Support support) {
    this.support = support;
  }

  @Override
  public Class<Supplying> frame() {
    return Supplying.class;
  }

  @Override
  public Wait<Position, Command, Frame> waits(Position position, Supplying frame) {
    return new Wait.Report<>(new Desk.Supply(), support.brief(position, frame.battle()));
  }

  @Override
  public void reported(Supplying frame, Report report, Course<Position, Frame> course) {
    support.told(frame.battle(), frame.question(), (SupplyReport) report, course);
  }
}
