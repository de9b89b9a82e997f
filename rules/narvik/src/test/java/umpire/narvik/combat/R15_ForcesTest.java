package umpire.narvik.combat;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static umpire.narvik.combat.Fight.allied;
import static umpire.narvik.combat.Fight.german;
import static umpire.narvik.combat.Fight.gun;
import static umpire.narvik.combat.Fight.infantry;
import static umpire.narvik.combat.Fight.tank;

import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.narvik.model.counter.UnitType;

/** 15.1a: forces that no assault can have are refused before a die falls. */
class R15_ForcesTest {
  private static final Fighter INFANTRY = infantry("i", 4, 0);

  @Test
  @Rule("16.1d")
  void R16_1d_artilleryIsNoAttackerOfItsOwn() {
    refused(allied(gun("g", 3)), "infantry and tanks attack");
  }

  @Test
  @Rule("15.1a")
  void R15_1a_aDecoyDoesNotFight() {
    Fighter decoy = new Fighter("d", UnitType.DECOY, 0, 0, "");
    refused(german(decoy), "infantry and tanks attack");
    refused(allied(INFANTRY).against(decoy), "decoys are removed");
  }

  @Test
  @Rule("16.1b")
  void R16_1b_onlyArtillerySupports() {
    refused(allied(INFANTRY).guns(tank("t", 2)), "no artillery");
    refused(german(INFANTRY).defensiveGuns(infantry("j", 2, 0)), "no artillery");
  }

  @Test
  @Rule("16.0")
  void R16_0_theGermansHaveNeitherTanksNorGuns() {
    refused(german(tank("t", 2)), "neither tanks nor artillery");
    refused(allied(INFANTRY).against(gun("g", 2)), "neither tanks nor artillery");
    refused(german(INFANTRY).guns(gun("g", 2)), "no artillery to support");
    refused(allied(INFANTRY).defensiveGuns(gun("g", 2)), "no artillery to support");
  }

  @Test
  @Rule("20.5b")
  void R20_5b_shipsSupportAnAlliedAttackAlone() {
    refused(german(INFANTRY).ships(new Bombardment("s", 4)), "ships support no defence");
    refused(allied(INFANTRY).ships(new Bombardment("s", 0)), "no bombardment strength");
  }

  @Test
  @Rule("15.1a")
  void R15_1a_figuresAndNamesMustMakeSense() {
    refused(allied(INFANTRY, INFANTRY), "takes part twice");
    refused(
        allied(INFANTRY).ships(new Bombardment("s", 1), new Bombardment("s", 1)),
        "takes part twice");
    refused(allied(infantry("i", -1, 0)), "negative strength");
    refused(allied(infantry("i", 1, -1)), "fatigue");
    refused(allied(new Fighter("t", UnitType.TANK, 2, 1, "")), "fatigue");
  }

  private static void refused(Fight fight, String why) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> fight.falls(1))
        .withMessageContaining(why);
  }
}
