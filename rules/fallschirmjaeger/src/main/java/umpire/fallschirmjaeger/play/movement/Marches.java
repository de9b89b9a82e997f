package umpire.fallschirmjaeger.play.movement;

import java.util.List;
import java.util.Optional;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.MovementFrame.Moving;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.state.Works;
import umpire.fallschirmjaeger.model.why.AirWhy;
import umpire.fallschirmjaeger.model.why.PeopleWhy;
import umpire.fallschirmjaeger.model.why.PlayWhy;
import umpire.fallschirmjaeger.play.people.Captures;
import umpire.fallschirmjaeger.rules.Allowance;
import umpire.fallschirmjaeger.rules.Bars;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.Entry;
import umpire.fallschirmjaeger.terrain.MovementCosts.Passage;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;

/** SCS-move: what units can do with their movement points; offers and refusals come from here. */
record Marches(
    ChapterContext context,
    Entry entry,
    Allowance allowance,
    Carriage carriage,
    Captures captures) {
  private static final String STADIUM_MOVES = "moves-of-a-stadium-unit";

  /** Why a unit cannot move in the phase; empty if it can. */
  @Rule({"1.4", "SCS-exploit", "1.10h", "2.9b"})
  Optional<Finding> idle(Position position, Piece piece, boolean exploitation) {
    String id = piece.id();
    boolean fixed = context.mix().counter(id).movement() == 0;
    boolean slow = exploitation && !context.mix().exploits(id);
    boolean dropped = exploitation && piece.is(Mark.DROPPED);
    Works.Construction bridge = position.ground().works().building().get(id);
    boolean builds = bridge != null && bridge.turn() == position.turn();
    return Bars.mark(piece, Mark.CAPTIVE, "1.10h", PeopleWhy.IsCaptive::new)
        .or(() -> Bars.when(fixed, "SCS-move", new PeopleWhy.MovesNotItself(id)))
        .or(() -> Bars.mark(piece, Mark.DISORGANISED, "1.4", PlayWhy.IsDisorganised::new))
        .or(() -> Bars.when(slow, "SCS-exploit", new PlayWhy.NoExploitation(id)))
        .or(() -> Bars.when(dropped, "2.5b", new AirWhy.JustDropped(id)))
        .or(() -> Bars.when(builds, "2.9b", new PlayWhy.BuildsBridge(id)))
        .or(() -> Bars.mark(piece, Mark.SPENT, "SCS-move", PlayWhy.Spent::new));
  }

  /** The units of one hex as they begin to move; the slowest says how far. */
  @Rule("2.5b")
  Moving begin(Position position, Side side, List<String> units, boolean exploitation) {
    Fraction least =
        fromStadium(position, units)
            ? Fraction.of(context.number(STADIUM_MOVES))
            : units.stream()
                .map(unit -> points(position, unit))
                .min(Fraction::compareTo)
                .orElseThrow();
    List<String> all = units.size() == 1 ? units : units.stream().sorted().toList();
    return new Moving(side, all, least, false, exploitation, List.of());
  }

  /** 2.5b: who was dropped in this turn has the one hex that everybody may move. */
  private Fraction points(Position position, String unit) {
    return position.piece(unit).is(Mark.DROPPED)
        ? Fraction.ZERO
        : allowance.of(unit, position.turn());
  }

  /** Where the units can step. */
  List<Place> steps(Position position, Moving moving) {
    return context.map().neighbours(place(position, moving)).stream()
        .filter(hex -> stepBars(position, moving, hex).isEmpty())
        .sorted()
        .toList();
  }

  /** The hex of the units. */
  Place place(Position position, Moving moving) {
    return position.piece(moving.units().getFirst()).place();
  }

  /** Why the units cannot step into the hex; empty if they can. */
  @Rule({"SCS-move", "SCS-stack"})
  Optional<Finding> stepBars(Position position, Moving moving, Place to) {
    Place from = place(position, moving);
    Optional<Finding> barred = hexBars(position, moving, from, to);
    if (barred.isPresent()) {
      return barred;
    }
    // The first step is free unless it is made by ferry: zones, which only add to its cost, do not
    // matter.
    boolean paid = moving.moved() || context.ferries().joins(from, to);
    Passage passage =
        paid
            ? passage(position, moving, to)
            : entry.bare(position, from, to, entry.armoured(moving.all()));
    if (passage instanceof Passage.Barred(Finding because)) {
      return Optional.of(because);
    }
    if (!entry.stacking().takes(position, moving.side(), to, moving.all())) {
      int most = entry.stacking().most();
      return Optional.of(Finding.forbids("1.3", new PlayWhy.StackFull(to, most)));
    }
    return paid
            && passage instanceof Passage.Open(Fraction cost, var _)
            && cost.compareTo(moving.left()) > 0
        ? unpaid(moving, to, cost)
        : Optional.empty();
  }

  /** What bars them from the hex whatever the step costs: where it lies, who stands there. */
  @Rule({"SCS-move", "1.10f(2)", "3.5a"})
  private Optional<Finding> hexBars(Position position, Moving moving, Place from, Place to) {
    Side side = moving.side();
    PlayWhy enemy = new PlayWhy.EnemyThere(to);
    return beside(position, from, to)
        .or(() -> Bars.when(!entry.free(position, side, to), "SCS-move", enemy))
        .or(() -> Bars.when(ferryBarred(position, side, from, to), "1.1h", enemy))
        .or(
            () ->
                Bars.when(!captures.lone(position, side.other(), to).isEmpty(), "1.10f(2)", enemy))
        .or(
            () ->
                Bars.when(
                    carriage.shuns(position, moving, to), "3.5a", new PeopleWhy.BesideEnemy(to)))
        .or(() -> bound(position, moving, to));
  }

  /**
   * 1.1h, r111: a ferry does not land among enemies that would not bar a march: trucks and ships.
   */
  @Rule({"1.1h", "1.1h/r111"})
  private boolean ferryBarred(Position position, Side side, Place from, Place to) {
    return position.in(to).stream()
            .map(Piece::id)
            .anyMatch(
                id ->
                    context.mix().counter(id).side() != side
                        && (context.mix().truck(id) || context.mix().ship(id)))
        && context.ferries().of(from, to, false).isPresent();
  }

  /**
   * What a step costs, or what bars it. 2.5b(4): out of the stadium it takes one of three moves
   * into a city hex, whatever zone lies there, and all of them into another.
   */
  @Rule("2.5b(4)")
  Passage passage(Position position, Moving moving, Place to) {
    Place from = place(position, moving);
    boolean armoured = entry.armoured(moving.all());
    Passage passage = entry.passage(position, moving.side(), from, to, armoured);
    if (passage instanceof Passage.Barred || !fromStadium(position, moving.units())) {
      return passage;
    }
    boolean city = context.map().hex(to).terrain().equals("city");
    Fraction cost = Fraction.of(city ? 1 : context.number(STADIUM_MOVES));
    AirWhy why = new AirWhy.FromTheStadium(moving.units().getFirst());
    return new Passage.Open(cost, List.of(Finding.of("2.5b(4)", why, new Effect.Costs(cost))));
  }

  private static boolean fromStadium(Position position, List<String> units) {
    for (String unit : units) {
      if (!position.piece(unit).is(Mark.STADIUM)) {
        return false;
      }
    }
    return true;
  }

  /** 2.8, 3.8a: what binds one of the units; empty if nothing does. */
  private Optional<Finding> bound(Position position, Moving moving, Place to) {
    Place from = place(position, moving);
    for (String unit : moving.all()) {
      Optional<Finding> bound = entry.bound(position, unit, from, to);
      if (bound.isPresent()) {
        return bound;
      }
    }
    return Optional.empty();
  }

  /** Why the hex is no neighbour in play; empty if it is. */
  Optional<Finding> beside(Position position, Place from, Place to) {
    boolean apart = !context.map().adjacent(from, to);
    return Bars.when(apart, "SCS-move", new PlayWhy.NotAdjacent(from, to))
        .or(() -> context.outside(position, to));
  }

  /** Everybody may move one hex that they cannot pay for, but not by ferry (r37). */
  @Rule({"SCS-move", "1.1h/r37"})
  private static Optional<Finding> unpaid(Moving moving, Place to, Fraction cost) {
    String rule = moving.moved() ? "SCS-move" : "1.1h/r37";
    return Optional.of(Finding.forbids(rule, new PlayWhy.TooFewPoints(to, cost, moving.left())));
  }

  /** 1.10a: the ground units among those that move; leaders go along without a fight. */
  @Rule("1.10a")
  List<String> fighters(Moving moving) {
    return moving.units().stream().filter(id -> context.mix().counter(id) instanceof Unit).toList();
  }
}
