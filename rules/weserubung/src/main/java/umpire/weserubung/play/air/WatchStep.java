package umpire.weserubung.play.air;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Seat;
import umpire.weserubung.event.AirEvent;
import umpire.weserubung.event.SealedEvent;
import umpire.weserubung.model.AirCommand;
import umpire.weserubung.model.AirFrame.AirWatch;
import umpire.weserubung.model.AirFrame.Scramble;
import umpire.weserubung.model.AirWhy;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.Position;
import umpire.weserubung.play.Course;
import umpire.weserubung.play.Step;

/**
 * 7.2, r87 A window over a leg: whoever has a fighter that may meet the flight says in which hex
 * and with what, all at once and hidden; the first hex of the leg counts, and what was meant for a
 * later one lapses (r107).
 */
final class WatchStep implements Step<AirWatch> {
  private final Wings wings;
  private final Scrambles scrambles;
  private final Journeys journeys;

  WatchStep(Wings wings, Scrambles scrambles, Journeys journeys) {
    this.wings = wings;
    this.scrambles = scrambles;
    this.journeys = journeys;
  }

  @Override
  public RuleId rule(AirWatch frame) {
    return new RuleId(frame.decks() ? "7.5-c" : "7.2-a");
  }

  @Override
  public List<Seat> seats(Position position, AirWatch frame) {
    return scrambles.entitled(position, frame.flight(), frame.decks());
  }

  @Override
  public Set<Seat> answered(AirWatch frame) {
    return frame.sealed().keySet();
  }

  @Override
  @Rule("7.2-c/r87")
  public Offers<Command> offers(Position position, AirWatch frame, Seat seat) {
    List<Offer<Command>> offers = new ArrayList<>();
    offers.add(Offer.of(AirCommand.LetFly.class));
    for (Scrambles.Chances chances :
        scrambles.chances(position, frame.flight(), frame.decks(), seat)) {
      List<String> fighters = chances.fighters();
      offers.add(
          new Offer<>(
              AirCommand.InterceptFlight.class,
              List.of(
                  new Offer.Parameter("hex", new Domain.One(chances.hexes())),
                  new Offer.Parameter("fighters", new Domain.Some(fighters, 1, fighters.size())))));
    }
    return new Offers<>(offers);
  }

  /** Nobody rises in his player's absence. */
  @Override
  public Command fallback(Position position, AirWatch frame, Seat seat, Offers<Command> offers) {
    return new AirCommand.LetFly();
  }

  @Override
  @Rule({"7.2-a", "7.2-d", "3.3.1-h"})
  public List<Finding> reasons(Position position, AirWatch frame, Seat seat, Command command) {
    if (!(command instanceof AirCommand.InterceptFlight(Place hex, List<String> fighters))) {
      return List.of();
    }
    if (!frame.flight().leg().contains(hex)) {
      return List.of(Finding.forbids("7.2-a", new AirWhy.NotOnTheLeg(hex)));
    }
    List<Finding> why = new ArrayList<>();
    for (String id : fighters) {
      why(position, frame, seat, id, hex).ifPresent(why::add);
    }
    return why;
  }

  private Optional<Finding> why(
      Position position, AirWatch frame, Seat seat, String id, Place hex) {
    if (!position.forces().has(id)
        || !wings.isAircraft(position.piece(id))
        || !wings.seat(position, id).equals(seat)) {
      return Optional.of(Finding.forbids("7.2-a", new AirWhy.NotYourAircraft(id)));
    }
    Optional<Finding> grounded = wings.grounded(position, position.piece(id));
    if (grounded.isPresent()) {
      return grounded;
    }
    boolean may =
        scrambles.chances(position, frame.flight(), frame.decks(), seat).stream()
            .anyMatch(one -> one.hexes().contains(hex) && one.fighters().contains(id));
    return may
        ? Optional.empty()
        : Optional.of(Finding.forbids(paragraph(frame, id), new AirWhy.CannotIntercept(id, hex)));
  }

  private String paragraph(AirWatch frame, String id) {
    return switch (wings.arm(id)) {
      case TORPEDO_FIGHTER -> "3.3.1-h";
      case BOMBER, AIR_TRANSPORT -> "3.3.2-a";
      case INFANTRY,
          MOUNTAIN_INFANTRY,
          PARACHUTISTS,
          MOTORISED,
          CAVALRY,
          ARTILLERY,
          MOUNTAIN_ARTILLERY,
          FIGHTER,
          BATTLESHIP,
          HEAVY_CRUISER,
          LIGHT_CRUISER,
          CARRIER,
          DESTROYER,
          SUBMARINE,
          TRANSPORT ->
          frame.decks() ? "7.5-c" : "7.2-a";
    };
  }

  @Override
  @Rule({"7.2-b", "7.2-c", "7.2-c/r107"})
  public void take(AirWatch frame, Seat seat, Command command, Course course) {
    Scramble scramble =
        command instanceof AirCommand.InterceptFlight(Place hex, List<String> fighters)
            ? new Scramble(hex, fighters.stream().sorted().toList())
            : new Scramble(frame.flight().at(), List.of());
    course.add(new SealedEvent.ScrambleSealed(seat, scramble, frame.sealed().containsKey(seat)));
    AirWatch now = (AirWatch) course.position().agenda().top();
    if (now.sealed().keySet().containsAll(seats(course.position(), now))) {
      course.pop();
      reveal(now, course);
    }
  }

  private void reveal(AirWatch watch, Course course) {
    Map<Seat, Scramble> answers = watch.sealed();
    List<Place> leg = watch.flight().leg();
    int first = leg.size();
    for (Scramble scramble : answers.values()) {
      if (!scramble.fighters().isEmpty()) {
        first = Math.min(first, index(leg, scramble.hex(), watch.decks()));
      }
    }
    List<String> fighters = new ArrayList<>();
    for (Scramble scramble : answers.values()) {
      if (first < leg.size() && scramble.hex().equals(leg.get(first))) {
        fighters.addAll(scramble.fighters());
      }
    }
    fighters.sort(null);
    Place hex = first < leg.size() ? leg.get(first) : watch.flight().at();
    course.add(new AirEvent.FlightWatched(answers, hex, fighters));
    if (!fighters.isEmpty()) {
      journeys.met(watch, first, fighters, course);
    }
  }

  /** The first time that the leg comes there, its beginning put aside but for fighters on deck. */
  private static int index(List<Place> leg, Place hex, boolean decks) {
    int begin = decks ? 0 : 1;
    return begin + leg.subList(begin, leg.size()).indexOf(hex);
  }
}
