package umpire.weserubung.play.air;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.AirFrame;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.AirWhy;
import umpire.weserubung.play.aircraft.AirBases;
import umpire.weserubung.play.aircraft.Goals;
import umpire.weserubung.play.aircraft.Ranges;
import umpire.weserubung.play.aircraft.Ranges.Cargo;
import umpire.weserubung.play.aircraft.Wings;
import umpire.weserubung.play.flight.AirTrip;
import umpire.weserubung.play.flight.Journeys;
import umpire.weserubung.terrain.AirWays;

/** 7.6-a The way to another base, with or without passengers. */
final class TransferTrip extends AirTrip {
  private final Ranges ranges;
  private final AirBases bases;

  TransferTrip(Wings wings, Ranges ranges, AirBases bases, AirWays ways, Journeys journeys) {
    super(wings, ways, journeys);
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
  protected Goals goals(Position position, List<String> who, int spent) {
    List<Piece> aircraft = new ArrayList<>();
    int units = 0;
    boolean admiral = false;
    for (String id : who) {
      Piece piece = position.piece(id);
      if (wings.isAircraft(piece)) {
        aircraft.add(piece);
      } else if (!wings.isLeader(id)) {
        units++;
      }
      admiral |= wings.isAdmiral(id);
    }
    return ranges.landings(
        position,
        bases.of(position, wings.side(who.getFirst())),
        aircraft,
        new Cargo(units, admiral),
        isRerouting(position),
        wings.movement(who) - spent);
  }

  /** Who changes his way has been in combat. */
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
  protected void depart(Routing whole, Course<Position, Frame> course) {
    List<String> aircraft = new ArrayList<>();
    List<String> passengers = new ArrayList<>();
    for (String id : whole.pieces()) {
      (wings.isAircraft(course.position().piece(id)) ? aircraft : passengers).add(id);
    }
    String transport = aircraft.getFirst();
    aircraft.sort(null);
    Flight flight = new Flight(aircraft, passengers, whole.path(), 0, whole.at(), false);
    course.push(new AirFrame.Transfer(whole.seat(), flight));
    Map<String, String> boarded = new TreeMap<>();
    passengers.forEach(passenger -> boarded.put(passenger, transport));
    journeys.fly(flight, boarded, course);
  }
}
