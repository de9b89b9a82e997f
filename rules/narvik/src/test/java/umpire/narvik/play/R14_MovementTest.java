package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.model.counter.Side.ALLIED;
import static umpire.narvik.play.Say.halt;
import static umpire.narvik.play.Say.hex;
import static umpire.narvik.play.Say.step;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Reason;
import umpire.kernel.citation.Rule;
import umpire.narvik.event.Event;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.Why;

/** 14 Land movement: unit by unit, hex by hex, by points, with one hex always open. */
class R14_MovementTest {
  @Test
  @Rule("14/r34")
  void R14_aUnitMovesAloneAndHexByHex() {
    Played played =
        Situation.allied()
            .with("norwegian-6-1", "1710")
            .with("scots-guards", "1710")
            .play()
            .allied(step("norwegian-6-1", "1711"));
    assertThat(played.at("norwegian-6-1")).isEqualTo("1711");
    assertThat(played.at("scots-guards")).isEqualTo("1710");
    assertThat(((Frame.Moving) played.frame()).path()).containsExactly(hex("1710"), hex("1711"));
    played.refuses(ALLIED, step("scots-guards", "1711"), "14", Why.NotAskedNow.class);
  }

  @Test
  void R14_aUnitMayMoveInActionAfterAction() {
    Played played =
        Situation.allied()
            .with("norwegian-6-1", "1710")
            .play()
            .allied(step("norwegian-6-1", "1711"), halt())
            .allied(step("norwegian-6-1", "1712"), step("norwegian-6-1", "1713"));
    assertThat(played.at("norwegian-6-1")).isEqualTo("1713");
    assertThat(played.events(Event.MoveEnded.class)).hasSize(2);
  }

  /** Three points of four are left over; the next action has four again, not seven. */
  @Test
  void R14_pointsAreNotSaved() {
    Played played =
        Situation.allied()
            .with("norwegian-6-1", "1710")
            .play()
            .allied(step("norwegian-6-1", "1810"), halt())
            .allied(
                step("norwegian-6-1", "1811"),
                step("norwegian-6-1", "1810"),
                step("norwegian-6-1", "1710"));
    assertThat(((Frame.Moving) played.frame()).spent()).isEqualTo(Fraction.of(3));
    assertThat(
            played.refuses(ALLIED, step("norwegian-6-1", "1611"), "14.1", Why.TooFewPoints.class))
        .isEqualTo(new Why.TooFewPoints("norwegian-6-1", Fraction.of(4), Fraction.ONE));
  }

  @Test
  void R14_onlyUnitsOfTheSeatInPlay() {
    Played played =
        Situation.allied().with("scots-guards", "1710").with("mountain-1-1", "1713").play();
    played.refuses(ALLIED, step("mountain-1-1", "1712"), "14", Why.NotYours.class);
    played.refuses(ALLIED, step("irish-guards", "1712"), "14", Why.NoSuchUnit.class);
    played.refuses(ALLIED, step("nobody", "1712"), "14", Why.NoSuchUnit.class);
  }

  @Test
  void R14_aUnitThatCanGoNoFurtherHalts() {
    Played played =
        Situation.allied().with("scots-guards", "1710").play().allied(step("scots-guards", "1711"));
    assertThat(played.last(Event.MoveEnded.class).unit()).isEqualTo("scots-guards");
    assertThat(played.rule(ALLIED)).isEqualTo("9.0");
  }

  /** The movement table: clear 2 and 1, mountain 4 and 3, a river one more; road 1 and 1/2. */
  @ParameterizedTest
  @CsvSource({
    "1710, 1711, 2, 1",
    "1710, 1611, 4, 3",
    "1613, 1614, 5, 4",
    "1710, 1810, 1, 1/2",
    "1810, 1811, 1, 1/2",
    "1911, 1912, 1, 1/2",
    "1710, 1811, 2, 1"
  })
  void R14_1_whatAStepCosts(String from, String to, String winter, String good) {
    assertThat(cost(Situation.allied(), from, to)).hasToString(winter);
    assertThat(cost(Situation.allied().thawed(), from, to)).hasToString(good);
  }

  private static Fraction cost(Situation situation, String from, String to) {
    return situation
        .with("norwegian-6-1", from)
        .play()
        .allied(step("norwegian-6-1", to))
        .last(Event.Stepped.class)
        .cost();
  }

