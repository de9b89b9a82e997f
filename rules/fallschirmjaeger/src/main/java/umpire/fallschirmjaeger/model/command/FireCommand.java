package umpire.fallschirmjaeger.model.command;

import umpire.kernel.hex.Place;

/** Commands of barrage. */
public sealed interface FireCommand extends Command {
  /** 1.7a: a gun fires at all units of a hex. */
  record Bombard(String gun, Place hex) implements FireCommand {}
}
