package umpire.weserubung.play.air;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import umpire.kernel.chance.Chance;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Wait;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Seat;
import umpire.weserubung.event.AirEvent;
import umpire.weserubung.model.AirCommand;
import umpire.weserubung.model.AirFrame;
import umpire.weserubung.model.AirFrame.AirWatch;
import umpire.weserubung.model.AirFrame.Homing;
import umpire.weserubung.model.AirFrame.Scramble;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.Flight;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.Mark;
import umpire.weserubung.model.Piece;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.Side;
import umpire.weserubung.model.TurnPhase;
import umpire.weserubung.play.Chapter;
import umpire.weserubung.play.Fights;
import umpire.weserubung.play.Flights;
import umpire.weserubung.play.Mix;
import umpire.weserubung.play.Result;
import umpire.weserubung.play.Stacking;
import umpire.weserubung.play.country.Capture;
import umpire.weserubung.play.route.Trip;
import umpire.weserubung.play.turn.Doings;
import umpire.weserubung.terrain.AirWays;
import umpire.weserubung.terrain.Chart;

/**
 * 7.0 The air phase: each seat's attacks, then its other flights; and the flights of every other
 * phase.
 */
public final class AirChapter implements Chapter<AirFrame>, Doings, Flights {
  private final Wings wings;
  private final AirWays ways;
  private final Scrambles scrambles;
  private final Journeys journeys;
  private final AimStep aiming;
  private final Missions missions;
  private final Landings landings;
  private final Strikes strikes;
  private final Transfers transfers;
  private final StrikeStep striking;
  private final TransferStep transferring;
  private final WatchStep watching;
  private final DeviationStep deviating;
  private final Drops drops;
  private final Jumps jumps;
  private final List<AirTrip> trips;

  public AirChapter(
      Chart chart,
      Mix mix,
      AirBases bases,
      AirWays ways,
      Sorties sorties,
      Capture capture,
      Fights fights) {
    Quarries quarries = new Quarries(mix);
    this.wings = new Wings(mix);
    this.ways = ways;
    Ranges ranges = new Ranges(wings, bases, quarries, ways);
    this.scrambles = new Scrambles(wings, ways);
    this.journeys = new Journeys(wings, scrambles, fights);
    this.aiming = new AimStep(wings, quarries);
    this.missions = new Missions(chart, wings, quarries, aiming, scrambles, journeys, fights);
    Detours detours = new Detours(wings, ways, scrambles, journeys);
    this.landings = new Landings(wings, bases, ways, detours, journeys);
    this.strikes = new Strikes(wings, ranges, sorties);
    this.transfers = new Transfers(wings, ranges, bases, ways, sorties, strikes);
    this.striking = new StrikeStep(strikes);
    this.transferring = new TransferStep(transfers);
    this.watching = new WatchStep(wings, scrambles, journeys);
    StrikeTrip strike = new StrikeTrip(wings, ranges, ways, journeys);
    TransferTrip transfer = new TransferTrip(wings, ranges, bases, ways, journeys);
    this.drops = new Drops(chart, wings, sorties, strikes, new Stacking(mix));
    this.jumps = new Jumps(journeys, capture);
    DropTrip drop = new DropTrip(wings, drops, ways, journeys);
    OffensiveTrip offensive = new OffensiveTrip(wings, sorties, ways, journeys);
    HomeTrip home = new HomeTrip(wings, landings, ways, journeys);
    this.trips = List.of(strike, transfer, drop, offensive, home);
    this.deviating = new DeviationStep(ways, trips, journeys);
  }

  /** The ways of flights. */
  public List<? extends Trip> trips() {
    return trips;
  }

  /** 10.11: air strikes, for the combat phase. */
  public Strikes strikes() {
    return strikes;
  }

  /** 11.0-a: flights from base to base, for the movement phase. */
  public Transfers transfers() {
    return transfers;
  }

  /** 3.2.3-b: parachutists, for the movement phase. */
  public Drops drops() {
    return drops;
  }

  /** An answer that the seat might have sealed. */
  public Scramble drawn(Position position, AirWatch watch, Seat seat, Chance chance) {
    return scrambles.drawn(position, watch, seat, chance);
  }

  @Override
  public TurnPhase phase() {
    return TurnPhase.AIR;
  }

  /** 7.0: attacks, then other flights. */
  @Override
  public int parts() {
    return 2;
  }

  @Override
  @Rule({"7.0", "3.3.1-e"})
  public void open(Course<Position, Frame> course, Seat seat, int part) {
    if (part == 0) {
      for (String aircraft : grounded(course.position(), seat)) {
        course.tell(new AirEvent.MayFlyAgain(aircraft));
      }
    }
    course.push(part == 0 ? new AirFrame.Striking(seat) : new AirFrame.Transferring(seat));
  }

  private List<String> grounded(Position position, Seat seat) {
    List<String> grounded = new ArrayList<>();
    for (Piece piece : position.in(Chart.BRITAIN)) {
      if (piece.is(Mark.GROUNDED) && wings.seat(position, piece.id()).equals(seat)) {
        grounded.add(piece.id());
      }
    }
    return grounded;
  }

  /** Who may fly again from now on (3.3.1-e) counts, wherever he could fly to. */
  @Override
  public boolean acts(Position position, Seat seat) {
    return striking.isOpen(position, seat)
        || transferring.isOpen(position, seat)
        || !grounded(position, seat).isEmpty();
  }

