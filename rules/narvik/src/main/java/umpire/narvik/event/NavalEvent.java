package umpire.narvik.event;

import java.util.List;
import umpire.kernel.hex.Place;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.ShipRole;
import umpire.narvik.model.counter.Unit;

/** 20 What happens to ships and their cargo; all of it lies open. */
public sealed interface NavalEvent extends Event, SeenByAll {
  /** 20.1: ships moved together; both ends of the way are named. */
  record Sailed(List<String> ships, List<Place> path) implements NavalEvent {
    public Sailed {
      ships = List.copyOf(ships);
      path = List.copyOf(path);
    }

    @Override
    public Position applied(Position before) {
      Position after = before;
      for (String ship : ships) {
        after = after.with(after.ship(ship).at(path.getLast()));
      }
      return after;
    }
  }

  /** 20.2: a unit went aboard. */
  record WentAboard(String ship, String unit, Place place) implements NavalEvent {
    @Override
    public Position applied(Position before) {
      Unit boarding = before.units().get(unit);
      if (boarding == null) {
        throw new IllegalArgumentException("no unit '" + unit + "' is in play");
      }
      return before.without(unit).with(before.ship(ship).carrying(List.of(boarding)));
    }
  }

  /** 20.2, 20.3: a unit left its ship; in a landing it is marked for the turn. */
  record WentAshore(String ship, String unit, Place place, boolean landed) implements NavalEvent {
    @Override
    public Position applied(Position before) {
      ShipOnMap carrier = before.ship(ship);
      Unit cargo = carrier.cargo().getFirst().at(place);
      return before.with(carrier.carrying(List.of())).with(landed ? cargo.landed(true) : cargo);
    }
  }

  /** 20.3.1: a landing was fought for and won; the unit is in the hex. */
  record LandingWon(String unit, Place from, Place to) implements NavalEvent {
    @Override
    public Position applied(Position before) {
      Unit winner = before.units().get(unit);
      if (winner == null) {
        throw new IllegalArgumentException("no unit '" + unit + "' is in play");
      }
      return before.with(winner.at(to).landed(true));
    }
  }

  /** 20.3.1: a landing failed; units and ships are back in Harstad. */
  record LandingFailed(List<String> units, List<String> ships, Place harstad)
      implements NavalEvent {
    public LandingFailed {
      units = List.copyOf(units);
      ships = List.copyOf(ships);
    }

    @Override
    public Position applied(Position before) {
      Position after = before;
      for (String unit : units) {
        Unit beaten = after.units().get(unit);
        if (beaten != null) {
          after = after.with(beaten.at(harstad));
        }
      }
      for (String ship : ships) {
        after = after.with(after.ship(ship).at(harstad));
      }
      return after;
    }
  }

  /** 20.5: a ship interdicted a hex and does so no more this turn. */
  record ShipInterdicted(String ship, Place target) implements NavalEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.ship(ship).fired(true));
    }
  }

  /** 20.6: a ship took up a role, or gave it up. */
  record RoleTaken(String ship, ShipRole role) implements NavalEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.ship(ship).as(role));
    }
  }

  /** 18.1.3: a ship took its first hit. */
  record ShipDamaged(String ship) implements NavalEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.ship(ship).damaged(true));
    }
  }

  /** 20.4: a damaged ship and its cargo are in Harstad, held there for the rest of the turn. */
  record ShipSentHome(String ship, Place harstad) implements NavalEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.ship(ship).at(harstad).as(ShipRole.NONE).held(true));
    }
  }

  /** 18.1.3, 23.1: a ship was sunk; it may come back from that turn on. */
  record ShipSunk(String ship, Place place, int returns) implements NavalEvent {
    @Override
    public Position applied(Position before) {
      return before
          .withoutShip(ship)
          .with(before.progress().with(before.progress().offMap().returning(ship, returns)));
    }
  }
}
