package umpire.weserubung.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.combat.Units.battle;
import static umpire.weserubung.combat.Units.changes;
import static umpire.weserubung.combat.Units.hits;
import static umpire.weserubung.combat.Units.in;
import static umpire.weserubung.combat.Units.needed;
import static umpire.weserubung.combat.Units.thrown;
import static umpire.weserubung.combat.Units.unit;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.weserubung.combat.CombatReport.Check;
import umpire.weserubung.combat.CombatReport.Check.What;
import umpire.weserubung.combat.CombatReport.Shot;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.counter.UnitKind;

/** 8.4, 8.5 Ships against ships: fire, submarines, evasion. */
final class R08_NavalCombatTest {
  private static final Combatant HIPPER = unit("hipper", UnitKind.HEAVY_CRUISER, 4, 4, 1);
  private static final Combatant DESTROYER = unit("destroyer", UnitKind.DESTROYER, 2, 3, 1);
  private static final Combatant SUBMARINE = unit("submarine", UnitKind.SUBMARINE, 3, 2, 1);
  private static final Combatant CARRIER = unit("carrier", UnitKind.CARRIER, 0, 0, 3);
  private static final Combatant TRANSPORT = unit("transport", UnitKind.TRANSPORT, 0, 0, 0);

  @Test
  void R1_0_everyDieHasTenSides() {
    CombatReport report = thrown(fire(1, List.of(HIPPER), List.of(DESTROYER)), 10, 10);
    assertThat(report.sides()).containsExactly(10, 10);
    assertThat(hits(report)).containsExactly(false, false);
  }

  @Test
  void R8_4_s2_r10_hipperHitsWithFourOrLess() {
    CombatBrief brief = fire(1, List.of(HIPPER), List.of(TRANSPORT));
    assertThat(hits(thrown(brief, 4))).containsExactly(true);
    assertThat(hits(thrown(brief, 5))).containsExactly(false);
  }

  @Test
  void R3_6_b_ledByLutjensHipperHitsWithFive() {
    CombatBrief led = fire(1, List.of(in(HIPPER, Circumstance.LED)), List.of(TRANSPORT));
    assertThat(hits(thrown(led, 5))).containsExactly(true);
    assertThat(hits(thrown(led, 6))).containsExactly(false);
    assertThat(changes(led)).containsExactly("3.6-b 1");
    assertThat(changes(fire(1, List.of(HIPPER), List.of(TRANSPORT)))).isEmpty();
  }

  @Test
  void R8_4_s2_theAttackerUsesItsAttack() {
    assertThat(needed(fire(1, List.of(DESTROYER), List.of(TRANSPORT))))
        .containsExactly("destroyer 2");
  }

  @Test
  void R3_6_b_r11_theAdmiralsPointIsOneForEachShipThatHeLeads() {
    Combatant other = in(DESTROYER, Circumstance.LED);
    assertThat(needed(fire(1, List.of(in(HIPPER, Circumstance.LED), other), List.of(TRANSPORT))))
        .containsExactly("hipper 5", "destroyer 3");
  }

  @Test
  void R3_4_3_destroyersFireAtSubmarinesAndBombard() {
    assertThat(needed(fire(2, List.of(DESTROYER), List.of(SUBMARINE))))
        .containsExactly("destroyer 2", "submarine 2");
    assertThat(LandFire.bombardment(DESTROYER, 1).needed()).isEqualTo(1);
  }

  @Test
  void R3_4_5_a_transportsNeverFire() {
    assertThat(needed(fire(1, List.of(TRANSPORT), List.of(HIPPER)))).containsExactly("hipper 4");
    assertThat(AirFire.fromShips(TRANSPORT).needed()).isZero();
    assertThat(LandFire.bombardment(TRANSPORT, 1).needed()).isZero();
    assertThat(Targets.mayBear(BattleKind.NAVAL, HIPPER, TRANSPORT)).isTrue();
  }

