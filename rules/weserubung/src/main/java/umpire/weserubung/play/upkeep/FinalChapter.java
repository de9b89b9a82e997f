package umpire.weserubung.play.upkeep;

import java.util.List;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Wait;
import umpire.kernel.play.Seat;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.FinalFrame;
import umpire.weserubung.model.FinalFrame.Purpose;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.TurnPhase;
import umpire.weserubung.play.Chapter;
import umpire.weserubung.play.Mix;
import umpire.weserubung.play.fight.Aftermath;
import umpire.weserubung.play.fight.Losses;
import umpire.weserubung.play.turn.Phase;
import umpire.weserubung.terrain.Chart;

/** 13.0 Final phase: ships at sea, building, repairs, in this order (r58). */
public final class FinalChapter implements Chapter<FinalFrame>, Phase {
  /** 13.0/r58: after the ships at sea. */
  private static final List<Purpose> PURPOSES =
      List.of(Purpose.BUILDING, Purpose.REPAIRING, Purpose.REFITTING);

  private final Upkeep upkeep;
  private final SpendingStep spending;

  public FinalChapter(Chart chart, Mix mix, Losses losses, Aftermath aftermath) {
    Havens havens = new Havens(chart);
    this.upkeep = new Upkeep(mix, havens, losses, aftermath);
    this.spending = new SpendingStep(mix, new Workshop(mix, havens));
  }

  @Override
  public TurnPhase phase() {
    return TurnPhase.FINAL;
  }

  @Override
  public int parts() {
    return 1 + PURPOSES.size();
  }

  @Override
  @Rule({"13.0", "13.0/r58"})
  public void open(Course<Position, Frame> course, Seat seat, int part) {
    if (part == 0) {
      course.push(new FinalFrame.Upkeep(course.position().conventions().nations(seat)));
    } else {
      course.push(new FinalFrame.Spending(seat, PURPOSES.get(part - 1)));
    }
  }

  @Override
  public Class<FinalFrame> frame() {
    return FinalFrame.class;
  }

  /** A seat that can pay for nothing is not asked. */
  @Override
  public Wait<Position, Command, Frame> waits(Position position, FinalFrame frame) {
    return switch (frame) {
      case FinalFrame.Upkeep _ -> new Wait.Nothing<>();
      case FinalFrame.Reducing f -> new Wait.Choice<>(upkeep, f);
      case FinalFrame.Spending f ->
          spending.isOpen(position, f) ? new Wait.Choice<>(spending, f) : new Wait.Nothing<>();
    };
  }

  @Override
  public void enter(FinalFrame frame, Course<Position, Frame> course) {
    if (frame instanceof FinalFrame.Upkeep f) {
      upkeep.run(f, course);
    } else {
      course.leave();
    }
  }
}
