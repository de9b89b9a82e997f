package umpire.weserubung.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static umpire.weserubung.combat.Units.battle;
import static umpire.weserubung.combat.Units.in;
import static umpire.weserubung.combat.Units.infantry;
import static umpire.weserubung.combat.Units.unit;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.counter.UnitKind;

/** Who may bear hits, how many, and what is no battle at all. */
final class TargetsTest {
  private static final Combatant FULL = infantry("full");
  private static final Combatant REDUCED = infantry("reduced").turned();
  private static final Combatant PARAS = unit("paras", UnitKind.PARACHUTISTS, 1, 1, 0);
  private static final Combatant GUNS = unit("guns", UnitKind.ARTILLERY, 4, 3, 0);
  private static final Combatant BOMBER = unit("bomber", UnitKind.BOMBER, 2, 2, 4);
  private static final Combatant SHIP = unit("ship", UnitKind.DESTROYER, 2, 2, 1);

  @Test
  void R10_3_3_gunsElsewhereAndShipsThatBombardBearNothing() {
    Combatant elsewhere = in(GUNS, Circumstance.ELSEWHERE);
    Combatant bombarding = in(SHIP, Circumstance.BOMBARDING);
    assertThat(Targets.mayBear(BattleKind.LAND, BOMBER, elsewhere)).isFalse();
    assertThat(Targets.mayBear(BattleKind.LAND, FULL, GUNS)).isTrue();
    assertThat(Targets.mayBear(BattleKind.LANDING, GUNS, bombarding)).isFalse();
    assertThat(bounds(Fire.OTHERS, 1, elsewhere, FULL)).containsOnlyKeys("full");
  }

  @Test
  void R10_3_3_r66_aircraftThatSupportBearHitsLikeOthers() {
    assertThat(bounds(Fire.OTHERS, 1, BOMBER, FULL)).containsOnlyKeys("bomber", "full");
  }

  @Test
  void R10_3_5_r112_gunsElsewhereAndShipsThatBombardDoNotHoldTheHex() {
    assertThat(Targets.inTheHex(BattleKind.LAND, in(GUNS, Circumstance.ELSEWHERE))).isFalse();
    assertThat(Targets.inTheHex(BattleKind.LANDING, in(SHIP, Circumstance.BOMBARDING))).isFalse();
    assertThat(Targets.inTheHex(BattleKind.LAND, GUNS)).isTrue();
    assertThat(Targets.inTheHex(BattleKind.NAVAL, SHIP)).isTrue();
  }

  @Test
  void R3_4_h_shipsInHarbourDoNotHoldTheHexEither() {
    assertThat(Targets.holdsTheHex(BattleKind.LAND, in(SHIP, Circumstance.IN_HARBOUR))).isFalse();
    assertThat(Targets.holdsTheHex(BattleKind.LAND, in(GUNS, Circumstance.ELSEWHERE))).isFalse();
    assertThat(Targets.holdsTheHex(BattleKind.LAND, GUNS)).isTrue();
    assertThat(Targets.holdsTheHex(BattleKind.NAVAL, SHIP)).isTrue();
  }

  @Test
  void R3_4_g_shipsInHarbourBearHitsOfGunsAndAircraftAlone() {
    Combatant harboured = in(SHIP, Circumstance.IN_HARBOUR);
    assertThat(Targets.mayBear(BattleKind.LAND, GUNS, harboured)).isTrue();
    assertThat(Targets.mayBear(BattleKind.LAND, BOMBER, harboured)).isTrue();
    assertThat(Targets.mayBear(BattleKind.LAND, FULL, harboured)).isFalse();
    assertThat(bounds(Fire.GUNS_AND_AIRCRAFT, 1, harboured, FULL)).containsOnlyKeys("full", "ship");
  }

  @Test
  void R10_3_3_aFullUnitBearsTwoAReducedOneOne() {
    assertThat(bounds(Fire.OTHERS, 1, FULL, REDUCED))
        .isEqualTo(Map.of("full", new HitBounds(0, 1), "reduced", new HitBounds(0, 1)));
    assertThat(bounds(Fire.OTHERS, 2, FULL, REDUCED))
        .isEqualTo(Map.of("full", new HitBounds(1, 2), "reduced", new HitBounds(0, 1)));
    assertThat(bounds(Fire.OTHERS, 3, FULL, REDUCED))
        .isEqualTo(Map.of("full", new HitBounds(2, 2), "reduced", new HitBounds(1, 1)));
  }

  @Test
  void R8_4_s4_r67_hitsThatNobodyCanBearAreLost() {
    assertThat(bounds(Fire.OTHERS, 5, FULL, REDUCED))
        .isEqualTo(bounds(Fire.OTHERS, 3, FULL, REDUCED));
    assertThat(Targets.borne(BattleKind.LAND, Fire.OTHERS, 5, List.of(FULL, REDUCED))).isEqualTo(3);
    assertThat(
            Targets.borne(
                BattleKind.NAVAL,
                Fire.CAPITAL_SHIPS,
                2,
                List.of(unit("sub", UnitKind.SUBMARINE, 3, 2, 1))))
        .isZero();
  }

  @Test
  void R3_2_3_e_r21_reducedParachutistsBearOnlyWhatNobodyElseCan() {
    Combatant reduced = PARAS.turned();
    assertThat(bounds(Fire.OTHERS, 2, FULL, reduced))
        .isEqualTo(Map.of("full", new HitBounds(2, 2), "paras", new HitBounds(0, 0)));
    assertThat(bounds(Fire.OTHERS, 3, FULL, reduced))
        .isEqualTo(Map.of("full", new HitBounds(2, 2), "paras", new HitBounds(1, 1)));
    assertThat(bounds(Fire.OTHERS, 2, FULL, PARAS))
        .isEqualTo(Map.of("full", new HitBounds(1, 2), "paras", new HitBounds(0, 1)));
    assertThat(Targets.victims(BattleKind.LAND, Fire.OTHERS, List.of(FULL, reduced)))
        .containsExactly(FULL);
    assertThat(Targets.victims(BattleKind.LAND, Fire.OTHERS, List.of(reduced)))
        .containsExactly(reduced);
  }

  @Test
  void whatIsNoBattleIsRefused() {
    assertRefused(BattleKind.LAND, 1, List.of(), List.of(FULL));
    assertRefused(BattleKind.LAND, 1, List.of(FULL), List.of(FULL));
    assertRefused(BattleKind.LAND, 1, List.of(SHIP), List.of(FULL));
    assertRefused(BattleKind.AIR, 1, List.of(FULL), List.of(BOMBER));
    assertRefused(BattleKind.AERO_NAVAL, 2, List.of(SHIP), List.of(BOMBER));
    assertRefused(BattleKind.AERO_NAVAL, 3, List.of(BOMBER), List.of(SHIP));
  }

  private static void assertRefused(
      BattleKind kind, int round, List<Combatant> attackers, List<Combatant> defenders) {
    assertThatThrownBy(
            () -> Units.missed(battle(kind, BattleDice.FIRE, round, attackers, defenders)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static Map<String, HitBounds> bounds(Fire fire, int hits, Combatant... own) {
    return Targets.bounds(BattleKind.LAND, fire, hits, List.of(own));
  }
}
