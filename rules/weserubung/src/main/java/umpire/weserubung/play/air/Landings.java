package umpire.weserubung.play.air;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Seat;
import umpire.weserubung.event.AirEvent;
import umpire.weserubung.model.AirCommand;
import umpire.weserubung.model.AirFrame.Homing;
import umpire.weserubung.model.AirFrame.Homing.Quest;
import umpire.weserubung.model.AirWhy;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.Flight;
import umpire.weserubung.model.Piece;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.Side;
import umpire.weserubung.play.Course;
import umpire.weserubung.play.Result;
import umpire.weserubung.play.Step;
import umpire.weserubung.play.air.AirBases.Spot;
import umpire.weserubung.terrain.AirWays;

/** 7.5-6, 7.4, 7.6 Where aircraft land; who finds no base is lost. */
final class Landings implements Step<Homing> {
  private final Wings wings;
  private final AirBases bases;
  private final AirWays ways;
  private final Journeys journeys;
  private final BiConsumer<Result, Course> resumed;

  Landings(
      Wings wings,
      AirBases bases,
      AirWays ways,
      Journeys journeys,
      BiConsumer<Result, Course> resumed) {
    this.wings = wings;
    this.bases = bases;
    this.ways = ways;
    this.journeys = journeys;
    this.resumed = resumed;
  }

  /**
   * Who may land somewhere.
   *
   * @param spot where
   * @param aircraft who gets there, in order of id
   * @param most how many of them together
   */
  record Choice(Spot spot, List<String> aircraft, int most) {}

  /**
   * Every place in reach: where they came from first, which has kept room for them, then in order
   * of id.
   */
  @Rule({"7.5-6", "7.2-b", "7.4-a", "7.4-b"})
  List<Choice> choices(Position position, Homing frame) {
    List<Choice> own = new ArrayList<>();
    List<Choice> others = new ArrayList<>();
    Flight flight = frame.flight();
    if (flight.aircraft().isEmpty()) {
      return List.of();
    }
    for (Spot spot : bases.of(position, wings.side(flight.aircraft().getFirst()))) {
      if (isBarred(position, frame, spot)) {
        continue;
      }
      int distance = ways.cost(flight.at(), spot.place());
      List<String> back = new ArrayList<>();
      List<String> able = new ArrayList<>();
      for (String id : flight.aircraft()) {
        if (reaches(position, frame, id, spot, distance)) {
          (spot.holds(position.piece(id)) ? back : able).add(id);
        }
      }
      if (!back.isEmpty()) {
        own.add(new Choice(spot, back, back.size()));
      }
      int most = Math.min(able.size(), spot.room());
      if (most > 0) {
        others.add(new Choice(spot, able, most));
      }
    }
    own.addAll(others);
    return own;
  }

  /**
   * 10.2-2: not on a base that is captured in the same offensive, in either hex of a double one;
   * 7.4-b: another base.
   */
  @Rule({"10.2-2", "7.4-b"})
  private static boolean isBarred(Position position, Homing frame, Spot spot) {
    Place place = spot.place();
    return switch (frame.quest()) {
      case ARRIVAL, ARRIVAL_AFTER_COMBAT -> !place.equals(frame.flight().at());
      case DISPERSAL -> place.equals(frame.flight().target()) && !spot.isDeck();
      case RETURN, TURNED_BACK -> !spot.isDeck() && Offence.targets(position).contains(place);
    };
  }

  /** 3.3.1-f: after a fight not even to the carrier that it came from. */
  @Rule({"3.3-f", "3.3.1-f"})
  private boolean reaches(Position position, Homing frame, String id, Spot spot, int distance) {
    Piece piece = position.piece(id);
    boolean back = spot.holds(piece);
    boolean arriving =
        frame.quest() == Quest.ARRIVAL || frame.quest() == Quest.ARRIVAL_AFTER_COMBAT;
    if ((arriving && back) || frame.flight().spent() + distance > wings.movement(id)) {
      return false;
    }
    if (!bases.suits(piece, spot, frame.quest() != Quest.ARRIVAL)) {
      return false;
    }
    int units = wings.passengers(position, List.of(id), false).size();
    return back || units == 0 || bases.landRoom(position, spot.place(), wings.side(id)) >= units;
  }

  /** True if the owner has something to choose. */
  boolean isChoice(Position position, Homing frame) {
    List<Choice> choices = choices(position, frame);
    return choices.size() > 1
        || (choices.size() == 1
            && choices.getFirst().most() < choices.getFirst().aircraft().size());
  }

  /** What needs no choice: the only base, nobody left, or nowhere to go. */
  void run(Homing frame, Course course) {
    List<Choice> choices = choices(course.position(), frame);
    if (!choices.isEmpty()) {
      Choice only = choices.getFirst();
      set(frame, only.aircraft(), only.spot(), course);
      return;
    }
    for (String id : frame.flight().aircraft()) {
      lose(id, course);
    }
    course.pop();
    switch (frame.quest()) {
      case RETURN, DISPERSAL -> resumed.accept(new Result.Landed(), course);
      case TURNED_BACK -> resumed.accept(new Result.TurnedBack(), course);
      case ARRIVAL, ARRIVAL_AFTER_COMBAT -> {} // 7.6: the phase goes on
    }
  }

