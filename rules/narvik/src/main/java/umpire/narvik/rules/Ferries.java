package umpire.narvik.rules;

import java.util.List;
import java.util.Set;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Derived;
import umpire.kernel.hex.Place;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.ShipRole;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.why.NavalWhy;

/**
 * 20.6 Ferries: a puffer or a landing craft that serves as one opens the fjord hexsides of its hex
 * to Allied movement, not to an assault or a retreat; not from, to or beside the mountains, never
 * into a hex of water, and guns and tanks only by a landing craft.
 */
public final class Ferries {
  private final ChapterContext chapterContext;
  private final ShipCapabilities shipCapabilities;
  private final Derived<List<ShipOnMap>> serving = new Derived<>();

  public Ferries(ChapterContext chapterContext) {
    this.chapterContext = chapterContext;
    this.shipCapabilities = new ShipCapabilities(chapterContext);
  }

  /** True if a ship serves as a ferry anywhere: only then can a movement be open that is barred. */
  public boolean serve(Position position) {
    return !serving(position).isEmpty();
  }

  /** True if one serves in the hex, or beside it. */
  public boolean serveNear(Position position, Place hex) {
    for (ShipOnMap ferry : serving(position)) {
      if (ferry.place().equals(hex) || chapterContext.map().adjacent(hex, ferry.place())) {
        return true;
      }
    }
    return false;
  }

  private List<ShipOnMap> serving(Position position) {
    return serving.of(
        position.fleet(),
        () ->
            position.ships().values().stream()
                .filter(ship -> ship.role() == ShipRole.FERRY)
                .toList());
  }

  /**
   * Why a movement that the ground bars stays barred; empty if a ferry opens the hexside.
   *
   * @param ground what bars it without a ferry; at least one finding
   */
  @Rule({"20.6", "20.6/r24"})
  public List<Finding> bars(
      Position position, NarvikCounter.LandUnit unit, Place from, Place to, List<Finding> ground) {
    Set<String> side = chapterContext.map().side(from, to);
    if (unit.side() != Side.ALLIED || !side.contains("fjord")) {
      return ground;
    }
    List<ShipOnMap> ferries =
        serving(position).stream()
            .filter(ship -> ship.place().equals(from) || ship.place().equals(to))
            .toList();
    if (ferries.isEmpty()) {
      return ground;
    }
    boolean across = low(from) && low(to);
    String capability = unit.kind().infantry() ? "ferries-infantry" : "ferries-artillery-or-tank";
    return across && ferries.stream().anyMatch(ship -> shipCapabilities.can(ship.id(), capability))
        ? List.of()
        : List.of(
            Finding.forbids(
                "20.6", new NavalWhy.NoFerry(unit.id(), from, to, ferries.getFirst().id())));
  }

  private boolean low(Place hex) {
    String terrain = chapterContext.map().hex(hex).terrain();
    return !terrain.equals("mountain") && !terrain.equals("water");
  }
}
