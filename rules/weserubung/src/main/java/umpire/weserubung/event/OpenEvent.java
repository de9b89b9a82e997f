package umpire.weserubung.event;

/** An event that every viewer is shown whole: this game hides nothing but what is sealed. */
public sealed interface OpenEvent extends Event
    permits NavalEvent,
        TurnEvent,
        MovementEvent,
        CountryEvent,
        AirEvent,
        OffensiveEvent,
        SetupEvent,
        PlacementEvent,
        FinalEvent,
        FightEvent {}
