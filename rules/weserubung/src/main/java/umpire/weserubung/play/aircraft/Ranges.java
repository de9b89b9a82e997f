package umpire.weserubung.play.aircraft;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.aircraft.AirBases.Spot;
import umpire.weserubung.play.aircraft.AirTargets.Prey;
import umpire.weserubung.play.aircraft.FlightGoals.Goal;
import umpire.weserubung.rules.PositionCache;
import umpire.weserubung.terrain.AirWays;

/** 3.3-f How far aircraft get, and that they get home again. */
public final class Ranges {
  private final AircraftAvailability aircraftAvailability;
  private final AirBases bases;
  private final AirWays ways;
  private final PositionCache<Side, Theatre> theatres;

  public Ranges(
      AircraftAvailability aircraftAvailability,
      AirBases bases,
      AirTargets airTargets,
      AirWays ways) {
    this.aircraftAvailability = aircraftAvailability;
    this.bases = bases;
    this.ways = ways;
    this.theatres =
        new PositionCache<>(
            (position, side) ->
                new Theatre(airTargets.of(position, side), bases.of(position, side)));
  }

  /**
   * What a side knows before it sets out.
   *
   * @param prey what can be attacked
   * @param spots where its aircraft land
   */
  public record Theatre(Map<Place, Prey> prey, List<Spot> spots) {}

  public Theatre theatre(Position position, Side side) {
    return theatres.of(position, side);
  }

  /**
   * 7.1: what these may attack with so many movement points: each hex with one base behind it that
   * has room for all of them (r108).
   */
  @Rule({"3.3-f", "7.1-b", "7.1-c", "7.1-b/r108"})
  public FlightGoals targets(
      Theatre theatre, List<Piece> aircraft, boolean fighterAlong, int left) {
    List<Spot> homes = new ArrayList<>();
    for (Spot spot : theatre.spots()) {
      if (bases.takes(spot, aircraft)) {
        homes.add(spot);
      }
    }
    List<Goal> goals = new ArrayList<>();
    theatre
        .prey()
        .forEach(
            (hex, prey) -> {
              if (prey.isOpenTo(fighterAlong)) {
                int home = nearest(homes, hex);
                if (home <= left) {
                  goals.add(new Goal(hex, left - home));
                }
              }
            });
    return new FlightGoals(goals);
  }

  /**
   * 3.3-f: what the way from a base to the nearest target and on takes, by index of the place to
   * land; for fighters, or for other aircraft, which do not attack fighters (7.3-a).
   */
  public int[] shortest(Theatre theatre, Place base, boolean fighter) {
    int[] out = ways.from(base);
    int[] spots = new int[theatre.spots().size()];
    for (int i = 0; i < spots.length; i++) {
      spots[i] = ways.number(theatre.spots().get(i).place());
    }
    int[] shortest = new int[spots.length];
    Arrays.fill(shortest, AirWays.FAR);
    for (Map.Entry<Place, Prey> prey : theatre.prey().entrySet()) {
      if (prey.getValue().isOpenTo(fighter)) {
        int way = out[ways.number(prey.getKey())];
        int[] on = ways.from(prey.getKey());
        for (int spot = 0; spot < shortest.length; spot++) {
          shortest[spot] = Math.min(shortest[spot], way + on[spots[spot]]);
        }
      }
    }
    return shortest;
  }

  private int nearest(List<Spot> homes, Place hex) {
    int[] from = ways.from(hex);
    int least = AirWays.FAR;
    for (Spot home : homes) {
      least = Math.min(least, from[ways.number(home.place())]);
    }
    return least;
  }

  /**
   * 7.6: the bases and carriers, but their own, where all of them may land together.
   *
   * @param position as it is
   * @param spots where their side lands
   * @param aircraft who flies, from one base
   * @param cargo whom they carry; an admiral goes to ports and boxes (3.6-a)
   * @param afterCombat true if they have been in combat on the way
   * @param left movement points
   */
  @Rule({"7.6-a", "3.3-f", "3.3.1-e", "3.1-a"})
  public FlightGoals landings(
      Position position,
      List<Spot> spots,
      List<Piece> aircraft,
      Cargo cargo,
      boolean afterCombat,
      int left) {
    List<Goal> goals = new ArrayList<>();
    Side side = aircraftAvailability.side(aircraft.getFirst().id());
    for (Spot spot : spots) {
      if (isEnd(spot, aircraft, afterCombat) && holds(position, spot, side, cargo)) {
        goals.add(new Goal(spot.place(), left));
      }
    }
    return new FlightGoals(goals);
  }

  /** 3.1-a, 3.6-a: true if there is room for the units, and an admiral comes to a port or a box. */
  public boolean holds(Position position, Spot spot, Side side, Cargo cargo) {
    return (cargo.units() == 0 || bases.landRoom(position, spot.place(), side) >= cargo.units())
        && (!cargo.admiral() || bases.isPort(spot.place()));
  }

  /**
   * Whom a flight carries.
   *
   * @param units how many land units
   * @param admiral true if an admiral is among them
   */
  public record Cargo(int units, boolean admiral) {
    static final Cargo NONE = new Cargo(0, false);
  }

  private boolean isEnd(Spot spot, List<Piece> aircraft, boolean afterCombat) {
    if (spot.room() < aircraft.size()) {
      return false;
    }
    for (Piece piece : aircraft) {
      if (spot.holds(piece) || !bases.suits(piece, spot, afterCombat)) {
        return false;
      }
    }
    return true;
  }
}
