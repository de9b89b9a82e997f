package umpire.fallschirmjaeger.model.command;

import umpire.kernel.hex.Place;

/** Commands of barrage. */
public sealed interface FireCommand extends Command {
  /** 1.7a: a gun fires at all units of a hex. */
  record Bombard(String gun, Place hex) implements FireCommand {}

  /** 1.7b: it fires at a hex, and at whoever enters it from now on. */
  record Support(String gun, Place hex) implements FireCommand {}

  /** 1.7b: its marker is taken back. */
  record Withdraw(String gun) implements FireCommand {}
}
