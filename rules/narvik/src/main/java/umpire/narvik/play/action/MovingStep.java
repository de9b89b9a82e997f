package umpire.narvik.play.action;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.narvik.event.Event;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.EdgeCommand;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.Why;
import umpire.narvik.play.edge.MapExit;
import umpire.narvik.play.edge.SwedishInternment;
import umpire.narvik.rules.ActionEnd;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.ChoiceQuestions;
import umpire.narvik.rules.Fatigue;
import umpire.narvik.rules.FuhrersOrders;
import umpire.narvik.rules.LandMovement;
import umpire.narvik.rules.SideAsks;

/** 14 Movement under way: another step, or a halt; its fatigue falls due at the end. */
public final class MovingStep implements SideAsks<Frame.Moving> {
  private final ChapterContext chapterContext;
  private final LandMovement movement;
  private final Fatigue fatigue;
  private final MapExit mapExit;
  private final SwedishInternment swedishInternment;

  public MovingStep(
      ChapterContext chapterContext,
      LandMovement movement,
      Fatigue fatigue,
      MapExit mapExit,
      SwedishInternment swedishInternment) {
    this.mapExit = mapExit;
    this.swedishInternment = swedishInternment;
    this.chapterContext = chapterContext;
    this.movement = movement;
    this.fatigue = fatigue;
  }

  @Override
  public Side side(Frame.Moving frame) {
    return chapterContext.mix().land(frame.unit()).side();
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
  public List<Finding> refusalFindings(
      Position position, Frame.Moving frame, Seat seat, Command command) {
    if (command instanceof Command.Halt) {
      return List.of();
    }
    if (command instanceof EdgeCommand.LeaveMap(String unit) && unit.equals(frame.unit())) {
      return mapExit.bars(position, side(frame), unit, frame.spent(), false);
    }
    if (command instanceof Command.Step(String unit, Place to)) {
      return unit.equals(frame.unit())
          ? movement.bars(position, side(frame), unit, to, frame.spent(), false)
          : List.of(Finding.forbids("14", new Why.NotAskedNow("moving"))); // one unit an action
    }
    return List.of();
  }

  @Override
  public void take(
      Frame.Moving frame, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    if (command instanceof Command.Step(String unit, Place to)) {
      Fraction spent = movement.step(ruling, unit, to, frame.spent());
      List<Place> path = ChoiceQuestions.both(frame.path(), List.of(to));
      goOn(ruling, new Frame.Moving(unit, spent, path, frame.reaction()));
    } else if (command instanceof EdgeCommand.LeaveMap(String unit)) {
      mapExit.leave(ruling, unit);
      end(ruling, frame);
    } else {
      end(ruling, frame);
    }
  }

  /** The first step of an action or of a reaction, above the frame that offered it. */
  void begin(RulingInProgress<Position, Frame> ruling, String unitId, Place to, boolean reaction) {
    Unit unit = ruling.position().unit(unitId);
    Frame.Moving moving =
        new Frame.Moving(unitId, Fraction.ZERO, List.of(unit.place(), to), reaction);
    ruling.pushFrame(moving);
    FuhrersOrders.disproved(ruling, side(moving));
    Fraction spent = movement.step(ruling, unitId, to, Fraction.ZERO);
    goOn(ruling, new Frame.Moving(unitId, spent, moving.path(), reaction));
  }

  /**
   * A unit that can go no further halts by itself, if everyone can see that: a face-down friend may
   * fill a hex or not.
   */
  private void goOn(RulingInProgress<Position, Frame> ruling, Frame.Moving frame) {
    if (swedishInternment.intern(ruling, frame.unit())) {
      end(ruling, frame);
      return;
    }
    boolean seen = !chapterContext.conceals(ruling.position(), side(frame));
    if (seen && next(ruling.position(), frame).isEmpty()) {
      end(ruling, frame);
    } else {
      ruling.replaceFrame(frame);
    }
  }

  private List<Offer<Command>> next(Position position, Frame.Moving frame) {
    Unit unit = position.unit(frame.unit());
    List<Offer<Command>> next =
        new ArrayList<>(movement.steps(position, side(frame), unit, frame.spent(), false));
    if (mapExit.bars(position, side(frame), unit.id(), frame.spent(), false).isEmpty()) {
      next.add(Offer.of(EdgeCommand.LeaveMap.class, "unit", new Domain.One(List.of(unit.id()))));
    }
    return next;
  }

  @Rule("10.1a")
  private void end(RulingInProgress<Position, Frame> ruling, Frame.Moving frame) {
    ruling.add(new Event.MoveEnded(frame.unit()));
    fatigue.change(
        ruling, frame.unit(), fatigue.onTable("land-movement"), "10.1a", "land-movement");
    ruling.popFrame();
    ActionEnd.of(ruling, side(frame), false, frame.reaction());
  }
}
