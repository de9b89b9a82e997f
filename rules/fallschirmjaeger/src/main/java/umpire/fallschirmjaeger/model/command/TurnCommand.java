package umpire.fallschirmjaeger.model.command;

/** Commands of the sequence of play. */
public sealed interface TurnCommand extends Command {
  /** Nothing more in this phase. */
  record EndPhase() implements TurnCommand {}

  /** The Dutch take the reinforcements of a group, for points of the German (4.0e(3)). */
  record Accept(String group) implements TurnCommand {}

  /** The Dutch do without the group for good (4.0e(3)). */
  record Refuse(String group) implements TurnCommand {}
}
