package umpire.fallschirmjaeger.model.command;

/** What players say. */
public sealed interface Command
    permits TurnCommand, StrikeCommand, AirCommand, MovementCommand, FireCommand, AssaultCommand {}
