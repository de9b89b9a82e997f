package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.model.counter.Side.ALLIED;
import static umpire.narvik.model.counter.Side.GERMAN;
import static umpire.narvik.play.Say.assault;
import static umpire.narvik.play.Say.commit;
import static umpire.narvik.play.Say.decline;
import static umpire.narvik.play.Say.halt;
import static umpire.narvik.play.Say.pass;
import static umpire.narvik.play.Say.step;

import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.kernel.play.Pending;
import umpire.narvik.event.Event;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.Why;

/** 6.0, 9 Actions, reactions and the initiative. */
class R09_ActionsTest {
  /** A Guards battalion south of Ankenes, a mountain company in the valley behind. */
  private final Situation apart =
      Situation.allied().with("scots-guards", "1710").with("mountain-1-1", "1713");

  @Test
  void R6_0_nobodyActsOutsideTheSequence() {
    Played played = apart.play();
    assertThat(
            played
                .refuses(GERMAN, step("mountain-1-1", "1712"), "6.0", Why.NotAskedNow.class)
                .step())
        .isEqualTo("action-phase");
    played.allied(step("scots-guards", "1810"), halt());
    assertThat(played.refuses(ALLIED, pass(), "6.0", Why.NotAskedNow.class).step())
        .isEqualTo("reaction");
  }

  @Test
  void R6_0_theOutlineHasTheFivePhasesInOrder() {
    assertThat(apart.play().rules().outline().phases())
        .extracting(phase -> phase.rule().value())
        .containsExactly("6.1", "6.2", "6.3", "6.4", "6.5");
  }

  @Test
  void R9_0_theSideWithTheInitiativeMovesAssaultsOrPasses() {
    Played played =
        Situation.allied().with("scots-guards", "1810").with("mountain-1-1", "1811").play();
    assertThat(played.rule(ALLIED)).isEqualTo("9.0");
    assertThat(played.offers(ALLIED, pass())).isTrue();
    assertThat(played.offers(ALLIED, step("scots-guards", "1710"))).isTrue();
    assertThat(played.offers(ALLIED, assault("1811"))).isTrue();
    played.refuses(ALLIED, halt(), "9.0", Why.NotAskedNow.class);
    played.refuses(ALLIED, commit("scots-guards"), "9.0", Why.NotAskedNow.class);
  }

  @Test
  void R9_0_withoutATargetThereIsNoAssault() {
    assertThat(apart.play().offers(ALLIED, Command.AssaultHex.class)).isFalse();
  }

  @Test
  void R9_1_aReactionFollowsAMovement() {
    Played played = apart.play().allied(step("scots-guards", "1810"), halt());
    assertThat(played.rule(GERMAN)).isEqualTo("9.1");
    played.german(decline());
    assertThat(played.rule(ALLIED)).isEqualTo("9.0");
    assertThat(played.last(Event.Declined.class).side()).isEqualTo(GERMAN);
  }

  @Test
  void R9_1_exactlyOneReactionAndNothingFollowsIt() {
    Played played =
        apart
            .play()
            .allied(step("scots-guards", "1810"), halt())
            .german(step("mountain-1-1", "1712"), halt());
    assertThat(played.rule(ALLIED)).isEqualTo("9.0");
    assertThat(played.position().agenda().frames())
        .containsExactly(new Frame.ActionPhase(ALLIED, false));
  }

