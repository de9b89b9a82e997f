package umpire.weserubung.play.flight;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.AskingStep;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.AirEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.AirFrame;
import umpire.weserubung.model.frame.AirFrame.Deviating;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.OffensiveFrame;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.play.aircraft.FlightGoals;
import umpire.weserubung.terrain.AirWays;

/** 7.2-b Who has come through an interception goes on, elsewhere, or back. */
public final class DeviationStep implements AskingStep<Position, Command, Frame, Deviating> {
  private final AirWays ways;
  private final List<AirTrip> trips;
  private final FlightProgress flightProgress;

  public DeviationStep(AirWays ways, List<AirTrip> trips, FlightProgress flightProgress) {
    this.ways = ways;
    this.trips = List.copyOf(trips);
    this.flightProgress = flightProgress;
  }

  @Override
  public Class<Deviating> frame() {
    return Deviating.class;
  }

  @Override
  public RuleId rule(Deviating frame) {
    return new RuleId("7.2-b");
  }

  @Override
  public List<Seat> seats(Position position, Deviating frame) {
    return List.of(frame.seat());
  }

  /** Nothing, where there is nowhere to go but back. */
  @Override
  @Rule({"7.2-b", "7.1-b", "7.6-a"})
  public Offers<Command> offers(Position position, Deviating frame, Seat seat) {
    List<Offer<Command>> offers = new ArrayList<>();
    FlightGoals flightGoals = goals(position, frame.flight());
    if (mayGoOn(position, frame.flight(), flightGoals)) {
      offers.add(Offer.of(AirCommand.FlyOn.class));
    }
    offers.add(Offer.of(AirCommand.TurnBack.class));
    if (!flightGoals.from(ways, frame.flight().at()).isEmpty()) {
      offers.add(Offer.of(AirCommand.ChangeRoute.class));
    }
    return offers.size() > 1 ? new Offers<>(offers) : Offers.of();
  }

  @Override
  public void enter(Deviating frame, RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
    flightProgress.turnBack(frame.flight(), ruling);
  }

  /** Whose flight it is. */
  private static Frame below(Position position) {
    List<Frame> frames = position.agenda().frames();
    int flying = frames.size() - 1;
    while (!(frames.get(flying) instanceof AirFrame.Flying)) {
      flying--;
    }
    return frames.get(flying - 1);
  }

  private FlightGoals goals(Position position, Flight flight) {
    List<String> who = new ArrayList<>(flight.aircraft());
    who.addAll(flight.passengers());
    Routing.Errand errand = errand(position, flight);
    return trips.stream()
        .filter(trip -> trip.errand() == errand)
        .findFirst()
        .orElseThrow()
        .goals(position, who, flight.spent());
  }

  /**
   * What they fly for: that of an offensive has its target (10.2-1), to which it may take another
   * way; every other may fly elsewhere (7.1-b, 7.6-a).
   */
  private static Routing.Errand errand(Position position, Flight flight) {
    return switch (below(position)) {
      case AirFrame.Dropping _ -> Routing.Errand.DROP;
      case OffensiveFrame _ -> Routing.Errand.OFFENSIVE;
      default -> flight.attack() ? Routing.Errand.STRIKE : Routing.Errand.TRANSFER;
    };
  }

  /**
   * 3.3.1-f: after a combat some of them may no longer land where they were to; r161: an escort
   * whose transport is lost drops nobody.
   */
  @Rule("3.2.3-b/r161")
  private static boolean mayGoOn(Position position, Flight flight, FlightGoals flightGoals) {
    boolean attacks = flight.attack() && errand(position, flight) != Routing.Errand.DROP;
    return attacks || flightGoals.has(flight.leg().getLast());
  }

  /** As declared, if that may be. */
  @Override
  public Command fallback(Position position, Deviating frame, Seat seat, Offers<Command> offers) {
    Command on = new AirCommand.FlyOn();
    return offers.admits(on) ? on : new AirCommand.TurnBack();
  }

  @Override
  public void take(
      Deviating frame, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    Flight flight = frame.flight();
    if (command instanceof AirCommand.ChangeRoute) {
      List<String> who = new ArrayList<>(flight.aircraft());
      who.addAll(flight.passengers());
      ruling.pushFrame(
          new Routing(
              seat, errand(ruling.position(), flight), who, List.of(flight.at()), flight.spent()));
      return;
    }
    ruling.popFrame();
    if (command instanceof AirCommand.FlyOn) {
      ruling.add(new AirEvent.FlewOn(seat, flight.leg()));
    } else {
      flightProgress.turnBack(flight, ruling);
    }
  }
}
