package umpire.narvik.play.assault;

import static umpire.kernel.flow.Step.asking;
import static umpire.kernel.flow.Step.consults;
import static umpire.kernel.flow.Step.runs;

import java.util.List;
import java.util.Set;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.scenario.Outcome;
import umpire.narvik.combat.AssaultReport;
import umpire.narvik.event.Event;
import umpire.narvik.model.Position;
import umpire.narvik.model.chart.Losses;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Assault;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.Why;
import umpire.narvik.play.edge.SwedishInternment;
import umpire.narvik.rules.ActionEnd;
import umpire.narvik.rules.ActionKind;
import umpire.narvik.rules.AttackPoints;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.ChoiceQuestions;
import umpire.narvik.rules.DrawRequests;
import umpire.narvik.rules.Fatigue;
import umpire.narvik.rules.LandMovement;
import umpire.narvik.rules.Revelation;
import umpire.narvik.rules.VictoryPoints;
import umpire.narvik.supply.SupplyReport;

/**
 * 15 The assault, from its announcement to its end, and the parts of the chapter that others ask.
 */
public final class AssaultSteps {
  private static final RuleId COMBAT_DIE = new RuleId("15.1g");

  private final ChapterContext chapterContext;
  private final Revelation revelation;
  private final Fatigue fatigue;
  private final AssaultEligibility assaultEligibility;
  private final AssaultBriefs assaultBriefs;
  private final Casualties casualties;
  private final SupportStep support;
  private final ResultSequence resultSequence;
  private final List<Step<Position, Command, Frame, ?>> choices;

  /** The chapter under an edition. */
  public AssaultSteps(
      ChapterContext chapterContext,
      LandMovement movement,
      Revelation revelation,
      Fatigue fatigue,
      VictoryPoints points,
      AttackPoints attacks,
      SwedishInternment swedishInternment) {
    Participants participants = new Participants(chapterContext);
    RetreatPaths paths = new RetreatPaths(chapterContext, participants);
    RetreatSearch search = new RetreatSearch(chapterContext, paths);
    LossOptions options = new LossOptions(chapterContext.mix(), participants, search, fatigue);
    this.chapterContext = chapterContext;
    this.revelation = revelation;
    this.fatigue = fatigue;
    this.assaultEligibility = new AssaultEligibility(chapterContext, movement);
    this.assaultBriefs = new AssaultBriefs(chapterContext);
    this.casualties = new Casualties(chapterContext, points);
    this.support = new SupportStep(assaultEligibility);
    this.resultSequence = new ResultSequence(chapterContext, participants, paths, fatigue);
    this.choices =
        List.of(
            asking(AssaultFrame.Announcing.class, new AnnouncingStep(assaultEligibility, attacks)),
            asking(AssaultFrame.SupportingDefence.class, support),
            asking(
                AssaultFrame.ChoosingLosses.class,
                new LossesStep(options, participants, fatigue, resultSequence)),
            new ShareStep(fatigue, resultSequence),
            new EliminationStep(chapterContext, options, participants, resultSequence, casualties),
            asking(
                AssaultFrame.Retreating.class,
                new RetreatStep(paths, search, resultSequence, fatigue, swedishInternment)),
            asking(AssaultFrame.Advancing.class, new AdvanceStep(resultSequence, fatigue)));
  }

  /** What carries out the frames of an assault: what the players choose, and what lies between. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    return ChoiceQuestions.both(choices, between());
  }

  private List<Step<Position, Command, Frame, ?>> between() {
    return List.of(
        runs(AssaultFrame.Revealing.class, this::reveal),
        runs(AssaultFrame.TestingSupply.class, this::askForSupply),
        consults(
            AssaultFrame.AwaitingSupply.class,
            (position, frame) ->
                new Wait.Report<>(
                    new Adjudicator.Supply(), assaultBriefs.supply(position, frame.assault())),
            SupplyReport.class,
            this::supplied),
        runs(AssaultFrame.Fighting.class, this::askForCombat),
        consults(
            AssaultFrame.AwaitingCombat.class,
            (position, frame) ->
                new Wait.Report<>(
                    DrawRequests.adjudicator(position, COMBAT_DIE),
                    assaultBriefs.combat(position, frame.assault())),
            AssaultReport.class,
            this::fought),
        runs(AssaultFrame.Concluding.class, this::conclude));
  }

  /** 15.1: the assault as an action. */
  public ActionKind kind() {
    return new AssaultAction(assaultEligibility);
  }

  /** 15.1: who may attack whom. */
  public AssaultEligibility announcement() {
    return assaultEligibility;
  }

  /** 15.1: what goes to the adjudicators. */
  public AssaultBriefs briefs() {
    return assaultBriefs;
  }

