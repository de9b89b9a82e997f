package umpire.weserubung.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static umpire.weserubung.combat.Units.battle;
import static umpire.weserubung.combat.Units.changes;
import static umpire.weserubung.combat.Units.hits;
import static umpire.weserubung.combat.Units.needed;
import static umpire.weserubung.combat.Units.thrown;
import static umpire.weserubung.combat.Units.unit;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.weserubung.combat.CombatReport.Check;
import umpire.weserubung.combat.CombatReport.Shot;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.counter.UnitKind;

/** 7.3, 7.5 Aircraft against aircraft, in the air and on the ground, and against ships. */
final class R07_AirCombatTest {
  private static final Combatant BF109 = unit("bf109", UnitKind.FIGHTER, 5, 6, 2);
  private static final Combatant HURRICANE = unit("hurricane", UnitKind.FIGHTER, 4, 5, 2);
  private static final Combatant HE111 = unit("he111", UnitKind.BOMBER, 2, 2, 4);
  private static final Combatant SWORDFISH = unit("swordfish", UnitKind.TORPEDO_FIGHTER, 1, 2, 3);
  private static final Combatant JU52 = unit("ju52", UnitKind.AIR_TRANSPORT, 0, 0, 0);
  private static final Combatant CRUISER = unit("york", UnitKind.HEAVY_CRUISER, 4, 4, 2);
  private static final Combatant TRANSPORT = unit("transport", UnitKind.TRANSPORT, 0, 0, 0);

  @Test
  void R7_3_1_aBf109HitsWithFiveOrLess() {
    for (int[] roll : new int[][] {{1, 1}, {5, 1}, {6, 0}}) {
      CombatReport report = thrown(air(List.of(BF109), List.of(HURRICANE)), roll[0], 10);
      assertThat(hits(report)).containsExactly(roll[1] == 1, false);
    }
  }

  @Test
  void R7_3_2_r20_theDefenderHitsWithItsOwnDefence() {
    assertThat(needed(air(List.of(BF109), List.of(HURRICANE))))
        .containsExactly("bf109 5", "hurricane 5");
    assertThat(needed(air(List.of(HURRICANE), List.of(BF109.turned()))))
        .containsExactly("hurricane 4", "bf109 3");
  }

  @Test
  void R7_3_a_bombersSwordfishAndTransportsNeverFireAtAircraft() {
    CombatBrief brief = air(List.of(BF109, HE111), List.of(SWORDFISH, HURRICANE, JU52));
    assertThat(needed(brief)).containsExactly("bf109 5", "hurricane 5");
    assertThat(changes(brief)).containsExactly("7.3-a none", "7.3-a none", "7.3-a none");
  }

  @Test
  void R7_3_a_r15_bombersDoNotFireAtBombersEither() {
    assertThat(needed(air(List.of(HE111), List.of(SWORDFISH, JU52)))).isEmpty();
  }

  @Test
  void R3_4_2_a_carriersFireAtAircraftAsSubmarinesDo() {
    Combatant carrier = unit("furious", UnitKind.CARRIER, 0, 0, 3);
    Combatant submarine = unit("ss", UnitKind.SUBMARINE, 3, 2, 1);
    CombatBrief brief =
        battle(
            BattleKind.AERO_NAVAL, BattleDice.FIRE, 2, List.of(HE111), List.of(carrier, submarine));
    assertThat(needed(brief)).containsExactly("he111 4", "furious 3", "ss 1");
  }

  @Test
  void R3_4_4_submarinesFireAtAircraftAndDoNotBombard() {
    Combatant submarine = unit("ss", UnitKind.SUBMARINE, 3, 2, 1);
    assertThat(AirFire.fromShips(submarine).needed()).isEqualTo(1);
    assertThat(LandFire.bombardment(submarine, 1).needed()).isZero();
  }