  @Test
  void R3_4_2_a_carriersHaveNoNavalAttackAndDoNotBombardButBearLosses() {
    assertThat(needed(fire(1, List.of(CARRIER), List.of(HIPPER)))).containsExactly("hipper 4");
    assertThat(LandFire.bombardment(CARRIER, 1).needed()).isZero();
    assertThat(Targets.mayBear(BattleKind.NAVAL, HIPPER, CARRIER)).isTrue();
  }

  @Test
  void R8_4_s3_theDefenderUsesItsDefenceAndAnAdmiralHelpsItToo() {
    assertThat(needed(fire(1, List.of(HIPPER), List.of(DESTROYER))))
        .containsExactly("hipper 4", "destroyer 3");
    assertThat(needed(fire(1, List.of(HIPPER), List.of(in(DESTROYER, Circumstance.LED)))))
        .containsExactly("hipper 4", "destroyer 4");
  }

  @Test
  void R3_0_b_r95_nothingRaisesAPrintedZero() {
    assertThat(needed(fire(1, List.of(in(TRANSPORT, Circumstance.LED)), List.of(CARRIER))))
        .isEmpty();
  }

  @Test
  void R8_4_s4_aNaturalOneIsOfTheOneWhoRolledIt() {
    CombatReport report = thrown(fire(1, List.of(HIPPER, DESTROYER), List.of(TRANSPORT)), 1, 2);
    assertThat(report.shots()).extracting(Shot::isNaturalOne).containsExactly(true, false);
    assertThat(hits(report)).containsExactly(true, true);
  }

  @Test
  void R8_4_1_attackingSubmarinesFireFirstInRoundOne() {
    CombatBrief ambush =
        battle(
            BattleKind.NAVAL, BattleDice.AMBUSH, 1, List.of(HIPPER, SUBMARINE), List.of(DESTROYER));
    assertThat(needed(ambush)).containsExactly("submarine 3");
    assertThat(needed(fire(1, List.of(HIPPER, SUBMARINE), List.of(DESTROYER))))
        .containsExactly("hipper 4", "destroyer 3");
    assertThat(changes(fire(1, List.of(HIPPER, SUBMARINE), List.of(DESTROYER))))
        .containsExactly("8.4.1 none");
  }

  @Test
  void R8_4_1_fromRoundTwoTheyFireWithTheOthers() {
    assertThat(needed(fire(2, List.of(HIPPER, SUBMARINE), List.of(DESTROYER))))
        .containsExactly("hipper 4", "submarine 3", "destroyer 3");
  }

  @Test
  void R8_4_1_r44_submarinesThatDefendFireWithTheOthers() {
    assertThat(needed(fire(1, List.of(DESTROYER), List.of(SUBMARINE, CARRIER))))
        .containsExactly("destroyer 2", "submarine 2");
  }

  @Test
  void R3_4_1_b_capitalShipsDoNotFireWhereThereAreOnlySubmarines() {
    CombatBrief attacked = fire(2, List.of(SUBMARINE), List.of(HIPPER, DESTROYER));
    assertThat(needed(attacked)).containsExactly("submarine 3", "destroyer 3");
    assertThat(changes(attacked)).containsExactly("3.4.1-b none");
    assertThat(needed(fire(1, List.of(HIPPER), List.of(SUBMARINE)))).containsExactly("submarine 2");
    assertThat(needed(fire(1, List.of(HIPPER), List.of(SUBMARINE, TRANSPORT))))
        .containsExactly("hipper 4", "submarine 2");
  }

  @Test
  void R3_4_1_b_submarinesBearNoHitOfCapitalShips() {
    assertThat(Targets.mayBear(BattleKind.NAVAL, HIPPER, SUBMARINE)).isFalse();
    assertThat(Targets.mayBear(BattleKind.NAVAL, DESTROYER, SUBMARINE)).isTrue();
    assertThat(Targets.mayBear(BattleKind.NAVAL, HIPPER, TRANSPORT)).isTrue();
  }

