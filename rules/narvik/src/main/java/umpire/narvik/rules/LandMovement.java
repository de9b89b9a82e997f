package umpire.narvik.rules;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.narvik.event.Event;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.BySide;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.Why;
import umpire.narvik.terrain.MovementCosts;

/**
 * 14 Land movement: one unit, hex by hex, within the movement points of its counter. A unit may
 * always move one hex that is not forbidden to it.
 */
public final class LandMovement {
  private final ChapterContext chapterContext;
  private final Ferries ferries;
  private final BySide<List<Offer<Command>>> ashore = new BySide<>();

  public LandMovement(ChapterContext chapterContext) {
    this.chapterContext = chapterContext;
    this.ferries = new Ferries(chapterContext);
  }

  /** Why the unit may not enter the hex now; {@code spent} is zero before its first step. */
  @Rule({"14", "14.1"})
  public List<Finding> bars(
      Position position, Side side, String unitId, Place to, Fraction spent, boolean first) {
    Unit unit = position.units().get(unitId);
    if (unit == null || (unit.faceDown() && chapterContext.mix().land(unitId).side() != side)) {
      return List.of(Finding.forbids("14", new Why.NoSuchUnit(unitId)));
    }
    NarvikCounter.LandUnit counter = chapterContext.mix().land(unitId);
    if (counter.side() != side) {
      return List.of(Finding.forbids("14", new Why.NotYours(unitId)));
    }
    List<Finding> orders = FuhrersOrders.bars(position, side);
    if (!orders.isEmpty()) {
      return orders;
    }
    List<Finding> passage = barsPassage(position, counter, unit.place(), to);
    if (!passage.isEmpty()) {
      return passage;
    }
    List<Finding> why = new ArrayList<>(mayAct(unit, counter));
    why.addAll(barsHex(position, unit, counter, to));
    if (!first) {
      why.addAll(barsCost(position, unit, to, spent));
    }
    return List.copyOf(why);
  }

  /** 14.1, 12.1b, 13.2: who stands in the hex and around. */
  private List<Finding> barsHex(
      Position position, Unit unit, NarvikCounter.LandUnit counter, Place to) {
    boolean held = chapterContext.mix().holds(position, counter.side().other(), to);
    List<Finding> pins = chapterContext.zones().pins(position, unit, to);
    List<Finding> stacking = chapterContext.stacking().bars(position, unit, to);
    if (!held && pins.isEmpty() && stacking.isEmpty()) {
      return List.of();
    }
    List<Finding> why = new ArrayList<>();
    if (held) {
      why.add(Finding.forbids("14.1", new Why.EnemyHeld(to)));
    }
    why.addAll(pins);
    why.addAll(stacking);
    return why;
  }

  /** The ground, and where it bars, the ferries. */
  private List<Finding> barsPassage(
      Position position, NarvikCounter.LandUnit counter, Place from, Place to) {
    List<Finding> ground = chapterContext.passage().bars(counter, from, to);
    return ground.isEmpty() || !chapterContext.map().adjacent(from, to)
        ? ground
        : ferries.bars(position, counter, from, to, ground);
  }

  /** 14.1: why the points that are left do not suffice; the first step is always within them. */
  @Rule("14.1")
  private List<Finding> barsCost(Position position, Unit unit, Place to, Fraction spent) {
    Fraction cost = toll(position, unit, to).points();
    Fraction movement = Fraction.of(chapterContext.mix().land(unit.id()).movement());
    if (spent.plus(cost).compareTo(movement) <= 0) {
      return List.of();
    }
    Fraction left = movement.plus(spent.times(Fraction.of(-1)));
    return List.of(Finding.forbids("14.1", new Why.TooFewPoints(unit.id(), cost, left)));
  }

  /** True if {@link #mayAct} finds nothing. */
  public boolean ready(Unit unit) {
    return !unit.faceDown() && !chapterContext.mix().atLimit(unit);
  }

  /** 10.1b, 11.1: spent units and face-down counters do not act. */
  @Rule({"10.1b", "11.1"})
  public List<Finding> mayAct(Unit unit, NarvikCounter.LandUnit counter) {
    if (ready(unit)) {
      return List.of();
    }
    List<Finding> why = new ArrayList<>();
    if (unit.faceDown()) {
      why.add(Finding.forbids("11.1", new Why.FaceDownUnit(unit.id())));
    }
    if (chapterContext.mix().atLimit(unit)) {
      why.add(Finding.forbids("10.1b", new Why.AtFatigueLimit(unit.id(), counter.fatigueLimit())));
    }
    return why;
  }

