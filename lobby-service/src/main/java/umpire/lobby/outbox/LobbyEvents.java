package umpire.lobby.outbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.UUID;
import umpire.chassis.auth.Revocations;
import umpire.chassis.kafka.Outgoing;
import umpire.chassis.kafka.Payload;
import umpire.chassis.trace.TraceContext;
import umpire.wire.message.Envelope;

/** What lobby-service sends the others. */
@ApplicationScoped
public class LobbyEvents {
  private static final String TOPIC = "lobby.events";

  private final Clock clock;

  LobbyEvents(Clock clock) {
    this.clock = clock;
  }

  /** A session or personal token is to be refused from now on. */
  public OutboxRow revoked(String session) {
    return new OutboxRow(
        Revocations.TOPIC,
        Revocations.KEY,
        envelope(
            Revocations.TYPE,
            session,
            JsonNodeFactory.instance.objectNode().put("token", session)));
  }

  /** A message of {@code lobby.events}, of this type, about this subject, which is its key too. */
  public OutboxRow message(String type, String subject, JsonNode data) {
    return new OutboxRow(TOPIC, subject, envelope(type, subject, data));
  }

  /**
   * Says that all that was revoked so long ago, and earlier, has been published; it is never kept,
   * since one that comes late is worth nothing.
   */
  public Outgoing heartbeat(Duration behind) {
    return new Outgoing(
        Revocations.TOPIC,
        Revocations.KEY,
        Map.of(),
        Payload.of(
            envelope(
                Revocations.HEARTBEAT,
                Revocations.KEY,
                JsonNodeFactory.instance.objectNode().put(Revocations.BEHIND, behind.toMillis()))));
  }

  private String envelope(String type, String subject, JsonNode data) {
    Envelope envelope =
        Envelope.of(
            UUID.randomUUID().toString(),
            "/lobby-service",
            type,
            subject,
            clock.instant().truncatedTo(ChronoUnit.MILLIS),
            "urn:umpire:schema:" + type + ":1",
            TraceContext.current(),
            data);
    return new String(envelope.bytes(), StandardCharsets.UTF_8);
  }
}
