package umpire.weserubung.play.air;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Derived;
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
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.AirWhy;
import umpire.weserubung.model.why.OffensiveWhy;
import umpire.weserubung.play.aircraft.AircraftAvailability;
import umpire.weserubung.play.aircraft.FlightGoals;
import umpire.weserubung.play.aircraft.JointFlights;
import umpire.weserubung.play.movement.FurtherMoves;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.MapFacts;

/** 3.2.3-b, r34 Parachutists whom a seat may drop in the movement phase, and where. */
public final class Drops implements FurtherMoves {
  private final MapFacts map;
  private final Derived<List<Place>> vacant = new Derived<>();
  private final AircraftAvailability planes;
  private final JointFlights joint;
  private final Strikes strikes;
  private final Stacking stacking;

  Drops(
      MapFacts map,
      AircraftAvailability planes,
      JointFlights joint,
      Strikes strikes,
      Stacking stacking) {
    this.map = map;
    this.planes = planes;
    this.joint = joint;
    this.strikes = strikes;
    this.stacking = stacking;
  }

  /** For each air transport beside parachutists who have a hex to jump on: who jumps. */
  @Override
  @Rule({"3.2.3-b", "3.2.3-b/r34", "11.0-d"})
  public List<Offer<Command>> offers(Position position, Seat seat) {
    List<Offer<Command>> offers = new ArrayList<>();
    for (List<Piece> aircraft : planes.byBase(position, seat, false).values()) {
      for (Piece piece : aircraft) {
        if (planes.arm(piece.id()) == UnitKind.AIR_TRANSPORT) {
          Jumpers jumpers = jumpers(position, piece);
          if (!jumpers.all().isEmpty()) {
            offers(position, piece, jumpers, aircraft, offers);
          }
        }
      }
    }
    return offers;
  }

  /**
   * Who may jump from a transport.
   *
   * @param whole at full strength, on any open hex in reach
   * @param reduced on those of their own side alone (r134)
   */
  private record Jumpers(List<String> whole, List<String> reduced) {
    List<String> all() {
      return Stream.concat(whole.stream(), reduced.stream()).sorted().toList();
    }
  }

  /** Escorts of reduced ones must reach a hex of their side; whole ones alone go farther. */
  private void offers(
      Position position,
      Piece transport,
      Jumpers jumpers,
      List<Piece> aircraft,
      List<Offer<Command>> offers) {
    boolean reduced = !jumpers.reduced().isEmpty();
    List<Domain> all = escorts(position, transport, aircraft, reduced);
    all.forEach(escorts -> offers.add(offer(transport, jumpers.all(), escorts)));
    if (reduced && !jumpers.whole().isEmpty()) {
      List<Domain> farther = new ArrayList<>(escorts(position, transport, aircraft, false));
      farther.removeAll(all);
      farther.forEach(escorts -> offers.add(offer(transport, jumpers.whole(), escorts)));
    }
  }

  private static Offer<Command> offer(Piece transport, List<String> jumpers, Domain escorts) {
    int most = Math.min(jumpers.size(), AircraftAvailability.capacity(transport));
    return new Offer<>(
        AirCommand.Drop.class,
        List.of(
            new Offer.Parameter("transport", new Domain.One(List.of(transport.id()))),
            new Offer.Parameter("parachutists", new Domain.Some(jumpers, 1, most)),
            new Offer.Parameter("escorts", escorts)));
  }

  /** r161: fighters of the same base, as far as one base behind the hex has room for all. */
  @Rule({"3.3.1-b", "3.2.3-b/r161"})
  private List<Domain> escorts(
      Position position, Piece transport, List<Piece> aircraft, boolean own) {
    List<Piece> fighters =
        aircraft.stream().filter(piece -> planes.arm(piece.id()) == UnitKind.FIGHTER).toList();
    List<Domain> escorts = new ArrayList<>();
    if (!fighters.isEmpty()) {
      for (JointFlights.Group group :
          joint.along(position, transport, fighters, open(position, transport.id(), own))) {
        escorts.add(new Domain.Some(group.aircraft(), 0, group.most()));
      }
    }
    return escorts.isEmpty() ? List.of(new Domain.Some(List.of(), 0, 0)) : escorts;
  }

