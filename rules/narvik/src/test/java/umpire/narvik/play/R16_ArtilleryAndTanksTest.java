package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.model.counter.Side.ALLIED;
import static umpire.narvik.model.counter.Side.GERMAN;
import static umpire.narvik.play.Say.assault;
import static umpire.narvik.play.Say.commit;
import static umpire.narvik.play.Say.halt;
import static umpire.narvik.play.Say.hex;
import static umpire.narvik.play.Say.retreat;
import static umpire.narvik.play.Say.step;
import static umpire.narvik.play.Say.support;
import static umpire.narvik.play.Say.takeEliminations;
import static umpire.narvik.play.Say.takeRetreat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.kernel.citation.Rule;
import umpire.narvik.event.Event;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.why.Why;

/** 16 Artillery and tanks: where they go, what guns reach, and what they may do in an assault. */
class R16_ArtilleryAndTanksTest {
  private static final String GUN = "british-battery-1";
  private static final String TANKS = "british-tanks-1";

  @Test
  void R16_1a_noGunsInMountainsOrAcrossRivers() {
    Played played = Situation.allied().with(GUN, "1710").play();
    assertThat(played.refuses(ALLIED, step(GUN, "1611"), "16.1a", Why.TerrainBars.class).terrain())
        .isEqualTo("mountain");
    played.allied(step(GUN, "1610"));
  }

  @Test
  void R16_2_norTanks() {
    Played played = Situation.allied().with(TANKS, "1710").play();
    played.refuses(ALLIED, step(TANKS, "1611"), "16.2", Why.TerrainBars.class);
    Played river = Situation.allied().with(TANKS, "1613").play();
    river.refuses(ALLIED, step(TANKS, "1614"), "16.2", Why.TerrainBars.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {GUN, TANKS})
  void R16_1a_aRailwayTakesThemIntoTheMountains(String unit) {
    Played played =
        Situation.allied().with(unit, "1911").play().allied(step(unit, "1912"), step(unit, "1913"));
    assertThat(played.at(unit)).isEqualTo("1913");
  }

  @Test
  void R16_1a_theyMoveAsOftenAsTheyLike() {
    Played played = Situation.allied().with(GUN, "1710").play();
    for (int i = 0; i < 12; i++) {
      played.allied(step(GUN, i % 2 == 0 ? "1810" : "1710"), halt());
    }
    assertThat(played.unit(GUN).fatigue()).isZero();
  }

  /**
   * EX-04 to EX-06, and the shots of the house scenario; the infantry beside the target attacks.
   */
  @ParameterizedTest
  @CsvSource({
    "1610, 1611, 1612, false",
    "1813, 1912, 1911, false",
    "2305, 2305, 2406, true",
    "1610, 1810, 1811, true",
    "1710, 1810, 1811, true",
    "1612, 1810, 1811, true"
  })
  @Rule({"16.1b/r48", "16.1b/r49", "16.1b/r50"})
  void R16_1b_ridgesBarFireThatIsNotAdjacent(
      String gun, String infantry, String target, boolean open) {
    Played played =
        Situation.allied()
            .with(GUN, gun)
            .with("scots-guards", infantry)
            .with("mountain-1-1", target)
            .always(0, 0)
            .play(1)
            .allied(assault(target));
    Command order = commit(List.of("scots-guards"), List.of(GUN), List.of(), 0);
    if (open) {
      played.allied(order);
      assertThat(played.report().attackStrength()).isEqualTo(5 + 3);
    } else {
      played.refuses(ALLIED, order, "16.1b", Why.RidgeBetween.class);
    }
  }

  @Test
  void R16_1b_twoHexesAndNoMore() {
    Played played =
        Situation.allied()
            .with(GUN, "1713")
            .with("scots-guards", "1810")
            .with("mountain-1-1", "1811")
            .play()
            .allied(assault("1811"));
    assertThat(
            played.refuses(
                ALLIED,
                commit(List.of("scots-guards"), List.of(GUN), List.of(), 0),
                "16.1b",
                Why.OutOfRange.class))
        .isEqualTo(new Why.OutOfRange(GUN, hex("1811"), 3, 2));
  }

  @Test
  void R16_1b_onlyGunsSupport() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1810")
            .with("irish-guards", "1710")
            .with(GUN, "1710")
            .with("mountain-1-1", "1811")
            .play()
            .allied(assault("1811"));
    played.refuses(
        ALLIED,
        commit(List.of("scots-guards"), List.of("irish-guards"), List.of(), 0),
        "16.1b",
        Why.WrongType.class);
    played.refuses(
        ALLIED,
        commit(List.of("scots-guards"), List.of(GUN, GUN), List.of(), 0),
        "16.1b",
        Why.NamedTwice.class);
  }

  private static Situation defended() {
    return Situation.german()
        .with("mountain-1-1", "1711")
        .with("scots-guards", "1710")
        .with(GUN, "1610");
  }

  @Test
  void R16_1c_theAlliesNameTheGunsThatSupportTheDefence() {
    Played played = defended().always(0, 0).play(1).german(assault("1710"), commit("mountain-1-1"));
    assertThat(played.rule(ALLIED)).isEqualTo("16.1c");
    played.refuses(ALLIED, support("scots-guards"), "16.1b", Why.WrongType.class);
    played.refuses(ALLIED, support(GUN, GUN), "16.1c", Why.NamedTwice.class);
    played.refuses(ALLIED, takeEliminations(1), "16.1c", Why.NotAskedNow.class);
    played.allied(support(GUN));
    assertThat(played.report().defenceStrength()).isEqualTo(5 + 3);
    assertThat(played.last(Event.DefenceSupported.class).guns()).containsExactly(GUN);
  }

