package umpire.game.referee.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.time.Instant;
import java.util.List;
import java.util.OptionalInt;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import umpire.chassis.http.Problem;

/** R11: the first receipt counts, until its sender knows what became of it. */
class ReceiptTimesTest {
  private static final Instant NOON = Instant.parse("2026-03-24T12:00:00Z");
  private static final UUID MATCH = UUID.randomUUID();

  private final ReceiptTimes receiptTimes = new ReceiptTimes();

  private static CommandRequest request(String id, String type, int second) {
    JsonNode command = JsonNodeFactory.instance.objectNode().put("type", type);
    return new CommandRequest(
        MATCH,
        "anna",
        id,
        OptionalInt.of(1),
        new SentCommands.AsJson(List.of(command)),
        NOON.plusSeconds(second));
  }

  @Test
  void whatMetAFaultOfOursKeepsItsTime() {
    CommandRequest first = receiptTimes.first(request("a", "halt", 1));
    receiptTimes.done(first, Problem.of(503, "unavailable", "", "").asException());
    assertThat(receiptTimes.waits(MATCH, "anna", NOON.plusSeconds(1))).isTrue();
    assertThat(receiptTimes.waits(MATCH, "anna", NOON)).as("it came after that").isFalse();
    assertThat(receiptTimes.waits(MATCH, "bert", NOON.plusSeconds(9))).isFalse();
    CommandRequest second = receiptTimes.first(request("a", "halt", 40));
    assertThat(second.received()).isEqualTo(NOON.plusSeconds(1));
    receiptTimes.done(second, null);
    assertThat(receiptTimes.waits(MATCH, "anna", NOON.plusSeconds(99))).isFalse();
    assertThat(receiptTimes.first(request("a", "halt", 50)).received())
        .isEqualTo(NOON.plusSeconds(50));
  }

  @Test
  void whatWasRefusedOrIsSomethingElseHasNoTimeOfBefore() {
    CommandRequest refused = receiptTimes.first(request("a", "halt", 1));
    receiptTimes.done(refused, Problem.of(422, "refused", "", "").asException());
    assertThat(receiptTimes.first(request("a", "halt", 40)).received())
        .isEqualTo(NOON.plusSeconds(40));
    assertThat(receiptTimes.first(request("a", "pass", 50)).received())
        .isEqualTo(NOON.plusSeconds(50));
    assertThat(receiptTimes.first(request("b", "pass", 60)).received())
        .isEqualTo(NOON.plusSeconds(60));
  }
}