  /** r134: reduced ones need a hex of their own side; with them the others keep to such, too. */
  @Rule("3.2.3-g/r134")
  private Jumpers jumpers(Position position, Piece transport) {
    List<String> whole = new ArrayList<>();
    List<String> reduced = new ArrayList<>();
    for (Piece piece : position.in(transport.place())) {
      if (isParachutist(piece.id()) && isReady(piece)) {
        (piece.reduced() ? reduced : whole).add(piece.id());
      }
    }
    if (whole.isEmpty() && reduced.isEmpty()) {
      return new Jumpers(whole, reduced);
    }
    List<Place> reach = joint.overLand(position, transport);
    Side side = planes.side(transport.id());
    boolean any = reach.stream().anyMatch(hex -> isOpen(position, hex, side, false));
    boolean own =
        !reduced.isEmpty()
            && any
            && reach.stream().anyMatch(hex -> isOpen(position, hex, side, true));
    return new Jumpers(any ? whole : List.of(), own ? reduced : List.of());
  }

  private boolean isParachutist(String id) {
    return !planes.isLeader(id) && planes.arm(id) == UnitKind.PARACHUTISTS;
  }

  /** 3.2-e, r135: a jump is an action of the parachutists. */
  @Rule({"3.2-e", "3.2.3-b/r135"})
  private static boolean isReady(Piece piece) {
    return !piece.isAboard() && !piece.hasActed();
  }

  /** r34: a land hex without a town where no unit stands, enemy or friendly. */
  @Rule({"3.2.3-b/r34", "3.2.3-f", "3.1-a"})
  private boolean isOpen(Position position, Place hex, Side side, boolean own) {
    return map.isLand(hex)
        && !map.isTown(hex)
        && isVacant(position, hex)
        && (!own || position.country().control(hex) == side);
  }

  private boolean isVacant(Position position, Place hex) {
    return !stacking.holds(position, hex, Side.GERMAN)
        && !stacking.holds(position, hex, Side.ALLIED);
  }

  /** Where these may still drop whom they carry, with what movement is left; nowhere if nobody. */
  @Rule({"3.2.3-b/r34", "3.2.3-b/r161", "3.3-f"})
  FlightGoals goals(Position position, List<String> who, int spent) {
    if (who.stream().noneMatch(this::isParachutist)) {
      return new FlightGoals(List.of());
    }
    List<Place> open = open(position, who.getFirst(), hasReduced(position, who));
    List<Piece> aircraft = who.stream().map(position::piece).filter(planes::isAircraft).toList();
    return joint.goals(position, aircraft, open, planes.movement(who) - spent);
  }

  /** Every hex that parachutists with that transport may take; reduced ones of their side. */
  private List<Place> open(Position position, String transport, boolean own) {
    Side side = planes.side(transport);
    List<Place> vacant = vacant(position);
    return own
        ? vacant.stream().filter(hex -> position.country().control(hex) == side).toList()
        : vacant;
  }

  /** All that are open to whole ones, found once for a decision. */
  private List<Place> vacant(Position position) {
    return vacant.of(
        position.forces().byId(),
        () ->
            map.set("land").stream()
                .filter(hex -> isOpen(position, hex, Side.GERMAN, false)) // open to both sides
                .toList());
  }

  private boolean hasReduced(Position position, List<String> who) {
    return who.stream().anyMatch(id -> isParachutist(id) && position.piece(id).reduced());
  }