  @Test
  void R7_3_b_r30_anAirfieldIsAttackedForTwoRoundsAtMost() {
    assertThatThrownBy(
            () ->
                Units.missed(
                    battle(
                        BattleKind.AIRFIELD,
                        BattleDice.FIRE,
                        3,
                        List.of(BF109),
                        List.of(SWORDFISH))))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void R7_3_2_theDefenderRollsAtTheSameMoment() {
    assertThat(thrown(air(List.of(BF109), List.of(HURRICANE)), 1, 5).shots())
        .containsExactly(new Shot("bf109", true, 1, 5), new Shot("hurricane", false, 5, 5));
  }

  @Test
  void R7_3_b_anAirfieldIsAttackedWithLandStrengthAndDoesNotReply() {
    CombatBrief brief =
        battle(BattleKind.AIRFIELD, BattleDice.FIRE, 2, List.of(BF109, HE111), List.of(SWORDFISH));
    assertThat(needed(brief)).containsExactly("bf109 2", "he111 4");
    assertThat(changes(brief)).containsExactly("7.3-b none");
  }

  @Test
  void R7_3_n_aNaturalOneIsOfTheOneWhoRolledIt() {
    CombatReport report =
        thrown(air(List.of(BF109, another("second")), List.of(HURRICANE)), 1, 2, 9);
    assertThat(report.shots()).extracting(Shot::isNaturalOne).containsExactly(true, false, false);
    assertThat(hits(report)).containsExactly(true, true, false);
  }

  @Test
  void R7_5_1_shipsAreFoundWithSixAtSeaAndSevenOffACoast() {
    assertThat(thrown(raid(new BattleTerms(false, false, 0, false, false, false, 0)), 7).checks())
        .containsExactly(new Check(Check.What.LOCATION, 7, 6, 0));
    CombatReport found =
        thrown(raid(new BattleTerms(true, false, 0, false, false, false, 0)), 7, 4, 3);
    assertThat(found.checks()).containsExactly(new Check(Check.What.LOCATION, 7, 7, 0));
    assertThat(hits(found)).containsExactly(true, false);
    assertThat(found.dice()).containsExactly(7, 4, 3);
  }

  @Test
  void R7_5_1_whereTheyAreNotFoundNobodyFires() {
    CombatReport report = thrown(raid(BattleTerms.none()), 8);
    assertThat(report.shots()).isEmpty();
    assertThat(report.checks()).noneMatch(Check::succeeds);
  }

  @Test
  void R7_5_1_inAPortNoDieLooksForThem() {
    CombatReport report =
        thrown(raid(new BattleTerms(true, true, 0, false, false, false, 0)), 4, 2, 2);
    assertThat(report.checks()).isEmpty();
    assertThat(hits(report)).containsExactly(true, true, true);
  }

  @Test
  void R7_5_2_aircraftUseTheirStrengthAgainstShipsAndShipsTheirGuns() {
    assertThat(needed(aeroNaval(BattleTerms.none(), 2))).containsExactly("he111 4", "york 2");
  }

  @Test
  void R3_6_b_r111_anAdmiralIsNoHelpAgainstAircraft() {
    CombatBrief led =
        battle(
            BattleKind.AERO_NAVAL,
            BattleDice.FIRE,
            2,
            List.of(HE111),
            List.of(Units.in(CRUISER, Circumstance.LED)));
    assertThat(needed(led)).containsExactly("he111 4", "york 2");
  }

  @Test
  void R7_5_3_aPortFiresAtTwo() {
    assertThat(needed(aeroNaval(new BattleTerms(true, true, 0, false, false, false, 0), 2)))
        .containsExactly("he111 4", "york 2", "port 2");
  }

  @Test
  void R7_5_3_r42_aPortFiresOneDieMoreAndHitsWithTwo() {
    CombatBrief inPort = aeroNaval(new BattleTerms(true, true, 0, false, false, false, 0), 2);
    CombatReport two = thrown(inPort, 10, 10, 2);
    CombatReport three = thrown(inPort, 10, 10, 3);
    assertThat(two.shots().getLast()).isEqualTo(new Shot(CombatReport.PORT, false, 2, 2));
    assertThat(hits(two)).containsExactly(false, false, true);
    assertThat(hits(three)).containsExactly(false, false, false);
  }

  @Test
  void R7_5_4_aNaturalOneAtSeaIsOfTheOneWhoRolledItToo() {
    CombatReport report =
        thrown(
            battle(
                BattleKind.AERO_NAVAL,
                BattleDice.FIRE,
                2,
                List.of(HE111, unit("second", UnitKind.BOMBER, 2, 2, 4)),
                List.of(CRUISER)),
            1,
            2,
            10);
    assertThat(report.shots()).extracting(Shot::isNaturalOne).containsExactly(true, false, false);
    assertThat(hits(report)).containsExactly(true, true, false);
  }

  private static Combatant another(String name) {
    return unit(name, UnitKind.FIGHTER, 5, 6, 2);
  }

  private static CombatBrief air(List<Combatant> attackers, List<Combatant> defenders) {
    return battle(BattleKind.AIR, BattleDice.FIRE, 1, attackers, defenders);
  }

  private static CombatBrief raid(BattleTerms battleTerms) {
    return new CombatBrief(
        BattleKind.AERO_NAVAL,
        BattleDice.LOCATION,
        1,
        List.of(HE111, JU52),
        List.of(CRUISER, TRANSPORT),
        battleTerms);
  }

  private static CombatBrief aeroNaval(BattleTerms battleTerms, int round) {
    return new CombatBrief(
        BattleKind.AERO_NAVAL,
        BattleDice.FIRE,
        round,
        List.of(HE111),
        List.of(CRUISER),
        battleTerms);
  }
}
