package umpire.fallschirmjaeger.combat;

import umpire.kernel.combat.DiceReport;
import umpire.kernel.play.Report;

/** What combat-service answers in this game; all dice have six sides. */
public sealed interface CombatReport extends Report, DiceReport
    permits BattleReport, BarrageReport, AntiAircraftReport, ScatterReport, LandingReport {}