  /** Why nobody is dropped there, or cannot be from where the flight is. */
  @Rule({"3.2.3-b/r34", "3.2.3-f", "3.2.3-g", "3.2.3-g/r134"})
  List<Finding> whyNotThere(Position position, List<String> who, Place to, int left) {
    if (map.isTown(to)) {
      return List.of(Finding.forbids("3.2.3-f", new OffensiveWhy.NoDropOnTowns(to)));
    }
    if (map.isLand(to) && !isVacant(position, to)) {
      return List.of(Finding.forbids("3.2.3-b/r34", new AirWhy.NotVacant(to)));
    }
    if (!map.isLand(to)) {
      return List.of();
    }
    Side side = planes.side(who.getFirst());
    List<Finding> why = new ArrayList<>();
    for (String id : who) {
      if (isParachutist(id)
          && position.piece(id).reduced()
          && position.country().control(to) != side) {
        why.add(Finding.forbids("3.2.3-g", new OffensiveWhy.TooWeakToJump(id)));
      }
    }
    return why.isEmpty()
        ? List.of(Finding.forbids("3.3-f", new AirWhy.BeyondReach(to, left)))
        : why;
  }

  @Override
  @Rule({"3.2.3-b", "3.3.3-c", "3.3.1-b"})
  public List<Finding> reasons(Position position, Seat seat, Command command) {
    if (!(command instanceof AirCommand.Drop(var transport, var parachutists, var escorts))) {
      return List.of();
    }
    if (!isTransport(position, transport)) {
      return List.of(Finding.forbids("3.3.3-a", new AirWhy.NotYourAircraft(transport)));
    }
    List<Finding> why = new ArrayList<>();
    for (String id : parachutists) {
      why(position, id, transport).ifPresent(why::add);
    }
    int capacity = AircraftAvailability.capacity(position.piece(transport));
    if (why.isEmpty() && parachutists.size() > capacity) {
      String last = parachutists.get(capacity);
      why.add(Finding.forbids("3.3.3-c", new AirWhy.CannotBoard(last, transport)));
    }
    for (String id : escorts) {
      if (!planes.hasFighter(List.of(id))) {
        why.add(Finding.forbids("3.3.1-b", new AirWhy.NoEscort(id)));
      }
    }
    List<String> aircraft = new ArrayList<>(List.of(transport));
    aircraft.addAll(escorts);
    return why.isEmpty() ? strikes.why(position, seat, aircraft, false) : why;
  }

  private boolean isTransport(Position position, String id) {
    return position.forces().has(id)
        && planes.isAircraft(position.piece(id))
        && planes.arm(id) == UnitKind.AIR_TRANSPORT;
  }

  private Optional<Finding> why(Position position, String id, String transport) {
    if (!position.forces().has(id) || !isParachutist(id)) {
      return Optional.of(Finding.forbids("3.2.3-b", new AirWhy.CannotBoard(id, transport)));
    }
    Piece piece = position.piece(id);
    Piece aircraft = position.piece(transport);
    if (piece.hasActed()) {
      return Optional.of(Finding.forbids("3.2-e", new OffensiveWhy.HasActed(id)));
    }
    if (piece.isAboard() || !piece.place().equals(aircraft.place())) {
      return Optional.of(Finding.forbids("7.6-b", new AirWhy.CannotBoard(id, transport)));
    }
    boolean stays =
        AircraftAvailability.isRested(position, aircraft)
            && !jumpers(position, aircraft).all().contains(id);
    return piece.reduced() && stays
        ? Optional.of(Finding.forbids("3.2.3-g", new OffensiveWhy.TooWeakToJump(id)))
        : Optional.empty();
  }

  /** The order is given: its way is declared next. */
  @Override
  public void take(Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    if (!(command instanceof AirCommand.Drop(var transport, var parachutists, var escorts))) {
      throw new IllegalStateException(command + " was not offered");
    }
    List<String> who = new ArrayList<>(List.of(transport));
    escorts.stream().sorted().forEach(who::add);
    parachutists.stream().sorted().forEach(who::add);
    Place base = ruling.position().piece(transport).place();
    ruling.pushFrame(new Routing(seat, Routing.Errand.DROP, who, List.of(base), 0));
  }
}
