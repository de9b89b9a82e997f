package umpire.narvik.supply;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.supply.Country.hex;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.narvik.model.counter.Nation;
import umpire.narvik.model.why.Why;
import umpire.narvik.supply.SupplyReport.Line;
import umpire.narvik.supply.SupplyReport.Status;

/**
 * 19.3: five hundred countries with water, fjords and enemies. A search of the test's own, which
 * knows nothing of the rules' map, walks every line and confirms every cut.
 */
class R19_IndependentCheckTest {
  private static final int BRIEFS = 500;
  private static final int LINES = 8;
  private static final int POSITIONS = 14;
  private static final int NEVER = Integer.MAX_VALUE;

  private final Map<Status, Integer> seen = new EnumMap<>(Status.class);
  private final Map<Class<?>, Integer> causes = new HashMap<>();

  @Test
  @Rule({"19.2", "19.3", "12.2"})
  void R19_3_anotherSearchAgrees() {
    Random random = new Random(19);
    for (int i = 0; i < BRIEFS; i++) {
      Terrain terrain = new Terrain(random);
      SupplyBrief brief = brief(random, terrain);
      List<Line> lines = terrain.country.rules().trace(brief).lines();
      for (int unit = 0; unit < lines.size(); unit++) {
        check(terrain, brief, brief.units().get(unit), lines.get(unit));
      }
    }
    // Nothing was left untried.
    assertThat(seen.values()).hasSize(3).allMatch(count -> count >= 50);
    assertThat(causes.keySet())
        .contains(
            Why.LineCut.class, Why.LineTooLong.class, Why.NoWayByLand.class, Why.NoBase.class);
    assertThat(causes.values()).allMatch(count -> count >= 10);
  }

  private void check(Terrain terrain, SupplyBrief brief, SupplyBrief.Traced unit, Line line) {
    seen.merge(line.status(), 1, Integer::sum);
    int shortest = search(terrain, brief, unit.place(), cuts(brief));
    boolean exempt = unit.nation() == Nation.NORWEGIAN || unit.landedThisTurn();
    if (shortest <= 10) {
      assertThat(line.status()).isEqualTo(Status.SUPPLIED);
      assertThat(line.path()).hasSize(shortest);
      walk(terrain, brief, unit.place(), line.path());
    } else {
      assertThat(line.status()).isEqualTo(exempt ? Status.EXEMPT : Status.UNSUPPLIED);
      assertThat(line.path()).isEmpty();
      confirm(terrain, brief, unit, line.findings(), shortest);
    }
  }

  private static void walk(Terrain terrain, SupplyBrief brief, Place start, List<Place> path) {
    Place at = start;
    for (Place next : path) {
      assertThat(terrain.ways(at)).contains(next);
      assertThat(cuts(brief)).doesNotContain(next);
      at = next;
    }
    assertThat(brief.bases()).contains(at);
  }

  private void confirm(
      Terrain terrain,
      SupplyBrief brief,
      SupplyBrief.Traced unit,
      List<Finding> findings,
      int shortest) {
    Set<Place> named = new HashSet<>();
    int byLand = search(terrain, brief, unit.place(), Set.of());
    boolean explained = false;
    for (Finding finding : findings) {
      causes.merge(finding.because().getClass(), 1, Integer::sum);
      switch (finding.because()) {
        case Why.NoBase _ -> assertThat(brief.bases()).isEmpty();
        case Why.NoWayByLand _ -> assertThat(byLand).isEqualTo(NEVER);
        case Why.LineCut cut -> {
          assertThat(cuts(brief)).contains(cut.hex());
          assertThat(cut.by().equals("unit")).isEqualTo(brief.enemyHeld().contains(cut.hex()));
          named.add(cut.hex());
        }
        case Why.LineTooLong line ->
            assertThat(line.hexes()).isEqualTo(shortest == NEVER ? byLand : shortest);
        case Why.Exempt _ ->
            assertThat(unit.nation() == Nation.NORWEGIAN || unit.landedThisTurn()).isTrue();
        default -> throw new AssertionError("no reason for want of supply: " + finding);
      }
      explained |= !(finding.because() instanceof Why.Exempt);
    }
    assertThat(explained).isTrue();
    if (!named.isEmpty()) {
      // If the enemy left the hexes that are named, the line would stand; and not with fewer.
      Set<Place> left = new HashSet<>(cuts(brief));
      left.removeAll(named);
      assertThat(search(terrain, brief, unit.place(), left)).isLessThanOrEqualTo(10);
      for (Place one : named) {
        Set<Place> but = new HashSet<>(left);
        but.add(one);
        assertThat(search(terrain, brief, unit.place(), but)).isGreaterThan(byLand);
      }
    } else if (!brief.bases().isEmpty()) {
      assertThat(byLand).isGreaterThan(10);
    }
  }

