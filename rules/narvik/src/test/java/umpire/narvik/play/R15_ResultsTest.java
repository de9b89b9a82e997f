package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.model.counter.Side.ALLIED;
import static umpire.narvik.model.counter.Side.GERMAN;
import static umpire.narvik.play.Say.assault;
import static umpire.narvik.play.Say.bear;
import static umpire.narvik.play.Say.commit;
import static umpire.narvik.play.Say.eliminate;
import static umpire.narvik.play.Say.mix;
import static umpire.narvik.play.Say.retreat;
import static umpire.narvik.play.Say.standFast;
import static umpire.narvik.play.Say.take;
import static umpire.narvik.play.Say.takeEliminations;
import static umpire.narvik.play.Say.takeFatigue;
import static umpire.narvik.play.Say.takeLimit;
import static umpire.narvik.play.Say.takeRetreat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.citation.Rule;
import umpire.narvik.event.Event;
import umpire.narvik.model.counter.Nation;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.why.Why;

/** 15.2 Results: each point by a retreat of all, six fatigue points, or an elimination. */
class R15_ResultsTest {
  /** Two fresh companies of limit 12 at Ankenes; one battalion attacks from the west. */
  private static Situation ankenes() {
    return Situation.allied()
        .with("scots-guards", "1810")
        .with("mountain-1-1", "1811")
        .with("mountain-1-2", "1811");
  }

  private static Played hit(Situation situation, int attacker, int defender) {
    return situation
        .always(attacker, defender)
        .play(1)
        .allied(assault("1811"), commit("scots-guards"));
  }

  @Test
  void R15_2a_zeroIsIgnored() {
    Played played = hit(ankenes(), 0, 0);
    assertThat(played.events(Event.LossesChosen.class)).isEmpty();
    assertThat(played.rule(GERMAN)).isEqualTo("9.0");
  }