  /** 15.2: who is eliminated, and what it scores. */
  public Casualties casualties() {
    return casualties;
  }

  /** 11.2: the hex is revealed; where nobody is there the attacker may advance at once. */
  @Rule({"11.2", "11.2/r53"})
  private void reveal(AssaultFrame.Revealing frame, RulingInProgress<Position, Frame> ruling) {
    Assault assault = frame.assault();
    revelation.ofTarget(ruling, assault);
    List<String> defenders =
        chapterContext
            .mix()
            .in(ruling.position(), assault.attacker().other(), assault.target())
            .stream()
            .map(unit -> unit.id())
            .toList();
    if (defenders.isEmpty()) {
      resultSequence.advance(ruling, assault);
      return;
    }
    if (assault.landing()) {
      ruling.replaceFrame(
          new AssaultFrame.Fighting(assault.defendedBy(defenders))); // 20.3.1: no supply
      return;
    }
    AssaultFrame.SupportingDefence next =
        new AssaultFrame.SupportingDefence(assault.defendedBy(defenders));
    boolean gunsToName =
        assault.attacker() == Side.GERMAN && !support.guns(ruling.position(), next).isEmpty();
    ruling.replaceFrame(gunsToName ? next : new AssaultFrame.TestingSupply(next.assault()));
  }

  /** 19.2: asks for the lines of supply. */
  @Rule("19.2")
  private void askForSupply(
      AssaultFrame.TestingSupply frame, RulingInProgress<Position, Frame> ruling) {
    QuestionId question = ruling.nextQuestion();
    ruling.add(
        new Event.SupplyAsked(question, assaultBriefs.supply(ruling.position(), frame.assault())));
    ruling.replaceFrame(new AssaultFrame.AwaitingSupply(frame.assault(), question));
  }

  /** 15.1d, 19.2: attacked Allied units without a line are penalised before the fight. */
  @Rule({"15.1d", "19.2", "19.2/r11"})
  private void supplied(
      AssaultFrame.AwaitingSupply frame,
      SupplyReport report,
      RulingInProgress<Position, Frame> ruling) {
    ruling.add(new Event.SupplyTested(frame.question(), report));
    List<String> cut =
        report.lines().stream()
            .filter(line -> line.status() == SupplyReport.Status.UNSUPPLIED)
            .map(SupplyReport.Line::unit)
            .filter(frame.assault().defenders()::contains) // the attacked only (ruling 11)
            .toList();
    int penalty = fatigue.inText("unsupplied-when-attacked");
    cut.forEach(id -> fatigue.change(ruling, id, penalty, "19.2", "unsupplied-when-attacked"));
    ruling.replaceFrame(new AssaultFrame.Fighting(frame.assault().cutOff(cut)));
  }

  /** 15.1e-g: asks for the fight. */
  private void askForCombat(AssaultFrame.Fighting frame, RulingInProgress<Position, Frame> ruling) {
    QuestionId question = ruling.nextQuestion();
    DrawId draw = ruling.nextDraw();
    ruling.add(
        new Event.CombatAsked(
            question, draw, assaultBriefs.combat(ruling.position(), frame.assault())));
    ruling.replaceFrame(new AssaultFrame.AwaitingCombat(frame.assault(), question));
  }

  /** 15.2c: the defender satisfies its result first. */
  @Rule({"15.2a", "15.2c"})
  private void fought(
      AssaultFrame.AwaitingCombat frame,
      AssaultReport report,
      RulingInProgress<Position, Frame> ruling) {
    DrawId draw = new DrawId(ruling.position().tally().draws());
    ruling.add(new Event.AssaultFought(frame.question(), draw, report));
    Losses result = report.result();
    Side defender = frame.assault().attacker().other();
    resultSequence.results(ruling, frame.assault(), defender, result.defender(), result.attacker());
  }

  /** 9.2, 10.1a: the attackers' fatigue falls due, and the initiative passes. */
  @Rule({"10.1a", "15.1d/r60"})
  private void conclude(AssaultFrame.Concluding frame, RulingInProgress<Position, Frame> ruling) {
    Assault assault = frame.assault();
    int points = fatigue.onTable("land-assault");
    assault.attackers().forEach(id -> fatigue.change(ruling, id, points, "10.1a", "land-assault"));
    if (ruling.position().assaultsOnly()) {
      Outcome outcome =
          new Outcome(
              "assault-over",
              Set.of(),
              Finding.notes("15.1c", new Why.AssaultOver(assault.target())));
      ruling.add(new Event.MatchEnded(outcome));
      ruling.replaceFrame(new Frame.Ended(outcome));
      return;
    }
    ruling.popFrame();
    ActionEnd.ofAction(ruling, assault.attacker(), true);
  }
}
