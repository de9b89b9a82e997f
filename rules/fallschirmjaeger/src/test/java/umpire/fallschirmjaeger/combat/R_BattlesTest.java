package umpire.fallschirmjaeger.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.combat.BattleBrief.Attacker;
import umpire.fallschirmjaeger.combat.BattleBrief.Defender;
import umpire.fallschirmjaeger.model.chart.CombatResult;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.Probability;
import umpire.kernel.dice.ScriptedChance;

/** SCS-odds, T-CRT, 2.2: combats and overruns. */
class R_BattlesTest {
  private static final FallschirmjaegerCombat COMBAT =
      new FallschirmjaegerCombat(
          Edition.open().hex("20.12", "woods").side("20.16", "20.17", "river").pack());

  private static Attacker attacker(int strength, String from) {
    return new Attacker("fjr-1-1", strength, at(from), false, false, false);
  }

  private static Defender defender(int strength) {
    return new Defender("moerdijk-north", strength, false, false);
  }

  private static BattleBrief fight(String target, Attacker attacker, Defender defender) {
    return new BattleBrief(at(target), List.of(attacker), List.of(defender), false, false, false);
  }

  private static BattleReport report(BattleBrief brief, int first, int second) {
    return (BattleReport) COMBAT.adjudicate(brief, new ScriptedChance(List.of(first, second)));
  }

  @Test
  @Rule("T-CRT/r23")
  void RSCS_odds_oddsAreRoundedForTheDefenderAndHeldWithinTheTable() {
    assertThat(column(6, 3)).isEqualTo("2/1");
    assertThat(column(5, 3)).isEqualTo("1/1");
    assertThat(column(2, 3)).isEqualTo("1/2");
    assertThat(column(1, 3)).isEqualTo("1/3");
    assertThat(column(1, 9)).isEqualTo("1/3");
    assertThat(column(40, 3)).isEqualTo("5/1+");
    assertThat(column(3, 0)).isEqualTo("5/1+");
  }

  private static String column(long attack, long defence) {
    return Battles.column(Fraction.of(attack), Fraction.of(defence));
  }

  @Test
  void RT_crt_theDiceAndTheColumnGiveTheResult() {
    BattleReport report = report(fight("20.11", attacker(6, "20.10"), defender(2)), 5, 4);
    assertThat(report.column()).isEqualTo("3/1");
    assertThat(report.total()).isEqualTo(9);
    assertThat(report.result()).isEqualTo(new CombatResult(0, 0, 2, 1));
  }

  @Test
  void R1_4_disorganisedDefendersAreHalved() {
    Defender one = new Defender("moerdijk-north", 4, true, false);
    assertThat(report(fight("20.11", attacker(4, "20.10"), one), 1, 1).defence())
        .isEqualTo(Fraction.of(2));
  }

  @Test
  void R1_5_unsuppliedUnitsAreHalvedInAttackAndDefence() {
    Attacker one = new Attacker("fjr-1-1", 3, at("20.10"), true, false, false);
    Defender other = new Defender("moerdijk-north", 3, false, true);
    BattleReport report = report(fight("20.11", one, other), 1, 1);
    assertThat(report.attack()).isEqualTo(new Fraction(3, 2));
    assertThat(report.defence()).isEqualTo(new Fraction(3, 2));
  }

  @Test
  void R1_5_r28_bothHalvesMakeAQuarterInDefence() {
    Defender one = new Defender("moerdijk-north", 4, true, true);
    assertThat(report(fight("20.11", attacker(4, "20.10"), one), 1, 1).defence())
        .isEqualTo(Fraction.ONE);
  }

  @Test
  @Rule({"1.1e/r6", "T-Terrain/r4"})
  void R1_1e_terrainMultipliesTheDefenceAndTheHexsideTheAttack() {
    BattleReport woods = report(fight("20.12", attacker(4, "20.11"), defender(3)), 1, 1);
    assertThat(woods.defence()).isEqualTo(Fraction.of(6));
    assertThat(woods.attack()).isEqualTo(Fraction.of(4));
    BattleReport river = report(fight("20.17", attacker(5, "20.16"), defender(3)), 1, 1);
    assertThat(river.attack()).isEqualTo(new Fraction(5, 2));
    assertThat(river.defence()).isEqualTo(Fraction.of(3));
  }

  /** EX-04: eight points on 06.26 attack with two. */
  @Test
  void R1_1g_whoStandsOnAMajorBridgeAttacksWithAQuarter() {
    BattleReport report = report(fight("07.26", attacker(8, "06.26"), defender(1)), 1, 1);
    assertThat(report.attack()).isEqualTo(Fraction.of(2));
  }

  @Test
  void R1_1f_r7_theOptionLiftsTheQuarterOfTheMaasBridges() {
    BattleBrief quarter = fight("31.20", attacker(8, "31.19"), defender(1));
    BattleBrief full =
        new BattleBrief(at("31.20"), quarter.attackers(), quarter.defenders(), false, true, false);
    assertThat(report(quarter, 1, 1).attack()).isEqualTo(Fraction.of(2));
    assertThat(report(full, 1, 1).attack()).isEqualTo(Fraction.of(8));
  }

  @Test
  void R2_2_assaultUnitsAreDoubledInAnOverrunAndAddTwoIfAllAre() {
    Attacker assault = new Attacker("fjr-1-1", 3, at("20.10"), false, true, false);
    BattleBrief alone =
        new BattleBrief(at("20.11"), List.of(assault), List.of(defender(3)), true, false, false);
    BattleBrief mixed =
        new BattleBrief(
            at("20.11"),
            List.of(assault, attacker(3, "20.10")),
            List.of(defender(3)),
            true,
            false,
            false);
    assertThat(report(alone, 3, 4).attack()).isEqualTo(Fraction.of(6));
    assertThat(report(alone, 3, 4).total()).isEqualTo(9);
    assertThat(report(mixed, 3, 4).attack()).isEqualTo(Fraction.of(9));
    assertThat(report(mixed, 3, 4).total()).isEqualTo(7);
    BattleBrief combat = fight("20.11", assault, defender(3));
    assertThat(report(combat, 3, 4).attack()).isEqualTo(Fraction.of(3));
  }

  @Test
  void RSCS_odds_theOddsCountAllFallsOfTheDice() {
    BattleBrief brief = fight("20.11", attacker(6, "20.10"), defender(2));
    Odds odds = COMBAT.odds(brief, Policy.none());
    Map<Record, Probability> counted =
        odds.chances().stream().collect(Collectors.toMap(Odds.Chances::outcome, Odds.Chances::of));
    for (Map.Entry<Record, Probability> entry : counted.entrySet()) {
      long ways = 0;
      for (int first = 1; first <= 6; first++) {
        for (int second = 1; second <= 6; second++) {
          ways += report(brief, first, second).result().equals(entry.getKey()) ? 1 : 0;
        }
      }
      assertThat(entry.getValue()).isEqualTo(Probability.of(ways, 36));
    }
  }

  @Test
  void RSCS_attack_whoIsNotAdjacentDoesNotFight() {
    BattleBrief brief = fight("20.11", attacker(6, "20.09"), defender(2));
    assertThatThrownBy(() -> report(brief, 1, 1)).isInstanceOf(IllegalArgumentException.class);
  }
}
