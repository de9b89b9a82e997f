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
import static umpire.narvik.play.Say.take;
import static umpire.narvik.play.Say.takeEliminations;

import org.junit.jupiter.api.Test;
import umpire.kernel.play.Agenda;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.Manner;
import umpire.narvik.model.command.RandomEventCommand;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.EventThrow;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.RandomEventFrame;
import umpire.narvik.model.frame.TurnFrame;
import umpire.narvik.model.frame.TurnStep;
import umpire.narvik.model.why.Why;

/** 15.2 In what order one side meets its result, and what becomes of who is eliminated. */
class R15_LossesInOrderTest {
  private static Situation ankenes() {
    return Situation.allied()
        .with("scots-guards", "1810")
        .with("mountain-1-1", "1811")
        .with("mountain-1-2", "1811");
  }

  /** One point of each kind: six of fatigue, then a unit, then the way back for the other. */
  @Test
  void R15_2a_r59_fatigueThenEliminationsThenRetreats() {
    Played played =
        ankenes()
            .always(0, 3)
            .play(1)
            .allied(assault("1811"), commit("scots-guards"))
            .german(take(mix(1, 1, 0, 1)));
    played.refuses(GERMAN, eliminate("mountain-1-1"), "15.2a", Why.NotAskedNow.class);
    played.refuses(GERMAN, retreat("mountain-1-1", "1711"), "15.2a", Why.NotAskedNow.class);
    played.german(bear("mountain-1-1", 6));
    assertThat(played.frame()).isInstanceOf(AssaultFrame.Eliminating.class);
    played.refuses(GERMAN, retreat("mountain-1-2", "1711"), "15.2d", Why.NotAskedNow.class);
    // Who has just borne the fatigue may be the one to go; the other retreats as it was.
    played.german(eliminate("mountain-1-1"));
    assertThat(played.frame()).isInstanceOf(AssaultFrame.Retreating.class);
    played.refuses(GERMAN, bear("mountain-1-2", 6), "15.3b", Why.NotAskedNow.class);
    played.german(retreat("mountain-1-2", "1711"));
    assertThat(played.gone("mountain-1-1")).isTrue();
    assertThat(played.at("mountain-1-2")).isEqualTo("1711");
    assertThat(played.unit("mountain-1-2").fatigue()).isEqualTo(1);
  }

  @Test
  void R15_2e_theEliminatedLeaveTheMapAndScore() {
    Situation situation = ankenes().with("mountain-1-3", "1713").always(1, 2);
    Played played =
        Phase.play(situation, Phase.ordered(situation, ALLIED, false), 1)
            .allied(assault("1811"), commit("scots-guards"))
            .german(takeEliminations(2))
            .allied(takeEliminations(1));
    Position after = played.position();
    assertThat(after.units()).containsOnlyKeys("mountain-1-3");
    assertThat(after.progress().offMap().eliminated())
        .containsOnlyKeys("mountain-1-1", "mountain-1-2", "scots-guards");
    assertThat(after.progress().score().allied()).isEqualTo(4 + 4);
    assertThat(after.progress().score().german()).isEqualTo(4);
  }

  /** Of two that were lost one comes back as a replacement; who is not lost does not. */
  @Test
  void R15_2e_aGermanCompanyMayReturnAsAReplacement() {
    Situation situation = ankenes().with("mountain-1-3", "1713").always(0, 2);
    Played played =
        Phase.play(situation, replacementNext(Phase.ordered(situation, ALLIED, false)), 1, 3)
            .allied(assault("1811"), commit("scots-guards"))
            .german(takeEliminations(2))
            .allied(Say.holdBack())
            .german(Say.pass())
            .allied(Say.pass());
    played.refuses(GERMAN, arrives("mountain-1-3", Manner.FACE_UP), "23.4", Why.NotToArrive.class);
    played.refuses(GERMAN, arrives("scots-guards", Manner.FACE_UP), "23.4", Why.NotToArrive.class);
    played.german(
        arrives("mountain-1-2", Manner.FACE_UP),
        new RandomEventCommand.PlaceArrival("mountain-1-2", Say.hex("1713")));
    assertThat(played.at("mountain-1-2")).isEqualTo("1713");
    assertThat(played.unit("mountain-1-2").fatigue()).isZero();
    assertThat(played.gone("mountain-1-1")).isTrue();
    assertThat(played.position().progress().score().allied()).isEqualTo(4);
  }

  private static Command arrives(String unit, Manner manner) {
    return new RandomEventCommand.NameArrival(unit, manner);
  }

  /** The table of reinforcements is thrown on once the action phase of this position is over. */
  private static Position replacementNext(Position position) {
    Agenda<Frame> agenda =
        Agenda.<Frame>of(new TurnFrame.Next(TurnStep.EMERGENCY_AIR_SUPPORT))
            .push(new RandomEventFrame.ThrowingEvent(EventThrow.REINFORCEMENTS))
            .push(new Frame.ActionPhase(Side.ALLIED, false));
    return position.with(agenda);
  }
}
