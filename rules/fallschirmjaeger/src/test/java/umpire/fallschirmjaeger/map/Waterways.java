package umpire.fallschirmjaeger.map;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.TreeSet;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.LineSegment;
import umpire.cartographer.coast.CoastSurvey;
import umpire.cartographer.grid.HexPlane;
import umpire.cartographer.sheet.SourceTexts;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;

/** Where ships pass: links between neighbours that share water of the sea or of a major river. */
final class Waterways {
  /** Touching squares of water, of about 26 m, that let a ship pass. */
  private static final int PASSAGE = 4;

  private static final double SAME = 0.01;

  private final HexPlane plane;
  private final CoastSurvey coastSurvey;
  private final HollandDraft draft;

  Waterways(HexPlane plane, CoastSurvey coastSurvey, HollandDraft draft) {
    this.plane = plane;
    this.coastSurvey = coastSurvey;
    this.draft = draft;
  }

  /** Draws the links, and marks the hexes that ships reach from the edges of the map. */
  void draw() {
    for (Hexside side : plane.sides()) {
      if (wet(side.first()) && wet(side.second()) && passes(side)) {
        draft.join(side, "waterway", SourceTexts.house("Both hexes touch the same open water."));
      }
    }
    for (Place hex : reached()) {
      draft.mark(hex, Set.of("ships"), "Waterways lead to it.");
    }
  }

  private boolean wet(Place hex) {
    return draft.water(hex) || draft.has(hex, "partial-sea") || draft.has(hex, "partial-river");
  }

  private boolean passes(Hexside side) {
    return draft.water(side.first())
        || draft.water(side.second())
        || draft.has(side, "major-river")
        || coastSurvey.side(side).touching() >= PASSAGE
        || alongRiver(side);
  }

  /** True if the hexside ends where a major river runs, so that both hexes lie on its bank. */
  private boolean alongRiver(Hexside side) {
    LineSegment segment = plane.side(side);
    for (Place hex : Set.of(side.first(), side.second())) {
      for (Place other : plane.neighbours(hex)) {
        Hexside beside = new Hexside(hex, other);
        if (draft.has(beside, "major-river") && meet(segment, plane.side(beside))) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean meet(LineSegment one, LineSegment other) {
    return near(one.p0, other) || near(one.p1, other);
  }

  private static boolean near(Coordinate corner, LineSegment segment) {
    return corner.distance(segment.p0) < SAME || corner.distance(segment.p1) < SAME;
  }

  private Set<Place> reached() {
    Set<Place> reached = new TreeSet<>();
    Deque<Place> open = new ArrayDeque<>();
    for (Place hex : plane.hexes()) {
      if (draft.has(hex, "sea") || (highest(hex) && draft.water(hex))) {
        open.add(hex);
      }
    }
    while (!open.isEmpty()) {
      Place hex = open.removeFirst();
      if (reached.add(hex)) {
        plane.neighbours(hex).stream()
            .filter(other -> draft.joined(new Hexside(hex, other), "waterway"))
            .forEach(open::add);
      }
    }
    return reached;
  }

  /** True in the highest row, where the rivers leave the map for the sea. */
  private boolean highest(Place hex) {
    return plane.grid().cell(hex).position() == plane.positions();
  }
}
