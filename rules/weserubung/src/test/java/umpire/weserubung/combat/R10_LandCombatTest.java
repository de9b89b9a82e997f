package umpire.weserubung.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.combat.Units.battle;
import static umpire.weserubung.combat.Units.changes;
import static umpire.weserubung.combat.Units.hits;
import static umpire.weserubung.combat.Units.in;
import static umpire.weserubung.combat.Units.infantry;
import static umpire.weserubung.combat.Units.needed;
import static umpire.weserubung.combat.Units.thrown;
import static umpire.weserubung.combat.Units.unit;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.weserubung.combat.CombatReport.Shot;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.counter.UnitKind;

/** 10.1, 10.3, 10.7 By land and from the sea, with what changes a unit's number. */
final class R10_LandCombatTest {
  private static final Combatant INFANTRY = infantry("infantry");
  private static final Combatant ENEMY = unit("enemy", UnitKind.INFANTRY, 2, 3, 0);
  private static final Combatant ARTILLERY = unit("artillery", UnitKind.ARTILLERY, 4, 3, 0);
  private static final Combatant BOMBER = unit("bomber", UnitKind.BOMBER, 2, 2, 4);
  private static final Combatant PARACHUTISTS = unit("paras", UnitKind.PARACHUTISTS, 1, 1, 0);
  private static final Combatant SHIP = unit("ship", UnitKind.LIGHT_CRUISER, 3, 3, 3);

  @Test
  void R3_0_b_aStrengthOfThreeHitsWithOneTwoAndThree() {
    for (int roll : new int[] {1, 2, 3, 4, 10}) {
      assertThat(hits(thrown(land(List.of(INFANTRY), List.of(ENEMY)), roll, 10)).getFirst())
          .isEqualTo(roll <= 3);
    }
  }

  @Test
  void R10_3_1_landUnitsAttackWithTheirAttackAircraftWithTheirLandStrength() {
    assertThat(needed(land(List.of(INFANTRY, BOMBER), List.of(ENEMY))))
        .containsExactly("infantry 3", "bomber 4", "enemy 3");
  }

  @Test
  void R10_3_2_landUnitsDefendWithTheirDefenceAircraftWithTheirLandStrength() {
    assertThat(needed(land(List.of(ENEMY), List.of(INFANTRY.turned(), BOMBER))))
        .containsExactly("enemy 2", "infantry 2", "bomber 4");
  }

  @Test
  void R10_3_4_aNaturalOneIsOfTheOneWhoRolledIt() {
    CombatReport report = thrown(land(List.of(INFANTRY, ARTILLERY), List.of(ENEMY)), 1, 2, 1);
    assertThat(report.shots()).extracting(Shot::isNaturalOne).containsExactly(true, false, true);
    assertThat(hits(report)).containsExactly(true, true, true);
  }

  @Test
  void R3_5_b_aGeneralAddsOneToEachUnitThatHeLeads() {
    Combatant other = infantry("other");
    CombatBrief led =
        land(
            List.of(in(INFANTRY, Circumstance.LED), in(other, Circumstance.LED)),
            List.of(in(ENEMY, Circumstance.LED)));
    assertThat(needed(led)).containsExactly("infantry 4", "other 4", "enemy 4");
    assertThat(changes(led)).containsExactly("3.5-b 1", "3.5-b 1", "3.5-b 1");
    assertThat(changes(land(List.of(INFANTRY, other), List.of(ENEMY)))).isEmpty();
  }

  @Test
  void R3_5_b_r65_aUnitGainsOneHoweverManyLeadIt() {
    assertThat(
            needed(land(List.of(in(INFANTRY, Circumstance.LED, Circumstance.LED)), List.of(ENEMY))))
        .containsExactly("infantry 4", "enemy 3");
  }

  @Test
  void R10_2_4_aircraftThatAreLeftTakePart() {
    assertThat(needed(land(List.of(BOMBER), List.of(ENEMY))))
        .containsExactly("bomber 4", "enemy 3");
  }

  @Test
  void R10_2_4_r52_inTheBattleByLandNotInTheAir() {
    assertThat(needed(land(List.of(BOMBER, INFANTRY), List.of(ENEMY))).getFirst())
        .isEqualTo("bomber 4");
  }

  @Test
  void R3_6_b_r111_aGeneralDoesNotLeadAircraft() {
    assertThat(needed(land(List.of(in(BOMBER, Circumstance.LED)), List.of(ENEMY))))
        .containsExactly("bomber 4", "enemy 3");
  }