  /** The shortest way to a base by flooding, or NEVER. */
  private static int search(Terrain terrain, SupplyBrief brief, Place start, Set<Place> closed) {
    Set<Place> flooded = new HashSet<>(Set.of(start));
    List<Place> front = List.of(start);
    for (int hexes = 0; !front.isEmpty(); hexes++) {
      for (Place place : front) {
        if (brief.bases().contains(place)) {
          return hexes;
        }
      }
      List<Place> next = new ArrayList<>();
      for (Place place : front) {
        for (Place way : terrain.ways(place)) {
          if (!closed.contains(way) && flooded.add(way)) {
            next.add(way);
          }
        }
      }
      front = next;
    }
    return NEVER;
  }

  private static Set<Place> cuts(SupplyBrief brief) {
    Set<Place> cuts = new HashSet<>(brief.enemyZones());
    cuts.removeAll(brief.infantryHeld());
    cuts.addAll(brief.enemyHeld());
    return cuts;
  }

  private static SupplyBrief brief(Random random, Terrain terrain) {
    List<Place> all = terrain.country.places();
    Set<Place> held = some(random, all, random.nextInt(8));
    Set<Place> infantry = some(random, all, random.nextInt(20));
    infantry.removeAll(held);
    List<SupplyBrief.Traced> units = new ArrayList<>();
    for (Place place : some(random, all, 3)) {
      if (!held.contains(place)) {
        Nation nation = random.nextInt(6) == 0 ? Nation.NORWEGIAN : Nation.POLISH;
        units.add(new SupplyBrief.Traced("unit-" + place, nation, place, random.nextInt(6) == 0));
      }
    }
    return new SupplyBrief(
        units,
        some(random, all, random.nextInt(3)),
        held,
        some(random, all, random.nextInt(25)),
        infantry);
  }

  private static Set<Place> some(Random random, List<Place> all, int count) {
    Set<Place> some = new HashSet<>();
    for (int i = 0; i < count; i++) {
      some.add(all.get(random.nextInt(all.size())));
    }
    return some;
  }

  /** The same country twice: for the rules, and as plain sets for the search. */
  private static final class Terrain {
    private final Country country = new Country(10, 9 + LINES, POSITIONS);
    private final Set<Place> water = new HashSet<>();
    private final Set<List<Place>> fjords = new HashSet<>();

    Terrain(Random random) {
      int share = random.nextInt(35);
      for (Place place : country.places()) {
        if (random.nextInt(100) < share) {
          water.add(place);
          country.terrain(place.id(), "water");
        }
      }
      for (Place place : country.places()) {
        for (Place next : touching(place)) {
          if (place.compareTo(next) < 0 && random.nextInt(100) < 10) {
            fjords.add(List.of(place, next));
            fjords.add(List.of(next, place));
            country.side(place.id(), next.id(), random.nextBoolean() ? "fjord" : "lake");
          }
        }
      }
    }

    List<Place> ways(Place from) {
      return touching(from).stream()
          .filter(to -> !water.contains(to) && !fjords.contains(List.of(from, to)))
          .toList();
    }

    /** Even lines lie half a hex towards the lower positions. */
    private static List<Place> touching(Place hex) {
      int line = Integer.parseInt(hex.id().substring(0, 2));
      int position = Integer.parseInt(hex.id().substring(2));
      int right = line % 2 == 0 ? 0 : 1;
      int[][] cells = {
        {line, position - 1}, {line, position + 1},
        {line - 1, position - 1 + right}, {line - 1, position + right},
        {line + 1, position - 1 + right}, {line + 1, position + right}
      };
      List<Place> touching = new ArrayList<>();
      for (int[] cell : cells) {
        if (cell[0] >= 10 && cell[0] < 10 + LINES && cell[1] >= 1 && cell[1] <= POSITIONS) {
          touching.add(hex("%02d%02d".formatted(cell[0], cell[1])));
        }
      }
      return touching;
    }
  }
}
