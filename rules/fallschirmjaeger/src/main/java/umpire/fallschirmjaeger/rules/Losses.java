package umpire.fallschirmjaeger.rules;

import umpire.fallschirmjaeger.combat.BarrageReport;
import umpire.fallschirmjaeger.event.AssaultEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.why.CombatWhy;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;

/** SCS-losses: how steps are lost. */
public final class Losses {
  private Losses() {}

  /** 1.7a(3): the steps that a barrage costs. */
  @Rule("1.7a(3)")
  public static void steps(BarrageReport report, RulingInProgress<Position, Frame> ruling) {
    for (BarrageReport.Hit hit : report.hits()) {
      for (int step = 0; step < hit.steps(); step++) {
        step(hit.unit(), "1.7a(3)", ruling);
      }
    }
  }

  /** A unit loses one step, and is eliminated with its last. */
  @Rule("SCS-losses")
  public static void step(String unit, String rule, RulingInProgress<Position, Frame> ruling) {
    if (ruling.position().piece(unit).steps() > 1) {
      ruling.add(new AssaultEvent.StepLost(unit));
    } else {
      Finding because = Finding.notes(rule, new CombatWhy.LastStep(unit));
      ruling.add(new AssaultEvent.UnitEliminated(unit, because));
    }
  }
}
