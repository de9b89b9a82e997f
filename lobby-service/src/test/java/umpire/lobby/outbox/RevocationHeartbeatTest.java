package umpire.lobby.outbox;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.LongPredicate;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import umpire.chassis.auth.Revocations;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.lobby.testing.Lobby;
import umpire.local.testing.HostResource;

/** Heartbeats as the other services get them, from a real broker. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
class RevocationHeartbeatTest {
  private static final Duration DEADLINE = Duration.ofSeconds(20);

  @Inject Subscriptions subscriptions;
  @Inject DataSource database;
  @Inject ObjectMapper json;

  private final Queue<Long> behind = new ConcurrentLinkedQueue<>();

  @Test
  void a_revocation_that_cannot_get_out_makes_the_heartbeats_old() throws SQLException {
    try (Subscriptions.Started _ =
            subscriptions.start(
                Subscription.everyInstance(Subscription.Start.LATEST, Revocations.TOPIC),
                this::take);
        Connection other = database.getConnection()) {
      awaitHeartbeat("all is out", millis -> millis < 5_000);
      other.setAutoCommit(false);
      while (!stuck(other)) {
        other.rollback();
      }
      awaitHeartbeat("one waits", millis -> millis >= 30_000);
      Lobby.until(DEADLINE, "three more", () -> behind.size() >= 3);
      assertThat(behind).allMatch(millis -> millis >= 30_000);
      other.rollback();
      awaitHeartbeat("all is out again", millis -> millis < 5_000);
    }
  }

  /** A message of half a minute ago that nobody else may take; false where it is gone already. */
  private boolean stuck(Connection other) throws SQLException {
    String key = UUID.randomUUID().toString();
    try (Connection own = database.getConnection();
        Statement insert = own.createStatement()) {
      insert.execute(
          "insert into outbox (topic, key, message, written_at) values ('revocations', '"
              + key
              + "', '{\"type\": \"of-a-test\"}', now() - interval '30 seconds')");
    }
    try (Statement select = other.createStatement();
        ResultSet rows =
            select.executeQuery("select id from outbox where key = '" + key + "' for update")) {
      return rows.next();
    }
  }

  private void awaitHeartbeat(String what, LongPredicate wanted) {
    Lobby.until(DEADLINE, what, () -> behind.stream().mapToLong(Long::longValue).anyMatch(wanted));
    behind.clear();
  }

  private CompletionStage<Void> take(List<Incoming> batch) {
    for (Incoming message : batch) {
      JsonNode envelope = read(message);
      if (envelope.path("type").asText().equals(Revocations.HEARTBEAT)) {
        assertThat(message.key()).isEqualTo(Revocations.KEY);
        behind.add(envelope.path("data").path(Revocations.BEHIND).asLong(-1));
      }
    }
    return CompletableFuture.completedStage(null);
  }

  private JsonNode read(Incoming message) {
    try {
      return json.readTree(message.value().bytes());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
