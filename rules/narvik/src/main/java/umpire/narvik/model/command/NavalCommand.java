package umpire.narvik.model.command;

import java.util.List;
import umpire.kernel.hex.Place;
import umpire.narvik.model.counter.ShipRole;

/** 20 What the Allied player can say to their ships. */
public sealed interface NavalCommand extends Command {
  /** 20.1: ships of one place move together, as far as they like. */
  record Sail(List<String> ships, Place to) implements NavalCommand {
    public Sail {
      ships = List.copyOf(ships);
    }
  }

  /** 20.2: takes a unit of the Harstad box aboard; no action. */
  record Load(String ship, String unit) implements NavalCommand {}

  /** 20.2: puts the cargo into the Harstad box; no action. */
  record Unload(String ship) implements NavalCommand {}

  /** 20.2: the ship comes into the port of the unit and takes it aboard. */
  record Embark(String ship, String unit) implements NavalCommand {}

  /** 20.2: the cargo goes ashore in a port that another friend holds. */
  record Disembark(String ship) implements NavalCommand {}

  /** 20.3: the cargo lands in a port that no friend holds, or on a beach; no enemy is there. */
  record Land(String ship) implements NavalCommand {}

  /** 20.3.1: names an enemy hex and the hex from which it is to be taken; begins an order. */
  record AssaultLanding(Place from, Place target) implements NavalCommand {}

  /**
   * 20.3.1: names who lands, by ship, and who bombards.
   *
   * @param transports ships with infantry
   * @param tanks ships with tanks
   * @param ships that bombard (20.5)
   */
  record CommitLanding(List<String> transports, List<String> tanks, List<String> ships)
      implements NavalCommand {
    public CommitLanding {
      transports = List.copyOf(transports);
      tanks = List.copyOf(tanks);
      ships = List.copyOf(ships);
    }
  }

  /** 20.5: one ship bombards every unit in a hex. */
  record InterdictByShip(String ship, Place target) implements NavalCommand {}

  /** 20.6: a puffer or a landing craft takes up a role, or gives it up; no action. */
  record TakeRole(String ship, ShipRole role) implements NavalCommand {}

  /** 20: nothing more in this naval action. */
  record DropAnchor() implements NavalCommand {}
}
