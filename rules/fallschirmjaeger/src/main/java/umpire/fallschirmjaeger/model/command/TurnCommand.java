package umpire.fallschirmjaeger.model.command;

/** Commands of the sequence of play. */
public sealed interface TurnCommand extends Command {
  /** Nothing more in this phase. */
  record EndPhase() implements TurnCommand {}
}
