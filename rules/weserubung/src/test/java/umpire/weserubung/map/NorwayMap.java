package umpire.weserubung.map;

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
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/** The map of Opération Weserübung, drawn from its committed inputs. */
public final class NorwayMap {
  /** The feature of a town that names its national morale ends with the number. */
  static final String MORALE = "morale-";

  private final NorwayInputs inputs;
  private final HexPlane plane;
  private final Georeference reference;

  public NorwayMap(NorwayInputs inputs) {
    this.inputs = inputs;
    Grid grid =
        new Grid(
            Grid.Orientation.POINTY_TOP,
            Grid.Compass.SOUTH,
            Grid.Compass.EAST,
            Grid.Parity.ODD,
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
    NorwayLayers layers = inputs.layers();
    CoastSurvey coastSurvey = new CoastMeasurement(plane, reference, inputs.coast()).survey();
    Canvas canvas = new Canvas(inputs.facts());
    new Ground(
            plane,
            coastSurvey,
            reference,
            inputs.heights(),
            lines(layers.massifs()),
            lines(layers.lowlands()),
            lines(layers.abroad()),
            hexesOf(place -> place.features().contains("port")))
        .draw(canvas);
    new Waters(plane, coastSurvey, hexesOf(place -> true)).draw(canvas);
    Ways ways = new Ways(plane);
    ways.lakes(canvas, lines(layers.lakes()));
    ways.railways(canvas, lines(layers.railways()));
    ways.rivers(canvas, lines(layers.rivers()));
    inputs.places().places().forEach(place -> settle(canvas, place));
    nameGroups(canvas);
    NorwaySets sets = new NorwaySets(plane, canvas, inputs.stations());
    List<MapSheet.Link> links = new ArrayList<>(canvas.rails());
    links.addAll(arrows(canvas));
    return new MapSheet(plane.grid(), canvas.hexes(), canvas.sides(), links, areas(), sets.all());
  }

  private Set<Place> hexesOf(Predicate<NorwayPlaces.NorwayPlace> wanted) {
    return inputs.places().places().stream()
        .filter(wanted)
        .map(place -> new Place(place.hex()))
        .collect(Collectors.toUnmodifiableSet());
  }

  private static void settle(Canvas canvas, NorwayPlaces.NorwayPlace place) {
    MapSheet.Hex hex = canvas.hex(new Place(place.hex()));
    Set<String> features = new TreeSet<>(hex.features());
    features.addAll(place.features());
    if (place.morale() > 0) {
      features.add(MORALE + place.morale());
    }
    String name = hex.name().isEmpty() ? place.name() : hex.name();
    String source = (hex.provenance().source() + " " + place.source()).strip();
    Provenance provenance = new Provenance(Provenance.Kind.HOUSE, source);
    canvas.hex(new MapSheet.Hex(hex.id(), hex.terrain(), features, name, provenance));
  }

  /** 15.2: the hexes of the groups bear their numbers. */
  private void nameGroups(Canvas canvas) {
    List<Stations.Group> groups = inputs.stations().groups();
    for (int number = 1; number <= groups.size(); number++) {
      Stations.Group group = groups.get(number - 1);
      MapSheet.Hex hex = canvas.hex(new Place(group.hex()));
      Provenance provenance = SourceTexts.house(hex.provenance().source() + " " + group.source());
      canvas.hex(
          new MapSheet.Hex(hex.id(), hex.terrain(), hex.features(), "Group " + number, provenance));
    }
  }

  private List<MapSheet.Area> areas() {
    return inputs.stations().arrows().stream()
        .map(
            arrow ->
                new MapSheet.Area(
                    new Place(arrow.area()), arrow.name(), SourceTexts.rulebook(arrow.boxSource())))
        .toList();
  }

  private List<MapSheet.Link> arrows(Canvas canvas) {
    List<MapSheet.Link> links = new ArrayList<>();
    for (Stations.Arrow arrow : inputs.stations().arrows()) {
      Provenance provenance = SourceTexts.house(arrow.source());
      for (Place hex : NorwaySets.edge(plane, arrow.first(), arrow.last())) {
        if (canvas.has(hex, Canvas.SEA)) {
          links.add(
              new MapSheet.Link(new Hexside(new Place(arrow.area()), hex), "arrow", provenance));
        }
      }
    }
    return links;
  }

  private List<PlaneLine> lines(List<WrittenLine> lines) {
    return lines.stream().map(line -> PlaneLine.of(line, reference)).toList();
  }
}
