package umpire.weserubung.play.aircraft;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.aircraft.AirBases.Spot;
import umpire.weserubung.terrain.AirWays;

/** 3.3-f, r108 Who of one base may fly together: behind the target one base has room for all. */
public final class JointFlights {
  private final AircraftAvailability aircraftAvailability;
  private final AirBases bases;
  private final AirWays ways;

  public JointFlights(AircraftAvailability aircraftAvailability, AirBases bases, AirWays ways) {
    this.aircraftAvailability = aircraftAvailability;
    this.bases = bases;
    this.ways = ways;
  }

  /**
   * Aircraft that may fly together.
   *
   * @param aircraft any of these, in order of id
   * @param most how many of them
   */
  public record Group(List<String> aircraft, int most) {
    public Group {
      aircraft = List.copyOf(aircraft);
    }

    private boolean contains(Group other) {
      return most >= other.most && aircraft.containsAll(other.aircraft);
    }
  }

  /** What an aircraft needs that lands there in the end. */
  public interface Need {
    /**
     * Movement points of the whole way; {@link AirWays#FAR} if it cannot.
     *
     * @param spot index of the place to land
     */
    int points(Piece aircraft, int spot);
  }

  /**
   * Aircraft of one base that may join others of it.
   *
   * @param spots where their side lands
   * @param aircraft who might
   * @param along who flies already
   * @param need what it takes
   * @return those who come back to their base first; none that is part of another
   */
  @Rule({"3.3-f", "7.1-b/r108"})
  public List<Group> groups(List<Spot> spots, List<Piece> aircraft, List<Piece> along, Need need) {
    List<Group> groups = new ArrayList<>();
    for (int i = 0; i < spots.size(); i++) {
      Spot spot = spots.get(i);
      boolean own = spot.holds(aircraft.getFirst());
      int room = own ? Integer.MAX_VALUE : spot.room() - along.size();
      if (room > 0 && able(along, i, need).size() == along.size()) {
        List<String> able = able(aircraft, i, need);
        Group group = new Group(able, Math.min(able.size(), room));
        if (!able.isEmpty() && groups.stream().noneMatch(other -> other.contains(group))) {
          groups.removeIf(group::contains);
          groups.add(own ? 0 : groups.size(), group);
        }
      }
    }
    return groups;
  }

  private List<String> able(List<Piece> aircraft, int spot, Need need) {
    List<String> able = new ArrayList<>();
    for (Piece piece : aircraft) {
      if (need.points(piece, spot) <= aircraftAvailability.movement(piece.id())) {
        able.add(piece.id());
      }
    }
    return able;
  }

  /** True if it may land there after a fight, its own base among them. */
  public boolean mayReturn(Piece aircraft, Spot spot) {
    return spot.holds(aircraft) || bases.suits(aircraft, spot, true);
  }

  /**
   * 10.2-2: aircraft of one base that may fly to a hex and land on a friendly base then.
   *
   * @param aircraft who might
   * @param along who of that base flies there already
   * @param way movement points of the way there
   */
  @Rule({"10.2-2", "3.3-f"})
  public List<Group> to(
      Position position, Place target, List<Piece> aircraft, List<Piece> along, int way) {
    List<Spot> spots = bases.of(position, aircraftAvailability.side(aircraft.getFirst().id()));
    int[] back = ways.from(target);
    return groups(
        spots,
        aircraft,
        along,
        (piece, spot) ->
            mayReturn(piece, spots.get(spot))
                ? way + back[ways.number(spots.get(spot).place())]
                : AirWays.FAR);
  }

  /**
   * r161: fighters that may fly along with a transport of their base to one of those hexes and land
   * on one base with it then; the hex nearest to both bases counts for each base behind it.
   */
  @Rule({"3.3-f", "7.1-b/r108", "3.2.3-b/r161"})
  public List<Group> along(
      Position position, Piece transport, List<Piece> fighters, Collection<Place> hexes) {
    List<Spot> spots = bases.of(position, aircraftAvailability.side(transport.id()));
    int[] out = ways.from(transport.place());
    int[] shortest = new int[spots.size()];
    Arrays.fill(shortest, AirWays.FAR);
    for (Place hex : hexes) {
      int[] on = ways.from(hex);
      int way = out[ways.number(hex)];
      for (int spot = 0; spot < shortest.length; spot++) {
        int whole = way + on[ways.number(spots.get(spot).place())];
        shortest[spot] = Math.min(shortest[spot], whole);
      }
    }
    return groups(
        spots,
        fighters,
        List.of(transport),
        (piece, spot) -> mayReturn(piece, spots.get(spot)) ? shortest[spot] : AirWays.FAR);
  }

  /** The hexes with land that the aircraft can fly to, with a base behind them, by id. */
  @Rule("3.3-f")
  public List<Place> overLand(Position position, Piece aircraft) {
    int most = aircraftAvailability.movement(aircraft.id());
    int[] out = ways.from(aircraft.place());
    List<int[]> homes = homes(position, List.of(aircraft));
    List<Place> within = new ArrayList<>();
    for (int hex : ways.land()) {
      if (out[hex] + back(homes, hex) <= most) {
        within.add(ways.places().get(hex));
      }
    }
    return within;
  }

  /** Movement points to wherever there is room for all of them in the end. */
  private List<int[]> homes(Position position, List<Piece> aircraft) {
    List<int[]> homes = new ArrayList<>();
    for (Spot spot : bases.of(position, aircraftAvailability.side(aircraft.getFirst().id()))) {
      if (bases.takes(spot, aircraft)) {
        homes.add(ways.from(spot.place()));
      }
    }
    return homes;
  }

  private static int back(List<int[]> homes, int number) {
    int back = AirWays.FAR;
    for (int[] home : homes) {
      back = Math.min(back, home[number]);
    }
    return back;
  }

  /** What is left for the way to each of those hexes that has a base for all behind it. */
  @Rule({"3.3-f", "7.1-b/r108"})
  public FlightGoals goals(
      Position position, List<Piece> aircraft, Collection<Place> hexes, int left) {
    List<int[]> homes = homes(position, aircraft);
    List<FlightGoals.Goal> goals = new ArrayList<>();
    for (Place hex : hexes) {
      int back = back(homes, ways.number(hex));
      if (back <= left) {
        goals.add(new FlightGoals.Goal(hex, left - back));
      }
    }
    return new FlightGoals(goals);
  }
}
