package umpire.fallschirmjaeger.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import umpire.cartographer.coast.CoastMeasurement;
import umpire.cartographer.coast.CoastSurvey;
import umpire.cartographer.fit.Georeference;
import umpire.cartographer.grid.HexPlane;
import umpire.cartographer.layers.PlaneLine;
import umpire.cartographer.layers.WrittenLine;
import umpire.cartographer.sheet.SourceTexts;
import umpire.kernel.citation.Provenance;
import umpire.kernel.hex.Grid;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/** The map of Fallschirmjäger, drawn from its committed inputs. */
public final class HollandMap {
  private final HollandInputs inputs;
  private final HexPlane plane;
  private final Georeference reference;

  public HollandMap(HollandInputs inputs) {
    this.inputs = inputs;
    // By the sheet, not by the compass: columns grow to the right, rows upwards (r47).
    Grid grid =
        new Grid(
            Grid.Orientation.FLAT_TOP,
            Grid.Compass.EAST,
            Grid.Compass.NORTH,
            Grid.Parity.ODD,
            ".",
            2);
    this.plane =
        new HexPlane(
            grid, inputs.fit().firstLine(), inputs.fit().lines(), inputs.fit().positions());
    this.reference = Georeference.fit(inputs.fit(), plane);
  }

  /** Grid and extent. */
  public HexPlane plane() {
    return plane;
  }

  /** Where the hexes lie. */
  public Georeference reference() {
    return reference;
  }

  /** Draws the map: facts, then survey, then layers; the same inputs give the same sheet. */
  public MapSheet sheet() {
    HollandLayers layers = inputs.layers();
    CoastSurvey coastSurvey = new CoastMeasurement(plane, reference, inputs.coast()).survey();
    HollandDraft draft = new HollandDraft(inputs.facts());
    new Ground(plane, coastSurvey, reference, layers.grounds()).draw(draft);
    settle(draft);
    Waters waters = new Waters(plane, coastSurvey, reference, draft);
    waters.shores();
    waters.lines("major-river", lines(layers.majorRivers()));
    waters.lines("river", lines(layers.rivers()));
    waters.lines("river", lines(layers.lakes()));
    waters.lines("prohibited-hexside", lines(layers.prohibited()));
    waters.lines("canal", lines(layers.canals()));
    waters.bridges(layers.bridges());
    waters.ferries(layers.ferries());
    waters.banks();
    Ways ways = new Ways(plane, draft);
    ways.draw("railway", lines(layers.railways()));
    ways.draw("highway", lines(layers.highways()));
    ways.draw("road", lines(layers.roads()));
    new Waterways(plane, coastSurvey, draft).draw();
    for (HexSets.HexSet set : inputs.hexSets().sets()) {
      if (!set.feature().isEmpty()) {
        String source = "%s: %s.".formatted(set.feature(), set.source());
        set.hexes().forEach(hex -> draft.mark(new Place(hex), Set.of(set.feature()), source));
      }
    }
    return new MapSheet(
        plane.grid(), draft.hexes(), draft.sides(), draft.links(), List.of(), sets(draft));
  }

  /** Names and villages. */
  private void settle(HollandDraft draft) {
    for (Settlements.Settlement place : inputs.settlements().places()) {
      MapSheet.Hex hex = draft.hex(new Place(place.hex()));
      boolean gives = !place.terrain().isEmpty();
      Provenance provenance =
          gives ? SourceTexts.house("Authored place: " + place.name() + ".") : hex.provenance();
      draft.hex(
          new MapSheet.Hex(
              hex.id(),
              gives ? place.terrain() : hex.terrain(),
              hex.features(),
              place.name(),
              provenance));
      draft.mark(hex.id(), Set.copyOf(place.features()), place.name() + ": ours to choose.");
    }
  }

  private List<MapSheet.Named> sets(HollandDraft draft) {
    List<MapSheet.Named> sets = new ArrayList<>();
    for (HexSets.HexSet set : inputs.hexSets().sets()) {
      Set<Place> places =
          set.hexes().stream().map(Place::new).collect(Collectors.toCollection(TreeSet::new));
      sets.add(new MapSheet.Named(set.name(), places));
    }
    sets.add(named("all-hexes", hex -> true));
    sets.add(named("land", hex -> !draft.water(hex)));
    for (String terrain : List.of("city", "village", "woods", "marsh", "dunes", "orchard")) {
      sets.add(named(terrain, hex -> draft.hex(hex).terrain().equals(terrain)));
    }
    for (String feature : List.of("sea", "partial-sea", "partial-river", "ships")) {
      sets.add(named(feature, hex -> draft.has(hex, feature)));
    }
    sets.add(
        named(
            "ship-exits",
            hex ->
                draft.has(hex, "ships") && plane.grid().cell(hex).position() == plane.positions()));
    return List.copyOf(sets);
  }

  private MapSheet.Named named(String name, Predicate<Place> member) {
    Set<Place> places =
        plane.hexes().stream().filter(member).collect(Collectors.toCollection(TreeSet::new));
    return new MapSheet.Named(name, places);
  }

  private List<PlaneLine> lines(List<WrittenLine> lines) {
    return lines.stream().map(line -> PlaneLine.of(line, reference)).toList();
  }
}