  /** Four points; together the two companies can bear four times six. */
  @ParameterizedTest
  @CsvSource({
    "2, 0, 0, 0",
    "0, 2, 0, 0",
    "0, 0, 0, 2",
    "1, 0, 0, 1",
    "1, 1, 0, 0",
    "0, 1, 0, 1",
    "1, 0, 1, 0",
    "0, 1, 1, 0",
    "0, 0, 1, 1"
  })
  void R15_2a_twoPointsInAnyMixture(int retreat, int fatigue, int toLimit, int eliminate) {
    Played played = hit(ankenes(), 0, 2);
    played.german(take(mix(retreat, fatigue, toLimit, eliminate)));
    assertThat(played.last(Event.LossesChosen.class).mix())
        .isEqualTo(mix(retreat, fatigue, toLimit, eliminate));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, 0, 0",
    "1, 0, 0, 0",
    "0, 1, 0, 0",
    "3, 0, 0, 0",
    "0, 2, 1, 0",
    "0, 3, 0, -1",
    "-1, 3, 0, 0"
  })
  void R15_2a_neitherMoreNorLess(int retreat, int fatigue, int toLimit, int eliminate) {
    Played played = hit(ankenes(), 0, 2);
    Why.WrongTotal why =
        played.refuses(
            GERMAN, take(mix(retreat, fatigue, toLimit, eliminate)), "15.2a", Why.WrongTotal.class);
    assertThat(why.due()).isEqualTo(2);
  }

  @Test
  void R15_2a_aRetreatIsOfAllUnitsByOneHex() {
    Played played = hit(ankenes(), 0, 1);
    played.german(takeRetreat(1), retreat("mountain-1-1", "1711"));
    played.refuses(GERMAN, standFast(), "15.3b", Why.RetreatOwed.class);
    played.german(retreat("mountain-1-2", "1711"));
    assertThat(played.at("mountain-1-1")).isEqualTo("1711");
    assertThat(played.at("mountain-1-2")).isEqualTo("1711");
  }

  @Test
  void R15_2a_sixPointsAreSharedAtWill() {
    Played played = hit(ankenes(), 0, 1).german(takeFatigue(1), bear("mountain-1-1", 2));
    assertThat(played.unit("mountain-1-1").fatigue()).isEqualTo(2);
    assertThat(played.unit("mountain-1-2").fatigue()).isEqualTo(4);
  }

  @Test
  void R15_2a_allSixOnOneUnit() {
    Played played = hit(ankenes(), 0, 1).german(takeFatigue(1), bear("mountain-1-1", 6));
    assertThat(played.unit("mountain-1-1").fatigue()).isEqualTo(6);
    assertThat(played.unit("mountain-1-2").fatigue()).isZero();
  }

  @Test
  void R15_2a_neverSevenAndOneAfterTheOther() {
    Played played = hit(ankenes(), 0, 1).german(takeFatigue(1));
    played.refuses(GERMAN, bear("mountain-1-1", 7), "15.2c", Why.ShareImpossible.class);
    played.refuses(GERMAN, bear("mountain-1-1", -1), "15.2c", Why.ShareImpossible.class);
    played.refuses(GERMAN, bear("mountain-1-2", 3), "15.2a", Why.NotInThisAssault.class);
    played.refuses(GERMAN, takeFatigue(1), "15.2a", Why.NotAskedNow.class);
  }

  /** A gun two hexes off takes part and no result; beside the target it takes its share. */
  @Test
  void R15_2a_r38_gunsOutOfReachTakeNoResult() {
    Situation far =
        Situation.allied()
            .with("scots-guards", "1810", 16 - 1)
            .with("british-battery-1", "1610")
            .with("mountain-1-1", "1811");
    Played played =
        far.always(1, 0)
            .play(1)
            .allied(
                assault("1811"),
                commit(List.of("scots-guards"), List.of("british-battery-1"), List.of(), 0));
    played.refuses(ALLIED, takeEliminations(2), "15.2a", Why.WrongTotal.class);
    played.allied(takeEliminations(1));
    assertThat(played.gone("scots-guards")).isTrue();
    assertThat(played.gone("british-battery-1")).isFalse();
  }

  @Test
  void R15_2a_r38_gunsBesideTheTargetDo() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1810")
            .with("british-battery-1", "1710")
            .with("mountain-1-1", "1811")
            .always(1, 0)
            .play(1)
            .allied(
                assault("1811"),
                commit(List.of("scots-guards"), List.of("british-battery-1"), List.of(), 0),
                takeEliminations(1),
                eliminate("british-battery-1"));
    assertThat(played.gone("british-battery-1")).isTrue();
    assertThat(played.gone("scots-guards")).isFalse();
  }

  @Test
  @Rule("15.2b/r55")
  void R15_2b_allToTheLimitForOnePoint() {
    Played played =
        hit(ankenes().with("mountain-1-1", "1811", 12).with("mountain-1-2", "1811", 2), 0, 1);
    played.german(takeLimit());
    assertThat(played.unit("mountain-1-1").fatigue()).isEqualTo(12);
    assertThat(played.unit("mountain-1-2").fatigue()).isEqualTo(12);
  }

  @Test
  void R15_2b_onceOnly() {
    Played played = hit(ankenes(), 0, 2);
    played.refuses(GERMAN, take(mix(0, 0, 2, 0)), "15.2a", Why.WrongTotal.class);
  }

  @Test
  @Rule("15.2b/r55")
  void R15_2b_notIfAllAreAtTheLimit() {
    Played played =
        hit(ankenes().with("mountain-1-1", "1811", 12).with("mountain-1-2", "1811", 12), 0, 1);
    played.refuses(GERMAN, takeLimit(), "15.2b", Why.NobodyBelowLimit.class);
  }

  /** Six of six points of room are shared out, and nothing is left to be raised. */
  @Test
  void R15_2b_norIfTheSharesFillThemAll() {
    Situation tired = ankenes().with("mountain-1-1", "1811", 12).with("mountain-1-2", "1811", 6);
    Played played = hit(tired, 0, 2);
    played.refuses(GERMAN, take(mix(0, 1, 1, 0)), "15.2b", Why.NobodyBelowLimit.class);
    assertThat(played.offers(GERMAN, take(mix(0, 1, 0, 1)))).isTrue();
  }

  @Test
  void R15_2b_notForTanksAndGuns() {
    Played played =
        Situation.german()
            .with("mountain-1-1", "1711")
            .with("british-tanks-1", "1710")
            .with("british-battery-1", "1710")
            .always(0, 1)
            .play(1)
            .german(assault("1710"), commit("mountain-1-1"));
    played.refuses(ALLIED, takeLimit(), "15.2b", Why.NobodyBelowLimit.class);
    played.refuses(ALLIED, takeFatigue(1), "15.2c", Why.FatigueFull.class);
  }

  @Test
  void R15_2c_theDefenderFirst() {
    Played played = hit(ankenes(), 1, 1);
    played.refuses(ALLIED, takeFatigue(1), "6.0", Why.NotAskedNow.class);
    played.german(takeLimit(), standFast());
    assertThat(played.rule(ALLIED)).isEqualTo("15.2a");
    played.allied(takeFatigue(1));
    assertThat(played.unit("scots-guards").fatigue()).isEqualTo(6 + 4);
  }

  /** 7 and 6 points are borne already; 11 are left, so one share of six fits and two do not. */
  @ParameterizedTest
  @CsvSource({"1, true", "2, false"})
  void R15_2c_noMoreThanTheLimitsAllow(int shares, boolean fits) {
    Situation tired = ankenes().with("mountain-1-1", "1811", 7).with("mountain-1-2", "1811", 6);
    Played played = hit(tired, 0, shares);
    if (fits) {
      played.german(takeFatigue(shares));
    } else {
      assertThat(played.refuses(GERMAN, takeFatigue(shares), "15.2c", Why.FatigueFull.class))
          .isEqualTo(new Why.FatigueFull(12, 11));
    }
  }

  /** The first unit must leave the second no more than it can bear: 6 - 1 = 5 at least. */
  @Test
  void R15_2c_aShareLeavesWhatOthersCanBear() {
    Situation tired = ankenes().with("mountain-1-2", "1811", 11);
    Played played = hit(tired, 0, 1).german(takeFatigue(1));
    assertThat(played.refuses(GERMAN, bear("mountain-1-1", 4), "15.2c", Why.ShareImpossible.class))
        .isEqualTo(new Why.ShareImpossible("mountain-1-1", 5, 6));
    played.german(bear("mountain-1-1", 5));
    assertThat(played.unit("mountain-1-2").fatigue()).isEqualTo(12);
  }

  /** The last way of the text's list: six points, then the same unit is eliminated. */
  @Test
  void R15_2c_whoBoreFatigueMayBeEliminated() {
    Played played =
        hit(ankenes(), 0, 2)
            .german(take(mix(0, 1, 0, 1)), bear("mountain-1-1", 6), eliminate("mountain-1-1"));
    assertThat(played.gone("mountain-1-1")).isTrue();
    assertThat(played.unit("mountain-1-2").fatigue()).isZero();
  }

  @Test
  void R15_2d_allMayAlwaysBeEliminated() {
    Played played = hit(ankenes(), 0, 4).german(takeEliminations(2));
    assertThat(played.gone("mountain-1-1") && played.gone("mountain-1-2")).isTrue();
  }

  @Test
  void R15_2d_butNotFewerForMorePoints() {
    Played played = hit(ankenes(), 0, 4);
    played.refuses(GERMAN, takeEliminations(1), "15.2a", Why.WrongTotal.class);
    played.refuses(GERMAN, takeEliminations(4), "15.2a", Why.TooFewUnits.class);
    played.refuses(GERMAN, take(mix(2, 0, 0, 2)), "15.2a", Why.TooFewUnits.class);
  }

  @Test
  void R15_2d_onlyWhoTakesPartIsEliminated() {
    Played played = hit(ankenes().with("mountain-1-3", "1713"), 0, 1).german(takeEliminations(1));
    played.refuses(GERMAN, eliminate("mountain-1-3"), "15.2d", Why.NotInThisAssault.class);
    played.refuses(GERMAN, eliminate("scots-guards"), "15.2d", Why.NotInThisAssault.class);
    played.refuses(GERMAN, standFast(), "15.2d", Why.NotAskedNow.class);
    played.german(eliminate("mountain-1-2"));
    assertThat(played.gone("mountain-1-2")).isTrue();
  }

  private static Situation tanks() {
    return Situation.german()
        .with("mountain-1-1", "1711")
        .with("scots-guards", "1710")
        .with("british-tanks-1", "1710")
        .with("irish-guards", "1710")
        .as("irish-guards", Nation.BRITISH, UnitType.TANK);
  }

  @Test
  void R15_2d_r4_everyTankBeforeAnythingElse() {
    Played played =
        tanks()
            .always(0, 2)
            .play(1)
            .german(assault("1710"), commit("mountain-1-1"))
            .allied(takeEliminations(2));
    played.refuses(ALLIED, eliminate("scots-guards"), "16.2", Why.TanksFirst.class);
    played.allied(eliminate("irish-guards"));
    assertThat(played.gone("british-tanks-1")).isTrue();
    assertThat(played.gone("scots-guards")).isFalse();
  }

  @Test
  void R15_2d_r4_infantryOnceTheTanksAreGone() {
    Played played =
        Situation.german()
            .with("mountain-1-1", "1711")
            .with("scots-guards", "1710")
            .with("norwegian-6-1", "1710")
            .with("british-tanks-1", "1710")
            .always(0, 2)
            .play(1)
            .german(assault("1710"), commit("mountain-1-1"))
            .allied(takeEliminations(2));
    assertThat(played.gone("british-tanks-1")).isTrue();
    played.allied(eliminate("norwegian-6-1"));
    assertThat(played.gone("scots-guards")).isFalse();
  }

  /** Ruling 54: a point of the result is met only if the whole of it can be. */
  @Test
  @Rule("15.2a/r54")
  void R15_2a_aResultThatNothingMeetsEliminatesAll() {
    Situation cornered =
        Situation.allied()
            .with("scots-guards", "1810")
            .with("norwegian-6-1", "1612")
            .with("mountain-1-1", "1811", 12);
    Played played = hit(cornered, 0, 3);
    played.refuses(GERMAN, takeRetreat(3), "15.3.1", Why.NoRetreatForAll.class);
    played.refuses(GERMAN, takeFatigue(3), "15.2c", Why.FatigueFull.class);
    played.german(takeEliminations(1));
    assertThat(played.gone("mountain-1-1")).isTrue();
  }

  @Test
  void R15_2a_aPlayerWhoIsAbsentSharesFatigueFirst() {
    Played played = hit(ankenes(), 0, 1).lapse(GERMAN).lapse(GERMAN).lapse(GERMAN);
    assertThat(played.last(Event.LossesChosen.class).mix()).isEqualTo(mix(0, 1, 0, 0));
    assertThat(played.unit("mountain-1-1").fatigue() + played.unit("mountain-1-2").fatigue())
        .isEqualTo(6);
    assertThat(played.events(Event.StoodFast.class)).hasSize(1);
  }
}
