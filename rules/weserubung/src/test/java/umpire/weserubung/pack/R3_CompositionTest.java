package umpire.weserubung.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Strength;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.counter.WeserubungCounter;
import umpire.weserubung.model.counter.WeserubungCounter.Unit;

/** Chapter 3: which nation has what, by the sub-heads of 16.0 and the paragraphs on each arm. */
class R3_CompositionTest {
  private static final Set<Nation> GERMANY = Set.of(Nation.GERMANY);
  private static final Set<Nation> BRITAIN = Set.of(Nation.BRITAIN);

  /** The figures of the sub-heads; Britain's small ships counted, not as printed (r13). */
  @Test
  void R16_0_theSubHeads() {
    assertThat(composition(Nation.GERMANY))
        .isEqualTo(
            Map.ofEntries(
                Map.entry(UnitKind.INFANTRY, 15),
                Map.entry(UnitKind.MOUNTAIN_INFANTRY, 4),
                Map.entry(UnitKind.PARACHUTISTS, 5),
                Map.entry(UnitKind.MOTORISED, 1),
                Map.entry(UnitKind.ARTILLERY, 5),
                Map.entry(UnitKind.MOUNTAIN_ARTILLERY, 2),
                Map.entry(UnitKind.FIGHTER, 10),
                Map.entry(UnitKind.BOMBER, 6),
                Map.entry(UnitKind.AIR_TRANSPORT, 6),
                Map.entry(UnitKind.BATTLESHIP, 2),
                Map.entry(UnitKind.HEAVY_CRUISER, 3),
                Map.entry(UnitKind.LIGHT_CRUISER, 4),
                Map.entry(UnitKind.DESTROYER, 5),
                Map.entry(UnitKind.TRANSPORT, 8),
                Map.entry(UnitKind.SUBMARINE, 5)));
    assertThat(composition(Nation.NORWAY))
        .isEqualTo(
            Map.of(
                UnitKind.INFANTRY, 16,
                UnitKind.CAVALRY, 2,
                UnitKind.ARTILLERY, 3,
                UnitKind.FIGHTER, 1,
                UnitKind.BOMBER, 1,
                UnitKind.LIGHT_CRUISER, 2,
                UnitKind.DESTROYER, 2,
                UnitKind.SUBMARINE, 1));
    assertThat(composition(Nation.BRITAIN))
        .isEqualTo(
            Map.ofEntries(
                Map.entry(UnitKind.INFANTRY, 5),
                Map.entry(UnitKind.ARTILLERY, 1),
                Map.entry(UnitKind.FIGHTER, 3),
                Map.entry(UnitKind.TORPEDO_FIGHTER, 2),
                Map.entry(UnitKind.BOMBER, 2),
                Map.entry(UnitKind.BATTLESHIP, 6),
                Map.entry(UnitKind.CARRIER, 3),
                Map.entry(UnitKind.HEAVY_CRUISER, 4),
                Map.entry(UnitKind.LIGHT_CRUISER, 13),
                Map.entry(UnitKind.DESTROYER, 8),
                Map.entry(UnitKind.SUBMARINE, 3),
                Map.entry(UnitKind.TRANSPORT, 5)));
    assertThat(composition(Nation.FRANCE))
        .isEqualTo(
            Map.of(
                UnitKind.INFANTRY, 1,
                UnitKind.MOUNTAIN_INFANTRY, 2,
                UnitKind.LIGHT_CRUISER, 2,
                UnitKind.DESTROYER, 3));
  }

  @Test
  void R16_0_leadersOfEachNation() {
    Map<Nation, Integer> leaders = new TreeMap<>();
    Weserubungs.leaders().forEach(leader -> leaders.merge(leader.nation(), 1, Integer::sum));
    assertThat(leaders).isEqualTo(Map.of(Nation.GERMANY, 8, Nation.NORWAY, 7, Nation.BRITAIN, 3));
  }

  @Test
  void R3_2_1_b_infantryMovesFiveAndDiffersByNation() {
    assertThat(of(UnitKind.INFANTRY)).allMatch(unit -> unit.movement() == 5);
    assertThat(of(UnitKind.INFANTRY)).extracting(Unit::full).contains(land(2, 3), land(3, 4));
  }

  @Test
  void R3_2_2_a_mountainInfantryIsAsStrongAsInfantry() {
    assertThat(nations(UnitKind.MOUNTAIN_INFANTRY)).containsOnly(Nation.GERMANY, Nation.FRANCE);
    assertThat(of(UnitKind.MOUNTAIN_INFANTRY))
        .allMatch(unit -> unit.full().equals(land(3, 4)) && unit.movement() == 5);
  }

  @Test
  void R3_2_3_a_germanyAloneHasParachutists() {
    assertThat(nations(UnitKind.PARACHUTISTS)).isEqualTo(GERMANY);
  }

