package umpire.fallschirmjaeger.play.movement;

import java.util.List;
import java.util.Optional;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.MovementFrame.Moving;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.why.AirWhy;
import umpire.fallschirmjaeger.model.why.PeopleWhy;
import umpire.fallschirmjaeger.model.why.PlayWhy;
import umpire.fallschirmjaeger.model.why.TerrainWhy;
import umpire.fallschirmjaeger.play.people.Captures;
import umpire.fallschirmjaeger.rules.Allowance;
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
  @Rule({"1.4", "SCS-exploit", "1.10b", "1.10h"})
  Optional<Finding> idle(Piece piece, boolean exploitation) {
    if (piece.is(Mark.CAPTIVE)) {
      return Optional.of(Finding.forbids("1.10h", new PeopleWhy.IsCaptive(piece.id())));
    }
    if (context.mix().movement(piece.id()) == 0) {
      return Optional.of(Finding.forbids("SCS-move", new PeopleWhy.MovesNotItself(piece.id())));
    }
    if (piece.is(Mark.DISORGANISED)) {
      return Optional.of(Finding.forbids("1.4", new PlayWhy.IsDisorganised(piece.id())));
    }
    if (exploitation && !context.mix().exploits(piece.id())) {
      return Optional.of(Finding.forbids("SCS-exploit", new PlayWhy.NoExploitation(piece.id())));
    }
    if (exploitation && piece.is(Mark.DROPPED)) {
      return Optional.of(Finding.forbids("2.5b", new AirWhy.JustDropped(piece.id())));
    }
    return piece.is(Mark.SPENT)
        ? Optional.of(Finding.forbids("SCS-move", new PlayWhy.Spent(piece.id())))
        : Optional.empty();
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
    return new Moving(side, units.stream().sorted().toList(), least, false, exploitation);
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

  /** What the units can overrun. */
  List<Place> overruns(Position position, Moving moving) {
    return context.map().neighbours(place(position, moving)).stream()
        .filter(hex -> overrunBars(position, moving, hex).isEmpty())
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
    Optional<Finding> beside = beside(position, from, to);
    if (beside.isPresent()) {
      return beside;
    }
    if (!entry.free(position, moving.side(), to)) {
      return Optional.of(Finding.forbids("SCS-move", new PlayWhy.EnemyThere(to)));
    }
    if (!captures.lone(position, moving.side().other(), to).isEmpty()) {
      return Optional.of(Finding.forbids("1.10f(2)", new PlayWhy.EnemyThere(to)));
    }
    if (carriage.shuns(position, moving, to)) {
      return Optional.of(Finding.forbids("3.5a", new PeopleWhy.BesideEnemy(to)));
    }
    Passage passage = passage(position, moving, to);
    if (passage instanceof Passage.Barred(Finding because)) {
      return Optional.of(because);
    }
    if (!entry.stacking().takes(position, moving.side(), to, moving.all())) {
      int most = entry.stacking().most();
      return Optional.of(Finding.forbids("1.3", new PlayWhy.StackFull(to, most)));
    }
    return moving.moved()
            && passage instanceof Passage.Open(Fraction cost, var _)
            && cost.compareTo(moving.left()) > 0
        ? tooFew(to, cost, moving)
        : Optional.empty();
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
    return units.stream().allMatch(unit -> position.piece(unit).is(Mark.STADIUM));
  }

  private Optional<Finding> beside(Position position, Place from, Place to) {
    if (!context.map().adjacent(from, to)) {
      return Optional.of(Finding.forbids("SCS-move", new PlayWhy.NotAdjacent(from, to)));
    }
    return context.area().has(position.calendar().terms(), to)
        ? Optional.empty()
        : Optional.of(Finding.forbids("5.0", new PlayWhy.OutsidePlay(to)));
  }

  private static Optional<Finding> tooFew(Place to, Fraction cost, Moving moving) {
    return Optional.of(
        Finding.forbids("SCS-move", new PlayWhy.TooFewPoints(to, cost, moving.left())));
  }

  /** SCS-overrun: the cost of the hex and one more. */
  @Rule("SCS-overrun")
  Optional<Fraction> overrunCost(Position position, Moving moving, Place to) {
    Place from = place(position, moving);
    return context.costs().of(from, to, entry.armoured(moving.units()))
            instanceof Passage.Open(Fraction points, var _)
        ? Optional.of(points.plus(Fraction.ONE))
        : Optional.empty();
  }

  /** Why the units cannot overrun the hex; empty if they can. */
  @Rule({"SCS-overrun", "1.1b", "T-Terrain"})
  Optional<Finding> overrunBars(Position position, Moving moving, Place to) {
    Place from = place(position, moving);
    Optional<Finding> beside = beside(position, from, to);
    if (beside.isPresent()) {
      return beside;
    }
    if (context.mix().in(position, moving.side().other(), to).isEmpty()
        && captures.lone(position, moving.side().other(), to).isEmpty()) {
      return Optional.of(Finding.forbids("SCS-overrun", new PlayWhy.NoEnemy(to)));
    }
    Optional<Finding> escort = escort(moving);
    if (escort.isPresent()) {
      return escort;
    }
    for (String unit : fighters(moving)) {
      Optional<Finding> unable = unable(position.piece(unit));
      if (unable.isPresent()) {
        return unable;
      }
    }
    Optional<String> water = context.ground().barsOverrun(from, to);
    if (water.isPresent()) {
      TerrainWhy side = new TerrainWhy.ProhibitedHexside(from, to, water.get());
      return Optional.of(Finding.forbids("T-Terrain", side));
    }
    if (context.costs().of(from, to, entry.armoured(moving.units()))
        instanceof Passage.Barred(Finding because)) {
      return Optional.of(because);
    }
    Fraction cost = overrunCost(position, moving, to).orElseThrow();
    boolean unpaid =
        !moving.moved() && position.piece(fighters(moving).getFirst()).is(Mark.DROPPED);
    return !unpaid && cost.compareTo(moving.left()) > 0
        ? tooFew(to, cost, moving)
        : Optional.empty();
  }

  /** 1.10a: the ground units among those that move; leaders go along without a fight. */
  @Rule("1.10a")
  List<String> fighters(Moving moving) {
    return moving.units().stream().filter(id -> context.mix().counter(id) instanceof Unit).toList();
  }

  /** 3.5a: no trucks take part in an overrun, and no leader makes one alone. */
  @Rule("3.5a")
  private Optional<Finding> escort(Moving moving) {
    Optional<String> trucks = moving.units().stream().filter(context.mix()::truck).findFirst();
    if (trucks.isEmpty() && !fighters(moving).isEmpty()) {
      return Optional.empty();
    }
    String id = trucks.orElseGet(moving.units()::getFirst);
    return Optional.of(Finding.forbids("3.5a", new PeopleWhy.NoFighter(id)));
  }

  /** 1.7c, 1.8: guns and anti-aircraft units make none; nobody makes two in a phase. */
  @Rule({"1.7c", "1.8", "SCS-overrun", "2.5b(4)"})
  private Optional<Finding> unable(Piece piece) {
    Unit unit = context.mix().unit(piece.id());
    if (unit.barrageRange() > 0) {
      return Optional.of(Finding.forbids("1.7c", new PlayWhy.NoOverrun(piece.id())));
    }
    if (unit.antiAircraftRange() > 0) {
      return Optional.of(Finding.forbids("1.8", new PlayWhy.NoOverrun(piece.id())));
    }
    if (piece.is(Mark.STADIUM)) {
      return Optional.of(Finding.forbids("2.5b(4)", new AirWhy.FromTheStadium(piece.id())));
    }
    return piece.is(Mark.OVERRAN)
        ? Optional.of(Finding.forbids("SCS-overrun", new PlayWhy.OverranAlready(piece.id())))
        : Optional.empty();
  }
}
