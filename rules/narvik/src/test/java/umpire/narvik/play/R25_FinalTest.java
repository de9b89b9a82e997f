package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.citation.Rule;
import umpire.kernel.scenario.Outcome;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.event.EventPhaseEvent;
import umpire.narvik.event.TurnEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.state.EarlyEnd;
import umpire.narvik.model.state.Score;
import umpire.narvik.model.why.Why;

/** 24, 25, 29 The end of the match and who has won it. */
class R25_FinalTest {
  private static final int FAIR = 4;

  private static Situation nobodyAtNarvik() {
    return Situation.allied().with("norwegian-6-1", "1710").with("mountain-1-1", "1812").bases();
  }

  private static Position scored(Situation situation, Score score) {
    return Turns.with(Turns.lastPass(situation, 10), progress -> progress.with(score));
  }

  private static Outcome outcome(Played played) {
    if (!(played.frame() instanceof Frame.Ended(Outcome outcome))) {
      throw new AssertionError("the match is not over: " + played.frame());
    }
    return outcome;
  }

  @ParameterizedTest
  @CsvSource({
    "10, 0, allied-strategic-triumph, allied",
    "9, 0, allied-marginal-victory, allied",
    "6, 0, allied-marginal-victory, allied",
    "5, 0, draw, ''",
    "0, 5, draw, ''",
    "0, 6, german-marginal-victory, german",
    "0, 9, german-marginal-victory, german",
    "0, 10, allied-disaster, german",
    "0, 40, allied-disaster, german"
  })
  @Rule({"25.1", "25.1/r1", "25.0"})
  void R25_1_theDifferentialGivesTheLevel(int allied, int german, String level, String winner) {
    Played played = Turns.over(scored(nobodyAtNarvik(), new Score(allied, german, 0)));
    assertThat(outcome(played).level()).isEqualTo(level);
    assertThat(outcome(played).winners())
        .isEqualTo(winner.isEmpty() ? Set.of() : Set.of(new Seat(winner)));
  }

  @Test
  @Rule({"24.0", "6.5"})
  void R24_0_theTenthTurnIsTheLast() {
    assertThat(Turns.over(scored(nobodyAtNarvik(), Score.none())).frame())
        .isInstanceOf(Frame.Ended.class);
    assertThat(Turns.over(Turns.lastPass(nobodyAtNarvik(), 9), 1, 1, 1, 1).frame())
        .isNotInstanceOf(Frame.Ended.class);
  }

  @Test
  @Rule({"29.0", "25.0"})
  void R29_0_narvikAndItsOtherHexCountAtTheEndAndNotBefore() {
    Situation both = nobodyAtNarvik().with("scots-guards", "1911").with("british-tanks-1", "1918");
    Played end = Turns.over(scored(both, Score.none()));
    assertThat(end.position().progress().score().allied()).isEqualTo(15);
    assertThat(end.said("29.0"))
        .containsExactly(
            new Why.VictoryPoints(Side.ALLIED, "narvik-held", "1911", 10),
            new Why.VictoryPoints(Side.ALLIED, "hex-1918-held", "1918", 5));
    Played fourth = Turns.over(Turns.lastPass(both, 4), FAIR, FAIR);
    assertThat(fourth.position().progress().score()).isEqualTo(Score.none());
  }

  @Test
  @Rule({"29.0", "13.1"})
  void R29_0_whoIsAboardAShipHoldsNothing() {
    Situation aboard = nobodyAtNarvik().laden("destroyer-1", "1911", "scots-guards");
    assertThat(Turns.over(scored(aboard, Score.none())).position().progress().score().allied())
        .isZero();
  }

  @Test
  @Rule({"8.4", "29.0"})
  void R29_0_theGermansLearnOfExitPointsAtTheEnd() {
    Position before = scored(nobodyAtNarvik(), new Score(3, 2, 4));
    Viewer german = new Viewer.Of(Side.GERMAN.seat());
    Played played = Turns.begun(before);
    assertThat(played.rules().view(played.position(), german).allied()).isEqualTo(3);
    played.allied(Say.pass());
    assertThat(played.last(TurnEvent.ExitsTold.class).points()).isEqualTo(4);
    assertThat(played.rules().view(played.position(), german).allied()).isEqualTo(7);
    assertThat(outcome(played).because().because()).isInstanceOf(Why.VictoryDifferential.class);
  }

  @Test
  @Rule({"24.0", "8.1"})
  void R8_1_aSecretEndIsAnnouncedWhenItsTurnIsOverAndNotBefore() {
    Position third =
        Turns.with(
            Turns.lastPass(nobodyAtNarvik(), 3), progress -> progress.with(new EarlyEnd(4, false)));
    Played goesOn = Turns.over(third, FAIR, FAIR);
    assertThat(goesOn.events(EventPhaseEvent.EndAnnounced.class)).isEmpty();
    Played ends = Turns.over(third.inTurn(4));
    assertThat(ends.frame()).isInstanceOf(Frame.Ended.class);
    assertThat(ends.said("8.1")).isEqualTo(List.of(new Why.EndFixed(4)));
    assertThat(ends.position().progress().end()).isEqualTo(new EarlyEnd(4, true));
  }

  @Test
  @Rule("24.0")
  void R24_0_anEndThatEveryoneKnowsOfIsNotAnnouncedTwice() {
    Position position =
        Turns.with(
            Turns.lastPass(nobodyAtNarvik(), 4),
            progress -> progress.lasting(4).with(new EarlyEnd(4, true)));
    Played ends = Turns.over(position);
    assertThat(ends.frame()).isInstanceOf(Frame.Ended.class);
    assertThat(ends.events(EventPhaseEvent.EndAnnounced.class)).isEmpty();
  }
}
