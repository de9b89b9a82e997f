package umpire.narvik.play.action;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Fraction;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Seat;
import umpire.narvik.event.Event;
import umpire.narvik.lore.ActionEnd;
import umpire.narvik.lore.Asking;
import umpire.narvik.lore.Book;
import umpire.narvik.lore.Fatigue;
import umpire.narvik.lore.FuhrersOrders;
import umpire.narvik.lore.LandMovement;
import umpire.narvik.lore.SideAsks;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.EdgeCommand;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.Why;
import umpire.narvik.play.edge.Departure;
import umpire.narvik.play.edge.Sweden;

/** 14 Movement under way: another step, or a halt; its fatigue falls due at the end. */
public final class MovingStep implements SideAsks<Frame.Moving> {
  private final Book book;
  private final LandMovement movement;
  private final Fatigue fatigue;
  private final Departure departure;
  private final Sweden sweden;

  public MovingStep(
      Book book, LandMovement movement, Fatigue fatigue, Departure departure, Sweden sweden) {
    this.departure = departure;
    this.sweden = sweden;
    this.book = book;
    this.movement = movement;
    this.fatigue = fatigue;
  }

  @Override
  public Side side(Frame.Moving frame) {
    return book.mix().land(frame.unit()).side();
  }

  @Override
  public RuleId rule(Frame.Moving frame) {
    return new RuleId("14");
  }

  @Override
  public Offers<Command> offers(Position position, Frame.Moving frame, Seat seat) {
    List<Offer<Command>> offers = new ArrayList<>();
    offers.add(Offer.of(Command.Halt.class));
    offers.addAll(next(position, frame));
    return new Offers<>(offers);
  }

  @Override
  public Command fallback(
      Position position, Frame.Moving frame, Seat seat, Offers<Command> offers) {
    return new Command.Halt();
  }

  @Override
  @Rule("14/r34")
  public List<Finding> why(Position position, Frame.Moving frame, Seat seat, Command command) {
    if (command instanceof Command.Halt) {
      return List.of();
    }
    if (command instanceof EdgeCommand.LeaveMap(String unit) && unit.equals(frame.unit())) {
      return departure.bars(position, side(frame), unit, frame.spent(), false);
    }
    if (command instanceof Command.Step(String unit, Place to)) {
      return unit.equals(frame.unit())
          ? movement.bars(position, side(frame), unit, to, frame.spent(), false)
          : List.of(Finding.forbids("14", new Why.NotAskedNow("moving"))); // one unit an action
    }
    return List.of();
  }

  @Override
  public void take(Frame.Moving frame, Seat seat, Command command, Course<Position, Frame> course) {
    if (command instanceof Command.Step(String unit, Place to)) {
      Fraction spent = movement.step(course, unit, to, frame.spent());
      List<Place> path = Asking.both(frame.path(), List.of(to));
      goOn(course, new Frame.Moving(unit, spent, path, frame.reaction()));
    } else if (command instanceof EdgeCommand.LeaveMap(String unit)) {
      departure.leave(course, unit);
      end(course, frame);
    } else {
      end(course, frame);
    }
  }

  /** The first step of an action or of a reaction, above the frame that offered it. */
  void begin(Course<Position, Frame> course, String unitId, Place to, boolean reaction) {
    Unit unit = course.position().unit(unitId);
    Frame.Moving moving =
        new Frame.Moving(unitId, Fraction.ZERO, List.of(unit.place(), to), reaction);
    course.push(moving);
    FuhrersOrders.disproved(course, side(moving));
    Fraction spent = movement.step(course, unitId, to, Fraction.ZERO);
    goOn(course, new Frame.Moving(unitId, spent, moving.path(), reaction));
  }

  /**
   * A unit that can go no further halts by itself, if everyone can see that: a face-down friend may
   * fill a hex or not.
   */
  private void goOn(Course<Position, Frame> course, Frame.Moving frame) {
    if (sweden.intern(course, frame.unit())) {
      end(course, frame);
      return;
    }
    boolean seen = !book.conceals(course.position(), side(frame));
    if (seen && next(course.position(), frame).isEmpty()) {
      end(course, frame);
    } else {
      course.replace(frame);
    }
  }

  private List<Offer<Command>> next(Position position, Frame.Moving frame) {
    Unit unit = position.unit(frame.unit());
    List<Offer<Command>> next =
        new ArrayList<>(movement.steps(position, side(frame), unit, frame.spent(), false));
    if (departure.bars(position, side(frame), unit.id(), frame.spent(), false).isEmpty()) {
      next.add(Offer.of(EdgeCommand.LeaveMap.class, "unit", new Domain.One(List.of(unit.id()))));
    }
    return next;
  }

  @Rule("10.1a")
  private void end(Course<Position, Frame> course, Frame.Moving frame) {
    course.tell(new Event.MoveEnded(frame.unit()));
    fatigue.change(
        course, frame.unit(), fatigue.onTable("land-movement"), "10.1a", "land-movement");
    course.leave();
    ActionEnd.of(course, side(frame), false, frame.reaction());
  }
}
