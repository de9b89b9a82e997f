package umpire.fallschirmjaeger.play.assault;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import umpire.fallschirmjaeger.combat.BattleReport;
import umpire.fallschirmjaeger.event.AssaultEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.AssaultFrame;
import umpire.fallschirmjaeger.model.frame.AssaultFrame.AwaitingCombat;
import umpire.fallschirmjaeger.model.frame.Battle;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.play.people.Captures;
import umpire.fallschirmjaeger.rules.Briefs;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.Entry;
import umpire.fallschirmjaeger.rules.Questions;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.hex.Place;

/** The steps of combat. */
public record AssaultSteps(ChapterContext context, Briefs briefs, Entry entry, Captures captures) {
  /** What carries out the frames of combat. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    return List.of(
        new CombatPhaseStep(context, this, captures),
        Questions.consults(
            AwaitingCombat.class,
            "T-CRT",
            (position, frame) -> briefs.battle(position, frame.battle()),
            BattleReport.class,
            AssaultSteps::fought),
        new LosingStep(captures),
        new RetreatingStep(context, entry, captures),
        new AdvancingStep(context, entry));
  }

  /** A hex is attacked: the dice are asked for, on top of the frame that is there. */
  @Rule({"SCS-attack", "SCS-overrun", "1.10f(2)/r79"})
  public void attack(
      Side side,
      Place target,
      List<String> attackers,
      boolean overrun,
      RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    List<Piece> there = context.mix().in(position, side.other(), target);
    List<String> defenders = there.stream().map(Piece::id).toList();
    Set<Place> from = new HashSet<>();
    attackers.forEach(unit -> from.add(position.piece(unit).place()));
    Battle battle = new Battle(side, target, attackers, defenders, overrun, from);
    ruling.add(new AssaultEvent.AttackDeclared(battle));
    if (battle.defenders().isEmpty()) {
      captures.attacked(battle, ruling);
      ruling.pushFrame(new AssaultFrame.Advancing(battle));
      return;
    }
    Questions.ask(new AwaitingCombat(battle), ruling);
  }

  /** SCS-losses: the defender bears losses first; then both retreat, and attackers advance. */
  @Rule({"SCS-losses", "T-CRT/r62"})
  private static void fought(
      AwaitingCombat frame, BattleReport report, RulingInProgress<Position, Frame> ruling) {
    ruling.add(
        new AssaultEvent.BattleFought(Questions.question(ruling), Questions.draw(ruling), report));
    ruling.replaceFrame(
        new AssaultFrame.Losing(
            frame.battle(),
            report.result(),
            frame.battle().attacker().other(),
            report.result().defenderSteps()));
  }
}
