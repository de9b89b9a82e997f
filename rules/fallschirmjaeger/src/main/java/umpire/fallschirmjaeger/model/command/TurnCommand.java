package umpire.fallschirmjaeger.model.command;

/** Commands of the sequence of play. */
public sealed interface TurnCommand extends Command {
  /** Nothing more in this phase. */
  record EndPhase() implements TurnCommand {}

  /** A leader restores a step of a unit that stands with him (1.10d). */
  record Restore(String leader, String unit) implements TurnCommand {}

  /** Student brings a parachute company out of the pool (1.10e). */
  record BringCompany(String company) implements TurnCommand {}

  /** The piece leaves for England (3.7). */
  record Evacuate(String piece) implements TurnCommand {}

  /** The Dutch take the reinforcements of a group, for points of the German (4.0e(3)). */
  record Accept(String group) implements TurnCommand {}

  /** The Dutch do without the group for good (4.0e(3)). */
  record Refuse(String group) implements TurnCommand {}
}
