package umpire.narvik.model.command;

import umpire.kernel.hex.Place;

/** 5.1 What a player can say in the set-up. */
public sealed interface SetupCommand extends Command {
  /** Places a counter that has not been placed yet. */
  record PlaceCounter(String counter, Place hex) implements SetupCommand {}
}
