package umpire.narvik.play.assault;

import java.util.List;
import java.util.Set;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Wait;
import umpire.kernel.play.Desk;
import umpire.kernel.play.DrawId;
import umpire.kernel.play.Outcome;
import umpire.kernel.play.QuestionId;
import umpire.narvik.combat.AssaultReport;
import umpire.narvik.event.Event;
import umpire.narvik.lore.ActionEnd;
import umpire.narvik.lore.Book;
import umpire.narvik.lore.Fatigue;
import umpire.narvik.lore.Revelation;
import umpire.narvik.model.Position;
import umpire.narvik.model.chart.Losses;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Assault;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.Why;
import umpire.narvik.supply.SupplyReport;

/**
 * 15.1 The assault between the choices: reveal, ask for supply, ask for the fight, apply what comes
 * back, conclude.
 */
final class AssaultCourse {
  private static final RuleId COMBAT_DIE = new RuleId("15.1g");
  private final Book book;
  private final Briefs briefs;
  private final Revelation revelation;
  private final SupportStep support;
  private final Aftermath aftermath;
  private final Fatigue fatigue;

  AssaultCourse(
      Book book,
      Briefs briefs,
      Revelation revelation,
      SupportStep support,
      Aftermath aftermath,
      Fatigue fatigue) {
    this.book = book;
    this.briefs = briefs;
    this.revelation = revelation;
    this.support = support;
    this.aftermath = aftermath;
    this.fatigue = fatigue;
  }

  /** 11.2: the hex is revealed; where nobody is there the attacker may advance at once. */
  @Rule({"11.2", "11.2/r53"})
  void reveal(AssaultFrame.Revealing frame, Course<Position, Frame> course) {
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
  void askForSupply(AssaultFrame.TestingSupply frame, Course<Position, Frame> course) {
    QuestionId question = new QuestionId(course.position().tally().questions() + 1);
    course.tell(new Event.SupplyAsked(question, briefs.supply(course.position(), frame.assault())));
    course.replace(new AssaultFrame.AwaitingSupply(frame.assault(), question));
  }

  /** The open question for supply. */
  Wait<Position, Command, Frame> rest(Position position, AssaultFrame.AwaitingSupply frame) {
    return new Wait.Report<>(new Desk.Supply(), briefs.supply(position, frame.assault()));
  }

  /** 15.1d, 19.2: attacked Allied units without a line are penalised before the fight. */
  @Rule({"15.1d", "19.2", "19.2/r11"})
  void supplied(
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
  void askForCombat(AssaultFrame.Fighting frame, Course<Position, Frame> course) {
    QuestionId question = new QuestionId(course.position().tally().questions() + 1);
    DrawId draw = new DrawId(course.position().tally().draws() + 1);
    course.tell(
        new Event.CombatAsked(question, draw, briefs.combat(course.position(), frame.assault())));
    course.replace(new AssaultFrame.AwaitingCombat(frame.assault(), question));
  }

  /** The open question for combat; its dice take the draw that the asking counted. */
  Wait<Position, Command, Frame> rest(Position position, AssaultFrame.AwaitingCombat frame) {
    return new Wait.Report<>(
        new Desk.Combat(new DrawId(position.tally().draws()), COMBAT_DIE),
        briefs.combat(position, frame.assault()));
  }

  /** 15.2c: the defender satisfies his result first. */
  @Rule({"15.2a", "15.2c"})
  void fought(
      AssaultFrame.AwaitingCombat frame, AssaultReport report, Course<Position, Frame> course) {
    DrawId draw = new DrawId(course.position().tally().draws());
    course.tell(new Event.AssaultFought(frame.question(), draw, report));
    Losses result = report.result();
    Side defender = frame.assault().attacker().other();
    aftermath.results(course, frame.assault(), defender, result.defender(), result.attacker());
  }

  /** 9.2, 10.1a: the attackers' fatigue falls due, and the initiative passes. */
  @Rule({"10.1a", "15.1d/r60"})
  void conclude(AssaultFrame.Concluding frame, Course<Position, Frame> course) {
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
