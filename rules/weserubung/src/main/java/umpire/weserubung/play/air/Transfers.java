package umpire.weserubung.play.air;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Mark;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.AirWhy;
import umpire.weserubung.play.aircraft.AirBases;
import umpire.weserubung.play.aircraft.AirBases.Spot;
import umpire.weserubung.play.aircraft.AircraftAvailability;
import umpire.weserubung.play.aircraft.FlightGoals;
import umpire.weserubung.play.aircraft.JointFlights;
import umpire.weserubung.play.aircraft.Ranges;
import umpire.weserubung.play.aircraft.Ranges.Cargo;
import umpire.weserubung.play.movement.FurtherMoves;
import umpire.weserubung.terrain.AirWays;

/** 7.6, 11.0-a Flights from base to base that a seat may order, with passengers or without. */
public final class Transfers implements FurtherMoves {
  /** 3.3.3-b, 3.2.3-d: the others do not fly. */
  @Rule("3.2.3-d")
  private static final Set<UnitKind> CARRIED =
      Set.of(UnitKind.INFANTRY, UnitKind.MOUNTAIN_INFANTRY, UnitKind.PARACHUTISTS);

  private static final Domain NOBODY = new Domain.Some(List.of(), 0, 0);

  private final AircraftAvailability aircraftAvailability;
  private final Ranges ranges;
  private final AirBases bases;
  private final AirWays ways;
  private final JointFlights jointFlights;
  private final Strikes strikes;

  Transfers(
      AircraftAvailability aircraftAvailability,
      Ranges ranges,
      AirBases bases,
      AirWays ways,
      JointFlights jointFlights,
      Strikes strikes) {
    this.aircraftAvailability = aircraftAvailability;
    this.ranges = ranges;
    this.bases = bases;
    this.ways = ways;
    this.jointFlights = jointFlights;
    this.strikes = strikes;
  }

  /** What the seat may order. */
  @Override
  @Rule({"7.6-a", "7.6-b", "11.0-a"})
  public List<Offer<Command>> offers(Position position, Seat seat) {
    List<Offer<Command>> offers = new ArrayList<>();
    List<Spot> spots = bases.of(position, MatchAgreements.side(seat));
    for (List<Piece> aircraft : aircraftAvailability.byBase(position, seat, false).values()) {
      for (JointFlights.Group group : groups(spots, aircraft)) {
        offers.add(
            Offer.of(
                AirCommand.Fly.class,
                "aircraft",
                new Domain.Some(group.aircraft(), 1, group.most())));
      }
      for (Piece piece : aircraft) {
        if (aircraftAvailability.arm(piece.id()) == UnitKind.AIR_TRANSPORT) {
          ferry(position, spots, piece, aircraft, offers);
        }
      }
    }
    return offers;
  }