  @Test
  void R9_0_riv_c_acrossARiverOneLessForAttackersAlone() {
    CombatBrief brief =
        land(
            List.of(in(INFANTRY, Circumstance.ACROSS_RIVER)),
            List.of(in(ENEMY, Circumstance.ACROSS_RIVER)));
    assertThat(needed(brief)).containsExactly("infantry 2", "enemy 3");
    assertThat(changes(brief)).containsExactly("9.0-riv-c -1");
  }

  @Test
  void R10_7_5_6_r64_riverAndSeaTogetherTakeTwoAndNeverLessThanNothing() {
    Combatant weak = unit("weak", UnitKind.INFANTRY, 1, 1, 0);
    CombatBrief brief =
        land(
            List.of(
                in(INFANTRY, Circumstance.ACROSS_RIVER, Circumstance.FROM_SEA),
                in(weak, Circumstance.ACROSS_RIVER, Circumstance.FROM_SEA)),
            List.of(ENEMY));
    assertThat(needed(brief)).containsExactly("infantry 1", "enemy 3");
  }

  @Test
  void R3_0_b_r94_whoseNumberIsNothingThrowsNoDie() {
    Combatant weak = unit("weak", UnitKind.INFANTRY, 1, 1, 0);
    CombatBrief brief = land(List.of(in(weak, Circumstance.ACROSS_RIVER)), List.of(ENEMY));
    assertThat(thrown(brief, 10).dice()).containsExactly(10);
    assertThat(Units.missed(brief).findings())
        .anyMatch(finding -> finding.rule().value().equals("3.0-b/r94"));
  }

  @Test
  void R9_0_mtn_r35_infantryOfEveryKindDefendsBetterInMountainsGunsDoNot() {
    Combatant cavalry = unit("cavalry", UnitKind.CAVALRY, 2, 2, 0);
    CombatBrief brief =
        land(
            List.of(in(INFANTRY, Circumstance.IN_MOUNTAINS)),
            List.of(
                in(ENEMY, Circumstance.IN_MOUNTAINS),
                in(cavalry, Circumstance.IN_MOUNTAINS),
                in(ARTILLERY, Circumstance.IN_MOUNTAINS)));
    assertThat(needed(brief)).containsExactly("infantry 3", "enemy 4", "cavalry 3", "artillery 3");
    assertThat(changes(brief)).containsExactly("9.0-mtn 1", "9.0-mtn 1");
  }

  @Test
  void R10_1_b_r63_outOfSupplyIsHalvedUpFirstThenChanged() {
    Combatant cut = in(INFANTRY, Circumstance.OUT_OF_SUPPLY, Circumstance.LED);
    CombatBrief brief =
        land(
            List.of(cut),
            List.of(in(ENEMY, Circumstance.OUT_OF_SUPPLY, Circumstance.IN_MOUNTAINS)));
    assertThat(needed(brief)).containsExactly("infantry 3", "enemy 3");
    assertThat(changes(brief))
        .containsExactly("10.1-b half", "3.5-b 1", "10.1-b half", "9.0-mtn 1");
  }

  @Test
  void R3_2_3_e_reducedParachutistsCauseNoLossEvenInMountains() {
    Combatant reduced = in(PARACHUTISTS.turned(), Circumstance.IN_MOUNTAINS, Circumstance.LED);
    assertThat(needed(land(List.of(ENEMY), List.of(reduced)))).containsExactly("enemy 2");
    assertThat(needed(land(List.of(ENEMY), List.of(in(PARACHUTISTS, Circumstance.IN_MOUNTAINS)))))
        .containsExactly("enemy 2", "paras 2");
  }

  @Test
  void R3_4_g_aShipInHarbourFightsWithHalfItsGunsRoundedUp() {
    CombatBrief brief = land(List.of(INFANTRY), List.of(ENEMY, in(SHIP, Circumstance.IN_HARBOUR)));
    assertThat(needed(brief)).containsExactly("infantry 3", "enemy 3", "ship 2");
    assertThat(changes(brief)).containsExactly("3.4-g half");
  }

  @Test
  void R10_7_x_shipsBombardWithTheFirstRoundOfABattleByLand() {
    List<Combatant> attackers =
        List.of(in(INFANTRY, Circumstance.FROM_SEA), in(SHIP, Circumstance.BOMBARDING));
    assertThat(needed(battle(BattleKind.LAND, BattleDice.FIRE, 1, attackers, List.of(ENEMY))))
        .containsExactly("infantry 2", "ship 3", "enemy 3");
    CombatBrief second = battle(BattleKind.LAND, BattleDice.FIRE, 2, attackers, List.of(ENEMY));
    assertThat(needed(second)).containsExactly("infantry 2", "enemy 3");
    assertThat(changes(second)).containsExactly("10.7-5,6 -1", "10.7-0 none");
  }

