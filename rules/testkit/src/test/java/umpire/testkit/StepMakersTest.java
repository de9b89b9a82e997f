package umpire.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Script;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.kernel.play.Adjudicator;
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
