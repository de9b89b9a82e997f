package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.model.counter.Side.ALLIED;
import static umpire.narvik.model.counter.Side.GERMAN;
import static umpire.narvik.play.Say.assault;
import static umpire.narvik.play.Say.commit;
import static umpire.narvik.play.Say.hex;
import static umpire.narvik.play.Say.retreat;
import static umpire.narvik.play.Say.step;
import static umpire.narvik.play.Say.takeRetreat;

import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.narvik.event.Event;
import umpire.narvik.model.why.Why;

/** 12 Zones of control as movement, supply and retreats meet them. */
class R12_ZonesInPlayTest {
  /** Good weather, clear hexes of one point; 1711 and 1710 both lie in the zone of 1611. */
  @Test
  void R12_1a_everyZoneThatIsLeftIsPaid() {
    Played played =
        Situation.german()
            .with("scots-guards", "1611")
            .with("mountain-1-1", "1712")
            .thawed()
            .play()
            .german(step("mountain-1-1", "1711"));
    assertThat(played.said("12.1a")).isEmpty();
    played.german(step("mountain-1-1", "1710"));
    assertThat(played.last(Event.Stepped.class).cost()).isEqualTo(Fraction.of(2));
    assertThat(played.said("12.1a"))
        .containsExactly(new Why.LeavingZone(hex("1711"), Fraction.ONE));
  }

  /** 12.3: zones that overlap have no further effect. */
  @Test
  void R12_1a_zonesOfTwoUnitsAreLeftAtOnce() {
    Played played =
        Situation.allied()
            .with("norwegian-6-1", "1711")
            .with("mountain-1-1", "1811")
            .with("mountain-1-2", "1712")
            .play()
            .allied(step("norwegian-6-1", "1710"));
    assertThat(played.said("12.1a"))
        .containsExactly(new Why.LeavingZone(hex("1711"), Fraction.ONE));
    assertThat(played.last(Event.Stepped.class).cost()).isEqualTo(Fraction.of(3));
  }

  @Test
  void R12_1a_enteringAZoneIsFree() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1710")
            .with("mountain-1-1", "1712")
            .play()
            .allied(step("scots-guards", "1711"));
    assertThat(played.last(Event.Stepped.class).cost()).isEqualTo(Fraction.of(2));
  }

  /** The line from 1610 to the base at 1710: that hex lies in the zone of 1611. */
  @Test
  void R12_2_aZoneCutsALineOfSupply() {
    assertThat(attackedAt1610().unit("scots-guards").fatigue()).isEqualTo(6);
  }

  @Test
  void R12_2_alliedInfantryInTheHexOpensIt() {
    Situation situation = at1610().with("norwegian-6-1", "1710");
    assertThat(attacked(situation).unit("scots-guards").fatigue()).isZero();
  }

  @Test
  void R12_2_r2_tanksInTheHexDoNot() {
    Situation situation = at1610().with("british-tanks-1", "1710");
    assertThat(attacked(situation).unit("scots-guards").fatigue()).isEqualTo(6);
  }

  /** 1711 lies in the zone of the Norwegians at 1712. */
  @Test
  void R12_3_noRetreatThroughAZone() {
    Played played = hit(retreating());
    played.refuses(GERMAN, takeRetreat(1), "15.3.1", Why.NoRetreatForAll.class);
  }

  @Test
  void R12_3_aFriendWhoTakesNoPartOpensTheHex() {
    Played played = hit(retreating().with("mountain-1-2", "1711"));
    played.german(takeRetreat(1), retreat("mountain-1-1", "1711"));
    assertThat(played.at("mountain-1-1")).isEqualTo("1711");
  }

  /** Ruling 3: the companion in the attacked hex takes part, wherever they have retreated to. */
  @Test
  @Rule("12.3/r3")
  void R12_3_aFriendWhoTookPartDoesNot() {
    Played played =
        hit(
            Situation.allied()
                .with("scots-guards", "1810")
                .with("norwegian-6-1", "1612")
                .with("mountain-1-1", "1811")
                .with("mountain-1-2", "1811"));
    played.refuses(GERMAN, takeRetreat(1), "15.3.1", Why.NoRetreatForAll.class);
  }

  /** The tanks go back from 1711 to 1710, which lies in the zone of the company at 1610. */
  @Test
  @Rule("12.3/r3")
  void R12_3_tanksRetreatThroughZones() {
    Played played =
        Situation.german()
            .with("british-tanks-1", "1711")
            .with("marine-1", "1712")
            .with("mountain-1-1", "1610")
            .always(0, 1)
            .play(1)
            .german(assault("1711"), commit("marine-1"))
            .allied(takeRetreat(1), retreat("british-tanks-1", "1710"));
    assertThat(played.at("british-tanks-1")).isEqualTo("1710");
  }

  @Test
  void R12_3_infantryDoesNot() {
    Played played =
        Situation.german()
            .with("scots-guards", "1711")
            .with("marine-1", "1712")
            .with("mountain-1-1", "1610")
            .always(0, 1)
            .play(1)
            .german(assault("1711"), commit("marine-1"))
            .allied(takeRetreat(1));
    assertThat(
            played
                .refuses(ALLIED, retreat("scots-guards", "1710"), "15.3.1", Why.PathInvalid.class)
                .why())
        .isEqualTo("zone-of-control");
  }

  private static Situation at1610() {
    return Situation.german().with("scots-guards", "1610").with("mountain-1-1", "1611");
  }

  private static Played attackedAt1610() {
    return attacked(at1610());
  }

  private static Played attacked(Situation situation) {
    return situation.always(0, 0).play(1).german(assault("1610"), commit("mountain-1-1"));
  }

  private static Situation retreating() {
    return Situation.allied()
        .with("scots-guards", "1810")
        .with("norwegian-6-1", "1712")
        .with("mountain-1-1", "1811");
  }

  private static Played hit(Situation situation) {
    return situation.always(0, 1).play(1).allied(assault("1811"), commit("scots-guards"));
  }
}
