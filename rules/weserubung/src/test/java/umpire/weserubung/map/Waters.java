package umpire.weserubung.map;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import umpire.cartographer.coast.CoastSurvey;
import umpire.cartographer.grid.HexPlane;
import umpire.cartographer.sheet.SourceTexts;
import umpire.kernel.citation.Provenance;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/** Hexsides that bar land units or ships, and what nobody can reach. */
final class Waters {
  /**
   * A hexside with more salt water than this, in percent, bars land units though land is joined.
   */
  private static final int MOSTLY = 62;

  /** Touching squares of salt water that let a ship pass. */
  private static final int PASSAGE = 2;

  /** A hex that nobody can walk to or from is sea if it has less land than this, in percent. */
  private static final int ISLET = 20;

  private final HexPlane plane;
  private final CoastSurvey coastSurvey;
  private final Set<Place> named;

  /** With the hexes that keep their land because a place stands in them. */
  Waters(HexPlane plane, CoastSurvey coastSurvey, Set<Place> named) {
    this.plane = plane;
    this.coastSurvey = coastSurvey;
    this.named = named;
  }

  void draw(Canvas canvas) {
    plane.sides().forEach(side -> coasts(canvas, side));
    plane.sides().forEach(side -> sides(canvas, side));
    islets(canvas);
    shores(canvas);
  }

  /** Land beside open sea is a coast, however narrow its water. */
  private void coasts(Canvas canvas, Hexside side) {
    for (Place hex : List.of(side.first(), side.second())) {
      Place other = hex.equals(side.first()) ? side.second() : side.first();
      boolean dry = canvas.has(hex, Canvas.LAND) && !canvas.has(hex, Canvas.SEA);
      if (dry && openSea(canvas, other) && coastSurvey.side(side).touching() >= PASSAGE) {
        MapSheet.Hex inland = canvas.hex(hex);
        Set<String> features = new TreeSet<>(inland.features());
        features.add(Canvas.SEA);
        String source = SourceTexts.salt(coastSurvey.hex(hex)) + " " + inland.provenance().source();
        canvas.hex(
            new MapSheet.Hex(
                hex,
                inland.terrain(),
                features,
                "",
                new Provenance(inland.provenance().kind(), source)));
      }
    }
  }

  private static boolean openSea(Canvas canvas, Place hex) {
    return canvas.has(hex, Canvas.SEA) && !canvas.has(hex, Canvas.LAND);
  }

  private void sides(Canvas canvas, Hexside side) {
    CoastSurvey.SideWater water = coastSurvey.side(side);
    if (canvas.both(side, Canvas.LAND) && (!water.landJoined() || water.saltPercent() > MOSTLY)) {
      String apart = water.landJoined() ? "." : ", the land is not joined.";
      String salt = "GSHHG coast: " + water.saltPercent() + " % of the hexside is salt water";
      canvas.side(side, Canvas.IMPASSABLE, SourceTexts.geodata(salt + apart));
    }
    boolean joined =
        water.saltJoined() || openSea(canvas, side.first()) || openSea(canvas, side.second());
    if (canvas.both(side, Canvas.SEA) && !(joined && water.touching() >= PASSAGE)) {
      canvas.side(
          side,
          Canvas.IMPASSABLE_SEA,
          SourceTexts.geodata("GSHHG coast: the water of the two hexes is not joined."));
    }
  }

  private void islets(Canvas canvas) {
    for (MapSheet.Hex hex : canvas.hexes()) {
      boolean alone =
          plane.neighbours(hex.id()).stream()
              .noneMatch(other -> canvas.walkable(new Hexside(hex.id(), other)));
      int land = coastSurvey.hex(hex.id()).land();
      boolean both = hex.features().containsAll(Set.of(Canvas.LAND, Canvas.SEA));
      if (both && alone && land < ISLET && !named.contains(hex.id())) {
        String source =
            SourceTexts.salt(coastSurvey.hex(hex.id())) + " Islets, " + land + " % land.";
        canvas.hex(
            new MapSheet.Hex(
                hex.id(), Canvas.SEA, Set.of(Canvas.SEA), "", SourceTexts.geodata(source)));
        sidesOf(hex.id()).forEach(side -> canvas.open(side, Canvas.IMPASSABLE));
      }
    }
  }

  /** Salt water that no ship reaches from the open sea is no sea in play. */
  private void shores(Canvas canvas) {
    Set<Place> reached = reached(canvas);
    for (MapSheet.Hex hex : canvas.hexes()) {
      if (hex.features().contains(Canvas.SEA) && !reached.contains(hex.id())) {
        if (!hex.features().contains(Canvas.LAND)) {
          throw new IllegalStateException("no ship reaches " + hex.id());
        }
        Set<String> features = new TreeSet<>(hex.features());
        features.remove(Canvas.SEA);
        canvas.hex(
            new MapSheet.Hex(hex.id(), hex.terrain(), features, hex.name(), hex.provenance()));
        sidesOf(hex.id()).forEach(side -> canvas.open(side, Canvas.IMPASSABLE_SEA));
      }
    }
  }

  private Set<Place> reached(Canvas canvas) {
    Set<Place> reached = new TreeSet<>();
    Deque<Place> open = new ArrayDeque<>();
    open.add(plane.hexes().getFirst());
    while (!open.isEmpty()) {
      Place hex = Objects.requireNonNull(open.poll());
      if (reached.add(hex)) {
        plane.neighbours(hex).stream()
            .filter(other -> canvas.navigable(new Hexside(hex, other)))
            .forEach(open::add);
      }
    }
    return reached;
  }

  private List<Hexside> sidesOf(Place hex) {
    return plane.neighbours(hex).stream().map(other -> new Hexside(hex, other)).toList();
  }
}
