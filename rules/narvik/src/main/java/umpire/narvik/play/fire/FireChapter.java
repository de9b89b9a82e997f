package umpire.narvik.play.fire;

import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Wait;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Desk;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.kernel.play.QuestionId;
import umpire.kernel.play.Report;
import umpire.narvik.event.FireEvent;
import umpire.narvik.lore.ActionEnd;
import umpire.narvik.lore.ActionKind;
import umpire.narvik.lore.Asking;
import umpire.narvik.lore.AttackPoints;
import umpire.narvik.lore.Book;
import umpire.narvik.lore.Chapter;
import umpire.narvik.lore.Fatigue;
import umpire.narvik.lore.Step;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.FireCommand;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.FireFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.AirWhy;
import umpire.narvik.play.assault.Briefs;
import umpire.narvik.supply.SupplyReport;

/**
 * 16.1.1, 19.2 An interdiction by artillery from its guns to its effect: the lines of supply are
 * traced, and the guns tire the target.
 */
public final class FireChapter implements Chapter<FireFrame>, Step<FireFrame.Aiming> {
  private final Book book;
  private final ArtilleryInterdiction interdiction;
  private final Briefs briefs;
  private final Fatigue fatigue;
  private final AttackPoints points;

  /** The chapter under an edition. */
  public FireChapter(Book book, Briefs briefs, Fatigue fatigue, AttackPoints points) {
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

  @Override
  public Class<FireFrame> frame() {
    return FireFrame.class;
  }

  @Override
  public Wait<Position, Command, Frame> waits(Position position, FireFrame frame) {
    return switch (frame) {
      case FireFrame.Aiming f -> new Wait.Choice<>(this, f);
      case FireFrame.AwaitingGunSupply f ->
          new Wait.Report<>(new Desk.Supply(), briefs.supply(position, f.guns()));
    };
  }

  @Override
  public void enter(FireFrame frame, Course<Position, Frame> course) {
    throw new IllegalStateException("an interdiction waits: " + frame);
  }

  @Override
  public Side side(FireFrame.Aiming frame) {
    return Side.ALLIED;
  }

  @Override
  @Rule("16.1.1")
  public Asked<Command> asked(Position position, FireFrame.Aiming frame) {
    List<String> guns = interdiction.guns(position, hex(position, frame.target()));
    return Asking.now(
        position,
        "16.1.1",
        List.of(
            Offer.of(FireCommand.OpenFire.class, "guns", new Domain.Some(guns, 1, guns.size()))),
        new FireCommand.OpenFire(List.of(guns.getFirst())));
  }

  private Place hex(Position position, String target) {
    return interdiction.target(position, target).orElseThrow().place();
  }

  @Override
  public List<Finding> bars(Position position, FireFrame.Aiming frame, Command command) {
    if (!(command instanceof FireCommand.OpenFire(List<String> guns))) {
      return Asking.notNow("16.1.1", "aiming");
    }
    if (guns.isEmpty()) {
      return List.of(Finding.forbids("16.1.1", new AirWhy.NoGunNamed()));
    }
    Place hex = hex(position, frame.target());
    return Asking.each("16.1.1", guns, gun -> interdiction.bars(position, gun, hex));
  }

  /** 19.2: the guns are named, and their lines are asked for. */
  @Override
  @Rule("19.2")
  public void take(FireFrame.Aiming frame, Command command, Course<Position, Frame> course) {
    if (!(command instanceof FireCommand.OpenFire(List<String> named))) {
      throw new IllegalStateException("only guns complete this order: " + command);
    }
    course.leave();
    List<String> guns = named.stream().sorted().toList();
    Place hex = hex(course.position(), frame.target());
    course.tell(new FireEvent.InterdictionAnnounced(frame.target(), hex, guns));
    QuestionId question = new QuestionId(course.position().tally().questions() + 1);
    course.tell(new FireEvent.GunSupplyAsked(question, briefs.supply(course.position(), guns)));
    course.push(new FireFrame.AwaitingGunSupply(frame.target(), guns, question));
  }

  /** 16.1.1: two points of fatigue for each strength point of the guns that fire. */
  @Override
  @Rule({"16.1.1", "19.2"})
  public void reported(FireFrame frame, Report report, Course<Position, Frame> course) {
    if (!(frame instanceof FireFrame.AwaitingGunSupply f)
        || !(report instanceof SupplyReport supply)) {
      throw new IllegalStateException(frame + " waits for another report");
    }
    course.tell(new FireEvent.GunsFired(f.question(), f.guns(), List.of(), supply));
    course.leave();
    Unit target = interdiction.target(course.position(), f.target()).orElseThrow();
    points.score(course, target.place());
    int strength = f.guns().stream().mapToInt(gun -> book.mix().land(gun).strength()).sum();
    int each = fatigue.inText("artillery-interdiction");
    fatigue.tire(course, target, strength * each, "16.1.1", "artillery-interdiction");
    ActionEnd.ofAction(course, Side.ALLIED, true);
  }
}
