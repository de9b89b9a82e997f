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
    Side enemy = moving.side().other();
    boolean nobody =
        context.mix().in(position, enemy, to).isEmpty()
            && captures.lone(position, enemy, to).isEmpty();
    Optional<Finding> barred =
        marches
            .beside(position, from, to)
            .or(() -> Bars.when(nobody, "SCS-overrun", new PlayWhy.NoEnemy(to)))
            .or(() -> escort(moving));
    if (barred.isPresent()) {
      return barred;
    }
    for (String unit : marches.fighters(moving)) {
      barred =
          barred
              .or(() -> unable(position, position.piece(unit)))
              .or(() -> marches.entry().tied(position, unit, from, to));
    }
    return barred
        .or(() -> water(position, from, to))
        .or(() -> passage(position, moving, to).bars())
        .or(() -> unpaid(position, moving, to));
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
  private Optional<Finding> water(Position position, Place from, Place to) {
    boolean counts = position.calendar().chose("bridge-attacks", "hexside-counts");
    return context
        .ground()
        .barsOverrun(from, to, counts)
        .filter(_ -> !position.ground().works().bridges().contains(new Hexside(from, to)))
        .map(water -> new TerrainWhy.ProhibitedHexside(from, to, water))
        .map(why -> Finding.forbids("T-Terrain", why));
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
    return Bars.when(
        cost.compareTo(left) > 0, "SCS-move", new PlayWhy.TooFewPoints(to, cost, left));
  }

  /** 1.7c, 1.8: guns and anti-aircraft units make none; nobody makes two in a phase. */
  @Rule({"1.7c", "1.8", "2.5b(4)", "2.8"})
  private Optional<Finding> unable(Position position, Piece piece) {
    String id = piece.id();
    Unit unit = context.mix().unit(id);
    PlayWhy never = new PlayWhy.NoOverrun(id);
    return Bars.when(unit.barrageRange() > 0, "1.7c", never)
        .or(() -> Bars.when(unit.antiAircraftRange() > 0, "1.8", never))
        .or(() -> Bars.mark(piece, Mark.STADIUM, "2.5b(4)", AirWhy.FromTheStadium::new))
        .or(
            () -> {
              int most = context.number("overruns-of-the-train");
              boolean used = position.ground().works().trainOverruns() >= most;
              return context.mix().train(id)
                  ? Bars.when(used, "2.8", new PlayWhy.OverrunsUsedUp(id, most))
                  : Bars.mark(piece, Mark.OVERRAN, "SCS-overrun", PlayWhy.OverranAlready::new);
            });
  }
}
