package umpire.weserubung.model.command;

/** What a seat may say: a record in the family of its chapter. */
public sealed interface Command
    permits NavalCommand,
        TurnCommand,
        RouteCommand,
        MovementCommand,
        CountryCommand,
        AirCommand,
        OffensiveCommand,
        SetupCommand,
        PlacementCommand,
        FinalCommand,
        FightCommand {}
