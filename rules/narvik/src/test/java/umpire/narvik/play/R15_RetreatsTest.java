package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.model.counter.Side.ALLIED;
import static umpire.narvik.model.counter.Side.GERMAN;
import static umpire.narvik.play.Say.advance;
import static umpire.narvik.play.Say.assault;
import static umpire.narvik.play.Say.commit;
import static umpire.narvik.play.Say.holdBack;
import static umpire.narvik.play.Say.retreat;
import static umpire.narvik.play.Say.standFast;
import static umpire.narvik.play.Say.take;
import static umpire.narvik.play.Say.takeEliminations;
import static umpire.narvik.play.Say.takeFatigue;
import static umpire.narvik.play.Say.takeLimit;
import static umpire.narvik.play.Say.takeRetreat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.narvik.event.Event;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Nation;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.why.Why;

/** 15.3 Retreats with their paths, and advances. */
class R15_RetreatsTest {
  private static Situation ankenes() {
    return Situation.allied().with("scots-guards", "1810").with("mountain-1-1", "1811");
  }

  private static Played hit(Situation situation, int attacker, int defender) {
    return situation
        .always(attacker, defender)
        .play(1)
        .allied(assault("1811"), commit("scots-guards"));
  }

  private static String why(Played played, String... path) {
    return played
        .refuses(GERMAN, retreat("mountain-1-1", path), "15.3.1", Why.PathInvalid.class)
        .why();
  }

  @Test
  void R15_3_1_notIntoAnEnemyHex() {
    Played open = hit(ankenes().with("british-tanks-1", "1712"), 0, 1).german(takeRetreat(1));
    assertThat(
            open.refuses(
                    GERMAN, retreat("mountain-1-1", "1711", "1712"), "15.3.1", Why.EnemyHeld.class)
                .hex())
        .isEqualTo(Say.hex("1712"));
  }

  /** The Norwegians at 1713 control 1712, not 1711. */
  @Test
  void R15_3_1_notIntoAnEnemyZone() {
    Played played = hit(ankenes().with("norwegian-6-1", "1713"), 0, 1).german(takeRetreat(1));
    assertThat(why(played, "1711", "1712")).isEqualTo("zone-of-control");
    played.german(retreat("mountain-1-1", "1711"));
  }

  @Test
  void R15_3_1_intoAZoneWhereAFriendWhoTookNoPartIs() {
    Situation situation = ankenes().with("norwegian-6-1", "1713").with("mountain-1-2", "1712");
    Played played =
        hit(situation, 0, 1).german(takeRetreat(1), retreat("mountain-1-1", "1711", "1712"));
    assertThat(played.at("mountain-1-1")).isEqualTo("1712");
  }

  /** A decoy lies there like any face-down unit: to tell them apart would tell the enemy (r68). */
  @Test
  void R15_3_1_r68_aFaceDownDecoyIsAFriend() {
    Situation situation =
        ankenes().with("norwegian-6-1", "1713").hidden("decoy-1", "1712", "token-1");
    Played played =
        hit(situation, 0, 1).german(takeRetreat(1), retreat("mountain-1-1", "1711", "1712"));
    assertThat(played.at("mountain-1-1")).isEqualTo("1712");
  }

  @Test
  void R15_3_1_notWhereItCouldNotGo() {
    Played played = hit(ankenes(), 0, 1).german(takeRetreat(1));
    played.refuses(GERMAN, retreat("mountain-1-1", "1812"), "14.1", Why.HexsideBars.class);
    played.refuses(GERMAN, retreat("mountain-1-1", "1910"), "14.1", Why.TerrainBars.class);
    played.refuses(GERMAN, retreat("mountain-1-1", "1712"), "14.1", Why.NotAdjacent.class);
    played.refuses(GERMAN, retreat("mountain-1-1", "1711", "1910"), "14.1", Why.NotAdjacent.class);
  }

  /** Tanks cannot go back into the mountains behind them. */
  @Test
  void R15_3_1_vehiclesKeepToTheirGround() {
    Played played =
        Situation.german()
            .with("mountain-1-1", "1711")
            .with("british-tanks-1", "1710")
            .always(0, 1)
            .play(1)
            .german(assault("1710"), commit("mountain-1-1"))
            .allied(takeRetreat(1));
    played.refuses(ALLIED, retreat("british-tanks-1", "1611"), "16.2", Why.TerrainBars.class);
    played.allied(retreat("british-tanks-1", "1610"));
  }

