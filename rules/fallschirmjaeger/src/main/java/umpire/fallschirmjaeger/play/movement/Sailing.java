package umpire.fallschirmjaeger.play.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.fallschirmjaeger.model.Landmarks;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.command.MovementCommand;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.MovementFrame.MovementPhase;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.why.PlayWhy;
import umpire.fallschirmjaeger.model.why.TerrainWhy;
import umpire.fallschirmjaeger.rules.Bars;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;

/**
 * 3.3b: in the Dutch Movement Phase each ship goes once to any hex of its water, disorganised or
 * not. The munitions ship stays where it moored (3.4a).
 */
@Rule({"3.3a", "3.3b", "3.4a", "3.4a/r114"})
record Sailing(ChapterContext context) {
  /** An offer for each ship that can sail. */
  List<Offer<Command>> offers(Position position, Side side) {
    List<Offer<Command>> offers = new ArrayList<>();
    for (Piece ship : context.mix().ships(position)) {
      if (context.mix().counter(ship.id()).side() == side && moored(ship).isEmpty()) {
        List<Place> water = context.waterways().from(ship.place());
        List<Place> hexes =
            context.area().of(position.calendar().terms(), water).stream()
                .filter(hex -> !hex.equals(ship.place()))
                .toList();
        Offer.add(offers, MovementCommand.Sail.class, "ship", ship.id(), "hex", hexes);
      }
    }
    return offers;
  }

  private static Optional<Finding> moored(Piece ship) {
    boolean stays = ship.id().equals(Landmarks.MUNITIONS_SHIP);
    return Bars.when(stays, "3.4a", new PlayWhy.Moored(ship.id()))
        .or(() -> Bars.mark(ship, Mark.SPENT, "3.3b", PlayWhy.Spent::new));
  }

  /** Why the ship cannot sail there; empty if it can. */
  Optional<Finding> bars(Position position, MovementPhase frame, String ship, Place hex) {
    Optional<Piece> own =
        context.mix().own(position, frame.side(), ship).filter(one -> context.mix().ship(one.id()));
    if (own.isEmpty()) {
      return Optional.of(Finding.forbids("3.3b", new PlayWhy.NoSuchUnit(ship)));
    }
    return Bars.when(frame.exploitation(), "3.3b", new PlayWhy.NoExploitation(ship))
        .or(() -> moored(own.get()))
        .or(() -> context.outside(position, hex))
        .or(() -> Optional.of(Finding.forbids("3.3a", new TerrainWhy.NoWaterway(ship, hex))));
  }
}
