package umpire.game.referee.command;

/** The answer to commands: what became of them, or why nothing did. */
public sealed interface CommandResult permits CommandOutcome, CommandRefused {}
