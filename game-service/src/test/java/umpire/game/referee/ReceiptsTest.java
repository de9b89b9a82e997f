package umpire.game.referee;

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
class ReceiptsTest {
  private static final Instant NOON = Instant.parse("2026-03-24T12:00:00Z");
  private static final UUID MATCH = UUID.randomUUID();

  private final Receipts receipts = new Receipts();

  private static CommandRequest request(String id, String type, int second) {
    JsonNode command = JsonNodeFactory.instance.objectNode().put("type", type);
    return new CommandRequest(
        MATCH,
        "anna",
        id,
        OptionalInt.of(1),
        new Said.AsJson(List.of(command)),
        NOON.plusSeconds(second));
  }

  @Test
  void whatMetAFaultOfOursKeepsItsTime() {
    CommandRequest first = receipts.first(request("a", "halt", 1));
    receipts.done(first, Problem.of(503, "unavailable", "", "").asException());
    assertThat(receipts.waits(MATCH, "anna", NOON.plusSeconds(1))).isTrue();
    assertThat(receipts.waits(MATCH, "anna", NOON)).as("it came after that").isFalse();
    assertThat(receipts.waits(MATCH, "bert", NOON.plusSeconds(9))).isFalse();
    CommandRequest second = receipts.first(request("a", "halt", 40));
    assertThat(second.received()).isEqualTo(NOON.plusSeconds(1));
    receipts.done(second, null);
    assertThat(receipts.waits(MATCH, "anna", NOON.plusSeconds(99))).isFalse();
    assertThat(receipts.first(request("a", "halt", 50)).received()).isEqualTo(NOON.plusSeconds(50));
  }

  @Test
  void whatWasRefusedOrIsSomethingElseHasNoTimeOfBefore() {
    CommandRequest refused = receipts.first(request("a", "halt", 1));
    receipts.done(refused, Problem.of(422, "refused", "", "").asException());
    assertThat(receipts.first(request("a", "halt", 40)).received()).isEqualTo(NOON.plusSeconds(40));
    assertThat(receipts.first(request("a", "pass", 50)).received()).isEqualTo(NOON.plusSeconds(50));
    assertThat(receipts.first(request("b", "pass", 60)).received()).isEqualTo(NOON.plusSeconds(60));
  }
}
