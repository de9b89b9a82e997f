package umpire.weserubung.play.flight;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.AskingStep;
import umpire.kernel.flow.FrameResult;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.AirEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.AirFrame.Homing;
import umpire.weserubung.model.frame.AirFrame.Homing.Quest;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.model.why.AirWhy;
import umpire.weserubung.play.aircraft.AirBases;
import umpire.weserubung.play.aircraft.AirBases.Spot;
import umpire.weserubung.play.aircraft.AircraftAvailability;
import umpire.weserubung.play.aircraft.HomeBases;
import umpire.weserubung.play.aircraft.HomeBases.Choice;
import umpire.weserubung.rules.WeserubungFrameResult.Arrived;
import umpire.weserubung.rules.WeserubungFrameResult.Landed;
import umpire.weserubung.rules.WeserubungFrameResult.TurnedBack;
import umpire.weserubung.terrain.AirWays;

/** 7.5-6, 7.4, 7.6 Where aircraft land; who finds no base is lost. */
public final class Landings implements AskingStep<Position, Command, Frame, Homing> {
  private final AircraftAvailability planes;
  private final AirBases bases;
  private final AirWays ways;
  private final HomeBases homes;
  private final HomeRoutes routes;
  private final FlightProgress progress;

  public Landings(
      AircraftAvailability planes,
      AirBases bases,
      AirWays ways,
      HomeRoutes routes,
      FlightProgress progress) {
    this.planes = planes;
    this.bases = bases;
    this.ways = ways;
    this.homes = new HomeBases(planes, bases, ways);
    this.routes = routes;
    this.progress = progress;
  }

  /** r160: the bases that another way than the shortest may lead to. */
  @Rule("7.5-6/r160")
  private List<Choice> roundabout(Position position, Homing frame, List<Choice> choices) {
    if (choices.isEmpty()) {
      return List.of();
    }
    Flight flight = frame.flight();
    List<Place> posts = routes.posts(position, flight);
    return choices.stream()
        .filter(one -> routes.isOpen(posts, flight, one.spot().place(), one.aircraft()))
        .toList();
  }

  /** What needs no choice: the only base, nobody left, or nowhere to go. */
  @Override
  public void enter(Homing frame, RulingInProgress<Position, Frame> ruling) {
    List<Choice> choices = homes.choices(ruling.position(), frame);
    if (!choices.isEmpty()) {
      Choice only = choices.getFirst();
      List<Place> leg = ways.path(frame.flight().at(), only.spot().place());
      fly(frame, only.aircraft().stream().sorted().toList(), only.spot(), leg, ruling);
      return;
    }
    for (String id : frame.flight().aircraft()) {
      lose(id, ruling);
    }
    ruling.popFrame();
    switch (frame.quest()) {
      case RETURN, DISPERSAL -> ruling.resume(new Landed());
      case TURNED_BACK -> ruling.resume(new TurnedBack());
      case ARRIVAL, ARRIVAL_AFTER_COMBAT -> {} // 7.6: the phase goes on
    }
  }

  /** 3.3-f: no base, no aircraft. */
  @Rule("3.3-f")
  private void lose(String id, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    ruling.add(
        new AirEvent.AircraftLost(
            id,
            planes.passengers(position, List.of(id), false),
            planes.passengers(position, List.of(id), true)));
  }

  @Override
  public Class<Homing> frame() {
    return Homing.class;
  }

  @Override
  public RuleId rule(Homing frame) {
    return new RuleId(
        switch (frame.quest()) {
          case RETURN -> "7.5-6";
          case TURNED_BACK -> "7.2-b";
          case DISPERSAL -> "7.4-b";
          case ARRIVAL, ARRIVAL_AFTER_COMBAT -> "7.6-a";
        });
  }

  @Override
  public List<Seat> seats(Position position, Homing frame) {
    return List.of(frame.seat());
  }

  /** Nothing, where all of them can land in one place alone, and by one way. */
  @Override
  public Offers<Command> offers(Position position, Homing frame, Seat seat) {
    List<Choice> choices = homes.choices(position, frame);
    List<Choice> roundabout = roundabout(position, frame, choices);
    boolean isOne =
        choices.size() == 1 && choices.getFirst().most() >= choices.getFirst().aircraft().size();
    if (isOne && roundabout.isEmpty()) {
      return Offers.of();
    }
    List<Offer<Command>> offers = new ArrayList<>();
    for (Choice choice : choices) {
      offers.add(choice.offer(AirCommand.Land.class, AirCommand.LandAboard.class));
    }
    for (Choice choice : roundabout) {
      offers.add(choice.offer(AirCommand.Detour.class, AirCommand.DetourAboard.class));
    }
    return new Offers<>(offers);
  }

  /** As many as can to the first place: the one that they came from, if that is in reach. */
  @Override
  public Command fallback(Position position, Homing frame, Seat seat, Offers<Command> offers) {
    Choice first = homes.choices(position, frame).getFirst();
    List<String> who = first.aircraft().subList(0, first.most());
    return first.spot().isDeck()
        ? new AirCommand.LandAboard(who, first.spot().carrier())
        : new AirCommand.Land(who, first.spot().place());
  }

  @Override
  @Rule({"3.3-f", "3.3-e", "7.5-6/r160"})
  public List<Finding> refusalFindings(
      Position position, Homing frame, Seat seat, Command command) {
    return LandingOrder.of(command)
        .filter(order -> order.isAshore() || position.forces().has(order.base()))
        .stream()
        .map(order -> reason(position, frame, order))
        .toList();
  }

