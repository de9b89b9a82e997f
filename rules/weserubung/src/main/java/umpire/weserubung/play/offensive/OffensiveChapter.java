package umpire.weserubung.play.offensive;

import java.util.List;
import java.util.Set;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Wait;
import umpire.kernel.play.Seat;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.Conventions;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.OffensiveFrame;
import umpire.weserubung.model.OffensiveFrame.Alternating;
import umpire.weserubung.model.OffensiveFrame.Carrying;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.Setup;
import umpire.weserubung.model.Side;
import umpire.weserubung.model.TurnPhase;
import umpire.weserubung.play.Chapter;
import umpire.weserubung.play.Fights;
import umpire.weserubung.play.Flights;
import umpire.weserubung.play.Mix;
import umpire.weserubung.play.Result;
import umpire.weserubung.play.turn.Phase;
import umpire.weserubung.play.turn.Victory;

/** 10.0 Combat phase: offensives one side after the other, each carried out step by step. */
public final class OffensiveChapter implements Chapter<OffensiveFrame>, Phase {
  private final Offensives parts;
  private final Execution execution;

  public OffensiveChapter(Offensives parts, Mix mix, Fights fights, Flights flights) {
    this.parts = parts;
    this.execution = new Execution(parts, mix, fights, flights);
  }

  @Override
  public TurnPhase phase() {
    return TurnPhase.COMBAT;
  }

  @Override
  public int parts() {
    return 1;
  }

  @Override
  public boolean alternate() {
    return true;
  }

  /** 10.0-a: true if it has an offensive left. */
  @Override
  public boolean acts(Position position, Seat seat) {
    Alternating turn = new Alternating(Conventions.side(seat), 0, Set.of());
    return parts.alternation().seats(position, turn).contains(seat);
  }

  @Override
  public void open(Course<Position, Frame> course, Seat seat, int part) {
    course.push(new OffensiveFrame.Turning(Conventions.side(seat), 0));
  }

  @Override
  public Class<OffensiveFrame> frame() {
    return OffensiveFrame.class;
  }

  @Override
  public Wait<Position, Command, Frame> waits(Position position, OffensiveFrame frame) {
    return switch (frame) {
      case OffensiveFrame.Turning _ -> new Wait.Nothing<>();
      case Alternating f -> alternating(position, f);
      case OffensiveFrame.Consenting f -> new Wait.Choice<>(parts.launch(), f);
      case Carrying f -> execution.rest(position, f);
    };
  }

  private Wait<Position, Command, Frame> alternating(Position position, Alternating frame) {
    boolean over =
        frame.passes() >= 2
            || frame.yielded().containsAll(parts.alternation().seats(position, frame));
    return over ? new Wait.Nothing<>() : new Wait.Choice<>(parts.alternation(), frame);
  }

  @Override
  public void enter(OffensiveFrame frame, Course<Position, Frame> course) {
    switch (frame) {
      case OffensiveFrame.Turning f -> turn(f, course);
      case Alternating f -> alternate(f, course);
      case Carrying f -> execution.run(f, course);
      case OffensiveFrame.Consenting _ -> throw new IllegalStateException("an ally is asked");
    }
  }

  /** 10.0-a: who cannot do anything is not asked. */
  private void turn(OffensiveFrame.Turning frame, Course<Position, Frame> course) {
    Set<Seat> idle =
        frame.passes() < 2 ? parts.alternation().idle(course.position(), frame.side()) : Set.of();
    course.replace(new Alternating(frame.side(), frame.passes(), idle));
  }

  /** 10.0-a: the phase ends with two passes in a row; who can do nothing cannot but pass. */
  @Rule("10.0-a")
  private static void alternate(Alternating frame, Course<Position, Frame> course) {
    if (frame.passes() < 2) {
      course.replace(new OffensiveFrame.Turning(frame.side().other(), frame.passes() + 1));
      return;
    }
    course.leave();
    if (course.position().calendar().play() == Setup.Play.BATTLE) {
      Victory.ofBattle(Side.ALLIED, course);
    }
  }

  @Override
  public void drawn(OffensiveFrame frame, List<Integer> dice, Course<Position, Frame> course) {
    if (!(frame instanceof Carrying carrying)) {
      throw new IllegalStateException(frame + " waits for no dice");
    }
    execution.thrown(carrying, dice, course);
  }

  @Override
  public void resumed(OffensiveFrame frame, Result result, Course<Position, Frame> course) {
    if (frame instanceof OffensiveFrame.Turning && result instanceof Result.Landed) {
      return; // 10.11: an air strike is over; whose turn it is stands already
    }
    if (!(frame instanceof Carrying carrying)) {
      throw new IllegalStateException(frame + " awaits no " + result);
    }
    execution.resumed(carrying, result, course);
  }
}
