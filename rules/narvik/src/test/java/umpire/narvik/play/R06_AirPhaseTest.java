package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.model.counter.Side.ALLIED;
import static umpire.narvik.model.counter.Side.GERMAN;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.play.Agenda;
import umpire.narvik.event.TurnEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.TurnCommand;
import umpire.narvik.model.frame.EventThrow;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.RandomEventFrame;
import umpire.narvik.model.frame.TurnFrame;
import umpire.narvik.model.frame.TurnStep;
import umpire.narvik.model.state.Progress;
import umpire.narvik.model.why.Why;

/** 6.3 The air point phase: the Allies may declare, then four German dice, then one more. */
class R06_AirPhaseTest {
  /** A secret throw that brings nothing, then the phase. */
  private static Position begins(boolean concealment) {
    return Situation.allied()
        .with("norwegian-6-1", "1710")
        .with("mountain-1-1", "1911")
        .position()
        .with(Progress.until(10, List.of()).concealing(concealment))
        .with(
            Agenda.<Frame>of(new TurnFrame.Next(TurnStep.EMERGENCY_AIR_SUPPORT))
                .push(new RandomEventFrame.ThrowingEvent(EventThrow.ALLIED_SECRET)));
  }

  private static List<Class<?>> happened(Played played) {
    return played.events(TurnEvent.class).stream().<Class<?>>map(Object::getClass).toList();
  }

  @Test
  void R6_3_theAlliesDeclareFirstThenFourDiceAndOneForReconnaissance() {
    Played played = Turns.begun(begins(true), 1, 6, 5, 4, 3, 2);
    assertThat(played.position().airPoints()).isZero();
    played.refuses(GERMAN, new TurnCommand.DeclareAirSupport(), "6.0", Why.NotAskedNow.class);
    played.refuses(ALLIED, Say.pass(), "18.2", Why.NotAskedNow.class);
    played.allied(new TurnCommand.DeclareAirSupport());
    assertThat(happened(played))
        .containsExactly(
            TurnEvent.AirSupportDeclared.class,
            TurnEvent.AirPointsRolled.class,
            TurnEvent.ReconnaissanceRolled.class);
    assertThat(played.position().airPoints()).isEqualTo(6 + 5 + 4 + 3);
    assertThat(played.position().air().reconnaissance()).isEqualTo(2);
    assertThat(played.frame()).isEqualTo(new Frame.ActionPhase(ALLIED, false));
    played.refuses(ALLIED, new TurnCommand.KeepAirSupport(), "9.0", Why.NotAskedNow.class);
  }

  @Test
  void R6_3_nobodyHasToDeclareAndWithoutHiddenAlliesThereIsNoFifthDie() {
    Played played =
        Turns.begun(begins(false), 1, 1, 1, 1, 2).allied(new TurnCommand.KeepAirSupport());
    assertThat(happened(played))
        .containsExactly(TurnEvent.AirSupportKept.class, TurnEvent.AirPointsRolled.class);
    assertThat(played.position().emergencyAirSupport()).isFalse();
    assertThat(played.position().airPoints()).isEqualTo(5);
  }
}
