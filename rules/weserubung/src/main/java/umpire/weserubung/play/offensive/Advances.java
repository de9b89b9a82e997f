package umpire.weserubung.play.offensive;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.OffensiveCommand;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Plan;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.OffensiveWhy;
import umpire.weserubung.play.attackers.OffensiveEligibility;
import umpire.weserubung.play.attackers.Refusals;
import umpire.weserubung.play.route.Trip;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.PieceKind;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.MapFacts;

/** 10.10 Offensives without combat: a stack goes together into a vacant hex. */
final class Advances {
  private final MapFacts mapFacts;
  private final OrderOfBattle orderOfBattle;
  private final Stacking stacking;
  private final OffensiveEligibility offensiveEligibility;
  private final Refusals refusals;
  private final StackAdvance advance;
  private final RoadAdvance road;
  private final RailAdvance rail;

  Advances(
      MapFacts mapFacts,
      OrderOfBattle orderOfBattle,
      OffensiveEligibility offensiveEligibility,
      Refusals refusals,
      StackAdvance advance,
      RoadAdvance road,
      RailAdvance rail) {
    this.mapFacts = mapFacts;
    this.orderOfBattle = orderOfBattle;
    this.stacking = new Stacking(orderOfBattle);
    this.offensiveEligibility = offensiveEligibility;
    this.refusals = refusals;
    this.advance = advance;
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
    Side side = MatchAgreements.side(seat);
    BitSet controlled = rail.controlled(position, side);
    for (Map.Entry<Place, Stack> at : stacks(position, seat, false).entrySet()) {
      Stack stack = at.getValue();
      byRoad(position, stack, offers);
      int most = rail.room(position, stack.units(), controlled);
      if (most > 0) {
        offers.add(new Offer<>(OffensiveCommand.AdvanceByRail.class, together(stack.atMost(most))));
      }
    }
    for (Map.Entry<Place, Stack> aboard : stacks(position, seat, true).entrySet()) {
      Place hex = aboard.getKey();
      int room = stacking.room(position, hex, side, UnitKind.Element.LAND);
      if (mapFacts.isCombined(hex) && !stacking.holds(position, hex, side.other()) && room > 0) {
        List<Offer.Parameter> parameters = new ArrayList<>();
        parameters.add(new Offer.Parameter("hex", new Domain.One(List.of(hex))));
        parameters.addAll(together(aboard.getValue().atMost(room)));
        offers.add(new Offer<>(OffensiveCommand.Disembark.class, parameters));
      }
    }
  }

  private static List<Offer.Parameter> together(Stack stack) {
    return List.of(
        new Offer.Parameter("units", new Domain.Some(stack.units(), 1, stack.most())),
        new Offer.Parameter(
            "generals", new Domain.Some(stack.generals(), 0, stack.generals().size())));
  }

  /**
   * 10.10: units that go together go as the slowest of them does; whoever is faster, or at home in
   * the mountains, may find room for more of their like.
   */
  private void byRoad(Position position, Stack stack, List<Offer<Command>> offers) {
    List<Stack> made = new ArrayList<>();
    for (RoadAdvance.Pace pace : road.paces(stack.units())) {
      List<String> able = keepingUp(stack.units(), pace);
      int room = road.room(position, able, pace);
      Stack going = new Stack(able, keepingUp(stack.generals(), pace), Math.min(room, able.size()));
      if (going.most() > 0 && !isCovered(going, made)) {
        made.add(going);
        offers.add(new Offer<>(OffensiveCommand.Advance.class, together(going)));
      }
    }
  }

  private List<String> keepingUp(List<String> counters, RoadAdvance.Pace pace) {
    List<String> able = new ArrayList<>();
    for (String counter : counters) {
      if (road.keepsUp(counter, pace)) {
        able.add(counter);
      }
    }
    return able;
  }

