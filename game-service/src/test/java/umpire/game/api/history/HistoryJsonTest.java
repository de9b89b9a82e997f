package umpire.game.api.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.game.store.transaction.EventCause;
import umpire.game.store.transaction.EventRow;
import umpire.kernel.play.Barrier;

class HistoryJsonTest {
  private static final EventRow ROLLED =
      new EventRow(
          4,
          2,
          EventCause.DRAWN,
          "{\"type\": \"rolled\", \"draw\": 1, \"die\": 3}",
          1,
          "",
          Barrier.DRAWN);
  private static final ObjectNode DRAW =
      JsonNodeFactory.instance.objectNode().put("number", 1).put("rule", "6.2");

  @Test
  void anEventHasTheDrawThatIsStoredWithIt() {
    assertThat(HistoryJson.event(ROLLED, Map.of(1, DRAW)).path("draws").toString())
        .isEqualTo("[{\"number\":1,\"rule\":\"6.2\"}]");
  }

  @Test
  void anEventWhoseDrawIsLostCannotBeReturned() {
    assertThatThrownBy(() -> HistoryJson.event(ROLLED, Map.of()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("event 4 follows from draw 1, which has no values");
  }
}
