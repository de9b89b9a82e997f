package umpire.weserubung.play.offensive;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Seat;
import umpire.weserubung.event.OffensiveEvent;
import umpire.weserubung.model.Arm;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.Conventions;
import umpire.weserubung.model.Nation;
import umpire.weserubung.model.OffensiveCommand;
import umpire.weserubung.model.OffensiveFrame;
import umpire.weserubung.model.OffensiveWhy;
import umpire.weserubung.model.Piece;
import umpire.weserubung.model.Plan;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.Routing;
import umpire.weserubung.model.Side;
import umpire.weserubung.play.Course;
import umpire.weserubung.play.Mix;
import umpire.weserubung.play.Stacking;
import umpire.weserubung.play.country.Capture;
import umpire.weserubung.play.route.Trip;
import umpire.weserubung.terrain.Chart;

/** 10.10 Offensives without combat: a stack goes together into a vacant hex. */
final class Advances {
  private final Chart chart;
  private final Mix mix;
  private final Stacking stacking;
  private final Levies levies;
  private final Refusals refusals;
  private final Capture capture;
  private final RoadAdvance road;
  private final RailAdvance rail;

  Advances(
      Chart chart,
      Mix mix,
      Levies levies,
      Refusals refusals,
      Capture capture,
      RoadAdvance road,
      RailAdvance rail) {
    this.chart = chart;
    this.mix = mix;
    this.stacking = new Stacking(mix);
    this.levies = levies;
    this.refusals = refusals;
    this.capture = capture;
    this.road = road;
    this.rail = rail;
  }

  /** Their two errands. */
  List<Trip> trips() {
    return List.of(road, rail);
  }

  private static Plan plan(Seat seat) {
    return new Plan(seat, Plan.Manner.ATTACK, "", List.of());
  }

  /** 10.10, 3.2-f: stacks on land by road or rail, and what is aboard off a vacant coast. */
  @Rule({"10.10", "10.10/r55"})
  void offers(Position position, Seat seat, List<Offer<Command>> offers) {
    Set<Place> controlled = rail.controlled(position, Conventions.side(seat));
    for (Map.Entry<Place, List<String>> stack : stacks(position, seat, false).entrySet()) {
      List<String> able = stack.getValue();
      Domain some = new Domain.Some(able, 1, able.size());
      if (road.leadsOn(position, able)) {
        offers.add(Offer.of(OffensiveCommand.Advance.class, "units", some));
      }
      if (rail.leadsOn(position, able, controlled)) {
        offers.add(Offer.of(OffensiveCommand.AdvanceByRail.class, "units", some));
      }
    }
    Side enemy = Conventions.side(seat).other();
    for (Map.Entry<Place, List<String>> aboard : stacks(position, seat, true).entrySet()) {
      Place hex = aboard.getKey();
      int room =
          Math.min(
              stacking.room(position, hex, enemy.other(), Arm.Element.LAND),
              aboard.getValue().size());
      if (chart.isCombined(hex) && !stacking.holds(position, hex, enemy) && room > 0) {
        offers.add(
            new Offer<>(
                OffensiveCommand.Disembark.class,
                List.of(
                    new Offer.Parameter("hex", new Domain.One(List.of(hex))),
                    new Offer.Parameter("units", new Domain.Some(aboard.getValue(), 1, room)))));
      }
    }
  }

  /** The seat's land units that may still act, by hex; leaders follow in the movement phase. */
  private Map<Place, List<String>> stacks(Position position, Seat seat, boolean aboard) {
    Map<Place, List<String>> stacks = new TreeMap<>();
    Plan plan = plan(seat);
    for (Piece piece : position.forces().pieces().values()) {
      if (mix.isUnit(piece.id())
          && mix.unit(piece.id()).arm().isLand()
          && piece.isAboard() == aboard
          && !Chart.isBox(piece.place())
          && position.conventions().seat(mix.nation(piece.id())).equals(seat)
          && levies.isFree(position, plan, piece)) {
        stacks.computeIfAbsent(piece.place(), _ -> new ArrayList<>()).add(piece.id());
      }
    }
    return stacks;
  }

  List<Finding> reasons(Position position, Seat seat, List<String> units) {
    List<Finding> why = new ArrayList<>();
    for (String unit : units) {
      why.addAll(refusals.barred(position, plan(seat), unit));
    }
    if (why.isEmpty() && !units.isEmpty()) {
      Place hex = position.piece(units.getFirst()).place();
      why.add(Finding.forbids("10.10", new OffensiveWhy.CannotReach(units.getFirst(), hex)));
    }
    return why;
  }

  void take(Command command, Course course) {
    switch (command) {
      case OffensiveCommand.Advance(List<String> units) ->
          course.push(draft(Routing.Errand.ADVANCE, units, course.position()));
      case OffensiveCommand.AdvanceByRail(List<String> units) ->
          course.push(draft(Routing.Errand.RAIL_ADVANCE, units, course.position()));
      case OffensiveCommand.Disembark(Place hex, List<String> units) ->
          carryOut(units.stream().sorted().toList(), List.of(hex), mix, capture, course);
      default -> throw new IllegalStateException(command + " is no offensive without combat");
    }
  }

  private static Routing draft(Routing.Errand errand, List<String> units, Position position) {
    List<String> sorted = units.stream().sorted().toList();
    return new Routing(errand, sorted, List.of(position.piece(sorted.getFirst()).place()), 0);
  }

  /** It is paid, the stack moves and takes what it enters; the other side is next (10.0-a). */
  @Rule({"10.10", "10.0-a", "10.0-c"})
  static void carryOut(
      List<String> units, List<Place> path, Mix mix, Capture capture, Course course) {
    Map<Nation, Integer> price = new TreeMap<>();
    units.forEach(unit -> price.put(mix.nation(unit), 1));
    course.add(new OffensiveEvent.OffensivePaid(price));
    course.add(new OffensiveEvent.StackAdvanced(units, path));
    Side side = mix.side(units.getFirst());
    course.replace(new OffensiveFrame.Alternating(side.other(), 0, Set.of()));
    List<Place> entered = path.size() > 1 ? path.subList(1, path.size()) : path;
    capture.enter(course, units.getFirst(), entered);
  }
}
