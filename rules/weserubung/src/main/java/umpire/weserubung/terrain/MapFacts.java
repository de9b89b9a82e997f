package umpire.weserubung.terrain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/** 2.0 What the map says about a place, in the words of the rules. */
@Rule({"2.0-a", "2.0-a/r68"})
public final class MapFacts {
  /** 2.0-b: where German units gather. */
  public static final Place DENMARK = new Place("denmark");

  /** 2.0-b: where British and French units gather. */
  public static final Place BRITAIN = new Place("britain");

  private static final String ARROW = "arrow";
  private static final String MORALE = "morale-";
  private static final Ground NONE =
      new Ground(false, false, false, false, false, false, false, false, 0, List.of(), List.of());

  private final MapGraph map;
  private final List<Place> hexes;
  private final PlaceTable places;
  private final Ground[] grounds;
  private final boolean[] isHex;
  private final byte[][] distances;
  private final List<Place> batteries;
  private final Map<Landmark, Place> landmarks = new EnumMap<>(Landmark.class);

  public MapFacts(MapGraph map) {
    this.map = map;
    this.hexes = map.sheet().hexes().stream().map(MapSheet.Hex::id).toList();
    List<Place> all = new ArrayList<>(hexes);
    map.sheet().areas().forEach(area -> all.add(area.id()));
    this.places = new PlaceTable(all);
    this.grounds = new Ground[places.size()];
    map.sheet().hexes().forEach(hex -> grounds[places.number(hex.id())] = ground(hex.id(), hex));
    map.sheet().areas().forEach(area -> grounds[places.number(area.id())] = box(area.id()));
    this.isHex = new boolean[places.size()];
    hexes.forEach(hex -> isHex[places.number(hex)] = true);
    this.distances = distances();
    this.batteries = hexes.stream().filter(this::isBattery).toList();
    for (Landmark landmark : Landmark.values()) {
      map.sheet().hexes().stream()
          .filter(hex -> hex.name().equals(landmark.onTheMap()))
          .forEach(hex -> landmarks.put(landmark, hex.id()));
    }
  }

  /**
   * What the rules ask of a place again and again, looked up at once.
   *
   * @param land 2.0-c, in Norway
   * @param sea 2.0-c
   * @param mountain 9.0
   * @param town 4.0-b
   * @param port 8.8
   * @param airfield 3.3-e
   * @param lake 9.0
   * @param battery 14.2.2
   * @param morale 4.0-b
   * @param beside hexes with a side in common, by id
   * @param neighbours these and, over arrows, boxes, by id
   */
  private record Ground(
      boolean land,
      boolean sea,
      boolean mountain,
      boolean town,
      boolean port,
      boolean airfield,
      boolean lake,
      boolean battery,
      int morale,
      List<Place> beside,
      List<Place> neighbours) {}

  private Ground ground(Place place, MapSheet.Hex hex) {
    Set<String> features = hex.features();
    return new Ground(
        features.contains("land") && !features.contains("abroad"),
        features.contains("sea"),
        hex.terrain().equals("mountain"),
        features.contains("town"),
        features.contains("port"),
        features.contains("airfield"),
        features.contains("lake"),
        features.contains("battery"),
        morale(features),
        sorted(map.neighbours(place), Set.of()),
        sorted(map.neighbours(place), map.linkedTo(place, ARROW)));
  }

  private Ground box(Place place) {
    List<Place> arrows = sorted(List.of(), map.linkedTo(place, ARROW));
    return new Ground(false, false, false, false, false, false, false, false, 0, List.of(), arrows);
  }

  private static List<Place> sorted(List<Place> hexes, Set<Place> more) {
    List<Place> all = new ArrayList<>(hexes);
    all.addAll(more);
    all.sort(Comparator.naturalOrder());
    return List.copyOf(all);
  }

  private static int morale(Set<String> features) {
    return features.stream()
        .filter(feature -> feature.startsWith(MORALE))
        .mapToInt(feature -> Integer.parseInt(feature.substring(MORALE.length())))
        .sum();
  }

  private Ground ground(Place place) {
    int number = places.number(place);
    return number < 0 ? NONE : grounds[number];
  }

  /**
   * From hex to hex, by number; measured once, as flights and marches ask for them all the time.
   */
  private byte[][] distances() {
    byte[][] all = new byte[places.size()][places.size()];
    for (Place from : hexes) {
      for (Place to : hexes) {
        all[places.number(from)][places.number(to)] = (byte) map.distance(from, to);
      }
    }
    return all;
  }

