package umpire.fallschirmjaeger.play.movement;

import java.util.List;
import java.util.Optional;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.frame.MovementFrame.Moving;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.why.AirWhy;
import umpire.fallschirmjaeger.model.why.PeopleWhy;
import umpire.fallschirmjaeger.model.why.PlayWhy;
import umpire.fallschirmjaeger.model.why.TerrainWhy;
import umpire.fallschirmjaeger.play.people.Captures;
import umpire.fallschirmjaeger.rules.Bars;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.terrain.MovementCosts.Passage;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;

/** SCS-overrun: which hexes a moving stack can attack on its way, and what that costs. */
record Overruns(ChapterContext context, Marches marches, Captures captures) {
  /** What the units can overrun. */
  List<Place> hexes(Position position, Moving moving) {
    return context.map().neighbours(marches.place(position, moving)).stream()
        .filter(hex -> bars(position, moving, hex).isEmpty())
        .sorted()
        .toList();
  }

  /** The cost of the hex and one more. */
  @Rule("SCS-overrun")
  Fraction cost(Position position, Moving moving, Place to) {
    if (passage(position, moving, to) instanceof Passage.Open(Fraction points, var _)) {
      return points.plus(Fraction.ONE);
    }
    throw new IllegalStateException("not on offer: an overrun of " + to);
  }

  private Passage passage(Position position, Moving moving, Place to) {
    Place from = marches.place(position, moving);
    boolean armoured = marches.entry().armoured(moving.all());
    return marches.entry().bare(position, from, to, armoured);
  }

  /** Why the units cannot overrun the hex; empty if they can. */
  @Rule({"SCS-overrun", "1.1b", "T-Terrain"})
  Optional<Finding> bars(Position position, Moving moving, Place to) {
    Place from = marches.place(position, moving);
    Optional<Finding> beside = marches.beside(position, from, to);
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
    for (String unit : marches.fighters(moving)) {
      Optional<Finding> unable =
          unable(position, position.piece(unit))
              .or(() -> marches.entry().tied(position, unit, from, to));
      if (unable.isPresent()) {
        return unable;
      }
    }
    Optional<String> water = water(position, from, to);
    if (water.isPresent()) {
      TerrainWhy side = new TerrainWhy.ProhibitedHexside(from, to, water.get());
      return Optional.of(Finding.forbids("T-Terrain", side));
    }
    return passage(position, moving, to) instanceof Passage.Barred(Finding because)
        ? Optional.of(because)
        : unpaid(position, moving, to);
  }

  /** 3.5a: no trucks take part in an overrun, and no leader makes one alone. */
  @Rule("3.5a")
  private Optional<Finding> escort(Moving moving) {
    Optional<String> trucks = moving.units().stream().filter(context.mix()::truck).findFirst();
    if (trucks.isEmpty() && !marches.fighters(moving).isEmpty()) {
      return Optional.empty();
    }
    String id = trucks.orElseGet(moving.units()::getFirst);
    return Optional.of(Finding.forbids("3.5a", new PeopleWhy.NoFighter(id)));
  }

  /**
   * T-Terrain/r110: the water across which no overrun is made; none under a bridge of engineers.
   */
  @Rule("T-Terrain/r110")
  private Optional<String> water(Position position, Place from, Place to) {
    boolean counts = position.calendar().chose("bridge-attacks", "hexside-counts");
    return position.ground().works().bridges().contains(new Hexside(from, to))
        ? Optional.empty()
        : context.ground().barsOverrun(from, to, counts);
  }

  /** 2.5b: who was just dropped pays nothing; all others of the stack pay out of their own. */
  @Rule("2.5b")
  private Optional<Finding> unpaid(Position position, Moving moving, Place to) {
    List<String> paying =
        moving.units().stream()
            .filter(unit -> moving.moved() || !position.piece(unit).is(Mark.DROPPED))
            .toList();
    if (paying.isEmpty()) {
      return Optional.empty();
    }
    Fraction left =
        moving.moved()
            ? moving.left()
            : marches.begin(position, moving.side(), paying, moving.exploitation()).left();
    Fraction cost = cost(position, moving, to);
    return cost.compareTo(left) > 0 ? Marches.tooFew(to, cost, left) : Optional.empty();
  }

  /** 1.7c, 1.8: guns and anti-aircraft units make none; nobody makes two in a phase. */
  @Rule({"1.7c", "1.8", "2.5b(4)", "2.8"})
  private Optional<Finding> unable(Position position, Piece piece) {
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
    if (context.mix().train(piece.id())) {
      int most = context.number("overruns-of-the-train");
      return position.ground().works().trainOverruns() < most
          ? Optional.empty()
          : Optional.of(Finding.forbids("2.8", new PlayWhy.OverrunsUsedUp(piece.id(), most)));
    }
    return Bars.mark(piece, Mark.OVERRAN, "SCS-overrun", PlayWhy.OverranAlready::new);
  }
}
