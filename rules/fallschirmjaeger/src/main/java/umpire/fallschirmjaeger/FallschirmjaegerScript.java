package umpire.fallschirmjaeger;

import java.util.ArrayList;
import java.util.List;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.View;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.why.PlayWhy;
import umpire.fallschirmjaeger.play.air.AirSteps;
import umpire.fallschirmjaeger.play.air.SupplyHeads;
import umpire.fallschirmjaeger.play.assault.AssaultSteps;
import umpire.fallschirmjaeger.play.fire.BarrageMarkers;
import umpire.fallschirmjaeger.play.fire.FireSteps;
import umpire.fallschirmjaeger.play.movement.MovementSteps;
import umpire.fallschirmjaeger.play.people.Captures;
import umpire.fallschirmjaeger.play.people.ChoosingStep;
import umpire.fallschirmjaeger.play.people.Releases;
import umpire.fallschirmjaeger.play.people.Removals;
import umpire.fallschirmjaeger.play.people.ReorganisingStep;
import umpire.fallschirmjaeger.play.strike.StrikeSteps;
import umpire.fallschirmjaeger.play.turn.SupplyPhase;
import umpire.fallschirmjaeger.play.turn.TurnSequence;
import umpire.fallschirmjaeger.play.turn.VictoryConditions;
import umpire.fallschirmjaeger.rules.ActiveBarrages;
import umpire.fallschirmjaeger.rules.Briefs;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.Entry;
import umpire.fallschirmjaeger.rules.Objectives;
import umpire.fallschirmjaeger.rules.ParachuteLosses;
import umpire.fallschirmjaeger.rules.Stacking;
import umpire.fallschirmjaeger.rules.VictoryPoints;
import umpire.kernel.flow.AtOnce;
import umpire.kernel.flow.Script;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Steps;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.KebabCase;
import umpire.kernel.standard.StandardTexts;

/** All that the flow needs to carry the game out: the chapters, and how they meet. */
final class FallschirmjaegerScript {
  private FallschirmjaegerScript() {}

  static Script<Position, Command, Frame, View> of(Pack pack) {
    ChapterContext context = ChapterContext.of(pack);
    Briefs briefs = new Briefs(context);
    Objectives objectives = new Objectives(context);
    ParachuteLosses losses = new ParachuteLosses(context);
    VictoryPoints points = new VictoryPoints(context, losses);
    Stacking stacking = new Stacking(context);
    Entry entry = new Entry(context, stacking, new ActiveBarrages(context));
    Captures captures = new Captures(context);
    StrikeSteps strikes = new StrikeSteps(context);
    AirSteps air = new AirSteps(context, entry);
    SupplyHeads heads = new SupplyHeads(context);
    AssaultSteps assault = new AssaultSteps(context, briefs, entry, captures);
    MovementSteps movement = new MovementSteps(context, entry, assault, captures);
    TurnSequence turn =
        new TurnSequence(
            context,
            captures,
            new SupplyPhase(context, briefs),
            new VictoryConditions(context, objectives, points),
            strikes,
            air,
            movement,
            heads);
    List<Step<Position, Command, Frame, ?>> steps = new ArrayList<>(turn.steps());
    steps.addAll(new FireSteps(context, briefs, entry.barrages()).steps());
    steps.add(new ChoosingStep());
    steps.add(new ReorganisingStep(context, losses, stacking));
    List.of(strikes.steps(), air.steps(), assault.steps(), movement.steps()).forEach(steps::addAll);
    return new Script<>(
        new OpeningPosition(context)::of,
        new Steps<>(Frame.class, steps),
        StandardTexts.withoutResults(
            "SOP-G", top -> new PlayWhy.NotAskedNow(KebabCase.of(top.getClass()))),
        atOnce(context, objectives, heads, captures, movement),
        List.of(),
        List.of(),
        new Views(context, objectives, points, briefs),
        turn.outline());
  }

  /** In the order in which they are looked at: who is taken away before what is held. */
  private static List<AtOnce<Position, Frame>> atOnce(
      ChapterContext context,
      Objectives objectives,
      SupplyHeads heads,
      Captures captures,
      MovementSteps movement) {
    return List.of(
        new BarrageMarkers(context),
        heads,
        movement.bridges(),
        captures,
        new Removals(context, objectives),
        objectives,
        new Releases(context));
  }
}