  /** 3.3-f: no base, no aircraft. */
  @Rule("3.3-f")
  private void lose(String id, Course course) {
    Position position = course.position();
    course.add(
        new AirEvent.AircraftLost(
            id,
            wings.passengers(position, List.of(id), false),
            wings.passengers(position, List.of(id), true)));
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

  @Override
  public Offers<Command> offers(Position position, Homing frame, Seat seat) {
    List<Offer<Command>> offers = new ArrayList<>();
    for (Choice choice : choices(position, frame)) {
      Offer.Parameter who =
          new Offer.Parameter("aircraft", new Domain.Some(choice.aircraft(), 1, choice.most()));
      Spot spot = choice.spot();
      offers.add(
          spot.isDeck()
              ? new Offer<>(
                  AirCommand.LandAboard.class,
                  List.of(
                      who, new Offer.Parameter("carrier", new Domain.One(List.of(spot.carrier())))))
              : new Offer<>(
                  AirCommand.Land.class,
                  List.of(
                      who, new Offer.Parameter("base", new Domain.One(List.of(spot.place()))))));
    }
    return new Offers<>(offers);
  }

  /** As many as can to the first place: the one that they came from, if that is in reach. */
  @Override
  public Command fallback(Position position, Homing frame, Seat seat, Offers<Command> offers) {
    Choice first = choices(position, frame).getFirst();
    List<String> who = first.aircraft().subList(0, first.most());
    return first.spot().isDeck()
        ? new AirCommand.LandAboard(who, first.spot().carrier())
        : new AirCommand.Land(who, first.spot().place());
  }

  @Override
  public List<Finding> reasons(Position position, Homing frame, Seat seat, Command command) {
    Place place;
    if (command instanceof AirCommand.Land(List<String> _, Place base)) {
      place = base;
    } else if (command instanceof AirCommand.LandAboard(List<String> _, String carrier)
        && position.forces().has(carrier)) {
      place = position.piece(carrier).place();
    } else {
      return List.of();
    }
    Side side = wings.side(frame.flight().aircraft().getFirst());
    boolean known = bases.of(position, side).stream().anyMatch(spot -> spot.place().equals(place));
    int left = wings.movement(frame.flight().aircraft()) - frame.flight().spent();
    return List.of(
        known && ways.cost(frame.flight().at(), place) > left
            ? Finding.forbids("3.3-f", new AirWhy.BeyondReach(place, left))
            : Finding.forbids("3.3-e", new AirWhy.NoBaseThere(place)));
  }

  @Override
  public void take(Homing frame, Seat seat, Command command, Course course) {
    for (Choice choice : choices(course.position(), frame)) {
      Spot spot = choice.spot();
      if (command instanceof AirCommand.Land(List<String> who, Place base)
          && !spot.isDeck()
          && spot.place().equals(base)) {
        set(frame, who, spot, course);
        return;
      }
      if (command instanceof AirCommand.LandAboard(List<String> who, String carrier)
          && spot.carrier().equals(carrier)) {
        set(frame, who, spot, course);
        return;
      }
    }
    throw new IllegalStateException(command + " was not offered");
  }

  /** Those fly there; the others stay with the frame. */
  private void set(Homing frame, List<String> chosen, Spot spot, Course course) {
    List<String> who = chosen.stream().sorted().toList();
    Flight flight = frame.flight();
    List<String> rest = new ArrayList<>(flight.aircraft());
    rest.removeAll(who);
    course.replace(frame.with(of(flight, rest, flight.leg())).to(spot.carrier()));
    List<Place> leg = ways.path(flight.at(), spot.place());
    if (leg.size() == 1) {
      land(who, spot, course);
    } else {
      journeys.leg(of(flight, who, leg), course);
    }
  }

  private static Flight of(Flight flight, List<String> aircraft, List<Place> leg) {
    return new Flight(aircraft, List.of(), leg, flight.spent(), flight.target(), flight.attack());
  }

  private void land(List<String> who, Spot spot, Course course) {
    List<String> passengers = new ArrayList<>(wings.passengers(course.position(), who, false));
    passengers.addAll(wings.passengers(course.position(), who, true));
    List<String> grounded = who.stream().filter(id -> bases.groundedBy(id, spot)).toList();
    List<String> free = who.stream().filter(id -> !grounded.contains(id)).toList();
    for (List<String> some : List.of(free, grounded)) {
      if (!some.isEmpty()) {
        course.add(
            new AirEvent.Landed(
                some, passengers, spot.place(), spot.carrier(), some.equals(grounded)));
        passengers = List.of();
      }
    }
  }

  /** Some have come to the base that they flew to; if it is full by now they look for another. */
  void arrived(Homing frame, Flight flight, Course course) {
    Position position = course.position();
    for (Choice choice : choices(position, frame.with(flight))) {
      if (choice.spot().place().equals(flight.at())
          && choice.spot().carrier().equals(frame.carrier())
          && choice.aircraft().size() == flight.aircraft().size()
          && choice.most() >= flight.aircraft().size()) {
        land(flight.aircraft(), choice.spot(), course);
        return;
      }
    }
    course.push(new Homing(frame.seat(), flight, Quest.TURNED_BACK, ""));
  }
}
