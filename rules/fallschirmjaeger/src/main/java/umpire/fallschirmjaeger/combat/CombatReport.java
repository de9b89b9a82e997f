package umpire.fallschirmjaeger.combat;

import java.util.Collections;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.combat.DiceReport;
import umpire.kernel.play.Report;

/** What combat-service answers in this game; all dice have six sides. */
public sealed interface CombatReport extends Report, DiceReport
    permits BattleReport, BarrageReport, AntiAircraftReport, ScatterReport, LandingReport {
  /** What counted, by paragraph, in order. */
  List<Finding> findings();

  @Override
  default List<Integer> sides() {
    return Collections.nCopies(dice().size(), 6);
  }
}
