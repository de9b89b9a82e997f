package umpire.weserubung.play.air;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
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
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.AirWhy;
import umpire.weserubung.play.aircraft.AircraftAvailability;
import umpire.weserubung.play.aircraft.JointFlights;
import umpire.weserubung.play.aircraft.Ranges;
import umpire.weserubung.play.aircraft.Ranges.Theatre;
import umpire.weserubung.terrain.AirWays;

/**
 * 7.1, 10.11 Air strikes that a seat may order: in its part of the air phase and, as an offensive,
 * in the combat phase. The frame that offers them is told {@link
 * umpire.weserubung.rules.WeserubungFrameResult.Landed} when the last aircraft of a strike has
 * landed.
 */
public final class Strikes {
  private final AircraftAvailability aircraftAvailability;
  private final Ranges ranges;
  private final JointFlights jointFlights;

  Strikes(AircraftAvailability aircraftAvailability, Ranges ranges, JointFlights jointFlights) {
    this.aircraftAvailability = aircraftAvailability;
    this.ranges = ranges;
    this.jointFlights = jointFlights;
  }

  /** Adds what the seat may order: for each base those who may fly together (r108). */
  @Rule({"7.1-a", "7.1-b/r86", "10.11", "3.3-d"})
  public void offers(Position position, Seat seat, List<Offer<Command>> offers) {
    offers(position, seat, aircraftAvailability.byBase(position, seat, true), offers);
  }

  private void offers(
      Position position, Seat seat, Map<String, List<Piece>> byBase, List<Offer<Command>> offers) {
    if (byBase.isEmpty()) {
      return;
    }
    Theatre theatre = ranges.theatre(position, MatchAgreements.side(seat));
    for (List<Piece> aircraft : byBase.values()) {
      for (JointFlights.Group group : groups(theatre, aircraft)) {
        offers.add(
            Offer.of(
                AirCommand.Strike.class,
                "aircraft",
                new Domain.Some(group.aircraft(), 1, group.most())));
      }
    }
  }

  /** 10.0-a: the same in an offensive, together with aircraft of an ally's from the same base. */
  @Rule({"10.0-a", "10.11"})
  public void offersTogether(Position position, Seat seat, List<Offer<Command>> offers) {
    Map<String, List<Piece>> byBase = aircraftAvailability.byBase(position, seat, true);
    for (Seat other : position.conventions().seats(MatchAgreements.side(seat))) {
      if (!other.equals(seat)) {
        aircraftAvailability
            .byBase(position, other, true)
            .forEach((base, more) -> byBase.computeIfPresent(base, (_, own) -> both(own, more)));
      }
    }
    offers(position, seat, byBase, offers);
  }

  private static List<Piece> both(List<Piece> own, List<Piece> more) {
    return Stream.concat(own.stream(), more.stream())
        .sorted(Comparator.comparing(Piece::id))
        .toList();
  }

  /** True if there is anything to order: mostly the first aircraft that is asked can fly. */
  boolean isOpen(Position position, Seat seat) {
    Map<String, List<Piece>> byBase = aircraftAvailability.byBase(position, seat, true);
    if (byBase.isEmpty()) {
      return false;
    }
    Theatre theatre = ranges.theatre(position, MatchAgreements.side(seat));
    for (List<Piece> aircraft : byBase.values()) {
      if (!groups(theatre, aircraft).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  @Rule({"3.3-f", "7.1-b/r108"})
  private List<JointFlights.Group> groups(Theatre theatre, List<Piece> aircraft) {
    Place base = aircraft.getFirst().place();
    int[] fighters = ranges.shortest(theatre, base, true);
    int[] others = ranges.shortest(theatre, base, false);
    return jointFlights.groups(
        theatre.spots(),
        aircraft,
        List.of(),
        (piece, spot) -> {
          if (!jointFlights.mayReturn(piece, theatre.spots().get(spot))) {
            return AirWays.FAR;
          }
          boolean fighter = aircraftAvailability.arm(piece.id()) == UnitKind.FIGHTER;
          return fighter ? fighters[spot] : others[spot];
        });
  }

  /** Why such an order is not on offer; empty if it is another's command. */
  public List<Finding> reasons(Position position, Seat seat, Command command) {
    return command instanceof AirCommand.Strike(List<String> aircraft)
        ? why(position, seat, aircraft, true)
        : List.of();
  }

  /** 3.3: by aircraft, then by what they have in common. */
  @Rule({"3.3-d", "3.3.1-f", "3.3.3-a", "7.1-b/r86"})
  List<Finding> why(Position position, Seat seat, List<String> aircraft, boolean toStrike) {
    List<Finding> why = new ArrayList<>();
    for (String id : aircraft) {
      why(position, seat, id, toStrike).ifPresent(why::add);
    }
    if (why.isEmpty() && !isOneBase(position, aircraft)) {
      why.add(Finding.forbids("7.1-b/r86", new AirWhy.OneBaseOnly(aircraft)));
    }
    if (why.isEmpty() && !aircraft.isEmpty()) {
      Place base = position.piece(aircraft.getFirst()).place();
      why.add(
          Finding.forbids(
              "3.3-f", new AirWhy.BeyondReach(base, aircraftAvailability.movement(aircraft))));
    }
    return why;
  }

  private Optional<Finding> why(Position position, Seat seat, String id, boolean toStrike) {
    if (!position.forces().has(id)
        || !aircraftAvailability.isAircraft(position.piece(id))
        || !aircraftAvailability.seat(position, id).equals(seat)) {
      return Optional.of(Finding.forbids("7.1-b", new AirWhy.NotYourAircraft(id)));
    }
    Piece piece = position.piece(id);
    Optional<Finding> grounded = aircraftAvailability.grounded(position, piece);
    if (grounded.isPresent() || !toStrike) {
      return grounded;
    }
    if (aircraftAvailability.arm(id) == UnitKind.AIR_TRANSPORT) {
      return Optional.of(Finding.forbids("3.3.3-a", new AirWhy.DoesNotAttack(id)));
    }
    return aircraftAvailability.fightsFromThere(piece)
        ? Optional.empty()
        : Optional.of(Finding.forbids("3.3.1-f", new AirWhy.NotFromCarriers(id)));
  }

  private static boolean isOneBase(Position position, List<String> aircraft) {
    return aircraft.stream()
            .map(id -> position.piece(id).place().id() + "/" + position.piece(id).aboard())
            .distinct()
            .count()
        <= 1;
  }

  /** The order is given: its way is declared next. */
  public void take(Seat seat, AirCommand.Strike strike, RulingInProgress<Position, Frame> ruling) {
    List<String> aircraft = strike.aircraft().stream().sorted().toList();
    Place base = ruling.position().piece(aircraft.getFirst()).place();
    ruling.pushFrame(new Routing(seat, Routing.Errand.STRIKE, aircraft, List.of(base), 0));
  }
}
