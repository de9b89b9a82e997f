package umpire.kernel.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.RuleId;
import umpire.kernel.play.Agenda;

class SequenceOfPlayTest {
  private static final RuleId RULE = new RuleId("6.0");
  private final SequenceOfPlay outline =
      new SequenceOfPlay(
          List.of(phase("first", step("weather"), step("supply")), phase("second", step("move"))));

  @Test
  void stepsFollowInOrder() {
    assertThat(outline.after("weather")).contains(step("supply"));
    assertThat(outline.after("supply")).contains(step("move"));
    assertThat(outline.after("move")).isEmpty();
    assertThatThrownBy(() -> outline.after("tea")).hasMessageContaining("no step 'tea'");
  }

  @Test
  void theDiagramGoesRound() {
    assertThat(outline.mermaid())
        .startsWith("flowchart TD\n")
        .contains("subgraph first [\"6.0 first\"]", "weather --> supply", "move --> weather");
  }

  @Test
  void stepsAreDifferentAndPhasesNotEmpty() {
    assertThatThrownBy(
            () -> new SequenceOfPlay(List.of(phase("a", step("x")), phase("b", step("x")))))
        .hasMessageContaining("different ids");
    assertThatThrownBy(() -> phase("a")).hasMessageContaining("has no step");
  }

  @Test
  void anAgendaIsAStack() {
    Agenda<String> agenda = Agenda.of("turn").push("interrupt");
    assertThat(agenda.top()).isEqualTo("interrupt");
    assertThat(agenda.replace("shot").frames()).containsExactly("turn", "shot");
    assertThat(agenda.pop()).isEqualTo(Agenda.of("turn"));
    assertThat(agenda.pop().pop().isEmpty()).isTrue();
  }

  private static SequenceOfPlay.Phase phase(String id, SequenceOfPlay.Step... steps) {
    return new SequenceOfPlay.Phase(id, id, RULE, List.of(steps));
  }

  private static SequenceOfPlay.Step step(String id) {
    return new SequenceOfPlay.Step(id, id, RULE);
  }
}