  /** True if there is anything to order; who carries nobody flies as well as who does. */
  boolean isOpen(Position position, Seat seat) {
    Map<String, List<Piece>> byBase = aircraftAvailability.byBase(position, seat, false);
    if (byBase.isEmpty()) {
      return false;
    }
    List<Spot> spots = bases.of(position, MatchAgreements.side(seat));
    for (List<Piece> aircraft : byBase.values()) {
      if (!groups(spots, aircraft).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** Who of a base may fly to another together. */
  @Rule({"7.6-a", "3.3.1-e"})
  private List<JointFlights.Group> groups(List<Spot> spots, List<Piece> aircraft) {
    int[] out = ways.from(aircraft.getFirst().place());
    return jointFlights.groups(
        spots,
        aircraft,
        List.of(),
        (piece, index) -> {
          Spot spot = spots.get(index);
          return isEnd(piece, spot) ? out[ways.number(spot.place())] : AirWays.FAR;
        });
  }

  private FlightGoals ends(Position position, List<Spot> spots, Piece piece, Cargo cargo) {
    return ranges
        .landings(
            position,
            spots,
            List.of(piece),
            cargo,
            false,
            aircraftAvailability.movement(piece.id()))
        .from(ways, piece.place());
  }

  /** 3.3.3-a, 3.3.3-c: who shares the hex since the phase began goes aboard, as many as fit. */
  @Rule({"3.3.3-a", "3.3.3-c", "7.6-b", "11.0-d"})
  private void ferry(
      Position position,
      List<Spot> spots,
      Piece transport,
      List<Piece> aircraft,
      List<Offer<Command>> offers) {
    List<String> units = new ArrayList<>();
    List<String> leaders = new ArrayList<>();
    for (Piece piece : position.in(transport.place())) {
      if (boards(position, piece, transport)) {
        (aircraftAvailability.isLeader(piece.id()) ? leaders : units).add(piece.id());
      }
    }
    if (ends(position, spots, transport, new Cargo(0, true)).isEmpty()) {
      leaders.removeIf(aircraftAvailability::isAdmiral);
    }
    boolean admiral = leaders.stream().anyMatch(aircraftAvailability::isAdmiral);
    int most = Math.min(units.size(), AircraftAvailability.capacity(transport));
    while (most > 0 && ends(position, spots, transport, new Cargo(most, admiral)).isEmpty()) {
      most--;
    }
    if (most > 0) {
      Domain some = new Domain.Some(units, 1, most);
      for (Domain escorts :
          escorts(position, spots, transport, aircraft, new Cargo(most, admiral))) {
        offers.add(offer(transport, some, leaders, 0, escorts));
      }
    }
    Cargo alone = new Cargo(0, admiral);
    if (!leaders.isEmpty() && !ends(position, spots, transport, alone).isEmpty()) {
      for (Domain escorts : escorts(position, spots, transport, aircraft, alone)) {
        offers.add(offer(transport, NOBODY, leaders, 1, escorts));
      }
    }
  }

  private static Offer<Command> offer(
      Piece transport, Domain units, List<String> leaders, int least, Domain escorts) {
    return new Offer<>(
        AirCommand.Ferry.class,
        List.of(
            new Offer.Parameter("transport", new Domain.One(List.of(transport.id()))),
            new Offer.Parameter("units", units),
            new Offer.Parameter("leaders", new Domain.Some(leaders, least, leaders.size())),
            new Offer.Parameter("escorts", escorts)));
  }

  /**
   * 3.3.1-b, r139: fighters of the same base that may fly along to a base that has room for them
   * and for all whom the transport may carry, a domain for each group of them.
   */
  @Rule({"3.3.1-b", "3.3.1-b/r139"})
  private List<Domain> escorts(
      Position position, List<Spot> spots, Piece transport, List<Piece> aircraft, Cargo cargo) {
    List<Piece> fighters =
        aircraft.stream()
            .filter(piece -> aircraftAvailability.arm(piece.id()) == UnitKind.FIGHTER)
            .toList();
    if (fighters.isEmpty()) {
      return List.of(NOBODY);
    }
    int[] out = ways.from(transport.place());
    Side side = aircraftAvailability.side(transport.id());
    List<Domain> escorts = new ArrayList<>();
    for (JointFlights.Group group :
        jointFlights.groups(
            spots,
            fighters,
            List.of(transport),
            (piece, index) -> {
              Spot spot = spots.get(index);
              return isEnd(piece, spot) && ranges.holds(position, spot, side, cargo)
                  ? out[ways.number(spot.place())]
                  : AirWays.FAR;
            })) {
      escorts.add(new Domain.Some(group.aircraft(), 0, group.most()));
    }
    return escorts.isEmpty() ? List.of(NOBODY) : escorts;
  }

  private boolean isEnd(Piece aircraft, Spot spot) {
    return !spot.holds(aircraft) && bases.suits(aircraft, spot, false);
  }

  /**
   * 7.6-b, 11.0-d/r19: infantry, mountain infantry, parachutists and leaders that did not come
   * there in this phase, whether or not they were used in another.
   */
  @Rule({"7.6-b", "11.0-d/r19", "3.5-a", "3.6-a"})
  private boolean boards(Position position, Piece piece, Piece transport) {
    TurnPhase phase = position.calendar().phase();
    return !piece.isAboard()
        && aircraftAvailability.side(piece.id()) == aircraftAvailability.side(transport.id())
        && (aircraftAvailability.isLeader(piece.id())
            || CARRIED.contains(aircraftAvailability.arm(piece.id())))
        && !piece.acted().contains(phase)
        && !(phase == TurnPhase.AIR && piece.is(Mark.FLOWN));
  }

  @Override
  public List<Finding> reasons(Position position, Seat seat, Command command) {
    if (command instanceof AirCommand.Fly(List<String> aircraft)) {
      return strikes.why(position, seat, aircraft, false);
    }
    return command instanceof AirCommand.Ferry ferry
        ? whyNoFerry(position, seat, ferry)
        : List.of();
  }

  private List<Finding> whyNoFerry(Position position, Seat seat, AirCommand.Ferry ferry) {
    String transport = ferry.transport();
    boolean isTransport =
        position.forces().has(transport)
            && aircraftAvailability.isAircraft(position.piece(transport))
            && aircraftAvailability.arm(transport) == UnitKind.AIR_TRANSPORT;
    if (!isTransport) {
      return List.of(Finding.forbids("3.3.3-a", new AirWhy.NotYourAircraft(transport)));
    }
    List<String> passengers = new ArrayList<>(ferry.units());
    passengers.addAll(ferry.leaders());
    List<Finding> why = new ArrayList<>();
    for (String id : passengers) {
      if (!position.forces().has(id) || !isThere(position, id, transport)) {
        why.add(Finding.forbids("7.6-b", new AirWhy.CannotBoard(id, transport)));
      }
    }
    int capacity = AircraftAvailability.capacity(position.piece(transport));
    if (why.isEmpty() && ferry.units().size() > capacity) {
      why.add(
          Finding.forbids(
              "3.3.3-c", new AirWhy.CannotBoard(ferry.units().get(capacity), transport)));
    }
    for (String id : ferry.escorts()) {
      if (!aircraftAvailability.hasFighter(List.of(id))) {
        why.add(Finding.forbids("3.3.1-b", new AirWhy.NoEscort(id)));
      }
    }
    List<String> aircraft = new ArrayList<>(List.of(transport));
    aircraft.addAll(ferry.escorts());
    return why.isEmpty() ? strikes.why(position, seat, aircraft, false) : why;
  }

  private boolean isThere(Position position, String id, String transport) {
    Piece aircraft = position.piece(transport);
    Piece piece = position.piece(id);
    return piece.place().equals(aircraft.place()) && boards(position, piece, aircraft);
  }

  /** The order is given: its way is declared next. */
  @Override
  public void take(Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    List<String> who = new ArrayList<>();
    if (command instanceof AirCommand.Ferry(var transport, var units, var leaders, var escorts)) {
      who.add(transport);
      escorts.stream().sorted().forEach(who::add);
      units.stream().sorted().forEach(who::add);
      leaders.stream().sorted().forEach(who::add);
    } else if (command instanceof AirCommand.Fly(List<String> aircraft)) {
      aircraft.stream().sorted().forEach(who::add);
    } else {
      throw new IllegalStateException(command + " was not offered");
    }
    Place base = ruling.position().piece(who.getFirst()).place();
    ruling.pushFrame(new Routing(seat, Routing.Errand.TRANSFER, who, List.of(base), 0));
  }
}