  @Test
  void R15_3_1_noHexTwice() {
    Played played = hit(ankenes(), 0, 1).german(takeRetreat(1));
    assertThat(why(played, "1711", "1712", "1711")).isEqualTo("entered-twice");
    Played tanks =
        Situation.german()
            .with("british-tanks-1", "1711")
            .with("marine-1", "1712")
            .always(0, 1)
            .play(1)
            .german(assault("1711"), commit("marine-1"))
            .allied(takeRetreat(1));
    assertThat(
            tanks
                .refuses(
                    ALLIED,
                    retreat("british-tanks-1", "1710", "1711"),
                    "15.3.1",
                    Why.PathInvalid.class)
                .why())
        .isEqualTo("entered-twice");
  }

  /** From 1810 it is two hexes to 1711 and 1611, three to 1712, four to 1713. */
  @Test
  void R15_3_1_r32_asManyHexesFromTheEnemyAsWereRetreated() {
    Played played = hit(ankenes(), 0, 1).german(takeRetreat(1));
    assertThat(why(played, "1711", "1611")).isEqualTo("too-near");
    assertThat(why(played, "1711", "1712", "1612")).isEqualTo("too-near");
    assertThat(played.offers(GERMAN, retreat("mountain-1-1", "1711"))).isTrue();
    assertThat(played.offers(GERMAN, retreat("mountain-1-1", "1711", "1712"))).isTrue();
    assertThat(played.offers(GERMAN, retreat("mountain-1-1", "1711", "1712", "1713"))).isTrue();
  }

  /** A bystander's hex does not count, nor do guns that fire from elsewhere. */
  @Test
  void R15_3_1_r32_onlyParticipatingEnemiesCount() {
    Situation situation =
        ankenes().with("british-battery-1", "1612").with("british-tanks-1", "1712");
    Played played =
        situation
            .always(0, 1)
            .play(1)
            .allied(
                assault("1811"),
                commit(List.of("scots-guards"), List.of("british-battery-1"), List.of(), 0))
            .german(takeRetreat(1), retreat("mountain-1-1", "1711"));
    assertThat(played.at("mountain-1-1")).isEqualTo("1711");
  }

  @Test
  void R15_3_1_aSpentUnitRetreats() {
    Played played =
        hit(ankenes().with("mountain-1-1", "1811", 12), 0, 1)
            .german(takeRetreat(1), retreat("mountain-1-1", "1711"));
    assertThat(played.unit("mountain-1-1").fatigue()).isEqualTo(12);
  }

  /** The marine at 1711 leaves room for one battalion; two stand at 1811. */
  @Test
  void R15_3_1_theOptionNeedsAPathForEveryUnit() {
    Situation situation =
        Situation.allied()
            .with("scots-guards", "1810")
            .with("norwegian-6-1", "1612")
            .with("marine-1", "1811")
            .with("mountain-1-1", "1811")
            .with("marine-2", "1711");
    Played played = hit(situation, 0, 2);
    played.refuses(GERMAN, takeRetreat(2), "15.3.1", Why.NoRetreatForAll.class);
    played.refuses(GERMAN, take(Say.mix(1, 1, 0, 0)), "15.3.1", Why.NoRetreatForAll.class);
    assertThat(played.offers(GERMAN, take(Say.mix(1, 0, 0, 1)))).isTrue();
  }

  /** Who goes first must leave a way for the others: only the company may be eliminated or stay. */
  @Test
  void R15_3_1_anEliminationLeavesPathsForTheRest() {
    Situation situation =
        Situation.allied()
            .with("scots-guards", "1810")
            .with("norwegian-6-1", "1612")
            .with("marine-1", "1811")
            .with("mountain-1-1", "1811")
            .with("mountain-1-2", "1711")
            .with("marine-2", "1711");
    Played played = hit(situation, 0, 2).german(take(Say.mix(1, 0, 0, 1)));
    assertThat(played.gone("marine-1")).isTrue();
    played.german(retreat("mountain-1-1", "1711"));
  }

  /**
   * Guns cannot leave 1510: mountains all round, and the enemy in 1610. Both of them have to go.
   */
  @Test
  void R15_3_1_noEliminationThatLeavesSomeoneWithoutAPath() {
    Played played =
        Situation.german()
            .with("marine-1", "1610")
            .with("scots-guards", "1510")
            .with("norwegian-6-1", "1510")
            .with("british-battery-1", "1510")
            .with("irish-guards", "1510")
            .as("irish-guards", Nation.BRITISH, UnitType.ARTILLERY)
            .always(0, 3)
            .play(1)
            .german(assault("1510"), commit("marine-1"));
    played.refuses(ALLIED, take(Say.mix(2, 0, 0, 1)), "15.3.1", Why.NoRetreatForAll.class);
    played.allied(take(Say.mix(1, 0, 0, 2)));
    assertThat(
            played
                .refuses(ALLIED, Say.eliminate("scots-guards"), "15.3.1", Why.LeavesNoRetreat.class)
                .unit())
        .isEqualTo("scots-guards");
    played.allied(Say.eliminate("irish-guards"));
    assertThat(played.gone("british-battery-1")).isTrue();
    played.allied(retreat("scots-guards", "1511"), retreat("norwegian-6-1", "1511"));
  }

