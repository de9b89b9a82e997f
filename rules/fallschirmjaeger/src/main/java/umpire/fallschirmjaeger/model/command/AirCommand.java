package umpire.fallschirmjaeger.model.command;

import umpire.kernel.hex.Place;

/** Commands of drops and landings, and of anti-aircraft fire. */
public sealed interface AirCommand extends Command {
  /** What is named next is for this hex (2.5a, 2.6a). */
  record NameTarget(Place hex) implements AirCommand {}

  /** The unit is dropped on the named hex (2.5a). */
  record Drop(String unit) implements AirCommand {}

  /** The unit is dropped on the named village or stadium, untouched by fire (2.5d). */
  record DropSpecially(String unit) implements AirCommand {}

  /**
   * The supply head is dropped on the named hex (2.7b).
   *
   * @param whole true for its full face
   */
  record BringHead(String head, boolean whole) implements AirCommand {}

  /** A transport brings the unit or leader to the named airfield or field (2.6). */
  record FlyIn(String unit) implements AirCommand {}

  /**
   * A transport brings the supply head to the named airfield (2.7b).
   *
   * @param whole true for its full face
   */
  record FlyInHead(String head, boolean whole) implements AirCommand {}

  /** The seaplane unit lands on the water of the named hex (2.4a). */
  record Alight(String unit) implements AirCommand {}

  /** Everything is named. */
  record TakeOff() implements AirCommand {}

  /** The anti-aircraft unit fires at a hex (1.8a). */
  record AimAt(String gun, Place hex) implements AirCommand {}

  /** All shots are aimed. */
  record OpenFire() implements AirCommand {}

  /** Nobody fires. */
  record HoldFire() implements AirCommand {}

  /** The scattered unit comes down here (1.8d). */
  record Shift(String unit, Place hex) implements AirCommand {}

  /** All drops of this target hex that are scattered are taken back (1.8d/r11). */
  record CancelDrop(Place target) implements AirCommand {}

  /** The scattered unit is taken back (option cancelled-drops). */
  record CancelUnit(String unit) implements AirCommand {}
}