  @Test
  void R14_1_neverIntoAnEnemyHex() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1810")
            .with("mountain-1-1", "1811")
            .hidden("decoy-1", "1710", "token-1")
            .play();
    played.refuses(ALLIED, step("scots-guards", "1811"), "14.1", Why.EnemyHeld.class);
    played.refuses(ALLIED, step("scots-guards", "1710"), "14.1", Why.EnemyHeld.class);
  }

  @Test
  void R14_1_neverIntoWaterOrAcrossIt() {
    Played played = Situation.allied().with("scots-guards", "1811").play();
    assertThat(
            played
                .refuses(ALLIED, step("scots-guards", "1910"), "14.1", Why.TerrainBars.class)
                .terrain())
        .isEqualTo("water");
    assertThat(
            played
                .refuses(ALLIED, step("scots-guards", "1812"), "14.1", Why.HexsideBars.class)
                .feature())
        .isEqualTo("fjord");
  }

  @Test
  void R14_1_onlyIntoAdjacentHexesOfTheMap() {
    Played played = Situation.allied().with("scots-guards", "1810").play();
    played.refuses(ALLIED, step("scots-guards", "1711"), "14.1", Why.NotAdjacent.class);
    played.refuses(ALLIED, step("scots-guards", "nowhere"), "14.1", Why.NoSuchHex.class);
    played.refuses(ALLIED, step("scots-guards", "harstad"), "14.1", Why.NoSuchHex.class);
  }

  @Test
  void R14_1_notBeyondThePoints() {
    Played played =
        Situation.allied()
            .with("norwegian-6-1", "1710")
            .play()
            .allied(step("norwegian-6-1", "1711"));
    assertThat(
            played.refuses(ALLIED, step("norwegian-6-1", "1611"), "14.1", Why.TooFewPoints.class))
        .isEqualTo(new Why.TooFewPoints("norwegian-6-1", Fraction.of(4), Fraction.of(2)));
    played.allied(step("norwegian-6-1", "1712"));
  }

  /** The example of the text: three points, a mountain for four. */
  @Test
  void R14_1_oneHexIsAlwaysOpen() {
    Played played =
        Situation.allied().with("scots-guards", "1710").play().allied(step("scots-guards", "1611"));
    assertThat(played.said("14.1"))
        .containsExactly(
            new Why.EntryCost(hex("1611"), "mountain", Fraction.of(4)),
            new Why.OneHexAlways(hex("1611")));
  }

  @Test
  void R14_1_butOnlyTheFirst() {
    Played played =
        Situation.allied().with("scots-guards", "1810").play().allied(step("scots-guards", "1710"));
    played.refuses(ALLIED, step("scots-guards", "1611"), "14.1", Why.TooFewPoints.class);
  }

  @Test
  void R14_1_andNotOneThatIsForbidden() {
    Played played =
        Situation.allied().with("scots-guards", "1711").with("mountain-1-1", "1611").play();
    played.refuses(ALLIED, step("scots-guards", "1611"), "14.1", Why.EnemyHeld.class);
    played.refuses(ALLIED, step("scots-guards", "1812"), "14.1", Why.HexsideBars.class);
  }

  @Test
  void R14_2_byARoadThatJoinsTheHexes() {
    List<Reason> along =
        Situation.allied()
            .with("scots-guards", "1710")
            .play()
            .allied(step("scots-guards", "1810"))
            .said("14.2");
    assertThat(along).containsExactly(new Why.AlongRoad(hex("1710"), hex("1810"), Fraction.ONE));
  }

  /** 1710 and 1811 both have the road, but it runs by way of 1810. */
  @Test
  void R14_2_notBetweenHexesThatOnlyHaveARoadEach() {
    Played played =
        Situation.allied().with("scots-guards", "1710").play().allied(step("scots-guards", "1811"));
    assertThat(played.said("14.2")).isEmpty();
    assertThat(played.said("14.1"))
        .containsExactly(new Why.EntryCost(hex("1811"), "clear", Fraction.of(2)));
  }

  @Test
  void R14_2_theRailwayCountsAsARoad() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1911")
            .play()
            .allied(
                step("scots-guards", "1912"),
                step("scots-guards", "1913"),
                step("scots-guards", "1914"));
    assertThat(played.said("14.2")).hasSize(3);
    assertThat(played.at("scots-guards")).isEqualTo("1914");
  }
}
