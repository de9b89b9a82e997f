package umpire.narvik.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import umpire.cartographer.coast.CoastMask;
import umpire.cartographer.coast.CoastMeasurement;
import umpire.cartographer.coast.CoastSurvey;
import umpire.cartographer.fit.Georeference;
import umpire.cartographer.grid.HexPlane;
import umpire.cartographer.layers.PlaneLine;
import umpire.cartographer.layers.WrittenLine;
import umpire.cartographer.sheet.SourceTexts;
import umpire.kernel.hex.Grid;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/** The map of Assault on Narvik, drawn from its committed inputs. */
public final class NarvikMap {
  private final Inputs inputs;
  private final HexPlane plane;
  private final Georeference reference;

  public NarvikMap(Inputs inputs) {
    this.inputs = inputs;
    Grid grid =
        new Grid(
            Grid.Orientation.POINTY_TOP,
            Grid.Compass.NORTH,
            Grid.Compass.EAST,
            Grid.Parity.EVEN,
            "",
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
    Layers layers = inputs.layers();
    CoastMask mask = inputs.coast();
    CoastSurvey coastSurvey = new CoastMeasurement(plane, reference, mask).survey();
    Draft draft = new Draft(inputs.facts());
    new Ground(plane, coastSurvey, lines(layers.valleys()), line(layers.sweden())).draw(draft);
    new Waters(plane, coastSurvey).draw(draft);
    new Shores(plane).draw(draft);
    Relief relief = new Relief(plane);
    relief.draw(draft, "lake", lines(layers.lakes()));
    Ways ways = new Ways(plane, coastSurvey);
    ways.draw(draft, "railway", lines(layers.railways()));
    ways.draw(draft, "road", lines(layers.roads()));
    relief.draw(draft, "river", lines(layers.rivers()));
    relief.draw(draft, "ridge", lines(layers.ridges()));
    Places.draw(draft, inputs.settlements());
    return new MapSheet(
        plane.grid(), draft.hexes(), draft.sides(), draft.links(), areas(), sets(draft));
  }

  private static List<MapSheet.Area> areas() {
    return List.of(
        new MapSheet.Area(
            Waters.HARSTAD,
            "Harstad",
            SourceTexts.rulebook(
                "The Harstad box, joined by sea to the west and north edges (l.732).")));
  }

  private List<MapSheet.Named> sets(Draft draft) {
    Predicate<Place> land = hex -> !draft.water(hex);
    Predicate<Place> swedish = hex -> draft.hex(hex).features().contains("sweden");
    Predicate<Place> norway = land.and(swedish.negate());
    List<MapSheet.Named> sets = new ArrayList<>();
    sets.add(named("all-hexes", hex -> true));
    sets.add(named("land-hexes", land));
    sets.add(named("water-hexes", draft::water));
    sets.add(named("sweden", swedish));
    sets.add(named("edge-north", hex -> Edges.north(plane, hex)));
    sets.add(named("edge-south", hex -> Edges.south(plane, hex)));
    sets.add(named("edge-west", hex -> Edges.west(plane, hex)));
    sets.add(named("edge-east", hex -> Edges.east(plane, hex)));
    sets.add(named("north-three-rows", hex -> Edges.inNorthernRows(plane, hex, 3)));
    sets.add(named("north-four-rows", hex -> Edges.inNorthernRows(plane, hex, 4)));
    sets.add(named("norwegian-set-up", norway.and(hex -> Edges.inNorthernRows(plane, hex, 3))));
    sets.add(named("german-set-up", norway.and(hex -> !Edges.inNorthernRows(plane, hex, 4))));
    return List.copyOf(sets);
  }

  private MapSheet.Named named(String name, Predicate<Place> member) {
    Set<Place> places =
        plane.hexes().stream().filter(member).collect(Collectors.toCollection(TreeSet::new));
    return new MapSheet.Named(name, places);
  }

  private List<PlaneLine> lines(List<WrittenLine> lines) {
    return lines.stream().map(this::line).toList();
  }

  private PlaneLine line(WrittenLine line) {
    return PlaneLine.of(line, reference);
  }
}
