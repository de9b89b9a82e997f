package umpire.fallschirmjaeger.model.command;

/** What players say. */
public sealed interface Command permits TurnCommand, MovementCommand, FireCommand, AssaultCommand {}