  private static boolean isCovered(Stack going, List<Stack> made) {
    for (Stack other : made) {
      if (other.covers(going)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Who may go together.
   *
   * @param units land units of one place
   * @param generals who may go with them
   * @param most how many units at most
   */
  private record Stack(List<String> units, List<String> generals, int most) {
    static Stack empty() {
      return new Stack(new ArrayList<>(), new ArrayList<>(), 0);
    }

    Stack atMost(int room) {
      return new Stack(units, generals, Math.min(room, units.size()));
    }

    boolean covers(Stack other) {
      return most >= other.most
          && units.containsAll(other.units)
          && generals.containsAll(other.generals);
    }
  }

  /**
   * 3.5-a/r39, 10.0-a: land units that may still act, and generals who may go with them, wherever
   * somebody of the seat's is among them; who is an ally's goes if the ally agrees (r89).
   */
  @Rule({"3.5-a/r39", "10.0-a"})
  private Map<Place, Stack> stacks(Position position, Seat seat, boolean aboard) {
    Map<Place, Stack> stacks = new TreeMap<>();
    Plan plan = plan(seat);
    for (Piece piece :
        orderOfBattle.pieces(
            position, MatchAgreements.side(seat), PieceKind.LAND_UNITS_AND_LEADERS)) {
      if (piece.isAboard() != aboard || MapFacts.isBox(piece.place())) {
        continue;
      }
      boolean unit = orderOfBattle.is(piece.id(), UnitKind.Element.LAND);
      if ((unit || orderOfBattle.isGeneral(piece.id()))
          && offensiveEligibility.isFree(position, plan, piece)) {
        Stack stack = stacks.computeIfAbsent(piece.place(), _ -> Stack.empty());
        (unit ? stack.units() : stack.generals()).add(piece.id());
      }
    }
    stacks.values().removeIf(stack -> stack.units().stream().noneMatch(isOf(position, seat)));
    return stacks;
  }

  private Predicate<String> isOf(Position position, Seat seat) {
    return unit -> position.conventions().seat(orderOfBattle.nation(unit)).equals(seat);
  }

  List<Finding> reasons(Position position, Seat seat, List<String> units, List<String> generals) {
    List<Finding> why = new ArrayList<>();
    for (String unit : all(units, generals)) {
      why.addAll(refusals.barred(position, plan(seat), unit));
    }
    if (why.isEmpty() && !units.isEmpty()) {
      Place hex = position.piece(units.getFirst()).place();
      why.add(Finding.forbids("10.10", new OffensiveWhy.CannotReach(units.getFirst(), hex)));
    }
    return why;
  }

  void take(Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    if (command instanceof OffensiveCommand.Advance(var units, var generals)) {
      ruling.pushFrame(
          draft(seat, Routing.Errand.ADVANCE, all(units, generals), ruling.position()));
    } else if (command instanceof OffensiveCommand.AdvanceByRail(var units, var generals)) {
      ruling.pushFrame(
          draft(seat, Routing.Errand.RAIL_ADVANCE, all(units, generals), ruling.position()));
    } else if (command instanceof OffensiveCommand.Disembark(Place hex, var units, var generals)) {
      advance.declared(ashore(seat, all(units, generals), hex), ruling);
    } else {
      throw new IllegalStateException(command + " is no offensive without combat");
    }
  }

  /** Units first, so that the first of them takes what is entered. */
  private static List<String> all(List<String> units, List<String> generals) {
    List<String> all = new ArrayList<>(units.stream().sorted().toList());
    all.addAll(generals.stream().sorted().toList());
    return all;
  }

  private static Routing draft(
      Seat seat, Routing.Errand errand, List<String> pieces, Position position) {
    Place from = position.piece(pieces.getFirst()).place();
    return new Routing(seat, errand, pieces, List.of(from), 0);
  }

  /** A way of one hex: off the ships that lie there. */
  private static Routing ashore(Seat seat, List<String> pieces, Place hex) {
    return new Routing(seat, Routing.Errand.ADVANCE, pieces, List.of(hex), 0);
  }
}