  @Test
  void R8_8_d_thePortIsNoHelpAgainstWhoComesByLandToo() {
    CombatBrief brief = land(List.of(INFANTRY), List.of(in(ENEMY, Circumstance.IN_PORT)));
    assertThat(changes(brief)).isEmpty();
    assertThat(Units.missed(brief).findings())
        .anyMatch(finding -> finding.rule().value().equals("10.7-x"));
  }

  @Test
  void R3_2_5_b_gunsDefendTheirOwnHexAndTheNextAlike() {
    Combatant far = in(unit("far", UnitKind.ARTILLERY, 4, 3, 0), Circumstance.ELSEWHERE);
    assertThat(needed(land(List.of(INFANTRY), List.of(ARTILLERY, far))))
        .containsExactly("infantry 3", "artillery 3", "far 3");
  }

  @Test
  void R10_7_3_4_r7_thePortHelpsAgainstALandingAlone() {
    List<Combatant> port = List.of(in(ENEMY, Circumstance.IN_PORT));
    assertThat(needed(landing(BattleDice.DEFENCE, List.of(INFANTRY), port)))
        .containsExactly("enemy 4");
    assertThat(needed(land(List.of(INFANTRY), port))).containsExactly("infantry 3", "enemy 3");
  }

  @Test
  void R10_7_5_6_theLandingForceAttacksWithOneLess() {
    Combatant ashore = in(INFANTRY, Circumstance.FROM_SEA);
    assertThat(needed(landing(BattleDice.ASSAULT, List.of(ashore), List.of(ENEMY))))
        .containsExactly("infantry 2");
  }

  @Test
  void R10_7_x_andThePortIsNoHelp() {
    assertThat(needed(land(List.of(INFANTRY), List.of(in(ENEMY, Circumstance.IN_PORT)))))
        .containsExactly("infantry 3", "enemy 3");
  }

  @Test
  void R10_7_1_2_aLandingBeginsWithTheShipsThatBombard() {
    Combatant submarine = in(unit("sub", UnitKind.SUBMARINE, 3, 2, 1), Circumstance.BOMBARDING);
    CombatBrief brief =
        landing(
            BattleDice.BOMBARDMENT,
            List.of(INFANTRY, in(SHIP, Circumstance.BOMBARDING), submarine),
            List.of(ENEMY));
    assertThat(needed(brief)).containsExactly("ship 3");
    assertThat(changes(brief)).containsExactly("10.7-1,2 none");
  }

  @Test
  void R10_7_3_4_thenTheDefendersFireWithOneMoreInAPort() {
    List<Combatant> attackers = List.of(INFANTRY, in(SHIP, Circumstance.BOMBARDING));
    assertThat(needed(landing(BattleDice.DEFENCE, attackers, List.of(ENEMY, BOMBER))))
        .containsExactly("enemy 3", "bomber 4");
    CombatBrief port =
        landing(
            BattleDice.DEFENCE,
            attackers,
            List.of(in(ENEMY, Circumstance.IN_PORT), in(BOMBER, Circumstance.IN_PORT)));
    assertThat(needed(port)).containsExactly("enemy 4", "bomber 5");
    assertThat(changes(port)).containsExactly("10.7-3,4 1", "10.7-3,4 1");
  }

  @Test
  void R10_7_5_6_r8_thenTheAttackersWithOneLessButNotTheShips() {
    List<Combatant> attackers =
        List.of(in(INFANTRY, Circumstance.FROM_SEA), BOMBER, in(SHIP, Circumstance.BOMBARDING));
    CombatBrief brief = landing(BattleDice.ASSAULT, attackers, List.of(ENEMY));
    assertThat(needed(brief)).containsExactly("infantry 2", "bomber 4");
    assertThat(changes(brief)).containsExactly("10.7-5,6 -1");
  }

  private static CombatBrief land(List<Combatant> attackers, List<Combatant> defenders) {
    return battle(BattleKind.LAND, BattleDice.FIRE, 1, attackers, defenders);
  }

  private static CombatBrief landing(
      BattleDice next, List<Combatant> attackers, List<Combatant> defenders) {
    return battle(BattleKind.LANDING, next, 1, attackers, defenders);
  }
}