  @Override
  public void fly(Flight flight, Map<String, String> boarded, Course<Position, Frame> course) {
    journeys.fly(flight, boarded, course);
  }

  @Override
  public void home(Flight flight, Course<Position, Frame> course) {
    journeys.home(flight, course);
  }

  /** r130: what they have flown is what the farthest of them has. */
  @Override
  @Rule({"8.3-a", "8.3-a/r43", "8.3-a/r130", "7.5-0"})
  public void attackShips(List<String> aircraft, Place hex, Course<Position, Frame> course) {
    Position position = course.position();
    int spent = 0;
    for (String id : aircraft) {
      spent = Math.max(spent, ways.cost(position.piece(id).place(), hex));
    }
    Flight there = new Flight(aircraft, List.of(), List.of(hex), spent, hex, true);
    course.push(
        new AirFrame.Mission(
            journeys.seat(position, there),
            there,
            AirFrame.Mission.Stage.DECK,
            AirCommand.Quarry.SHIPS,
            aircraft));
  }

  @Override
  @Rule({"7.2-e", "7.2-e/r25"})
  public void join(Place hex, Side side, Course<Position, Frame> course) {
    Flight none = new Flight(List.of(), List.of(), List.of(hex), 0, hex, true);
    AirWatch watch = new AirWatch(side, AirWatch.Occasion.BATTLE, none, Map.of());
    if (!scrambles.entitled(course.position(), watch).isEmpty()) {
      course.push(watch);
    }
  }

  @Override
  public Class<AirFrame> frame() {
    return AirFrame.class;
  }

  /** A seat that has nobody to send, or nothing to choose, is not asked. */
  @Override
  public Wait<Position, Command, Frame> waits(Position position, AirFrame frame) {
    return switch (frame) {
      case AirFrame.Striking f when striking.isOpen(position, f.seat()) ->
          new Wait.Choice<>(striking, f);
      case AirFrame.Transferring f when transferring.isOpen(position, f.seat()) ->
          new Wait.Choice<>(transferring, f);
      case AirFrame.Mission f when aiming.isChoice(position, f) -> new Wait.Choice<>(aiming, f);
      case AirFrame.Homing f when landings.isChoice(position, f) -> new Wait.Choice<>(landings, f);
      case AirWatch f -> new Wait.Choice<>(watching, f);
      case AirFrame.Deviating f when deviating.isChoice(position, f) ->
          new Wait.Choice<>(deviating, f);
      case AirFrame.Dropping f -> jumps.rest(position, f);
      case AirFrame.Striking _,
          AirFrame.Transferring _,
          AirFrame.Mission _,
          AirFrame.Homing _,
          AirFrame.Deviating _,
          AirFrame.Transfer _,
          AirFrame.Flying _ ->
          new Wait.Nothing<>();
    };
  }

  @Override
  public List<Seat> asked(Position position, AirFrame frame) {
    return switch (frame) {
      case AirFrame.Striking(Seat seat) -> List.of(seat);
      case AirFrame.Transferring(Seat seat) -> List.of(seat);
      case AirWatch _,
          AirFrame.Mission _,
          AirFrame.Homing _,
          AirFrame.Transfer _,
          AirFrame.Flying _,
          AirFrame.Dropping _,
          AirFrame.Deviating _ ->
          Chapter.super.asked(position, frame);
    };
  }

  @Override
  public void enter(AirFrame frame, Course<Position, Frame> course) {
    switch (frame) {
      case AirFrame.Striking _, AirFrame.Transferring _ -> course.leave();
      case AirFrame.Mission f -> missions.run(f, course);
      case AirFrame.Homing f -> landings.run(f, course);
      case AirFrame.Flying f -> journeys.run(f, course);
      case AirFrame.Dropping f -> jumps.run(f, course);
      case AirFrame.Deviating f -> deviating.run(f, course);
      case AirWatch _, AirFrame.Transfer _ ->
          throw new IllegalStateException(frame + " is not run");
    }
  }

  @Override
  public void drawn(AirFrame frame, List<Integer> dice, Course<Position, Frame> course) {
    if (!(frame instanceof AirFrame.Dropping dropping)) {
      throw new IllegalStateException(frame + " waits for no dice");
    }
    jumps.thrown(dropping, dice, course);
  }

  @Override
  public void resumed(AirFrame frame, Result result, Course<Position, Frame> course) {
    switch (frame) {
      case AirFrame.Mission f -> missions.resumed(f, result, course);
      case AirFrame.Dropping f -> jumps.resumed(f, result, course);
      case AirFrame.Flying f when result instanceof Result.Fought fought ->
          journeys.fought(f, fought, course);
      case AirFrame.Homing f when result instanceof Result.Arrived(Flight flight) ->
          landings.arrived(f, flight, course);
      case AirFrame.Homing _ when result instanceof Result.TurnedBack -> {} // others are left
      case AirFrame.Transfer _ when result instanceof Result.TurnedBack -> course.leave();
      case AirFrame.Striking _ when result instanceof Result.Landed -> {} // the next strike
      case AirFrame.Flying _,
          Homing _,
          AirFrame.Transfer _,
          AirFrame.Striking _,
          AirFrame.Transferring _,
          AirWatch _,
          AirFrame.Deviating _ ->
          throw new IllegalStateException(frame + " awaits no " + result);
    }
  }
}
