package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.TurnCommand;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.TurnFrame;
import umpire.narvik.model.state.Base;
import umpire.narvik.model.state.Progress;
import umpire.narvik.model.why.Why;

/** 19.4 Bases: two ports a match, designated in the initial phase, lost when Germans come. */
class R19_BasesTest {
  private static Situation ports() {
    return Situation.allied().with("scots-guards", "1710").with("irish-guards", "1911").bases();
  }

  private static Command designate(String... ports) {
    return new TurnCommand.DesignateBases(Arrays.stream(ports).map(Say::hex).toList());
  }

  private static Played initialPhase(Situation situation, int designated) {
    Position position =
        Turns.with(Turns.lastPass(situation, 7), progress -> progress.designated(designated));
    return Turns.over(position, 1, 1); // in turn 8, without weather; no event
  }

  @Test
  @Rule({"19.4", "6.1"})
  void R19_4_twoPortsThatAlliedLandUnitsHold() {
    Played played = initialPhase(ports(), 0);
    assertThat(played.frame()).isEqualTo(new TurnFrame.DesignatingBases());
    played.refuses(Side.ALLIED, designate("1610"), "19.4", Why.NoPort.class);
    played.refuses(Side.ALLIED, designate("1710", "1710"), "19.4", Why.NamedTwice.class);
    played.allied(designate("1710", "1911"));
    assertThat(played.position().bases())
        .containsExactly(new Base(Say.hex("1710")), new Base(Say.hex("1911")));
    assertThat(played.position().progress().baseDesignations()).isEqualTo(2);
  }

  @Test
  @Rule({"19.4", "19.4/r44"})
  void R19_4_aPortWithNobodyAshoreIsNone() {
    Situation afloat =
        Situation.allied()
            .with("scots-guards", "1710")
            .laden("destroyer-1", "1911", "irish-guards")
            .bases();
    Played played = initialPhase(afloat, 0);
    played.refuses(Side.ALLIED, designate("1911"), "19.4", Why.NoUnitAshore.class);
    played.refuses(Side.ALLIED, designate("harstad"), "19.4", Why.NoPort.class);
  }

  @Test
  @Rule("19.4")
  void R19_4_oneNowAndOneLaterAndNeverAThird() {
    Played second = initialPhase(ports().bases("1710"), 1);
    second.refuses(Side.ALLIED, designate("1710"), "19.4", Why.BaseAlready.class);
    second.allied(designate("1911"));
    assertThat(second.position().progress().baseDesignations()).isEqualTo(2);
    Played third = initialPhase(ports().bases("1710"), 2);
    assertThat(third.frame()).isEqualTo(new TurnFrame.DeclaringAirSupport());
    third.refuses(Side.ALLIED, designate("1911"), "18.2", Why.NotAskedNow.class);
  }

  @Test
  @Rule("19.4")
  void R19_4_designatingInTheActionPhaseIsRefused() {
    Played played = Turns.begun(Turns.lastPass(ports(), 3));
    played.refuses(Side.ALLIED, designate("1710"), "9.0", Why.NotAskedNow.class);
  }

  @Test
  @Rule({"19.4", "29.0"})
  void R19_4_aBaseThatGermansEnterIsLostAndScoresFive() {
    Situation situation =
        Situation.german().with("mountain-1-1", "1810").with("scots-guards", "1610").bases("1710");
    Position position = situation.position().with(Progress.until(10, List.of()).designated(1));
    Played played = Turns.begun(position).german(Say.step("mountain-1-1", "1710"));
    assertThat(played.position().bases()).isEmpty();
    assertThat(played.position().progress().score().german()).isEqualTo(5);
    assertThat(played.said("29.0"))
        .containsExactly(new Why.VictoryPoints(Side.GERMAN, "base-captured", "1710", 5));
    played.german(Say.halt());
    assertThat(played.position().bases()).isEmpty();
  }

  @Test
  @Rule("19.4")
  void R19_4_aRecapturedPortTakesTheSecondDesignation() {
    Played again = initialPhase(ports().bases(), 1);
    again.refuses(Side.ALLIED, designate("1710", "1911"), "19.4", Why.DesignationsUsed.class);
    again.allied(designate("1710"));
    assertThat(again.position().bases()).containsExactly(new Base(Say.hex("1710")));
    assertThat(initialPhase(ports().bases(), 2).frame())
        .isEqualTo(new TurnFrame.DeclaringAirSupport());
  }
}
