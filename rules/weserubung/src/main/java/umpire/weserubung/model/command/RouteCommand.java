package umpire.weserubung.model.command;

import umpire.kernel.hex.Place;

/** 7.1, 8.1, 11.0: how a way is declared: through any number of places, then to its end. */
public sealed interface RouteCommand extends Command {
  /** The way leads through that place, by the cheapest path from where it has got to. */
  record Via(Place place) implements RouteCommand {}

  /** The way ends there, by the cheapest path from where it has got to. */
  record To(Place place) implements RouteCommand {}
}
