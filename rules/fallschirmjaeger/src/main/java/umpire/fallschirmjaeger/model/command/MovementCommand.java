package umpire.fallschirmjaeger.model.command;

import java.util.List;
import umpire.kernel.hex.Place;

/** Commands of movement. */
public sealed interface MovementCommand extends Command {
  /** These units of one hex move together (SCS-move). */
  record Move(List<String> units) implements MovementCommand {
    public Move {
      units = List.copyOf(units);
    }
  }

  /** A reinforcement enters the map (SCS-arrive). */
  record Enter(String unit, Place hex) implements MovementCommand {}

  /** Into the next hex. */
  record Step(Place hex) implements MovementCommand {}

  /** Against the enemy in an adjacent hex (SCS-overrun). */
  record Overrun(Place hex) implements MovementCommand {}

  /** 3.5, 3.6, 1.10h: a passenger, the gold or a captive goes along. */
  record TakeUp(String piece) implements MovementCommand {}

  /** What was taken along stays here, and goes no further in this phase. */
  record SetDown(String piece) implements MovementCommand {}

  /** An engineer begins a bridge to an adjacent hex (2.9b). */
  record StartBridge(String unit, Place across) implements MovementCommand {}

  /** A ship goes to another hex of its water (3.3b). */
  record Sail(String ship, Place hex) implements MovementCommand {}

  /** No further in this phase. */
  record Halt() implements MovementCommand {}
}
