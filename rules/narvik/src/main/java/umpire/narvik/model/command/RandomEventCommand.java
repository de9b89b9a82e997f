package umpire.narvik.model.command;

import umpire.kernel.hex.Place;

/** 23, 31 What a player can say in the random event phase. */
public sealed interface RandomEventCommand extends Command {
  /** 23.4: this company comes, in this manner. */
  record NameArrival(String unit, Manner manner) implements RandomEventCommand {}

  /** 23.4: the arrival is given up. */
  record ForgoArrival() implements RandomEventCommand {}

  /** 23.4: the next counter that comes is placed in this hex. */
  record PlaceArrival(String counter, Place hex) implements RandomEventCommand {}

  /** 31.0: this unit leaves. */
  record Redeploy(String unit) implements RandomEventCommand {}
}