  private Finding reason(Position position, Homing frame, LandingOrder order) {
    Place place = order.isAshore() ? new Place(order.base()) : position.piece(order.base()).place();
    Side side = planes.side(frame.flight().aircraft().getFirst());
    boolean known = bases.of(position, side).stream().anyMatch(spot -> spot.place().equals(place));
    int left = planes.movement(frame.flight().aircraft()) - frame.flight().spent();
    if (known && ways.cost(frame.flight().at(), place) > left) {
      return Finding.forbids("3.3-f", new AirWhy.BeyondReach(place, left));
    }
    List<Choice> choices = homes.choices(position, frame);
    boolean alike =
        order.roundabout()
            && holds(choices, order.base())
            && !holds(roundabout(position, frame, choices), order.base());
    return alike
        ? Finding.forbids("7.5-6/r160", new AirWhy.NoOtherWay(place))
        : Finding.forbids("3.3-e", new AirWhy.NoBaseThere(place));
  }

  /** Where a base is that is called so (r86). */
  private static Place place(Position position, String base) {
    return position.forces().has(base) ? position.piece(base).place() : new Place(base);
  }

  private static boolean holds(List<Choice> choices, String base) {
    return choices.stream().anyMatch(choice -> choice.spot().base().equals(base));
  }

  private Spot spot(Position position, Homing frame, String base) {
    return homes.choices(position, frame).stream()
        .map(Choice::spot)
        .filter(spot -> spot.base().equals(base))
        .findFirst()
        .orElseThrow();
  }

  @Override
  public void take(
      Homing frame, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    LandingOrder order = LandingOrder.of(command).orElseThrow();
    Spot spot = spot(ruling.position(), frame, order.base());
    Flight flight = frame.flight();
    if (order.roundabout()) {
      ruling.replaceFrame(frame.to(spot.base()));
      ruling.pushFrame(
          new Routing(
              seat, Routing.Errand.HOME, order.aircraft(), List.of(flight.at()), flight.spent()));
    } else {
      fly(frame, order.aircraft(), spot, ways.path(flight.at(), spot.place()), ruling);
    }
  }

  /** r160: where they are bound for whose way home is being declared. */
  static Place bound(Position position) {
    for (Frame frame : position.agenda().frames().reversed()) {
      if (frame instanceof Homing homing) {
        return place(position, homing.base());
      }
    }
    throw new IllegalStateException("nobody flies home: " + position.agenda());
  }

  /** r160: their way home is declared. */
  void depart(Routing whole, RulingInProgress<Position, Frame> ruling) {
    Homing frame = (Homing) ruling.position().agenda().top();
    Spot spot = spot(ruling.position(), frame, frame.base());
    fly(frame, whole.pieces(), spot, whole.path(), ruling);
  }

  /** Those fly there by that way; the others stay with the frame. */
  private void fly(
      Homing frame,
      List<String> who,
      Spot spot,
      List<Place> leg,
      RulingInProgress<Position, Frame> ruling) {
    Flight flight = frame.flight();
    List<String> rest = new ArrayList<>(flight.aircraft());
    rest.removeAll(who);
    ruling.replaceFrame(frame.with(of(flight, rest, flight.leg())).to(spot.base()));
    if (leg.size() == 1) {
      land(who, spot, ruling);
    } else {
      progress.leg(of(flight, who, leg), ruling);
    }
  }

  private static Flight of(Flight flight, List<String> aircraft, List<Place> leg) {
    return new Flight(aircraft, List.of(), leg, flight.spent(), flight.target(), flight.attack());
  }

  private void land(List<String> who, Spot spot, RulingInProgress<Position, Frame> ruling) {
    List<String> passengers = new ArrayList<>(planes.passengers(ruling.position(), who, false));
    passengers.addAll(planes.passengers(ruling.position(), who, true));
    List<String> grounded = who.stream().filter(id -> bases.groundedBy(id, spot)).toList();
    List<String> free = who.stream().filter(id -> !grounded.contains(id)).toList();
    for (List<String> some : List.of(free, grounded)) {
      if (!some.isEmpty()) {
        ruling.add(
            new AirEvent.Landed(
                some, passengers, spot.place(), spot.carrier(), some.equals(grounded)));
        passengers = List.of();
      }
    }
  }

  /** Those who turned back have landed elsewhere; the others are left. */
  @Override
  public void resumed(
      Homing frame, FrameResult frameResult, RulingInProgress<Position, Frame> ruling) {
    if (frameResult instanceof Arrived(Flight flight)) {
      arrived(frame, flight, ruling);
    } else if (!(frameResult instanceof TurnedBack)) {
      AskingStep.super.resumed(frame, frameResult, ruling);
    }
  }

  /** Some have come to the base that they flew to; if it is full by now they look for another. */
  private void arrived(Homing frame, Flight flight, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    for (Choice choice : homes.choices(position, frame.with(flight))) {
      if (choice.spot().base().equals(frame.base())
          && choice.spot().place().equals(flight.at())
          && choice.aircraft().size() == flight.aircraft().size()
          && choice.most() >= flight.aircraft().size()) {
        land(flight.aircraft(), choice.spot(), ruling);
        return;
      }
    }
    ruling.pushFrame(new Homing(frame.seat(), flight, Quest.TURNED_BACK, ""));
  }
}