  @Test
  void R16_1c_orNone() {
    Played played =
        defended()
            .always(0, 0)
            .play(1)
            .german(assault("1710"), commit("mountain-1-1"))
            .allied(support());
    assertThat(played.report().defenceStrength()).isEqualTo(5);
  }

  @Test
  void R16_1c_nobodyIsAskedWithoutGunsInReach() {
    Played played =
        Situation.german()
            .with("mountain-1-1", "1711")
            .with("scots-guards", "1710")
            .with(GUN, "1914")
            .always(0, 0)
            .play(1)
            .german(assault("1710"), commit("mountain-1-1"));
    assertThat(played.events(Event.DefenceSupported.class)).isEmpty();
    assertThat(played.rule(ALLIED)).isEqualTo("9.0");
  }

  /** In the attacked hex they fight whether named or not, and nobody names them. */
  @Test
  void R16_1c_gunsInTheAttackedHexAlwaysTakePart() {
    Played played =
        Situation.german()
            .with("mountain-1-1", "1711")
            .with("scots-guards", "1710")
            .with(GUN, "1710")
            .always(0, 0)
            .play(1)
            .german(assault("1710"), commit("mountain-1-1"));
    assertThat(played.last(Event.DefendersNamed.class).units())
        .containsExactly(GUN, "scots-guards");
    assertThat(played.report().defenceStrength()).isEqualTo(5 + 3);
  }

  @Test
  void R16_1c_theGermansNameNoGuns() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1810")
            .with("mountain-1-1", "1811")
            .always(0, 0)
            .play(1)
            .allied(assault("1811"), commit("scots-guards"));
    assertThat(played.rule(GERMAN)).isEqualTo("9.0");
  }

  @Test
  void R16_1d_gunsAloneStartNoAssault() {
    Situation alone = Situation.allied().with(GUN, "1710").with("mountain-1-1", "1811");
    alone.play().refuses(ALLIED, assault("1811"), "15.1a", Why.NoAssaulter.class);
    Played played = alone.with("scots-guards", "1810").play().allied(assault("1811"));
    played.refuses(ALLIED, commit(GUN), "16.1d", Why.WrongType.class);
    played.refuses(
        ALLIED, commit(List.of(), List.of(GUN), List.of(), 0), "16.1d", Why.NoAssaulter.class);
  }

  @Test
  void R16_1d_defendingGunsElsewhereTakeNoResult() {
    Played played =
        defended()
            .always(0, 1)
            .play(1)
            .german(assault("1710"), commit("mountain-1-1"))
            .allied(support(GUN), takeEliminations(1));
    assertThat(played.gone("scots-guards")).isTrue();
    assertThat(played.gone(GUN)).isFalse();
  }

  /** Three guns' points against two: -1; the die of 3 becomes 5. */
  @Test
  void R16_1d_gunsThatHoldAloneFavourTheAttacker() {
    Played played =
        Situation.german()
            .with("mountain-1-1", "1711")
            .with(GUN, "1710")
            .play(3)
            .german(assault("1710"), commit("mountain-1-1"));
    assertThat(played.report().differential()).isEqualTo(-1);
    assertThat(played.report().modifiedDie()).isEqualTo(3 + 2);
  }

  @Test
  void R16_2_tanksDoNotAssaultWhereTheyCannotGo() {
    Played played =
        Situation.allied()
            .with(TANKS, "1710")
            .with("scots-guards", "1710")
            .with("mountain-1-1", "1611")
            .play()
            .allied(assault("1611"));
    played.refuses(ALLIED, commit(TANKS), "16.2", Why.TerrainBars.class);
    assertThat(played.offers(ALLIED, commit("scots-guards"))).isTrue();
  }

  @Test
  void R16_2_tanksAloneMayAssault() {
    Played played =
        Situation.allied()
            .with(TANKS, "1710")
            .with("mountain-1-1", "1711")
            .play(3)
            .allied(assault("1711"), commit(TANKS));
    assertThat(played.report().attackStrength()).isEqualTo(2);
    assertThat(played.report().modifiedDie()).isEqualTo(3 + 1);
  }

  @Test
  void R16_2_defendingTanksHelp() {
    Played played =
        Situation.german()
            .with(TANKS, "1710")
            .with("mountain-1-1", "1711")
            .play(3)
            .german(assault("1710"), commit("mountain-1-1"));
    assertThat(played.report().modifiedDie()).isEqualTo(3 - 1);
  }

  /** A battery alone in the zone of 1712 may not move off; beaten, it retreats all the same. */
  @Test
  void R12_1b_r37_gunsRetreatOutOfAZoneThatTheyCouldNotLeave() {
    Situation alone =
        Situation.german().with("british-battery-1", "1711").with("mountain-1-1", "1712");
    Situation.allied()
        .with("british-battery-1", "1711")
        .with("mountain-1-1", "1712")
        .play()
        .refuses(ALLIED, step("british-battery-1", "1710"), "12.1b", Why.GunsPinned.class);
    Played beaten =
        alone
            .with("mountain-1-2", "1611")
            .always(0, 1)
            .play(1)
            .german(assault("1711"), commit("mountain-1-1"))
            .allied(takeRetreat(1));
    // 15.3.1 holds for guns too: 1710 lies in the zone of 1611.
    beaten.refuses(ALLIED, retreat("british-battery-1", "1710"), "15.3.1", Why.PathInvalid.class);
    beaten.allied(retreat("british-battery-1", "1811"));
    assertThat(beaten.at("british-battery-1")).isEqualTo("1811");
  }
}
