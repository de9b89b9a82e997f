package umpire.narvik.play.assault;

import static umpire.kernel.flow.Step.asking;
import static umpire.kernel.flow.Step.consults;
import static umpire.kernel.flow.Step.runs;

import java.util.List;
import java.util.Set;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.kernel.play.Desk;
import umpire.kernel.play.DrawId;
import umpire.kernel.play.Outcome;
import umpire.kernel.play.QuestionId;
import umpire.narvik.combat.AssaultReport;
import umpire.narvik.event.Event;
import umpire.narvik.lore.ActionEnd;
import umpire.narvik.lore.ActionKind;
import umpire.narvik.lore.Asking;
import umpire.narvik.lore.AttackPoints;
import umpire.narvik.lore.Book;
import umpire.narvik.lore.Draws;
import umpire.narvik.lore.Fatigue;
import umpire.narvik.lore.LandMovement;
import umpire.narvik.lore.Revelation;
import umpire.narvik.lore.VictoryPoints;
import umpire.narvik.model.Position;
import umpire.narvik.model.chart.Losses;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Assault;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.Why;
import umpire.narvik.play.edge.Sweden;
import umpire.narvik.supply.SupplyReport;

/**
 * 15 The assault, from its announcement to its end, and the parts of the chapter that others ask.
 */
public final class AssaultSteps {
  private static final RuleId COMBAT_DIE = new RuleId("15.1g");

  private final Book book;
  private final Revelation revelation;
  private final Fatigue fatigue;
  private final Announcement announcement;
  private final Briefs briefs;
  private final Casualties casualties;
  private final SupportStep support;
  private final Aftermath aftermath;
  private final List<Step<Position, Command, Frame, ?>> choices;

  /** The chapter under an edition. */
  public AssaultSteps(
      Book book,
      LandMovement movement,
      Revelation revelation,
      Fatigue fatigue,
      VictoryPoints points,
      AttackPoints attacks,
      Sweden sweden) {
    Participants participants = new Participants(book);
    RetreatPaths paths = new RetreatPaths(book, participants);
    RetreatSearch search = new RetreatSearch(book, paths);
    LossOptions options = new LossOptions(book.mix(), participants, search, fatigue);
    this.book = book;
    this.revelation = revelation;
    this.fatigue = fatigue;
    this.announcement = new Announcement(book, movement);
    this.briefs = new Briefs(book);
    this.casualties = new Casualties(book, points);
    this.support = new SupportStep(announcement);
    this.aftermath = new Aftermath(book, participants, paths, fatigue);
    this.choices =
        List.of(
            asking(AssaultFrame.Announcing.class, new AnnouncingStep(announcement, attacks)),
            asking(AssaultFrame.SupportingDefence.class, support),
            asking(
                AssaultFrame.ChoosingLosses.class,
                new LossesStep(options, participants, fatigue, aftermath)),
            new ShareStep(fatigue, aftermath),
            new EliminationStep(book, options, participants, aftermath, casualties),
            asking(
                AssaultFrame.Retreating.class,
                new RetreatStep(paths, search, aftermath, fatigue, sweden)),
            asking(AssaultFrame.Advancing.class, new AdvanceStep(aftermath, fatigue)));
  }

  /** What carries out the frames of an assault: what the players choose, and what lies between. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    return Asking.both(choices, between());
  }

  private List<Step<Position, Command, Frame, ?>> between() {
    return List.of(
        runs(AssaultFrame.Revealing.class, this::reveal),
        runs(AssaultFrame.TestingSupply.class, this::askForSupply),
        consults(
            AssaultFrame.AwaitingSupply.class,
            (position, frame) ->
                new Wait.Report<>(new Desk.Supply(), briefs.supply(position, frame.assault())),
            SupplyReport.class,
            this::supplied),
        runs(AssaultFrame.Fighting.class, this::askForCombat),
        consults(
            AssaultFrame.AwaitingCombat.class,
            (position, frame) ->
                new Wait.Report<>(
                    Draws.desk(position, COMBAT_DIE), briefs.combat(position, frame.assault())),
            AssaultReport.class,
            this::fought),
        runs(AssaultFrame.Concluding.class, this::conclude));
  }

  /** 15.1: the assault as an action. */
  public ActionKind kind() {
    return new AssaultAction(announcement);
  }

  /** 15.1: who may attack whom. */
  public Announcement announcement() {
    return announcement;
  }