  @Test
  void R8_5_b_aFleetEvadesWithFive() {
    CombatBrief brief = evasion(0, List.of(HIPPER), List.of(DESTROYER));
    assertThat(thrown(brief, 5).checks()).containsExactly(new Check(What.EVASION, 5, 5, 0));
    assertThat(thrown(brief, 6).checks()).noneMatch(Check::succeeds);
  }

  @Test
  void R8_5_b_withASubmarineAmongTheAttackersItNeedsFour() {
    CombatBrief brief = evasion(0, List.of(HIPPER, SUBMARINE), List.of(DESTROYER));
    assertThat(thrown(brief, 4).checks()).containsExactly(new Check(What.EVASION, 4, 4, 0));
    assertThat(changes(brief)).containsExactly("8.5-b -1");
  }

  @Test
  void R8_5_c_anAdmiralOfTwoEvadesWithSeven() {
    CombatBrief brief = evasion(2, List.of(HIPPER), List.of(DESTROYER));
    assertThat(thrown(brief, 7).checks()).allMatch(Check::succeeds);
    assertThat(thrown(brief, 8).checks()).noneMatch(Check::succeeds);
    assertThat(changes(brief)).containsExactly("8.5-c 2");
  }

  @Test
  void R3_6_c_anAdmiralOfTwoMakesASixAFourOnce() {
    CombatBrief alone = evasion(0, List.of(HIPPER, SUBMARINE), List.of(DESTROYER));
    CombatBrief led = evasion(2, List.of(HIPPER, SUBMARINE), List.of(DESTROYER));
    assertThat(thrown(led, 6).checks().getFirst().succeeds())
        .isEqualTo(thrown(alone, 4).checks().getFirst().succeeds())
        .isTrue();
    assertThat(thrown(led, 7).checks()).noneMatch(Check::succeeds);
  }

  @Test
  void R8_5_c_r12_theStrengthCountsOnce() {
    assertThat(thrown(evasion(1, List.of(HIPPER), List.of(DESTROYER)), 6).checks())
        .containsExactly(new Check(What.EVASION, 6, 6, 0));
  }

  @Test
  void R8_5_b_submarinesEvadeByTheSameDieWithSix() {
    CombatReport report = thrown(evasion(0, List.of(HIPPER), List.of(DESTROYER, SUBMARINE)), 6);
    assertThat(report.checks()).containsExactly(new Check(What.EVASION, 6, 5, 6));
    assertThat(report.dice()).containsExactly(6);
  }

  @Test
  void R8_5_b_r45_submarinesAloneNeedSixWhoeverAttacks() {
    assertThat(thrown(evasion(0, List.of(SUBMARINE), List.of(sub("other"))), 6).checks())
        .containsExactly(new Check(What.EVASION, 6, 6, 0));
  }

  @Test
  void R8_5_c_r96_theAdmiralHelpsSubmarinesTooAndNoNumberIsAboveTen() {
    assertThat(thrown(evasion(3, List.of(HIPPER), List.of(DESTROYER, SUBMARINE)), 9).checks())
        .containsExactly(new Check(What.EVASION, 9, 8, 9));
    assertThat(thrown(evasion(6, List.of(HIPPER), List.of(DESTROYER)), 10).checks())
        .containsExactly(new Check(What.EVASION, 10, 10, 0));
  }

  private static Combatant sub(String name) {
    return unit(name, UnitKind.SUBMARINE, 3, 2, 1);
  }

  private static CombatBrief fire(int round, List<Combatant> attackers, List<Combatant> defenders) {
    return battle(BattleKind.NAVAL, BattleDice.FIRE, round, attackers, defenders);
  }

  private static CombatBrief evasion(
      int admiral, List<Combatant> attackers, List<Combatant> defenders) {
    return new CombatBrief(
        BattleKind.NAVAL,
        BattleDice.EVASION,
        1,
        attackers,
        defenders,
        new BattleTerms(false, false, admiral, true, false, false, 0));
  }
}
