package umpire.fallschirmjaeger.rules;

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
