package umpire.weserubung.model.why;

import umpire.kernel.citation.Reason;

/** Why a finding says what it says: a record in the family of its chapter. */
public sealed interface Why extends Reason
    permits NavalWhy,
        TurnWhy,
        MovementWhy,
        CountryWhy,
        AirWhy,
        SupplyWhy,
        CombatWhy,
        OffensiveWhy,
        SetupWhy,
        PlacementWhy,
        FinalWhy,
        FightWhy {}
