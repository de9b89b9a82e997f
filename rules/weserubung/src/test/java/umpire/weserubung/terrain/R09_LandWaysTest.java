package umpire.weserubung.terrain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.hex.Reach;
import umpire.weserubung.play.Situation;

/** Held against every pair of neighbours on the map. */
class R09_LandWaysTest {
  private static final LandMover INFANTRY = new LandMover(false, false);
  private static final LandMover MOUNTAIN = new LandMover(true, false);
  private static final LandMover PLUS_TWO = new LandMover(false, true);

  private final MapFacts mapFacts = new MapFacts(Situation.PACK.map());
  private final MovementCosts costs = new MovementCosts(mapFacts);
  private final LandWays ways = new LandWays(mapFacts);
  private final List<Step> steps = steps();

  private record Step(Place from, Place to) {}

  private List<Step> steps() {
    List<Step> all = new ArrayList<>();
    for (Place from : mapFacts.hexes()) {
      mapFacts.map().neighbours(from).forEach(to -> all.add(new Step(from, to)));
    }
    return all;
  }

  private List<Step> open(Predicate<Step> which) {
    List<Step> some =
        steps.stream()
            .filter(step -> mapFacts.isLand(step.from()) && mapFacts.isLand(step.to()))
            .filter(step -> !mapFacts.barsLand(step.from(), step.to()))
            .filter(which)
            .toList();
    assertThat(some).isNotEmpty();
    return some;
  }

  @Test
  void noHexThatASearchHasNotSeenCouldChangeIt() {
    int elsewhere = 0;
    for (Place from : mapFacts.hexes().stream().filter(mapFacts::isLand).toList()) {
      ReachableHexes open = ways.from(from, 3, INFANTRY, new BitSet());
      for (int hex = 0; hex < ways.size(); hex++) {
        BitSet closed = new BitSet();
        closed.set(hex);
        ReachableHexes others = ways.from(from, 3, INFANTRY, closed);
        if (!open.seen().get(hex) || !others.seen().get(hex)) {
          assertThat(others.hexes()).isEqualTo(open.hexes());
          elsewhere++;
        }
      }
    }
    assertThat(elsewhere).isPositive();
  }

  private int cost(Step step, LandMover landMover) {
    return costs.step(step.from(), step.to(), landMover);
  }

  private boolean isRiver(Step step) {
    return mapFacts.isRiver(step.from(), step.to());
  }

  private boolean touchesRiver(Place hex) {
    return mapFacts.map().neighbours(hex).stream().anyMatch(next -> mapFacts.isRiver(hex, next));
  }

  private boolean isDry(Step step) {
    return !touchesRiver(step.from()) || !touchesRiver(step.to());
  }

  @Test
  void R9_0_clear_onePoint() {
    assertThat(open(step -> !isRiver(step) && !mapFacts.isMountain(step.to())))
        .allMatch(step -> cost(step, INFANTRY) == 1 && cost(step, MOUNTAIN) == 1);
  }

  @Test
  @Rule("9.0-mtn")
  void R9_0_mtn_r3_mountainsCostTwoButForMountainUnits() {
    assertThat(open(step -> isDry(step) && mapFacts.isMountain(step.to())))
        .allMatch(step -> cost(step, INFANTRY) == 2 && cost(step, MOUNTAIN) == 1);
  }

  @Test
  void R3_2_2_b_mountainUnitsCrossMountainsAtNoMore() {
    assertThat(open(step -> !isRiver(step) && mapFacts.isMountain(step.to())))
        .allMatch(step -> cost(step, MOUNTAIN) == 1);
  }

  @Test
  void R9_0_riv_a_aRiverCostsTwo() {
    assertThat(open(this::isRiver))
        .allMatch(step -> cost(step, INFANTRY) == 2 && cost(step, MOUNTAIN) == 2);
  }

  @Test
  void R9_0_riv_a_r47_byOptionTwoMoreThanTheHex() {
    assertThat(open(step -> isRiver(step) && mapFacts.isMountain(step.to())))
        .allMatch(step -> cost(step, PLUS_TWO) == 4);
    assertThat(open(step -> isRiver(step) && !mapFacts.isMountain(step.to())))
        .allMatch(step -> cost(step, PLUS_TWO) == 3);
  }

  /** Such steps are looked for on the map, not written down. */
  @Test
  void R9_0_riv_b_alongARiverMountainsCostOne() {
    List<Step> along =
        open(step -> mapFacts.isMountain(step.to()) && !isRiver(step) && haveACornerOfRiver(step));
    assertThat(along).allMatch(step -> cost(step, INFANTRY) == 1);
  }

  /** A third hex with a river to each: the river runs through the corner of the three. */
  private boolean haveACornerOfRiver(Step step) {
    return mapFacts.map().neighbours(step.from()).stream()
        .anyMatch(
            third -> mapFacts.isRiver(step.from(), third) && mapFacts.isRiver(step.to(), third));
  }

  @Test
  void R9_0_riv_b_r48_twoRiversAreNotOne() {
    Rivers rivers = new Rivers(mapFacts.map());
    assertThat(open(step -> !isRiver(step) && touchesRiver(step.from()) && touchesRiver(step.to())))
        .anyMatch(step -> !rivers.leadsAlong(step.from(), step.to()))
        .anyMatch(step -> rivers.leadsAlong(step.from(), step.to()));
  }

  @Test
  void R9_0_imp_r49_impassableLinesLakesAndWaterBar() {
    assertThat(steps)
        .filteredOn(
            step -> mapFacts.barsLand(step.from(), step.to()) || !mapFacts.isLand(step.to()))
        .isNotEmpty()
        .allMatch(step -> cost(step, MOUNTAIN) == MovementCosts.BARRED);
  }

  @Test
  void R9_0_imp_neverIntoAHexOfWater() {
    assertThat(steps)
        .filteredOn(step -> mapFacts.isSea(step.to()) && !mapFacts.isLand(step.to()))
        .isNotEmpty()
        .allMatch(step -> cost(step, INFANTRY) == MovementCosts.BARRED);
  }

  @Test
  void R9_0_simp_linesThatBarShipsDoNotBarLandUnits() {
    assertThat(open(step -> mapFacts.barsShips(step.from(), step.to())))
        .allMatch(step -> cost(step, INFANTRY) > 0);
  }

  /** Every way of five points from every land hex, against the kernel's search. */
  @Test
  void R3_2_g_theWaysAreTheKernelsCheapest() {
    Predicate<Place> enterable = hex -> hex.hashCode() % 7 != 0;
    for (Place start : mapFacts.hexes().stream().filter(mapFacts::isLand).toList()) {
      ReachableHexes found = ways.from(start, 5, INFANTRY, enterable);
      Reach reach =
          Reach.from(
              start,
              Fraction.of(5),
              mapFacts.map()::neighbours,
              (from, to) -> toll(from, to, enterable));
      assertThat(found.hexes()).hasSize(reach.places().size() - 1).allMatch(reach::reaches);
      for (Place hex : found.hexes()) {
        assertThat(Fraction.of(found.cost(hex))).isEqualTo(reach.cost(hex));
        assertThat(found.path(hex)).isEqualTo(reach.path(hex));
      }
    }
  }

  private Reach.Step toll(Place from, Place to, Predicate<Place> enterable) {
    int cost = costs.step(from, to, INFANTRY);
    return cost == MovementCosts.BARRED || !enterable.test(to)
        ? new Reach.Step.Barred()
        : new Reach.Step.Costs(Fraction.of(cost));
  }
}