  @Test
  void R3_2_4_norwayAloneHasCavalryAndItIsInfantry() {
    assertThat(nations(UnitKind.CAVALRY)).containsOnly(Nation.NORWAY);
    assertThat(UnitKind.CAVALRY.isInfantry()).isTrue();
    assertThat(UnitKind.CAVALRY.isArtillery()).isFalse();
  }

  @Test
  void R3_2_5_a_threeNationsHaveArtillery() {
    assertThat(nations(UnitKind.ARTILLERY))
        .containsOnly(Nation.GERMANY, Nation.NORWAY, Nation.BRITAIN);
  }

  @Test
  void R3_2_6_germanyAloneHasMountainArtillery() {
    assertThat(nations(UnitKind.MOUNTAIN_ARTILLERY)).isEqualTo(GERMANY);
    assertThat(UnitKind.MOUNTAIN_ARTILLERY.isArtillery()).isTrue();
    assertThat(UnitKind.MOUNTAIN_ARTILLERY.isMountain()).isTrue();
  }

  @Test
  void R3_3_1_g_typesOfFighters() {
    assertThat(owners("bf-109", "bf-110")).isEqualTo(GERMANY);
    assertThat(owners("swordfish", "sea-gladiator", "hurricane")).isEqualTo(BRITAIN);
    assertThat(owners("norwegian-gladiator", "british-gladiator"))
        .containsOnly(Nation.NORWAY, Nation.BRITAIN);
  }

  @Test
  void R3_3_2_c_typesOfBombers() {
    assertThat(owners("he-111", "ju-87")).isEqualTo(GERMANY);
    assertThat(owners("caproni")).containsOnly(Nation.NORWAY);
    assertThat(owners("wellington")).isEqualTo(BRITAIN);
    assertThat(of(UnitKind.BOMBER)).hasSize(9);
  }

  @Test
  void R3_3_3_b_germanyAloneHasAirTransports() {
    assertThat(nations(UnitKind.AIR_TRANSPORT)).isEqualTo(GERMANY);
  }

  @Test
  void R3_4_b_whatShipsAndLandUnitsShow() {
    assertThat(Weserubungs.units())
        .filteredOn(unit -> unit.arm().isLand())
        .allMatch(unit -> unit.full().support() == 0 && unit.reduced().support() == 0);
    assertThat(Weserubungs.units())
        .filteredOn(unit -> unit.arm().isShip() && unit.arm() != UnitKind.TRANSPORT)
        .allMatch(unit -> unit.full().support() > 0);
  }

  @Test
  void R3_4_1_a_capitalShipsOfFourNationsAreGoneForGood() {
    Set<Nation> nations = new TreeSet<>();
    for (Unit unit : Weserubungs.units()) {
      assertThat(unit.arm().isCapitalShip())
          .isEqualTo(
              Set.of(UnitKind.BATTLESHIP, UnitKind.HEAVY_CRUISER, UnitKind.LIGHT_CRUISER)
                  .contains(unit.arm()));
      if (unit.arm().isCapitalShip()) {
        nations.add(unit.nation());
        assertThat(unit.price().build()).as(unit.id()).isZero();
      }
    }
    assertThat(nations).containsOnly(Nation.values());
  }

  @Test
  void shipsOfEachKind() {
    assertThat(nations(UnitKind.CARRIER)).isEqualTo(BRITAIN);
    assertThat(nations(UnitKind.DESTROYER)).containsOnly(Nation.values());
    assertThat(nations(UnitKind.SUBMARINE))
        .containsOnly(Nation.GERMANY, Nation.NORWAY, Nation.BRITAIN);
    assertThat(nations(UnitKind.TRANSPORT)).containsOnly(Nation.GERMANY, Nation.BRITAIN);
  }

  private static Map<UnitKind, Integer> composition(Nation nation) {
    Map<UnitKind, Integer> arms = new TreeMap<>();
    Weserubungs.units().stream()
        .filter(unit -> unit.nation() == nation)
        .forEach(unit -> arms.merge(unit.arm(), 1, Integer::sum));
    return arms;
  }

  private static Iterable<Unit> of(UnitKind unitKind) {
    return Weserubungs.units().stream().filter(unit -> unit.arm() == unitKind).toList();
  }

  private static Set<Nation> nations(UnitKind unitKind) {
    return Weserubungs.units().stream()
        .filter(unit -> unit.arm() == unitKind)
        .map(WeserubungCounter::nation)
        .collect(Collectors.toSet());
  }

  /** Whose the copies of these types are. */
  private static Set<Nation> owners(String... types) {
    Set<String> known = Set.of(types);
    return Weserubungs.units().stream()
        .filter(unit -> known.contains(unit.id().replaceAll("-\\d$", "")))
        .map(WeserubungCounter::nation)
        .collect(Collectors.toSet());
  }

  private static Strength land(int attack, int defence) {
    return new Strength(attack, defence, 0);
  }
}
