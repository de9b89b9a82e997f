package umpire.fallschirmjaeger.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;

/** 1.6, 1.8a: which units can fire at what flies over which hexes, whatever lies between. */
@Rule({"1.6", "1.8a"})
public record AntiAircraftUnits(ChapterContext context) {
  /** 1.4: with an anti-aircraft range, and not disorganised. */
  @Rule({"1.4", "1.8"})
  public boolean armed(Piece piece) {
    return context.mix().counter(piece.id()).antiAircraftRange() > 0
        && !piece.is(Mark.DISORGANISED);
  }

  /**
   * The hexes at which each unit of a side can still aim, by unit.
   *
   * @param targets hexes with something to fire at
   * @param aimed units that are aimed already
   */
  public Map<String, List<Place>> choices(
      Position position, Side side, Set<Place> targets, Set<String> aimed) {
    Map<String, List<Place>> choices = new TreeMap<>();
    for (Piece piece : context.mix().exposed(position, side)) {
      if (armed(piece) && !piece.is(Mark.FIRED) && !aimed.contains(piece.id())) {
        int range = context.mix().counter(piece.id()).antiAircraftRange();
        List<Place> hexes =
            targets.stream()
                .filter(hex -> context.map().distance(piece.place(), hex) <= range)
                .sorted()
                .toList();
        choices.put(piece.id(), hexes);
      }
    }
    return choices;
  }

  /** An offer for each of these units. */
  public static List<Offer<Command>> offers(
      Class<? extends Command> command, Map<String, List<Place>> choices) {
    List<Offer<Command>> offers = new ArrayList<>();
    choices.forEach((gun, hexes) -> Offer.add(offers, command, "gun", gun, "hex", hexes));
    return offers;
  }
}
