package umpire.narvik.combat;

import umpire.kernel.combat.Diced;
import umpire.kernel.play.Report;

/** What combat-service answers in this game. */
public sealed interface CombatReport extends Report, Diced permits AssaultReport, AirRaidReport {}
