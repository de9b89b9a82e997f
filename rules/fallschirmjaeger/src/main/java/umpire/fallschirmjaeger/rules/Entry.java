package umpire.fallschirmjaeger.rules;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.fallschirmjaeger.event.MovementEvent;
import umpire.fallschirmjaeger.model.Landmarks;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.counter.Nation;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.why.TerrainWhy;
import umpire.fallschirmjaeger.terrain.MovementCosts.Passage;
import umpire.fallschirmjaeger.terrain.ZonesOfControl;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;

/** What holds whenever units enter a hex, by march, retreat, advance or overrun. */
public record Entry(ChapterContext context, Stacking stacking, ActiveBarrages barrages) {
  /** The ends of a hexside that bears two objectives. */
  private static final String DORDRECHT = "dordrecht-bridges";

  private static final List<String> OVER_DORDRECHT =
      List.of("dordrecht-railway-bridge", "dordrecht-road-bridge");

  /**
   * What a step costs with the surcharge of enemy zones, and why, or what bars it.
   *
   * @param armoured true if an armoured unit goes
   */
  @Rule({"SCS-zoc", "1.1h"})
  public Passage passage(Position position, Side side, Place from, Place to, boolean armoured) {
    Optional<Passage> ferry = context.ferries().of(from, to, armoured);
    if (ferry.isPresent()) {
      return ferry.get();
    }
    Passage bare = bare(position, from, to, armoured);
    Fraction more = ZonesOfControl.SURCHARGE;
    return bare instanceof Passage.Open && context.zones().hinder(position, side, to)
        ? bare.plus(more, "SCS-zoc", new TerrainWhy.ZoneCost(to, more))
        : bare;
  }

  /**
   * 2.9a: what a step costs but for zones and ferries; over a bridge of engineers the hex alone.
   */
  @Rule({"2.9a", "2.9c"})
  public Passage bare(Position position, Place from, Place to, boolean armoured) {
    Set<Hexside> bridges = position.ground().works().bridges();
    return !bridges.isEmpty()
            && bridges.contains(new Hexside(from, to))
            && context.crossings().barrier(from, to).isPresent()
        ? context.costs().entering(to, armoured)
        : context.costs().of(from, to, armoured);
  }

  /** True if nothing but enemies and room bars a unit from a step without a ferry. */
  public boolean passable(Position position, String unit, Place from, Place to) {
    return bare(position, from, to, armoured(List.of(unit))) instanceof Passage.Open
        && tied(position, unit, from, to).isEmpty();
  }

  /** What ties a unit to its rails, or to the Hook, in a step that is not made of free will. */
  @Rule({"2.8", "3.8a", "3.8a/r86"})
  public Optional<Finding> tied(Position position, String unit, Place from, Place to) {
    if (context.mix().train(unit) && !context.railways().joins(from, to)) {
      return Optional.of(Finding.forbids("2.8", new TerrainWhy.OffTheRails(unit, to)));
    }
    return tooFar(unit, to);
  }

  /** 3.8a: no British unit goes further from Hoek van Holland. */
  @Rule("3.8a")
  public Optional<Finding> tooFar(String unit, Place hex) {
    if (context.mix().counter(unit).nation() != Nation.BRITISH) {
      return Optional.empty();
    }
    int most = context.number("british-distance");
    boolean within =
        context.map().set("british-limit").stream()
            .anyMatch(centre -> context.map().distance(centre, hex) <= most);
    return Finding.forbidsUnless(within, "3.8a", new TerrainWhy.BeyondTheLimit(unit, hex, most));
  }

  /** 2.8, 3.8a: why the unit does not enter the hex of its own will; empty if it can. */
  @Rule({"2.8", "3.8a"})
  public Optional<Finding> bound(Position position, String unit, Place from, Place to) {
    return tied(position, unit, from, to).or(() -> unheld(position, unit, to));
  }

  /** 2.8: the train runs over controlled hexes of railway alone; it is German (r43). */
  @Rule({"2.8", "2.8/r43"})
  public Optional<Finding> unheld(Position position, String unit, Place hex) {
    return !context.mix().train(unit)
            || (context.railways().passes(hex) && position.ground().holder(hex) == Side.GERMAN)
        ? Optional.empty()
        : Optional.of(Finding.forbids("2.8", new TerrainWhy.RailsNotHeld(unit, hex)));
  }

  /** True if the hex belongs to the play area, and no enemy ground unit stands there. */
  public boolean free(Position position, Side side, Place hex) {
    return context.area().has(position.calendar().terms(), hex)
        && context.mix().in(position, side.other(), hex).isEmpty();
  }

  /** True if one of them is armour. */
  public boolean armoured(Collection<String> units) {
    for (String id : units) {
      if (context.mix().counter(id) instanceof Unit unit && unit.unitType().armoured()) {
        return true;
      }
    }
    return false;
  }

  /**
   * 4.0a, r70: tells the bridges that units have crossed.
   *
   * @param before the units before the step, each in its hex
   * @param to where they went
   */
  @Rule({"4.0a", "4.0a/r70", "4.0a/r71"})
  public void crossings(
      Side side, Collection<Piece> before, Place to, RulingInProgress<Position, Frame> ruling) {
    for (Piece piece : before) {
      if (!context.mix().controls(piece.id())) {
        continue;
      }
      Set<Place> ends = context.map().set(DORDRECHT);
      if (ends.contains(piece.place()) && ends.contains(to)) {
        OVER_DORDRECHT.forEach(bridge -> crossed(side, bridge, ruling));
      }
      for (String bridge : Landmarks.RAILWAY_AND_ROAD_BRIDGES) {
        Set<Place> hexes = context.map().set(bridge);
        if (context.crossings().fullBridge(piece.place())
            && hexes.contains(piece.place())
            && hexes.contains(piece.from())
            && hexes.contains(to)
            && !to.equals(piece.from())) {
          crossed(side, bridge, ruling);
        }
      }
    }
  }

  private static void crossed(Side side, String bridge, RulingInProgress<Position, Frame> ruling) {
    if (ruling.position().ground().crossedLast(bridge) != side) {
      ruling.add(new MovementEvent.BridgeCrossed(side, bridge));
    }
  }
}
