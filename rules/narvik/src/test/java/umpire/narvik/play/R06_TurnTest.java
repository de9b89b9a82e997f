package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.kernel.event.ShownEvent;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.event.BlankedEvents;
import umpire.narvik.event.TurnEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.chart.Season;
import umpire.narvik.model.chart.Weather;
import umpire.narvik.model.chart.WeatherResult;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.TurnCommand;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.TurnFrame;
import umpire.narvik.model.state.AirPower;
import umpire.narvik.model.state.Setup;
import umpire.narvik.model.why.Why;

/** 6, 7, 21 From the end of one turn to the action phase of the next. */
class R06_TurnTest {
  /** Twice this is fair weather; two ones after it are a secret event that is none. */
  private static final int FAIR = 4;

  private static Situation north() {
    return Situation.allied().with("norwegian-6-1", "1710").with("mountain-1-1", "1911").bases();
  }

  private static Command keep() {
    return new TurnCommand.KeepAirSupport();
  }

  private static Command noBase() {
    return new TurnCommand.DesignateBases(List.of());
  }

  @Test
  @Rule("6.0")
  void R6_0_afterTheLastPassTheNextTurnComesToItsActionPhase() {
    Played played =
        Turns.over(Turns.lastPass(north(), 3), FAIR, FAIR, 1, 1, 1, 2, 3, 4)
            .allied(noBase(), keep());
    assertThat(played.position().turn()).isEqualTo(4);
    assertThat(played.frame()).isEqualTo(new Frame.ActionPhase(Side.ALLIED, false));
    assertThat(played.position().airPoints()).isEqualTo(10);
    assertThat(played.events(TurnEvent.class).stream().<Class<?>>map(Object::getClass))
        .containsExactly(
            TurnEvent.Recovered.class,
            TurnEvent.Recovered.class,
            TurnEvent.AirPointsLapsed.class,
            TurnEvent.TurnBegan.class,
            TurnEvent.WeatherRolled.class,
            TurnEvent.Readied.class,
            TurnEvent.BasesDesignated.class,
            TurnEvent.AirSupportKept.class,
            TurnEvent.AirPointsRolled.class);
  }

  @Test
  @Rule({"10.1f", "21.0", "6.5"})
  void R10_1f_fourPointsAtTheLimitEightBelowAndNoneLeftOver() {
    Situation situation =
        north()
            .with("scots-guards", "1710", 16)
            .with("irish-guards", "1710", 15)
            .with("norwegian-6-2", "1610", 5);
    Played played = Turns.over(Turns.lastPass(situation.airPoints(5), 3), FAIR, FAIR);
    assertThat(played.unit("scots-guards").fatigue()).isEqualTo(12);
    assertThat(played.unit("irish-guards").fatigue()).isEqualTo(7);
    assertThat(played.unit("norwegian-6-2").fatigue()).isZero();
    assertThat(played.position().airPoints()).isZero();
    assertThat(played.last(TurnEvent.AirPointsLapsed.class).points()).isEqualTo(5);
  }

  @Test
  @Rule({"10.1f", "11"})
  void R11_theEnemyIsNotToldWhoRecoversFaceDown() {
    Position position =
        Turns.lastPass(north(), 3).with(new Unit("mountain-1-2", Say.hex("1812"), 3, "token-1"));
    Played played = Turns.over(position, FAIR, FAIR);
    assertThat(played.unit("mountain-1-2").fatigue()).isZero();
    TurnEvent.Recovered german = played.last(TurnEvent.Recovered.class);
    assertThat(german.levels()).hasSize(1);
    for (Viewer viewer : List.of(new Viewer.Of(Side.ALLIED.seat()), new Viewer.Everyone())) {
      assertThat(played.rules().shown(german, viewer))
          .isEqualTo(
              new ShownEvent.Blanked<>(
                  new BlankedEvents.Recovered(Side.GERMAN, List.of(), german.because())));
    }
  }

  @Test
  @Rule({"7.0", "7.0/r41"})
  void R7_0_theSumOfTwoDiceIsTheWeatherOfTheTurn() {
    assertThat(Turns.over(Turns.lastPass(north(), 3), 1, 1).position().weather())
        .isEqualTo(Weather.BAD_AT_NARVIK);
    assertThat(Turns.over(Turns.lastPass(north(), 3), 2, 3).position().weather())
        .isEqualTo(Weather.BAD_AT_TRONDHEIM);
    Played fair = Turns.over(Turns.lastPass(north(), 3), FAIR, FAIR);
    assertThat(fair.position().weather()).isEqualTo(Weather.FAIR);
    assertThat(fair.said("7.0")).contains(new Why.WeatherDice(8, WeatherResult.FAIR));
  }

