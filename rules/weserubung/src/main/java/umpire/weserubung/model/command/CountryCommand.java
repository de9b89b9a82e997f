package umpire.weserubung.model.command;

import umpire.kernel.hex.Place;

/** 10.12: commands of whoever loses a port. */
public sealed interface CountryCommand extends Command {
  /** 10.12-c: the ship leaves the captured port to that hex. */
  record LeavePort(String ship, Place place) implements CountryCommand {}
}
