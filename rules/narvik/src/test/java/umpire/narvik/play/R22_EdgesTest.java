package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.model.counter.Side.ALLIED;
import static umpire.narvik.model.counter.Side.GERMAN;
import static umpire.narvik.play.Say.step;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.kernel.event.ShownEvent;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.event.Event;
import umpire.narvik.event.TurnEvent;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.EdgeCommand;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.state.EarlyEnd;
import umpire.narvik.model.state.Progress;
import umpire.narvik.model.why.AirWhy;
import umpire.narvik.model.why.Why;

/** 22.2, 22.3 Sweden, and the ways off the map. */
class R22_EdgesTest {
  private static final Progress SIEGE = Progress.until(10, List.of());

  private static Command leave(String unit) {
    return new EdgeCommand.LeaveMap(unit);
  }

  private static int exits(Played played) {
    return played.position().progress().score().exits();
  }

  @Test
  void R22_3_aBattalionLeavesByTheNorthAndScores() {
    Played played =
        Situation.allied()
            .in(3, SIEGE)
            .with("scots-guards", "3414")
            .play()
            .allied(leave("scots-guards"));
    assertThat(played.gone("scots-guards")).isTrue();
    assertThat(played.position().progress().offMap().departed()).contains("scots-guards");
    assertThat(played.position().progress().offMap().eliminated()).isEmpty();
    assertThat(exits(played)).isEqualTo(2);
  }

  @Test
  void R22_3_whatItScoresIsHiddenFromTheGermans() {
    Played played =
        Situation.allied()
            .in(3, SIEGE)
            .with("scots-guards", "3414")
            .play()
            .allied(leave("scots-guards"));
    Event scored = played.last(TurnEvent.ExitScored.class);
    assertThat(played.rules().shown(scored, new Viewer.Of(GERMAN.seat())))
        .isInstanceOf(ShownEvent.Unseen.class);
    assertThat(played.rules().view(played.position(), new Viewer.Of(GERMAN.seat())).allied())
        .isZero();
    assertThat(played.rules().view(played.position(), new Viewer.Of(ALLIED.seat())).allied())
        .isEqualTo(2);
  }

  @Test
  void R22_3_afterTheFifthTurnNothingIsScored() {
    Played played =
        Situation.allied()
            .in(6, SIEGE)
            .with("scots-guards", "3414")
            .play()
            .allied(leave("scots-guards"));
    assertThat(played.gone("scots-guards")).isTrue();
    assertThat(exits(played)).isZero();
  }

  @Test
  void R22_3_r43_norwegiansTanksAndGunsScoreNothing() {
    Played played =
        Situation.allied()
            .in(2, SIEGE)
            .with("norwegian-6-1", "3414")
            .with("british-tanks-1", "3414")
            .play()
            .allied(leave("norwegian-6-1"), leave("british-tanks-1"));
    assertThat(played.gone("norwegian-6-1")).isTrue();
    assertThat(exits(played)).isZero();
  }

  @Test
  @Rule("8.4/r20")
  void R8_4_onceAnEndIsSetInSecretExitsGoOnAndScoreNothing() {
    Progress secret = SIEGE.with(new EarlyEnd(4, false));
    Played played =
        Situation.allied()
            .in(3, secret)
            .with("scots-guards", "3414")
            .play()
            .allied(leave("scots-guards"));
    assertThat(played.gone("scots-guards")).isTrue();
    assertThat(exits(played)).isZero();
  }

  @Test
  @Rule("8.4/r20")
  void R8_4_aSecretEndChangesNotEvenTheNumberOfEvents() {
    List<Integer> events =
        List.of(SIEGE, SIEGE.with(new EarlyEnd(4, false))).stream()
            .map(progress -> Situation.allied().in(3, progress).with("scots-guards", "3414"))
            .map(situation -> situation.play().allied(leave("scots-guards")).events().size())
            .toList();
    assertThat(events.getFirst()).isEqualTo(events.getLast());
  }

  @Test
  @Rule("8.4/r20")
  void R22_3_onceTheEndIsKnownNobodyLeaves() {
    Progress open = SIEGE.with(new EarlyEnd(4, true));
    Played played = Situation.allied().in(3, open).with("scots-guards", "3414").play();
    played.refuses(ALLIED, leave("scots-guards"), "22.3", AirWhy.EndAnnounced.class);
  }

  @Test
  void R22_3_onlyFromTheNorthAndSouthEdges() {
    Played played = Situation.allied().with("scots-guards", "1810").play();
    played.refuses(ALLIED, leave("scots-guards"), "22.3", AirWhy.NotOnAnEdge.class);
  }

  @Test
  void R22_3_theGermansNeverLeave() {
    Played played = Situation.german().with("mountain-1-1", "3414").play();
    played.refuses(GERMAN, leave("mountain-1-1"), "22.3", Why.NoSuchUnit.class);
  }

  @Test
  void R22_3_aUnitAtItsLimitStays() {
    Played played = Situation.allied().with("scots-guards", "3414", 16).play();
    played.refuses(ALLIED, leave("scots-guards"), "10.1b", Why.AtFatigueLimit.class);
  }

  @Test
  void R22_2_whoEntersSwedenIsInterned() {
    Played played =
        Situation.german()
            .in(3, SIEGE)
            .with("mountain-1-1", "1818")
            .play()
            .german(step("mountain-1-1", "1718"));
    assertThat(played.gone("mountain-1-1")).isTrue();
    assertThat(played.position().progress().offMap().departed()).contains("mountain-1-1");
    assertThat(played.position().progress().score().allied()).isEqualTo(2);
    assertThat(played.frame()).isInstanceOf(Frame.ActionPhase.class);
  }

  @Test
  void R22_2_r77_aRetreatMayEndInSwedenAndLeadsNoFurther() {
    Played played =
        Situation.allied()
            .in(3, SIEGE)
            .with("scots-guards", "1817")
            .with("mountain-1-1", "1818")
            .always(0, 1)
            .play(1)
            .allied(Say.assault("1818"), Say.commit("scots-guards"))
            .german(Say.takeRetreat(1));
    assertThat(
            played
                .refuses(
                    GERMAN,
                    Say.retreat("mountain-1-1", "1718", "1618"),
                    "15.3.1",
                    Why.PathInvalid.class)
                .why())
        .isEqualTo("interned-before");
    played.german(Say.retreat("mountain-1-1", "1718"));
    assertThat(played.gone("mountain-1-1")).isTrue();
    assertThat(played.position().progress().offMap().departed()).contains("mountain-1-1");
  }
}