  /** 15.1: what goes to the desks. */
  public Briefs briefs() {
    return briefs;
  }

  /** 15.2: who is eliminated, and what it scores. */
  public Casualties casualties() {
    return casualties;
  }

  /** 11.2: the hex is revealed; where nobody is there the attacker may advance at once. */
  @Rule({"11.2", "11.2/r53"})
  private void reveal(AssaultFrame.Revealing frame, Course<Position, Frame> course) {
    Assault assault = frame.assault();
    revelation.ofTarget(course, assault);
    List<String> defenders =
        book.mix().in(course.position(), assault.attacker().other(), assault.target()).stream()
            .map(unit -> unit.id())
            .toList();
    if (defenders.isEmpty()) {
      aftermath.advance(course, assault);
      return;
    }
    if (assault.landing()) {
      course.replace(new AssaultFrame.Fighting(assault.defendedBy(defenders))); // 20.3.1: no supply
      return;
    }
    AssaultFrame.SupportingDefence next =
        new AssaultFrame.SupportingDefence(assault.defendedBy(defenders));
    boolean gunsToName =
        assault.attacker() == Side.GERMAN && !support.guns(course.position(), next).isEmpty();
    course.replace(gunsToName ? next : new AssaultFrame.TestingSupply(next.assault()));
  }

  /** 19.2: asks for the lines of supply. */
  @Rule("19.2")
  private void askForSupply(AssaultFrame.TestingSupply frame, Course<Position, Frame> course) {
    QuestionId question = course.nextQuestion();
    course.tell(new Event.SupplyAsked(question, briefs.supply(course.position(), frame.assault())));
    course.replace(new AssaultFrame.AwaitingSupply(frame.assault(), question));
  }

  /** 15.1d, 19.2: attacked Allied units without a line are penalised before the fight. */
  @Rule({"15.1d", "19.2", "19.2/r11"})
  private void supplied(
      AssaultFrame.AwaitingSupply frame, SupplyReport report, Course<Position, Frame> course) {
    course.tell(new Event.SupplyTested(frame.question(), report));
    List<String> cut =
        report.lines().stream()
            .filter(line -> line.status() == SupplyReport.Status.UNSUPPLIED)
            .map(SupplyReport.Line::unit)
            .filter(frame.assault().defenders()::contains) // the attacked only (ruling 11)
            .toList();
    int penalty = fatigue.inText("unsupplied-when-attacked");
    cut.forEach(id -> fatigue.change(course, id, penalty, "19.2", "unsupplied-when-attacked"));
    course.replace(new AssaultFrame.Fighting(frame.assault().cutOff(cut)));
  }

  /** 15.1e-g: asks for the fight. */
  private void askForCombat(AssaultFrame.Fighting frame, Course<Position, Frame> course) {
    QuestionId question = course.nextQuestion();
    DrawId draw = course.nextDraw();
    course.tell(
        new Event.CombatAsked(question, draw, briefs.combat(course.position(), frame.assault())));
    course.replace(new AssaultFrame.AwaitingCombat(frame.assault(), question));
  }

  /** 15.2c: the defender satisfies his result first. */
  @Rule({"15.2a", "15.2c"})
  private void fought(
      AssaultFrame.AwaitingCombat frame, AssaultReport report, Course<Position, Frame> course) {
    DrawId draw = new DrawId(course.position().tally().draws());
    course.tell(new Event.AssaultFought(frame.question(), draw, report));
    Losses result = report.result();
    Side defender = frame.assault().attacker().other();
    aftermath.results(course, frame.assault(), defender, result.defender(), result.attacker());
  }

  /** 9.2, 10.1a: the attackers' fatigue falls due, and the initiative passes. */
  @Rule({"10.1a", "15.1d/r60"})
  private void conclude(AssaultFrame.Concluding frame, Course<Position, Frame> course) {
    Assault assault = frame.assault();
    int points = fatigue.onTable("land-assault");
    assault.attackers().forEach(id -> fatigue.change(course, id, points, "10.1a", "land-assault"));
    if (course.position().assaultsOnly()) {
      Outcome outcome =
          new Outcome(
              "assault-over",
              Set.of(),
              Finding.notes("15.1c", new Why.AssaultOver(assault.target())));
      course.tell(new Event.MatchEnded(outcome));
      course.replace(new Frame.Ended(outcome));
      return;
    }
    course.leave();
    ActionEnd.ofAction(course, assault.attacker(), true);
  }
}