  /** As {@link MapGraph#distance}, of two hexes of the map. */
  public int distance(Place from, Place to) {
    return distances[hex(from)][hex(to)];
  }

  private int hex(Place hex) {
    int number = places.number(hex);
    if (number < 0 || !isHex[number]) {
      throw new IllegalArgumentException("the map has no hex " + hex);
    }
    return number;
  }

  /** The hex of that town; throws IllegalArgumentException on a map that lacks it. */
  public Place place(Landmark landmark) {
    Place place = landmarks.get(landmark);
    if (place == null) {
      throw new IllegalArgumentException("the map has no " + landmark.onTheMap());
    }
    return place;
  }

  /** True for the hex of that town. */
  public boolean is(Landmark landmark, Place place) {
    return place.equals(landmarks.get(landmark));
  }

  /** 14.2-b: Harstad and Tromsø. */
  public boolean isSpared(Place town) {
    return is(Landmark.HARSTAD, town) || is(Landmark.TROMSO, town);
  }

  /** The map itself. */
  public MapGraph map() {
    return map;
  }

  /** True for Denmark and Britain. */
  @Rule("2.0-b")
  public static boolean isBox(Place place) {
    return place.equals(DENMARK) || place.equals(BRITAIN);
  }

  /** 2.0-c: a hex with land in Norway; Sweden takes no part. */
  @Rule("2.0-c")
  public boolean isLand(Place place) {
    return ground(place).land();
  }

  /** 2.0-c: a hex with sea; a coastal hex is both. */
  @Rule("2.0-c")
  public boolean isSea(Place place) {
    return ground(place).sea();
  }

  /** 7.5-1: a hex of both. */
  public boolean isCombined(Place place) {
    Ground ground = ground(place);
    return ground.land() && ground.sea();
  }

  /** 9.0: a hex of mountains. */
  public boolean isMountain(Place place) {
    return ground(place).mountain();
  }

  /** 4.0-b: a town. */
  public boolean isTown(Place place) {
    return ground(place).town();
  }

  /** 8.8: a port. */
  @Rule("8.8-a/r70")
  public boolean isPort(Place place) {
    return ground(place).port();
  }

  /** 3.3-e: an airfield; a lake air base is told by the position. */
  public boolean isAirfield(Place place) {
    return ground(place).airfield();
  }

  /** 9.0: a frozen lake. */
  public boolean isLake(Place place) {
    return ground(place).lake();
  }

  /** 14.2.2: one of the two hexes under the guns of Oslo. */
  @Rule("14.2.2/r81")
  public boolean isBattery(Place place) {
    return ground(place).battery();
  }

  /** 14.2.2: both of them, by id. */
  public List<Place> batteries() {
    return batteries;
  }

  /** 4.0-b: the town's value in national morale; 0 for other hexes. */
  @Rule({"4.0-b", "10.12-b/r69"})
  public int morale(Place place) {
    return ground(place).morale();
  }

  /** The named set of the map. */
  public Set<Place> set(String name) {
    return map.set(name);
  }

  /** The places next to this one, a box and the hexes at its arrows being neighbours, by id. */
  @Rule({"2.0-d", "2.0-d/r71"})
  public List<Place> neighbours(Place place) {
    return ground(place).neighbours();
  }

  /** The hexes that have a side in common with this one, by id; none for a box. */
  public List<Place> beside(Place place) {
    return ground(place).beside();
  }

  /** True if a line of that kind lies between the hexes. */
  private boolean side(Place from, Place to, String feature) {
    return map.side(from, to).contains(feature);
  }

  /** 9.0: a river between the hexes. */
  public boolean isRiver(Place from, Place to) {
    return side(from, to, "river");
  }

  /** 9.0: land units do not pass between the hexes: an impassable line, a lake, or no land. */
  @Rule("9.0-imp/r49")
  public boolean barsLand(Place from, Place to) {
    return side(from, to, "impassable") || side(from, to, "lake");
  }

  /** 9.0: ships do not pass between the hexes. */
  public boolean barsShips(Place from, Place to) {
    return side(from, to, "impassable-sea");
  }

  /** Every hex of the map, in the order of the sheet. */
  public List<Place> hexes() {
    return hexes;
  }
}