  @Test
  void R9_1_whoCannotReactIsNotAsked() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1710")
            .with("mountain-1-1", "1713", 12)
            .play()
            .allied(step("scots-guards", "1810"), halt());
    assertThat(played.rule(ALLIED)).isEqualTo("9.0");
    assertThat(played.events(Event.Declined.class)).isEmpty();
  }

  /** 11.1: who lies face down may be turned up at any time, and then react. */
  @Test
  void R9_1_whoCouldTurnACounterUpIsAsked() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1710")
            .hidden("mountain-1-1", "1713", "token-1")
            .play()
            .allied(step("scots-guards", "1810"), halt());
    assertThat(played.rule(GERMAN)).isEqualTo("9.1");
    played.german(new Command.Reveal("token-1"), step("mountain-1-1", "1712"));
    assertThat(played.at("mountain-1-1")).isEqualTo("1712");
  }

  /** 9.1, ruling 39. */
  @Test
  @Rule("9.1/r39")
  void R9_1_aPassIsNoActionToReactTo() {
    Played played = apart.play().allied(pass());
    assertThat(played.rule(GERMAN)).isEqualTo("9.0");
    assertThat(played.frame()).isEqualTo(new Frame.ActionPhase(GERMAN, true));
  }

  @Test
  void R9_1_1_aReactionIsALandMovement() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1611")
            .with("norwegian-6-1", "1713")
            .with("mountain-1-1", "1711")
            .play()
            .allied(step("norwegian-6-1", "1813"), halt());
    assertThat(played.offers(GERMAN, step("mountain-1-1", "1710"))).isTrue();
    assertThat(played.refuses(GERMAN, assault("1611"), "9.1.1", Why.NotAskedNow.class).step())
        .isEqualTo("reaction");
    played.refuses(GERMAN, pass(), "9.1.1", Why.NotAskedNow.class);
  }

  @Test
  void R9_1_1_aReactionWorksLikeAnAction() {
    Played played =
        apart
            .play()
            .allied(step("scots-guards", "1810"), halt())
            .german(step("mountain-1-1", "1712"));
    assertThat(((Frame.Moving) played.frame()).reaction()).isTrue();
    played.refuses(GERMAN, step("mountain-1-1", "1612"), "14.1", Why.TooFewPoints.class);
    played.german(step("mountain-1-1", "1713"));
    assertThat(played.unit("mountain-1-1").fatigue()).isEqualTo(2);
  }

  @Test
  @Rule("9.2/r8")
  void R9_2_anAssaultHandsOverTheInitiative() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1810")
            .with("mountain-1-1", "1811")
            .always(0, 0)
            .play(1)
            .allied(assault("1811"), commit("scots-guards"));
    assertThat(played.rule(GERMAN)).isEqualTo("9.0");
    assertThat(played.last(Event.InitiativePassed.class).to()).isEqualTo(GERMAN);
    assertThat(played.frame()).isEqualTo(new Frame.ActionPhase(GERMAN, false));
  }

  @Test
  void R9_2_aMovementKeepsTheInitiative() {
    Played played = apart.play().allied(step("scots-guards", "1810"), halt()).german(decline());
    assertThat(played.frame()).isEqualTo(new Frame.ActionPhase(ALLIED, false));
    assertThat(played.events(Event.InitiativePassed.class)).isEmpty();
  }

  @Test
  void R9_2_twoPassesInSuccessionEndThePhase() {
    Played played = apart.play().allied(pass()).german(pass());
    assertThat(played.pending()).isInstanceOf(Pending.Over.class);
    assertThat(played.last(Event.MatchEnded.class).outcome().level()).isEqualTo("no-assault");
    assertThat(played.said("9.2")).containsExactly(new Why.BothPassed());
  }

  @Test
  void R9_2_anActionBreaksTheRowOfPasses() {
    Played played =
        apart
            .play()
            .allied(pass())
            .german(step("mountain-1-1", "1712"), halt())
            .allied(decline())
            .german(pass());
    assertThat(played.rule(ALLIED)).isEqualTo("9.0");
    assertThat(played.allied(pass()).pending()).isInstanceOf(Pending.Over.class);
  }

  @Test
  void R9_2_whoseTimeRunsOutPassesOrDeclinesOrHalts() {
    Played played = apart.play().allied(step("scots-guards", "1810")).lapse(ALLIED);
    assertThat(played.last(Event.MoveEnded.class).unit()).isEqualTo("scots-guards");
    played.lapse(GERMAN);
    assertThat(played.last(Event.Declined.class).side()).isEqualTo(GERMAN);
    played.lapse(ALLIED);
    assertThat(played.last(Event.Passed.class).side()).isEqualTo(ALLIED);
  }
}
