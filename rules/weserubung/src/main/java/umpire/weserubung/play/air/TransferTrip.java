package umpire.weserubung.play.air;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.AirFrame;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.AirWhy;
import umpire.weserubung.play.aircraft.AirBases;
import umpire.weserubung.play.aircraft.AircraftAvailability;
import umpire.weserubung.play.aircraft.FlightGoals;
import umpire.weserubung.play.aircraft.Ranges;
import umpire.weserubung.play.aircraft.Ranges.Cargo;
import umpire.weserubung.play.flight.AirTrip;
import umpire.weserubung.play.flight.FlightProgress;
import umpire.weserubung.terrain.AirWays;

/** 7.6-a The way to another base, with or without passengers. */
final class TransferTrip extends AirTrip {
  private final Ranges ranges;
  private final AirBases bases;

  TransferTrip(
      AircraftAvailability aircraftAvailability,
      Ranges ranges,
      AirBases bases,
      AirWays ways,
      FlightProgress flightProgress) {
    super(aircraftAvailability, ways, flightProgress);
    this.ranges = ranges;
    this.bases = bases;
  }

  @Override
  public Routing.Errand errand() {
    return Routing.Errand.TRANSFER;
  }

  @Override
  public RuleId rule() {
    return new RuleId("7.6-a");
  }

  /** Where these may land, aircraft and passengers, with what movement is left. */
  @Override
  protected FlightGoals goals(Position position, List<String> who, int spent) {
    List<Piece> aircraft = new ArrayList<>();
    int units = 0;
    boolean admiral = false;
    for (String id : who) {
      Piece piece = position.piece(id);
      if (aircraftAvailability.isAircraft(piece)) {
        aircraft.add(piece);
      } else if (!aircraftAvailability.isLeader(id)) {
        units++;
      }
      admiral |= aircraftAvailability.isAdmiral(id);
    }
    return ranges.landings(
        position,
        bases.of(position, aircraftAvailability.side(who.getFirst())),
        aircraft,
        new Cargo(units, admiral),
        isRerouting(position),
        aircraftAvailability.movement(who) - spent);
  }

  /** Who changes their way has been in combat. */
  private static boolean isRerouting(Position position) {
    for (Frame frame : position.agenda().frames()) {
      if (frame instanceof AirFrame.Deviating) {
        return true;
      }
    }
    return false;
  }

  @Override
  public List<Finding> reasons(Position position, Routing draft, Place to, boolean end) {
    boolean isBase = !end || goals(position, draft.pieces(), draft.spent()).has(to);
    return List.of(
        isBase
            ? Finding.forbids("3.3-f", new AirWhy.BeyondReach(to, left(draft)))
            : Finding.forbids("7.6-a", new AirWhy.NoBaseThere(to)));
  }

  @Override
  @Rule({"7.6-a", "7.6-b"})
  protected void depart(Routing whole, RulingInProgress<Position, Frame> ruling) {
    List<String> aircraft = new ArrayList<>();
    List<String> passengers = new ArrayList<>();
    for (String id : whole.pieces()) {
      (aircraftAvailability.isAircraft(ruling.position().piece(id)) ? aircraft : passengers)
          .add(id);
    }
    String transport = aircraft.getFirst();
    aircraft.sort(null);
    Flight flight = new Flight(aircraft, passengers, whole.path(), 0, whole.at(), false);
    ruling.pushFrame(new AirFrame.Transfer(whole.seat(), flight));
    Map<String, String> boarded = new TreeMap<>();
    passengers.forEach(passenger -> boarded.put(passenger, transport));
    flightProgress.fly(flight, boarded, ruling);
  }
}
