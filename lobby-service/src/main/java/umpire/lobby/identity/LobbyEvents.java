package umpire.lobby.identity;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.UUID;
import umpire.chassis.auth.Revocations;
import umpire.chassis.trace.TraceContext;
import umpire.lobby.store.OutboxRow;
import umpire.wire.Envelope;

/** The messages of {@code lobby.events}. */
@ApplicationScoped
public class LobbyEvents {
  private final Clock clock;

  LobbyEvents(Clock clock) {
    this.clock = clock;
  }

  /** A session or personal token is to be refused from now on. */
  OutboxRow revoked(String session) {
    return message(
        Revocations.TYPE, session, JsonNodeFactory.instance.objectNode().put("token", session));
  }

  /** A message of this type about this subject, which is its key too. */
  public OutboxRow message(String type, String subject, JsonNode data) {
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
    return new OutboxRow(subject, new String(envelope.bytes(), StandardCharsets.UTF_8));
  }
}
