package umpire.weserubung.play.route;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.AskingStep;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.RouteCommand;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Routing;

/**
 * 7.1, 8.1, 11.0: ways are declared whole before anything moves: through any number of places, then
 * to the end, each stretch by the cheapest path.
 */
public final class RouteStep implements AskingStep<Position, Command, Frame, Routing> {
  private final Map<Routing.Errand, Trip> trips;

  public RouteStep(List<Trip> trips) {
    this.trips = new EnumMap<>(Routing.Errand.class);
    trips.forEach(trip -> this.trips.put(trip.errand(), trip));
  }

  private Trip trip(Routing draft) {
    Trip trip = trips.get(draft.errand());
    if (trip == null) {
      throw new IllegalStateException("nobody travels for " + draft.errand());
    }
    return trip;
  }

  @Override
  public Class<Routing> frame() {
    return Routing.class;
  }

  @Override
  public RuleId rule(Routing draft) {
    return trip(draft).rule();
  }

  @Override
  public List<Seat> seats(Position position, Routing draft) {
    return List.of(draft.seat());
  }

  @Override
  public Offers<Command> offers(Position position, Routing draft, Seat seat) {
    Trip trip = trip(draft);
    Trip.Onward onward = trip.onward(position, draft);
    List<Offer<Command>> offers = new ArrayList<>();
    List<Place> ends = onward.ends().stream().sorted().toList();
    offers.add(Offer.of(RouteCommand.To.class, "place", new Domain.One(ends)));
    if (!onward.through().isEmpty()) {
      offers.add(Offer.of(RouteCommand.Via.class, "place", new Domain.One(onward.through())));
    }
    offers.addAll(trip.more(position, draft));
    return new Offers<>(offers);
  }

  /** The first place where it may end. */
  @Override
  public Command fallback(Position position, Routing draft, Seat seat, Offers<Command> offers) {
    Domain ends = offers.offers().getFirst().parameters().getFirst().domain();
    return new RouteCommand.To((Place) ((Domain.One) ends).values().getFirst());
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, Routing draft, Seat seat, Command command) {
    return command instanceof RouteCommand way
        ? switch (way) {
          case RouteCommand.Via(Place place) -> trip(draft).reasons(position, draft, place, false);
          case RouteCommand.To(Place place) -> trip(draft).reasons(position, draft, place, true);
        }
        : List.of();
  }

  @Override
  public void take(
      Routing draft, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    Trip trip = trip(draft);
    if (command instanceof RouteCommand.Via(Place place)) {
      ruling.replaceFrame(longer(trip, draft, place, ruling.position()));
    } else if (command instanceof RouteCommand.To(Place place)) {
      Routing whole = longer(trip, draft, place, ruling.position());
      ruling.popFrame();
      trip.declared(whole, ruling);
    } else {
      trip.take(draft, command, ruling);
    }
  }

  private static Routing longer(Trip trip, Routing draft, Place to, Position position) {
    Trip.Way way = trip.way(position, draft, to);
    List<Place> path = new ArrayList<>(draft.path());
    path.addAll(way.path().subList(1, way.path().size()));
    return new Routing(
        draft.seat(), draft.errand(), draft.pieces(), path, draft.spent() + way.cost());
  }
}
