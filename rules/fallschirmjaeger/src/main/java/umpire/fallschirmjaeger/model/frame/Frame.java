package umpire.fallschirmjaeger.model.frame;

import umpire.kernel.standard.PublicFrame;

/** What is going on. Nothing is hidden: everybody sees every frame. */
public sealed interface Frame extends PublicFrame<Frame>
    permits TurnFrame, StrikeFrame, AirFrame, MovementFrame, FireFrame, AssaultFrame {}
