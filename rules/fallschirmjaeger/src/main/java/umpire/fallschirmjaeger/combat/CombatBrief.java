package umpire.fallschirmjaeger.combat;

import umpire.kernel.play.Brief;

/** What combat-service is asked in this game. */
public sealed interface CombatBrief extends Brief
    permits BattleBrief, BarrageBrief, AntiAircraftBrief, ScatterBrief, LandingBrief {}
