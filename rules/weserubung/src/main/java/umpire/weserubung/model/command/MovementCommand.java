package umpire.weserubung.model.command;

/** 11.0: commands of the movement phase. */
public sealed interface MovementCommand extends Command {
  /** A unit or a leader sets out by land; its way is declared next. */
  record March(String unit) implements MovementCommand {}

  /** A land unit goes by rail; its end is declared next. */
  record Entrain(String unit) implements MovementCommand {}

  /** What is aboard a ship goes ashore in the hex or box where the ship is. */
  record Debark(String unit) implements MovementCommand {}

  /** The seat moves nothing more this turn. */
  record EndMovement() implements MovementCommand {}
}
