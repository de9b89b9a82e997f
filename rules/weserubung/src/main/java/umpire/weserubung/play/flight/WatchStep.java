package umpire.weserubung.play.flight;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.dice.Chance;
import umpire.kernel.event.Event;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Seals;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.AirEvent;
import umpire.weserubung.event.SealedEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.AirFrame.AirWatch;
import umpire.weserubung.model.frame.AirFrame.Scramble;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.why.AirWhy;
import umpire.weserubung.play.aircraft.AircraftAvailability;
import umpire.weserubung.rules.WeserubungFrameResult.Joined;

/**
 * 7.2, r87 A window over a leg: whoever has a fighter that may meet the flight says in which hex
 * and with what, all at once and hidden; the first hex of the leg counts, and what was meant for a
 * later one lapses (r107). Before a battle whoever may come to it says so in the same way (7.2-e).
 */
public final class WatchStep implements Seals<Position, Command, Frame, AirWatch, Scramble> {
  private final AircraftAvailability aircraftAvailability;
  private final FighterInterceptions fighterInterceptions;
  private final FlightProgress flightProgress;

  public WatchStep(
      AircraftAvailability aircraftAvailability,
      FighterInterceptions fighterInterceptions,
      FlightProgress flightProgress) {
    this.aircraftAvailability = aircraftAvailability;
    this.fighterInterceptions = fighterInterceptions;
    this.flightProgress = flightProgress;
  }

  @Override
  public Class<AirWatch> frame() {
    return AirWatch.class;
  }

  @Override
  public Map<Seat, Scramble> sealed(AirWatch frame) {
    return frame.sealed();
  }

  @Override
  public AirWatch with(AirWatch frame, Map<Seat, Scramble> sealed) {
    return frame.with(sealed);
  }

  @Override
  public RuleId rule(AirWatch frame) {
    return new RuleId(paragraph(frame));
  }

  @Override
  public List<Seat> seats(Position position, AirWatch frame) {
    return fighterInterceptions.entitled(position, frame);
  }

  @Override
  @Rule("7.2-c/r87")
  public Offers<Command> offers(Position position, AirWatch frame, Seat seat) {
    List<Offer<Command>> offers = new ArrayList<>();
    offers.add(Offer.of(AirCommand.LetFly.class));
    for (FighterInterceptions.Chances chances :
        fighterInterceptions.chances(position, frame, seat)) {
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

  /** Nobody rises in their player's absence. */
  @Override
  public Command fallback(Position position, AirWatch frame, Seat seat, Offers<Command> offers) {
    return new AirCommand.LetFly();
  }

  @Override
  @Rule({"7.2-a", "7.2-d", "3.3.1-h"})
  public List<Finding> refusalFindings(
      Position position, AirWatch frame, Seat seat, Command command) {
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
        || !aircraftAvailability.isAircraft(position.piece(id))
        || !aircraftAvailability.seat(position, id).equals(seat)) {
      return Optional.of(Finding.forbids("7.2-a", new AirWhy.NotYourAircraft(id)));
    }
    Optional<Finding> grounded = aircraftAvailability.grounded(position, position.piece(id));
    if (grounded.isPresent()) {
      return grounded;
    }
    if (FighterInterceptions.isUnderAttack(position, frame, position.piece(id))) {
      return Optional.of(Finding.forbids("7.2-d", new AirWhy.CannotIntercept(id, hex)));
    }
    boolean may =
        fighterInterceptions.chances(position, frame, seat).stream()
            .anyMatch(one -> one.hexes().contains(hex) && one.fighters().contains(id));
    return may
        ? Optional.empty()
        : Optional.of(Finding.forbids(paragraph(frame, id), new AirWhy.CannotIntercept(id, hex)));
  }

  private String paragraph(AirWatch frame, String id) {
    return switch (aircraftAvailability.arm(id)) {
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
          paragraph(frame);
    };
  }

  private static String paragraph(AirWatch frame) {
    return switch (frame.occasion()) {
      case FLIGHT -> "7.2-a";
      case DECKS -> "7.5-c";
      case BATTLE -> "7.2-e";
    };
  }

  @Override
  public Scramble sealing(Position position, AirWatch frame, Seat seat, Command command) {
    return command instanceof AirCommand.InterceptFlight(Place hex, List<String> fighters)
        ? new Scramble(hex, fighters.stream().sorted().toList())
        : new Scramble(frame.flight().at(), List.of());
  }

  @Override
  @Rule({"7.2-b", "7.2-c"})
  public Event<Position> sealedEvent(Seat seat, Scramble scramble, boolean again) {
    return new SealedEvent.ScrambleSealed(seat, scramble, again);
  }

  @Override
  public Scramble redrawn(Position position, AirWatch frame, Seat seat, Chance chance) {
    return fighterInterceptions.drawn(position, frame, seat, chance);
  }

  /** r107: what was named for a later hex lapses, and is told to nobody. */
  @Override
  @Rule("7.2-c/r107")
  public void revealed(AirWatch watch, RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
    List<Place> leg = watch.flight().leg();
    int begin = watch.occasion() == AirWatch.Occasion.FLIGHT ? 1 : 0;
    int first = leg.size();
    for (Scramble scramble : watch.sealed().values()) {
      if (!scramble.fighters().isEmpty()) {
        first = Math.min(first, index(leg, scramble.hex(), begin));
      }
    }
    Place hex = first < leg.size() ? leg.get(first) : watch.flight().at();
    Map<Seat, Scramble> flown = new TreeMap<>();
    List<String> fighters = new ArrayList<>();
    for (Map.Entry<Seat, Scramble> answer : watch.sealed().entrySet()) {
      boolean comes = first < leg.size() && answer.getValue().hex().equals(hex);
      List<String> who = comes ? answer.getValue().fighters() : List.of();
      flown.put(answer.getKey(), new Scramble(hex, who));
      fighters.addAll(who);
    }
    fighters.sort(null);
    ruling.add(new AirEvent.FlightWatched(flown, hex, fighters));
    if (fighters.isEmpty()) {
      return;
    }
    if (watch.occasion() == AirWatch.Occasion.BATTLE) {
      ruling.resume(new Joined(fighters));
    } else {
      flightProgress.met(watch, first, fighters, ruling);
    }
  }

  /** The first time that the leg comes there. */
  private static int index(List<Place> leg, Place hex, int begin) {
    return begin + leg.subList(begin, leg.size()).indexOf(hex);
  }
}
