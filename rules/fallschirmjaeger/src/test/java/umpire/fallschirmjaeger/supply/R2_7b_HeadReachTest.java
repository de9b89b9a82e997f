package umpire.fallschirmjaeger.supply;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.terrain.MovementCosts;
import umpire.fallschirmjaeger.terrain.MovementCosts.Passage;
import umpire.fallschirmjaeger.terrain.ZonesOfControl;
import umpire.kernel.citation.Fraction;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.kernel.hex.Reach;
import umpire.kernel.pack.Pack;

/** 2.7b: hexes by number and points in parts come to the same as the search with fractions. */
class R2_7b_HeadReachTest {
  private static final int ANY = 100_000;

  private final Pack pack = Edition.real();
  private final MapGraph map = pack.map();
  private final MovementCosts costs = new MovementCosts(pack);
  private final LineGround ground = new LineGround(map, costs);
  private final List<Place> hexes = List.copyOf(map.hexes());
  private final Random random = new Random(27);

  @Test
  void R2_7b_bothSearchesReachTheSameHexesByTheSameWays() {
    int reached = 0;
    for (int i = 0; i < 30; i++) {
      LineBrief brief = brief();
      LineSearch search = new LineSearch(ground, brief);
      Place head = hexes.get(random.nextInt(hexes.size()));
      int range = i % 3 == 0 ? ANY : 1 + random.nextInt(12);
      boolean through = random.nextBoolean();
      HeadReach fast = search.reach(head, ground.inParts(range), through);
      Reach slow =
          Reach.from(
              head,
              Fraction.of(range),
              map::neighbours,
              (from, to) -> toll(brief, from, to, through));
      for (Place hex : hexes) {
        assertThat(fast.reaches(hex)).as("%s from %s", hex, head).isEqualTo(slow.reaches(hex));
        if (slow.reaches(hex)) {
          assertThat(fast.cost(hex)).isEqualTo(slow.cost(hex));
          assertThat(fast.path(hex)).isEqualTo(slow.path(hex).reversed());
          reached++;
        }
      }
    }
    assertThat(reached).isGreaterThan(3_000);
  }

  private Reach.Step toll(LineBrief brief, Place from, Place to, boolean through) {
    if (!through && brief.enemyHeld().contains(to)) {
      return new Reach.Step.Barred();
    }
    Passage passage =
        brief.bridges().contains(new Hexside(from, to))
            ? costs.entering(to, false)
            : costs.of(from, to, false);
    boolean hindered = brief.enemyZones().contains(to) && !brief.friends().contains(to);
    return passage instanceof Passage.Open(Fraction points, var _)
        ? new Reach.Step.Costs(hindered ? points.plus(ZonesOfControl.SURCHARGE) : points)
        : new Reach.Step.Barred();
  }

  /** Enemies, their zones and friends anywhere, and bridges over some canals. */
  private LineBrief brief() {
    Set<Place> held = some(80);
    Set<Place> zones = new HashSet<>();
    held.forEach(hex -> zones.addAll(map.neighbours(hex)));
    Set<Hexside> bridges = new HashSet<>();
    for (Place hex : some(200)) {
      map.neighbours(hex).stream().limit(2).forEach(to -> bridges.add(new Hexside(hex, to)));
    }
    return new LineBrief(List.of(), List.of(), held, zones, some(60), bridges);
  }

  private Set<Place> some(int many) {
    List<Place> shuffled = new ArrayList<>(hexes);
    Collections.shuffle(shuffled, random);
    return Set.copyOf(shuffled.subList(0, many));
  }
}
