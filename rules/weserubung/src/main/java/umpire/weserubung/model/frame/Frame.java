package umpire.weserubung.model.frame;

/** What is going on: a frame of the agenda, in the family of its chapter. */
public sealed interface Frame extends umpire.kernel.flow.Frame<Frame>
    permits NavalFrame,
        TurnFrame,
        MovementFrame,
        CountryFrame,
        AirFrame,
        OffensiveFrame,
        SetupFrame,
        PlacementFrame,
        FinalFrame,
        FightFrame,
        DraftFrame {}
