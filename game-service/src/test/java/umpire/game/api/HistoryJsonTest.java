package umpire.game.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.game.store.Cause;
import umpire.game.store.DrawRow;
import umpire.game.store.EventRow;

class HistoryJsonTest {
  private static final EventRow ROLLED =
      new EventRow(4, 2, Cause.DRAWN, "{\"type\": \"rolled\", \"draw\": 1, \"die\": 3}", 1);
  private static final DrawRow DRAW =
      new DrawRow(1, "6.2", DrawRow.DICE, List.of(6), List.of(3), List.of(), true);

  @Test
  void anEventTellsTheDrawThatIsStoredWithIt() {
    assertThat(HistoryJson.event(ROLLED, Map.of(1, DRAW)).path("draws").toString())
        .isEqualTo("[{\"number\":1,\"rule\":\"6.2\",\"sides\":[6],\"values\":[3]}]");
  }

  @Test
  void anEventWhoseDrawIsLostCannotBeTold() {
    assertThatThrownBy(() -> HistoryJson.event(ROLLED, Map.of()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("event 4 follows from draw 1, which has no values");
  }
}
