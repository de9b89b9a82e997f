package umpire.narvik.play.fire;

import static umpire.kernel.flow.Step.asking;
import static umpire.kernel.flow.Step.consults;

import java.util.List;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.kernel.play.Desk;
import umpire.narvik.event.FireEvent;
import umpire.narvik.lore.ActionEnd;
import umpire.narvik.lore.ActionKind;
import umpire.narvik.lore.AttackPoints;
import umpire.narvik.lore.Book;
import umpire.narvik.lore.Fatigue;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.FireFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.play.assault.Briefs;
import umpire.narvik.supply.SupplyReport;

/** 16.1.1, 19.2 An interdiction by artillery from its guns to its effect: they tire the target. */
public final class FireSteps {
  private final Book book;
  private final ArtilleryInterdiction interdiction;
  private final Briefs briefs;
  private final Fatigue fatigue;
  private final AttackPoints points;

  /** The chapter under an edition. */
  public FireSteps(Book book, Briefs briefs, Fatigue fatigue, AttackPoints points) {
    this.book = book;
    this.interdiction = new ArtilleryInterdiction(book, briefs);
    this.briefs = briefs;
    this.fatigue = fatigue;
    this.points = points;
  }

  /** 9.0: the interdiction as an action. */
  public ActionKind kind() {
    return interdiction;
  }

  /** What carries out the frames of an interdiction. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    return List.of(
        asking(FireFrame.Aiming.class, new AimingStep(interdiction, briefs)),
        consults(
            FireFrame.AwaitingGunSupply.class,
            (position, frame) ->
                new Wait.Report<>(new Desk.Supply(), briefs.supply(position, frame.guns())),
            SupplyReport.class,
            this::fired));
  }

  /** 16.1.1: two points of fatigue for each strength point of the guns that fire. */
  @Rule({"16.1.1", "19.2"})
  private void fired(
      FireFrame.AwaitingGunSupply frame, SupplyReport supply, Course<Position, Frame> course) {
    course.tell(new FireEvent.GunsFired(frame.question(), frame.guns(), List.of(), supply));
    course.leave();
    Unit target = interdiction.target(course.position(), frame.target()).orElseThrow();
    points.score(course, target.place());
    int strength = frame.guns().stream().mapToInt(gun -> book.mix().land(gun).strength()).sum();
    int each = fatigue.inText("artillery-interdiction");
    fatigue.tire(course, target, strength * each, "16.1.1", "artillery-interdiction");
    ActionEnd.ofAction(course, Side.ALLIED, true);
  }
}
