package umpire.narvik.combat;

import umpire.kernel.combat.DiceReport;
import umpire.kernel.play.Report;

/** What combat-service answers in this game. */
public sealed interface CombatReport extends Report, DiceReport
    permits AssaultReport, AirRaidReport {}
