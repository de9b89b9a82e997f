package umpire.wire.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.wire.Codec;
import umpire.wire.WireException;

class EnvelopeTest {
  private static final QuestionRequest REQUESTED =
      new QuestionRequest("m1/3", "m1", "toy", "toy@1", "00", Codec.plain().tree(List.of(1)), "ab");

  @Test
  void aMessageComesBackEqual() {
    Envelope envelope = envelope("00-1-2-01");
    Envelope read = Envelope.read(envelope.bytes());
    assertThat(read).isEqualTo(envelope);
    assertThat(Codec.plain().read(read.data(), QuestionRequest.class)).isEqualTo(REQUESTED);
  }

  @Test
  void noTraceIsNoMember() {
    String json = new String(envelope("").bytes(), StandardCharsets.UTF_8);
    assertThat(json).startsWith("{\"specversion\":\"1.0\",\"id\":\"7\"").doesNotContain("trace");
    assertThat(Envelope.read(envelope("").bytes()).traceparent()).isEmpty();
  }

  @Test
  void extensionsOfOthersArePassedOver() {
    String json = new String(envelope("").bytes(), StandardCharsets.UTF_8);
    String more = json.replaceFirst("\\{", "{\"partitionkey\":\"x\",");
    assertThat(Envelope.read(more.getBytes(StandardCharsets.UTF_8))).isEqualTo(envelope(""));
  }

  @Test
  void whatIsNoEnvelopeIsRefused() {
    assertRefused("[]", "expected an object, not an array");
    assertRefused("{\"id\":\"1\"}", "member 'specversion' is missing");
    String json = new String(envelope("").bytes(), StandardCharsets.UTF_8);
    assertRefused(json.replace("\"1.0\"", "\"0.3\""), "this is CloudEvents 1.0, not 0.3");
    assertRefused(json.replace("2026-01", "2026-13"), "expected a time such as");
    assertRefused(json.replace("\"m1/3\",", "\"m1/3\""), "malformed");
  }

  private static void assertRefused(String json, String reason) {
    assertThatThrownBy(() -> Envelope.read(json.getBytes(StandardCharsets.UTF_8)))
        .isInstanceOf(WireException.class)
        .hasMessageContaining(reason);
  }

  private static Envelope envelope(String traceparent) {
    return Envelope.of(
        "7",
        "/game-service",
        "combat.requested",
        "m1",
        Instant.parse("2026-01-02T03:04:05Z"),
        "/schemas/combat-requested",
        traceparent,
        Codec.plain().tree(REQUESTED));
  }
}
