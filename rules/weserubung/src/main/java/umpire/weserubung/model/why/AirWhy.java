package umpire.weserubung.model.why;

import java.util.List;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.command.AirCommand;

/** Reasons of chapter 7, and of 3.3 where it speaks of flying. */
public sealed interface AirWhy extends Why {
  /** The aircraft is another's, or none. */
  record NotYourAircraft(String aircraft) implements AirWhy {}

  /** One action a phase, two a turn. */
  record AircraftSpent(String aircraft) implements AirWhy {}

  /** It may not take off before it and its carrier are back in the Britain box. */
  record AircraftGrounded(String aircraft) implements AirWhy {}

  /** Norwegian aircraft do not fly on 9 to 12 April. */
  record NorwaySurprised(String aircraft) implements AirWhy {}

  /** It never takes off from a carrier to fight. */
  record NotFromCarriers(String aircraft) implements AirWhy {}

  /** It does not attack: air transports carry. */
  record DoesNotAttack(String aircraft) implements AirWhy {}

  /** Those that fly together leave one base. */
  record OneBaseOnly(List<String> aircraft) implements AirWhy {
    public OneBaseOnly {
      aircraft = List.copyOf(aircraft);
    }
  }

  /** There is no way to that place and to a base behind it with what movement is left. */
  record BeyondReach(Place place, int left) implements AirWhy {}

  /** Each could fly there; behind the target no base in reach has room for all of them. */
  record NoBaseForAll(List<String> aircraft, Place target) implements AirWhy {
    public NoBaseForAll {
      aircraft = List.copyOf(aircraft);
    }
  }

  /** Nothing in the place can be attacked by this flight. */
  record NoQuarry(Place place) implements AirWhy {}

  /** Who is in a box is safe. */
  record BoxIsSafe(Place place) implements AirWhy {}

  /** Bombers and Swordfish do not attack fighters. */
  record NoFighterAlong(Place place) implements AirWhy {}

  /** The place is no base of the side, or has no room for all of them. */
  record NoBaseThere(Place place) implements AirWhy {}

  /** It is no fighter that goes along with others. */
  record NoEscort(String aircraft) implements AirWhy {}

  /** It cannot meet the flight in that hex. */
  record CannotIntercept(String aircraft, Place hex) implements AirWhy {}

  /** A unit stands in the hex: nobody jumps there in the movement phase. */
  record NotVacant(Place hex) implements AirWhy {}

  /** The hex does not lie on the leg. */
  record NotOnTheLeg(Place hex) implements AirWhy {}

  /** The unit does not go by air, or not from here, or there are too many. */
  record CannotBoard(String unit, String transport) implements AirWhy {}

  /** A flight has left its base by that way. */
  record FlightLeft(Seat seat, Place base, Place end, int hexes) implements AirWhy {}

  /** Nobody meets the flight. */
  record NobodyIntercepts(List<Seat> asked) implements AirWhy {
    public NobodyIntercepts {
      asked = List.copyOf(asked);
    }
  }

  /** Fighters meet the flight. */
  record FightersIntercept(Place hex, List<String> fighters) implements AirWhy {
    public FightersIntercept {
      fighters = List.copyOf(fighters);
    }
  }

  /** The flight goes on, along this way. */
  record FlightGoesOn(Place end) implements AirWhy {}

  /** The flight makes for a base. */
  record FlightTurnsBack(Place from) implements AirWhy {}

  /** They fly to a base, that many hexes by their way. */
  record FlightReturns(List<String> aircraft, Place base, int hexes) implements AirWhy {
    public FlightReturns {
      aircraft = List.copyOf(aircraft);
    }
  }

  /** All ways to the place come to the same: nobody can meet the flight, or there is but one. */
  record NoOtherWay(Place place) implements AirWhy {}

  /** What the flight attacks. */
  record StrikesAt(Place place, AirCommand.Quarry quarry) implements AirWhy {}

  /** There is nothing left to attack. */
  record NothingLeftThere(Place place) implements AirWhy {}

  /** They have landed. */
  record TouchedDown(List<String> aircraft, Place base) implements AirWhy {
    public TouchedDown {
      aircraft = List.copyOf(aircraft);
    }
  }

  /** No base with room is in reach of the aircraft. */
  record NowhereToLand(String aircraft) implements AirWhy {}

  /** The aircraft and its carrier are back in the Britain box. */
  record MayFlyAgain(String aircraft) implements AirWhy {}

  /** The seat flies no more in this part of the phase. */
  record FliesNoMore(Seat seat) implements AirWhy {}
}
