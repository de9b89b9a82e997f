package umpire.fallschirmjaeger.model.command;

import umpire.kernel.hex.Place;

/** Commands of air barrages. */
public sealed interface StrikeCommand extends Command {
  /** An aircraft of that type attacks the hex (1.9a). */
  record PlaceBarrage(String aircraft, Place hex) implements StrikeCommand {}

  /** Everything is placed. */
  record Fly() implements StrikeCommand {}

  /** The anti-aircraft unit fires at the aircraft over a hex (1.8a). */
  record Defend(String gun, Place hex) implements StrikeCommand {}

  /** All shots are aimed; forced ones are made besides. */
  record EndAiming() implements StrikeCommand {}
}