  /** Three companies stand at 1711: the battalion needs the room that is left. */
  @Test
  void R15_3_1_noRetreatThatLeavesSomeoneWithoutAPath() {
    Situation situation =
        ankenes()
            .with("marine-1", "1811")
            .with("mountain-1-2", "1711")
            .with("mountain-1-3", "1711")
            .with("marine-2", "1711")
            .as("marine-2", Nation.GERMAN, UnitType.INFANTRY_COMPANY);
    Played played = hit(situation, 0, 1).german(takeRetreat(1));
    played.refuses(GERMAN, retreat("mountain-1-1", "1711"), "15.3.1", Why.LeavesNoRetreat.class);
    played.refuses(GERMAN, retreat("marine-1", "1711"), "15.3.1", Why.LeavesNoRetreat.class);
    played.german(retreat("mountain-1-1", "1711", "1712"), retreat("marine-1", "1711"));
    assertThat(played.at("marine-1")).isEqualTo("1711");
  }

  /** All or nobody for the option; a single unit goes of its own will if it has a path. */
  @Test
  void R15_3_1_singleUnitsRetreatOfTheirOwnWill() {
    Situation situation =
        Situation.allied()
            .with("scots-guards", "1810")
            .with("norwegian-6-1", "1612")
            .with("marine-1", "1811")
            .with("mountain-1-1", "1811")
            .with("mountain-1-2", "1711")
            .with("marine-2", "1711");
    Played played = hit(situation, 0, 1);
    played.refuses(GERMAN, takeRetreat(1), "15.3.1", Why.NoRetreatForAll.class);
    played.german(takeLimit());
    assertThat(played.offers(GERMAN, retreat("mountain-1-1", "1711"))).isTrue();
    played.refuses(GERMAN, retreat("marine-1", "1711"), "13.2", Why.Overstacked.class);
    played.german(retreat("mountain-1-1", "1711"));
    assertThat(played.at("marine-1")).isEqualTo("1811");
  }

  @Test
  void R15_3b_moreThanDueAndAtMostThree() {
    Played played = hit(ankenes(), 0, 1).german(takeRetreat(1));
    assertThat(
            played
                .refuses(
                    GERMAN,
                    retreat("mountain-1-1", "1711", "1712", "1713", "1714"),
                    "15.3b",
                    Why.PathInvalid.class)
                .why())
        .isEqualTo("more-than-three-hexes");
    played.german(retreat("mountain-1-1", "1711", "1712", "1713"));
    assertThat(played.at("mountain-1-1")).isEqualTo("1713");
  }

  @Test
  void R15_3b_notLessThanDue() {
    Played played = hit(ankenes(), 0, 2).german(takeRetreat(2));
    assertThat(
            played
                .refuses(GERMAN, retreat("mountain-1-1", "1711"), "15.3b", Why.RetreatOwed.class)
                .hexes())
        .isEqualTo(2);
    played.refuses(GERMAN, standFast(), "15.3b", Why.RetreatOwed.class);
    played.refuses(GERMAN, retreat("mountain-1-1"), "15.3b", Why.RetreatOwed.class);
    played.refuses(GERMAN, holdBack(), "15.3b", Why.NotAskedNow.class);
    played.german(retreat("mountain-1-1", "1711", "1712"));
  }

  @Test
  void R15_3b_everyHexTires() {
    Played played =
        hit(ankenes().with("mountain-1-1", "1811", 1), 0, 1)
            .german(takeRetreat(1), retreat("mountain-1-1", "1711", "1712"));
    assertThat(played.unit("mountain-1-1").fatigue()).isEqualTo(1 + 2);
  }

  @Test
  @Rule("15.3b/r56")
  void R15_3b_ofOnesOwnWillAfterTheResultIsMet() {
    Played played = hit(ankenes(), 0, 1).german(takeFatigue(1));
    assertThat(played.rule(GERMAN)).isEqualTo("15.3b");
    played.refuses(GERMAN, retreat("scots-guards", "1710"), "15.3b", Why.NotInThisAssault.class);
    played.german(retreat("mountain-1-1", "1711"));
    assertThat(played.unit("mountain-1-1").fatigue()).isEqualTo(6 + 1);
  }

