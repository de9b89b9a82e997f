package umpire.tournament.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.tournament.Entrant;
import umpire.tournament.Event;

class ClosedFieldTest {
  @Test
  void whoeverWithdrewBeforeTheStartIsNotInTheField() {
    Event event = Play.withdrawn(Play.withdrawn(Play.start(4), 2, 0), 3, 1);
    assertThat(ClosedField.of(event)).containsExactly(1, 3, 4);
    assertThat(ClosedField.refusal(event, "a format", 3)).isEmpty();
    assertThat(ClosedField.refusal(event, "a format", 4))
        .contains("There are 3 entrants: a format needs at least 4.");
  }

  @Test
  void whoeverJoinsLateIsNamed() {
    Event event =
        new Event(
            List.of(Entrant.of(1, 0), new Entrant(5, 0, 3, Entrant.NO_END)), List.of(), List.of());
    assertThat(ClosedField.refusal(event, "a format", 2))
        .contains("Entrant 5 joins in round 3: a format takes nobody after the first round.");
  }
}
