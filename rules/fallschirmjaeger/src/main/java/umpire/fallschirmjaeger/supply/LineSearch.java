package umpire.fallschirmjaeger.supply;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import umpire.fallschirmjaeger.terrain.ZonesOfControl;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.NumberedReach;
import umpire.kernel.hex.Place;

/** SCS-supply: where the lines of one brief can go, which are traced from their sources. */
final class LineSearch {
  private static final int NONE = -1;

  private final LineGround ground;
  private final LineBrief brief;
  private final int surcharge;
  private final boolean[] held;
  private final boolean[] hindered;

  LineSearch(LineGround ground, LineBrief brief) {
    this.ground = ground;
    this.brief = brief;
    this.surcharge = ground.inParts(Math.toIntExact(ZonesOfControl.SURCHARGE.over()));
    this.held = marked(brief.enemyHeld());
    this.hindered = marked(brief.enemyZones());
    brief.friends().forEach(hex -> hindered[ground.number(hex)] = false);
  }

  private boolean[] marked(Collection<Place> hexes) {
    boolean[] marked = new boolean[ground.size()];
    hexes.forEach(hex -> marked[ground.number(hex)] = true);
    return marked;
  }

  LineGround ground() {
    return ground;
  }

  LineBrief brief() {
    return brief;
  }

  /** Shortest lines of any length from the nearest of some places. */
  final class Lines {
    /** By hex the one before it on the way from a source; a source has itself. */
    private final int[] before = new int[ground.size()];

    private Lines(Collection<Place> sources, boolean anywhere) {
      Arrays.fill(before, NONE);
      int[] open = new int[before.length];
      int end = 0;
      for (Place source : sources) {
        int at = ground.number(source);
        if (before[at] == NONE) {
          before[at] = at;
          open[end++] = at;
        }
      }
      for (int i = 0; i < end; i++) {
        for (int to : ground.next(open[i])) {
          if (before[to] == NONE && (anywhere || !barred(to))) {
            before[to] = open[i];
            open[end++] = to;
          }
        }
      }
    }

    /** From the place to the source, both included; empty if no line leads there. */
    List<Place> path(Place to) {
      List<Place> path = new ArrayList<>();
      for (int at = ground.number(to); before[at] != NONE; at = before[at]) {
        path.add(ground.hex(at));
        if (before[at] == at) {
          return path;
        }
      }
      return path;
    }
  }

  /**
   * Lines of any length.
   *
   * @param anywhere true if they may enter hexes that bar a line
   */
  @Rule("SCS-supply")
  Lines lines(Collection<Place> sources, boolean anywhere) {
    return new Lines(sources, anywhere);
  }

  /** 2.7b, r32: how far infantry would come from a head with so many parts of a point. */
  @Rule({"2.7b", "2.7b/r32"})
  HeadReach reach(Place head, int budget, boolean throughEnemies) {
    int dearest = ground.dearest() + surcharge;
    return new HeadReach(
        ground,
        new NumberedReach(
            ground.around(),
            ground.number(head),
            budget,
            dearest,
            (from, way) -> step(from, way, throughEnemies)));
  }

  /**
   * What infantry pays for a step in parts of a point, with the surcharge of enemy zones, or {@link
   * NumberedReach#BARRED}.
   *
   * @param way number of the next hex among those around
   */
  @Rule({"2.7b/r32", "2.9a"})
  private int step(int from, int way, boolean throughEnemies) {
    int to = ground.around()[from][way];
    if (held[to] && !throughEnemies) {
      return NumberedReach.BARRED;
    }
    int cost = bridged(from, to) ? ground.entering(to) : ground.steps(from)[way];
    return hindered[to] && cost != NumberedReach.BARRED ? cost + surcharge : cost;
  }

  private boolean bridged(int from, int to) {
    return !brief.bridges().isEmpty()
        && brief.bridges().contains(new Hexside(ground.hex(from), ground.hex(to)));
  }

  /** True where no line of any length goes: an enemy, or an enemy zone that no friend cancels. */
  boolean barred(Place hex) {
    return barred(ground.number(hex));
  }

  private boolean barred(int number) {
    return held[number] || hindered[number];
  }

  /** The first hex of a path, behind its first, that fulfils a condition. */
  static Optional<Place> first(List<Place> path, Predicate<Place> condition) {
    return path.stream().skip(1).filter(condition).findFirst();
  }
}