  /** What the step costs, the enemy zone that is left included. */
  @Rule("12.1a")
  MovementCosts.Toll toll(Position position, Unit unit, Place to) {
    MovementCosts.Toll toll = chapterContext.costs().of(position.season(), unit.place(), to);
    NarvikCounter.LandUnit counter = chapterContext.mix().land(unit.id());
    if (!chapterContext.zones().cover(position, counter.side().other(), unit.place())) {
      return toll;
    }
    Fraction leaving = chapterContext.zones().leaving(counter);
    Finding finding =
        Finding.of("12.1a", new Why.LeavingZone(unit.place(), leaving), new Effect.Costs(leaving));
    return new MovementCosts.Toll(
        toll.points().plus(leaving), ChoiceQuestions.both(toll.findings(), List.of(finding)));
  }

  /**
   * One offer for each unit of the side that can make a first step. Where no ferry helps, that
   * depends on the land units alone, and stays as it is while ships sail and players pass.
   */
  public List<Offer<Command>> firstSteps(Position position, Side side) {
    if (FuhrersOrders.bind(position, side)) {
      return List.of();
    }
    return side == Side.ALLIED && ferries.serve(position)
        ? allFirstSteps(position, side)
        : ashore.of(position.landUnits(), side, () -> allFirstSteps(position, side));
  }

  private List<Offer<Command>> allFirstSteps(Position position, Side side) {
    List<Offer<Command>> offers = new ArrayList<>();
    for (Unit unit : chapterContext.mix().of(position, side)) {
      offers.addAll(steps(position, side, unit, Fraction.ZERO, true));
    }
    return List.copyOf(offers);
  }

  /** The offer of the unit's next step; none if it cannot make one. */
  public List<Offer<Command>> steps(
      Position position, Side side, Unit unit, Fraction spent, boolean first) {
    if (FuhrersOrders.bind(position, side) || !ready(unit)) {
      return List.of();
    }
    NarvikCounter.LandUnit counter = chapterContext.mix().land(unit.id());
    List<Place> open = new ArrayList<>();
    for (Place to : passable(position, unit, counter)) {
      if (barsHex(position, unit, counter, to).isEmpty()
          && (first || barsCost(position, unit, to, spent).isEmpty())) {
        open.add(to);
      }
    }
    if (open.isEmpty()) {
      return List.of();
    }
    return List.of(
        new Offer<>(
            Command.Step.class,
            List.of(
                new Offer.Parameter("unit", new Domain.One(List.of(unit.id()))),
                new Offer.Parameter("to", new Domain.One(open)))));
  }

  /** The neighbours into which the ground, or a ferry, lets the unit, in order of id. */
  private List<Place> passable(Position position, Unit unit, NarvikCounter.LandUnit counter) {
    if (counter.side() == Side.GERMAN || !ferries.serveNear(position, unit.place())) {
      return chapterContext.passage().exits(counter.kind(), unit.place());
    }
    return chapterContext.map().neighbours(unit.place()).stream()
        .filter(to -> barsPassage(position, counter, unit.place(), to).isEmpty())
        .sorted()
        .toList();
  }

  /** Makes a step that is on offer and returns the points spent so far. */
  @Rule("14.1")
  public Fraction step(
      RulingInProgress<Position, Frame> ruling, String unitId, Place to, Fraction spent) {
    Unit unit = ruling.position().units().get(unitId);
    if (unit == null) {
      throw new IllegalStateException("a step of a unit that is not in play: " + unitId);
    }
    MovementCosts.Toll toll = toll(ruling.position(), unit, to);
    List<Finding> findings = toll.findings();
    Fraction after = spent.plus(toll.points());
    int movement = chapterContext.mix().land(unitId).movement();
    if (after.compareTo(Fraction.of(movement)) > 0) {
      findings =
          ChoiceQuestions.both(findings, List.of(Finding.notes("14.1", new Why.OneHexAlways(to))));
    }
    ruling.add(new Event.Stepped(unitId, unit.place(), to, toll.points(), findings));
    return after;
  }
}