  /** Ruling 56. */
  @Test
  @Rule("15.3b/r56")
  void R15_3b_aSideThatWasNotHitDoesNotRetreat() {
    Played played = hit(ankenes(), 1, 0);
    assertThat(played.rule(ALLIED)).isEqualTo("15.2a");
  }

  @Test
  void R15_3a_attackingInfantryAndTanksAdvance() {
    Played played =
        ankenes()
            .with("scots-guards", "1810", 3)
            .with("british-tanks-1", "1710")
            .with("british-battery-1", "1710")
            .with("irish-guards", "1710")
            .always(0, 1)
            .play(1)
            .allied(
                assault("1811"),
                commit(
                    List.of("british-tanks-1", "scots-guards"),
                    List.of("british-battery-1"),
                    List.of(),
                    0))
            .german(takeEliminations(1));
    played.refuses(ALLIED, advance("british-battery-1"), "15.3a", Why.NotInThisAssault.class);
    played.refuses(ALLIED, advance("irish-guards"), "15.3a", Why.NotInThisAssault.class);
    played.refuses(ALLIED, standFast(), "15.3a", Why.NotAskedNow.class);
    played.allied(advance("scots-guards"));
    played.refuses(ALLIED, advance("scots-guards"), "15.3a", Why.NotInThisAssault.class);
    played.allied(advance("british-tanks-1"));
    assertThat(played.at("british-tanks-1")).isEqualTo("1811");
    assertThat(played.unit("scots-guards").fatigue()).isEqualTo(3 - 1 + 4);
    assertThat(played.unit("british-tanks-1").fatigue()).isZero();
  }

  @Test
  void R15_3a_onlyIntoAHexWithoutEnemies() {
    Played played =
        hit(ankenes().with("mountain-1-2", "1811"), 0, 1)
            .german(takeEliminations(1), Say.eliminate("mountain-1-1"), standFast());
    assertThat(played.events(Event.Advanced.class)).isEmpty();
    assertThat(played.rule(GERMAN)).isEqualTo("9.0");
  }

  /** 1711 lies in the zones of 1712 and 1611: neither costs, holds back or forbids anything. */
  @Test
  void R15_3a_zonesAndPointsDoNotMatter() {
    Played played =
        hit(ankenes().with("marine-1", "1711"), 0, 1)
            .german(takeEliminations(1))
            .allied(advance("scots-guards"));
    assertThat(played.at("scots-guards")).isEqualTo("1811");
    assertThat(played.events(Event.Stepped.class)).isEmpty();
    assertThat(played.said("12.1a")).isEmpty();
  }

  @Test
  void R15_3a_nobodyHasTo() {
    Played played = hit(ankenes(), 0, 1).german(takeEliminations(1)).allied(holdBack());
    assertThat(played.at("scots-guards")).isEqualTo("1810");
    assertThat(played.last(Event.HeldBack.class).side()).isEqualTo(ALLIED);
  }

  /** The attacker stands at 1610 after their retreat, and the defender is gone. */
  @Test
  void R15_3a_r58_whoRetreatedDoesNotAdvance() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1710")
            .with("irish-guards", "1711")
            .with("mountain-1-1", "1811")
            .always(1, 1)
            .play(1)
            .allied(assault("1811"), commit("irish-guards", "scots-guards"))
            .german(takeEliminations(1))
            .allied(takeFatigue(1), Say.bear("irish-guards", 6));
    played.allied(retreat("scots-guards", "1610"), standFast());
    assertThat(played.offers(ALLIED, advance("irish-guards"))).isTrue();
    played.refuses(ALLIED, advance("scots-guards"), "15.3a", Why.NotInThisAssault.class);
  }

  @Test
  void R15_3b_theAttackerRetreatsByTheSameRules() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1710")
            .with("mountain-1-1", "1811")
            .always(1, 0)
            .play(1)
            .allied(assault("1811"), commit("scots-guards"), takeRetreat(1));
    assertThat(
            played
                .refuses(ALLIED, retreat("scots-guards", "1711"), "15.3.1", Why.PathInvalid.class)
                .why())
        .isEqualTo("zone-of-control");
    played.allied(retreat("scots-guards", "1610"));
    assertThat(played.unit("scots-guards").fatigue()).isEqualTo(1 + 4);
    assertThat(played.offers(ALLIED, Command.Advance.class)).isFalse();
  }
}
