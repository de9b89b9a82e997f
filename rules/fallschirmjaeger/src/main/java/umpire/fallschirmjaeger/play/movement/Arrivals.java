package umpire.fallschirmjaeger.play.movement;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.command.MovementCommand;
import umpire.fallschirmjaeger.model.counter.Nation;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Reserve;
import umpire.fallschirmjaeger.model.why.PlayWhy;
import umpire.fallschirmjaeger.model.why.TerrainWhy;
import umpire.fallschirmjaeger.rules.Bars;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.Entry;
import umpire.fallschirmjaeger.terrain.MovementCosts.Passage;
import umpire.fallschirmjaeger.terrain.ZonesOfControl;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;

/**
 * SCS-arrive: reinforcements enter at a hex of their zone without enemies, on their turn or later.
 */
@Rule({"SCS-arrive", "2.8/r60"})
record Arrivals(ChapterContext context, Entry entry) {
  /** An offer for each unit of the side that can enter, with its hexes. */
  List<Offer<Command>> offers(Position position, Side side) {
    List<Offer<Command>> offers = new ArrayList<>();
    Map<Kind, List<Place>> known = new HashMap<>();
    for (Map.Entry<String, Reserve> one : position.forces().reserve().entrySet()) {
      if (one.getValue() instanceof Reserve.Arriving arriving
          && context.mix().counter(one.getKey()).side() == side
          && arriving.turn() <= position.turn()) {
        List<Place> hexes =
            known.computeIfAbsent(
                kind(one.getKey(), arriving),
                _ ->
                    context.map().set(arriving.zone()).stream()
                        .filter(hex -> bars(position, side, one.getKey(), hex).isEmpty())
                        .sorted()
                        .toList());
        Offer.add(offers, MovementCommand.Enter.class, "unit", one.getKey(), "hex", hexes);
      }
    }
    return offers;
  }

  /** What decides which hexes of a zone a counter can enter. */
  private record Kind(
      String zone,
      boolean ship,
      boolean train,
      boolean armoured,
      boolean counts,
      boolean british) {}

  private Kind kind(String id, Reserve.Arriving arriving) {
    return new Kind(
        arriving.zone(),
        context.mix().ship(id),
        context.mix().train(id),
        entry.armoured(List.of(id)),
        entry.stacking().counts(id),
        context.mix().counter(id).nation() == Nation.BRITISH);
  }

  /** Why the unit cannot enter there; empty if it can. */
  Optional<Finding> bars(Position position, Side side, String unit, Place hex) {
    if (!(position.forces().reserve().get(unit) instanceof Reserve.Arriving arriving)
        || context.mix().counter(unit).side() != side
        || arriving.turn() > position.turn()
        || !context.map().set(arriving.zone()).contains(hex)) {
      return Optional.of(Finding.forbids("SCS-arrive", new PlayWhy.NotHere(unit, hex)));
    }
    if (context.mix().ship(unit)) {
      boolean ashore = !context.waterways().floats(hex);
      return context
          .outside(position, hex)
          .or(() -> Bars.when(ashore, "3.3a", new TerrainWhy.NoWaterway(unit, hex)));
    }
    boolean enemies = !entry.free(position, side, hex);
    boolean full = !entry.stacking().takes(position, side, hex, List.of(unit));
    PlayWhy most = new PlayWhy.StackFull(hex, entry.stacking().most());
    return context
        .outside(position, hex)
        .or(() -> entry.unheld(position, unit, hex))
        .or(() -> entry.tooFar(unit, hex))
        .or(() -> Bars.when(enemies, "SCS-arrive", new PlayWhy.EnemyThere(hex)))
        .or(() -> Bars.when(full, "1.3", most))
        .or(() -> context.costs().entering(hex, entry.armoured(List.of(unit))).bars());
  }

  /** The cost of the hex, with the surcharge of enemy zones. */
  Fraction cost(Position position, Side side, String unit, Place hex) {
    Fraction zone =
        context.zones().hinder(position, side, hex) ? ZonesOfControl.SURCHARGE : Fraction.ZERO;
    return switch (context.costs().entering(hex, entry.armoured(List.of(unit)))) {
      case Passage.Open(Fraction points, var _) -> points.plus(zone);
      case Passage.Barred(Finding because) -> throw new IllegalStateException("barred: " + because);
    };
  }
}