  @Test
  @Rule("7.0")
  void R7_0_theThawComesTwoTurnsLaterAndOnlyTheFirstCounts() {
    Played third = Turns.over(Turns.lastPass(north(), 2), 6, 6);
    assertThat(third.position().progress().thaw()).isEqualTo(5);
    assertThat(third.position().season()).isEqualTo(Season.WINTER);
    Position later = Turns.with(Turns.lastPass(north(), 3), progress -> progress.thawing(5));
    Played fourth = Turns.over(later, 6, 6);
    assertThat(fourth.position().season()).isEqualTo(Season.WINTER);
    assertThat(fourth.position().progress().thaw()).isEqualTo(5);
    Position thawed = Turns.with(Turns.lastPass(north(), 4), progress -> progress.thawing(5));
    Played fifth = Turns.over(thawed, 1, 1);
    assertThat(fifth.position().season()).isEqualTo(Season.GOOD);
    assertThat(fifth.position().weather()).isEqualTo(Weather.BAD_AT_NARVIK);
  }

  @Test
  @Rule({"7.1", "7.1/r10"})
  void R7_1_afterTurnSevenNobodyRollsAndWithoutAThawItStaysWinter() {
    Position before = Turns.lastPass(north(), 7).with(Weather.BAD_AT_NARVIK, Season.WINTER);
    Played eighth = Turns.over(before, 1, 1, 1, 2, 3, 4).allied(noBase(), keep());
    assertThat(eighth.events(TurnEvent.WeatherRolled.class)).isEmpty();
    assertThat(eighth.position().weather()).isEqualTo(Weather.FAIR);
    assertThat(eighth.position().season()).isEqualTo(Season.WINTER);
  }

  @Test
  @Rule({"10.1a", "6.1"})
  void R10_1a_aTurnThatBeginsInAWinterMountainTiresWhoLiesFaceUp() {
    Situation situation =
        north()
            .with("norwegian-6-2", "1612")
            .with("norwegian-battery-1", "1612")
            .hidden("mountain-1-2", "1713", "token-1");
    Played winter = Turns.over(Turns.lastPass(situation, 3), FAIR, FAIR);
    assertThat(winter.unit("norwegian-6-2").fatigue()).isEqualTo(2);
    assertThat(winter.unit("mountain-1-2").fatigue()).isZero();
    assertThat(winter.unit("norwegian-6-1").fatigue()).isZero();
    Played good = Turns.over(Turns.lastPass(situation.thawed(), 3), FAIR, FAIR);
    assertThat(good.unit("norwegian-6-2").fatigue()).isZero();
  }

  @Test
  @Rule({"6.1", "10.1a"})
  void R6_1_whatFiredIsReadyAgainAndDamageStays() {
    Position position = Turns.lastPass(north(), 3);
    Unit battery = new Unit("british-battery-1", Say.hex("1710"), 0, "").fired(true).landed(true);
    ShipOnMap ship =
        new ShipOnMap("cruiser-1", Say.hex("1910")).fired(true).held(true).damaged(true);
    Played played = Turns.over(position.with(battery).with(ship), FAIR, FAIR);
    assertThat(played.unit("british-battery-1").fired()).isFalse();
    assertThat(played.unit("british-battery-1").landed()).isFalse();
    assertThat(played.position().ships().values())
        .containsExactly(new ShipOnMap("cruiser-1", Say.hex("1910")).damaged(true));
  }

  @Test
  @Rule({"23.2", "28.0", "13.2.1"})
  void R28_0_theScheduleBringsUnitsToHarstadWithoutARoll() {
    List<Setup.Arrival> schedule =
        List.of(
            new Setup.Arrival(4, List.of("polish-1", "polish-2", "polish-3")),
            new Setup.Arrival(5, List.of("polish-4")));
    Position position =
        Turns.with(Turns.lastPass(north(), 3), progress -> progress.expecting(schedule));
    Played played = Turns.over(position, FAIR, FAIR);
    assertThat(List.of(played.at("polish-1"), played.at("polish-2"), played.at("polish-3")))
        .containsOnly("harstad");
    assertThat(played.gone("polish-4")).isTrue();
    assertThat(played.position().progress().schedule()).containsExactly(schedule.getLast());
  }

