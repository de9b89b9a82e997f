package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.model.counter.Side.ALLIED;
import static umpire.narvik.model.counter.Side.GERMAN;
import static umpire.narvik.play.Say.hex;
import static umpire.narvik.play.Say.pass;
import static umpire.narvik.play.Say.step;

import org.junit.jupiter.api.Test;
import umpire.narvik.model.chart.Weather;
import umpire.narvik.model.command.AirCommand;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.state.AirPower;
import umpire.narvik.model.why.AirWhy;
import umpire.narvik.model.why.Why;

/** 18 Air missions of their own, the extra point, and reconnaissance (11.3). */
class R18_AirMissionsTest {
  private static Situation shore() {
    return Situation.german()
        .bases()
        .with("scots-guards", "1810")
        .with("irish-guards", "1810", 15)
        .with("british-battery-1", "1810")
        .with("mountain-1-1", "1811")
        .airPoints(10);
  }

  private static Command interdict(String hex, int points) {
    return new AirCommand.InterdictFromAir(hex(hex), points);
  }

  @Test
  void R18_1_2_twiceTheInfantryResultOnEveryInfantryUnitOfTheHex() {
    // 7 on the dice with 10 points: 2 against infantry, so 4 points of fatigue each.
    Played played = shore().play(3, 4).german(interdict("1810", 10));
    assertThat(played.unit("scots-guards").fatigue()).isEqualTo(4);
    assertThat(played.unit("irish-guards").fatigue()).isEqualTo(16); // its limit (10.1c)
    assertThat(played.unit("british-battery-1").fatigue()).isZero();
    assertThat(played.position().airPoints()).isZero();
  }

  @Test
  void R18_1_2_itIsNoAttackActionAndTheAlliesMayReact() {
    Played played = shore().play(1, 1).german(interdict("1810", 3));
    assertThat(played.frame()).isEqualTo(new Frame.Reaction(ALLIED));
    assertThat(played.position().airPoints()).isEqualTo(7);
  }

  @Test
  void R18_1_2_onlyWhereAlliedInfantryIs() {
    Played played =
        shore().with("british-tanks-1", "1710").laden("cruiser-1", "1910", "norwegian-6-1").play();
    played.refuses(GERMAN, interdict("1710", 1), "18.1.2", AirWhy.NoInfantry.class);
    played.refuses(GERMAN, interdict("1910", 1), "18.1.2", AirWhy.NoInfantry.class);
    played.refuses(GERMAN, interdict("1811", 1), "18.1.2", AirWhy.NoInfantry.class);
  }

  @Test
  void R18_1_noMorePointsThanThereAre() {
    Played played = shore().play();
    assertThat(played.refuses(GERMAN, interdict("1810", 11), "18.1", Why.NoAirPoints.class))
        .isEqualTo(new Why.NoAirPoints(11, 10));
    played.refuses(GERMAN, interdict("1810", 0), "18.1", Why.NoAirPoints.class);
  }

  @Test
  void R18_2_theAlliesHaveNoAirPoints() {
    Played played = Situation.allied().with("scots-guards", "1810").airPoints(10).play();
    played.refuses(ALLIED, interdict("1810", 1), "18.1", Why.NoAirPoints.class);
    played.refuses(ALLIED, new AirCommand.AttackShips(hex("1910")), "18.1", Why.NoAirPoints.class);
  }

  @Test
  void R9_1_1_aMissionMayBeTheGermanReaction() {
    Played played =
        Situation.allied()
            .bases()
            .with("scots-guards", "1710")
            .with("mountain-1-1", "1812")
            .airPoints(4)
            .play(1, 1)
            .allied(step("scots-guards", "1610"))
            .german(interdict("1610", 4));
    assertThat(played.frame()).isEqualTo(new Frame.ActionPhase(ALLIED, false));
    assertThat(played.position().airPoints()).isZero();
  }

  @Test
  void R18_1_r6_oneMorePointAfterTheFirstAlliedActionOfTheTurnOnly() {
    AirPower fresh = new AirPower(2, false, 0, false, false);
    Played played =
        Situation.allied()
            .with("scots-guards", "1710")
            .air(fresh, Weather.FAIR)
            .play()
            .allied(step("scots-guards", "1610"));
    assertThat(played.position().air()).isEqualTo(new AirPower(3, true, 0, false, false));
    played.german(Say.decline()).allied(step("scots-guards", "1710"));
    assertThat(played.position().airPoints()).isEqualTo(3);
  }

  @Test
  void R18_1_neverMoreThanThirty() {
    AirPower full = new AirPower(30, false, 0, false, false);
    Played played =
        Situation.allied()
            .with("scots-guards", "1710")
            .air(full, Weather.FAIR)
            .play()
            .allied(step("scots-guards", "1610"));
    assertThat(played.position().airPoints()).isEqualTo(30);
  }

  @Test
  void R18_1_notAfterAnAlliedReactionOrPass() {
    AirPower fresh = new AirPower(2, false, 0, false, false);
    Situation german =
        Situation.german()
            .with("scots-guards", "1710")
            .with("mountain-1-1", "1613")
            .air(fresh, Weather.FAIR);
    Played reacted =
        german.play().german(step("mountain-1-1", "1612")).allied(step("scots-guards", "1610"));
    assertThat(reacted.position().airPoints()).isEqualTo(2);
    Played passed = Situation.allied().with("scots-guards", "1710").air(fresh, Weather.FAIR).play();
    assertThat(passed.allied(pass()).position().airPoints()).isEqualTo(2);
  }

  @Test
  void R11_3_reconnaissanceTurnsUpWhatLiesInAHex() {
    AirPower power = new AirPower(2, true, 1, false, false);
    Played played =
        Situation.german()
            .hidden("scots-guards", "1710", "token-a")
            .hidden("irish-guards", "1710", "token-b")
            .hidden("norwegian-6-1", "1610", "token-c")
            .air(power, Weather.FAIR)
            .play();
    played.refuses(
        GERMAN, new AirCommand.Reconnoitre(hex("1810")), "11.3", AirWhy.NothingHidden.class);
    played.german(new AirCommand.Reconnoitre(hex("1710")));
    assertThat(played.unit("scots-guards").faceDown()).isFalse();
    assertThat(played.unit("irish-guards").faceDown()).isFalse();
    assertThat(played.unit("norwegian-6-1").faceDown()).isTrue();
    assertThat(played.position().air()).isEqualTo(new AirPower(1, true, 0, false, false));
    played.allied(Say.decline());
    played.refuses(
        GERMAN, new AirCommand.Reconnoitre(hex("1610")), "11.3", AirWhy.NoReconnaissanceLeft.class);
  }

  @Test
  void R11_3_notInBadWeatherAtNarvik() {
    Played played =
        Situation.german()
            .hidden("scots-guards", "1710", "token-a")
            .air(new AirPower(2, true, 1, false, false), Weather.BAD_AT_NARVIK)
            .play();
    played.refuses(
        GERMAN,
        new AirCommand.Reconnoitre(hex("1710")),
        "11.3",
        AirWhy.NoReconnaissanceInBadWeather.class);
  }
}
