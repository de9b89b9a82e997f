package umpire.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Script;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.kernel.id.DrawId;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.DrawKind;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.testkit.match.Rulebook;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Model;
import umpire.testkit.skirmish.Model.Command;
import umpire.testkit.skirmish.Model.Frame;
import umpire.testkit.skirmish.Model.Position;
import umpire.testkit.skirmish.Skirmish;
import umpire.testkit.skirmish.SkirmishScript;

/** Steps that are put together from what they do. */
class StepMakersTest {
  private static final Seat RED = new Seat("red");
  private static final Script<Position, Command, Frame, Model.View> SCRIPT =
      SkirmishScript.of(Flaw.NONE);
  private static final Frame.Rolling ROLLING = new Frame.Rolling();

  private final Position position = opened();
  private final RulingInProgress<Position, Frame> ruling =
      new RulingInProgress<>(position, SCRIPT.steps(), SCRIPT.notes());

  private static Position opened() {
    Rulebook book = Rulebook.of(new Skirmish(Flaw.NONE));
    return (Position)
        book.play().open(book.pack().scenario("duel"), book.pack().choose(Map.of())).position();
  }

  @Test
  void oneThatRunsWaitsForNothing() {
    Step<Position, Command, Frame, Frame.Rolling> runs =
        Step.runs(Frame.Rolling.class, (_, running) -> running.popFrame());
    assertThat(runs.waits(position, ROLLING)).isEqualTo(new Wait.Nothing<>());
    runs.enter(ROLLING, ruling);
    assertThat(ruling.events()).isEqualTo(List.of(SCRIPT.notes().popped()));
    assertThatThrownBy(() -> runs.reported(ROLLING, new Model.NoTraceReport(), ruling))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("waits for no report");
  }

  @Test
  void oneThatDrawsShowsTheValuesToAll() {
    Step<Position, Command, Frame, Frame.Rolling> draws =
        Step.draws(
            Frame.Rolling.class,
            "1.1",
            new DrawKind.Dice(1, 6),
            (_, values, running) ->
                running.replaceFrame(new Frame.Acting(RED, values.equals(List.of(3)))));
    assertThat(draws.waits(position, ROLLING))
        .isEqualTo(
            new Wait.Draw<>(
                new RuleId("1.1"), new DrawKind.Dice(1, 6), Set.of(new Viewer.Everyone())));
    assertThatThrownBy(() -> draws.enter(ROLLING, ruling))
        .isInstanceOf(IllegalStateException.class);
    draws.drawn(ROLLING, List.of(3), ruling);
    assertThat(ruling.position().agenda().top()).isEqualTo(new Frame.Acting(RED, true));
    assertThatThrownBy(
            () ->
                Step.<Position, Command, Frame, Frame.Rolling>runs(
                        Frame.Rolling.class, (_, _) -> {})
                    .drawn(ROLLING, List.of(3), ruling))
        .hasMessageContaining("waits for no draw");
  }

  @Test
  void anAdjudicatorIsAskedWhatTheFrameHolds() {
    Model.Shot shot = new Model.Shot(2, true);
    Frame.Shooting shooting = new Frame.Shooting(RED, true, shot);
    Step<Position, Command, Frame, Frame.Shooting> combat =
        Step.consultsCombat(
            Frame.Shooting.class,
            "2.1",
            Frame.Shooting::shot,
            Model.ShotReport.class,
            (_, _, _) -> {});
    Position drawn = position.with(position.tally().drawn(new DrawId(7)));
    assertThat(combat.waits(drawn, shooting))
        .isEqualTo(
            new Wait.Report<>(new Adjudicator.Combat(new DrawId(7), new RuleId("2.1")), shot));
    Step<Position, Command, Frame, Frame.Shooting> supply =
        Step.consultsSupply(
            Frame.Shooting.class,
            _ -> new Model.NoTrace(),
            Model.NoTraceReport.class,
            (_, _, _) -> {});
    assertThat(supply.waits(drawn, shooting))
        .isEqualTo(new Wait.Report<>(new Adjudicator.Supply(), new Model.NoTrace()));
  }

  @Test
  void oneThatConsultsTakesTheReportThatItWaitsForAndNoOther() {
    Wait<Position, Command, Frame> question =
        new Wait.Report<>(new Adjudicator.Supply(), new Model.NoTrace());
    Step<Position, Command, Frame, Frame.Rolling> consults =
        Step.consults(
            Frame.Rolling.class,
            (_, _) -> question,
            Model.NoTraceReport.class,
            (_, _, running) -> running.popFrame());
    assertThat(consults.waits(position, ROLLING)).isEqualTo(question);
    assertThatThrownBy(() -> consults.enter(ROLLING, ruling))
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(
            () -> consults.reported(ROLLING, new Model.ShotReport(1, true, List.of()), ruling))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("another report");
    consults.reported(ROLLING, new Model.NoTraceReport(), ruling);
    assertThat(ruling.events()).isEqualTo(List.of(SCRIPT.notes().popped()));
  }
}