  @Test
  @Rule("23.1")
  void R23_1_sunkShipsMayComeBackInTheNextTurnAndNotBefore() {
    Position position =
        Turns.with(
            Turns.lastPass(north(), 3),
            progress ->
                progress.with(
                    progress.offMap().returning("destroyer-1", 4).returning("cruiser-1", 5)));
    Played played = Turns.over(position, FAIR, FAIR);
    assertThat(played.frame()).isEqualTo(new TurnFrame.BringingBack(List.of("destroyer-1")));
    played.refuses(
        Side.ALLIED,
        new TurnCommand.BringBack(List.of("cruiser-1")),
        "23.1",
        Why.NotReturning.class);
    played.refuses(
        Side.ALLIED,
        new TurnCommand.BringBack(List.of("destroyer-1", "destroyer-1")),
        "23.1",
        Why.NamedTwice.class);
    played.allied(new TurnCommand.BringBack(List.of("destroyer-1")));
    assertThat(played.position().ships().get("destroyer-1"))
        .isEqualTo(new ShipOnMap("destroyer-1", Say.hex("harstad")));
    assertThat(played.position().progress().offMap().returning()).containsOnlyKeys("cruiser-1");
  }

  @Test
  @Rule("23.1")
  void R23_1_whoStaysAwayMayComeLater() {
    Position position =
        Turns.with(
            Turns.lastPass(north(), 3),
            progress -> progress.with(progress.offMap().returning("destroyer-1", 4)));
    Played played = Turns.over(position, FAIR, FAIR).allied(new TurnCommand.BringBack(List.of()));
    assertThat(played.position().ships()).isEmpty();
    assertThat(played.position().progress().offMap().returning()).containsOnlyKeys("destroyer-1");
  }

  @Test
  @Rule({"18.1", "18.1/r7", "7.0"})
  void R18_1_badWeatherAtTrondheimHalvesAndRoundsDown() {
    Played played =
        Turns.over(Turns.lastPass(north(), 3), 2, 3, 1, 1, 4, 3, 5, 3).allied(noBase(), keep());
    assertThat(played.position().airPoints()).isEqualTo(7);
    assertThat(played.said("7.0")).contains(new Why.HalvedForWeather(15, 7));
  }

  @Test
  @Rule({"18.1", "28.0"})
  void R28_0_fourMoreAirPointsFromTurnEight() {
    Played eighth =
        Turns.over(Turns.lastPass(north(), 7), 1, 1, 1, 2, 3, 4).allied(noBase(), keep());
    assertThat(eighth.position().airPoints()).isEqualTo(14);
    assertThat(eighth.said("28.0")).containsExactly(new Why.MoreAirPoints(4));
    Played seventh =
        Turns.over(Turns.lastPass(north(), 6), FAIR, FAIR, 1, 1, 1, 2, 3, 4)
            .allied(noBase(), keep());
    assertThat(seventh.position().airPoints()).isEqualTo(10);
  }

  @Test
  @Rule({"18.2", "6.3"})
  void R18_2_theEmergencySupportIsDeclaredOnceAndBeforeTheDice() {
    Played played =
        Turns.over(Turns.lastPass(north(), 3), FAIR, FAIR, 1, 1, 1, 1, 1, 1).allied(noBase());
    assertThat(played.rule(Side.ALLIED)).isEqualTo("18.2");
    played.allied(new TurnCommand.DeclareAirSupport());
    assertThat(played.position().air()).isEqualTo(new AirPower(4, false, 0, true, true));
    played.refuses(Side.ALLIED, new TurnCommand.DeclareAirSupport(), "9.0", Why.NotAskedNow.class);
    Position used = Turns.lastPass(north(), 3).with(new AirPower(4, true, 0, true, true));
    Played next = Turns.over(used, FAIR, FAIR, 1, 1, 1, 1, 1, 1).allied(noBase());
    assertThat(next.frame()).isEqualTo(new Frame.ActionPhase(Side.ALLIED, false));
    assertThat(next.position().air()).isEqualTo(new AirPower(4, false, 0, false, true));
  }

  @Test
  @Rule("6.4")
  void R6_4_theMatchWaitsForTheAlliesWhoeverHadTheInitiativeLast() {
    Played played =
        Turns.over(Turns.lastPass(north(), 3), FAIR, FAIR, 1, 1, 1, 1, 1, 1)
            .allied(noBase(), keep());
    assertThat(played.pending()).isInstanceOf(Pending.Choices.class);
    assertThat(played.rule(Side.ALLIED)).isEqualTo("9.0");
  }
}
