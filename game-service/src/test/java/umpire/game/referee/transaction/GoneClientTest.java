package umpire.game.referee.transaction;

import static org.assertj.core.api.Assertions.assertThat;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.mutiny.subscription.Cancellable;
import io.vertx.core.Vertx;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import umpire.chassis.reactive.FreshContext;
import umpire.chassis.testing.TestIssuer;
import umpire.game.referee.act.Parleys;
import umpire.game.referee.state.MatchState;
import umpire.game.referee.state.MatchStateCache;
import umpire.game.testing.PollUntil;
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;

/** A client that goes away while its commit is under way keeps nothing from anybody else. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class GoneClientTest {
  private static final String HOLD = "select id from match where id = ? for update";

  /** Whether somebody waits for what another transaction holds. */
  private static final String WAITS =
      "select 1 from pg_locks l join pg_stat_activity a on a.pid = l.pid"
          + " where not l.granted and a.datname = current_database()";

  @Inject AgroalDataSource database;
  @Inject Parleys parleys;
  @Inject MatchStateCache matchStateCache;
  @Inject Vertx vertx;

  @Test
  void whatFollowsACommitIsDoneThoughItsRequestIsCancelled() throws SQLException {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    UUID match = UUID.fromString(twoPlayerMatch.match());
    int before = revision(match);
    try (Connection connection = database.getConnection()) {
      connection.setAutoCommit(false);
      try (PreparedStatement hold = connection.prepareStatement(HOLD)) {
        hold.setObject(1, match);
        assertThat(hold.executeQuery().next()).isTrue();
      }
      Cancellable request = begin(match, twoPlayerMatch.allied().account());
      PollUntil.until("it is written", this::waits);
      request.cancel(); // as the request of a client that has closed its connection
      connection.rollback();
    }
    PollUntil.until("it is known", () -> revision(match) == before + 1);
  }

  private Cancellable begin(UUID match, String account) {
    return FreshContext.of(vertx)
        .call(
            () ->
                CompletableFuture.completedFuture(
                    parleys.draw(match, account).subscribe().with(_ -> {}, _ -> {})))
        .join();
  }

  private int revision(UUID match) {
    return matchStateCache.inMemory(match).map(MatchState::revision).orElse(0);
  }

  private boolean waits() {
    try (Connection connection = database.getConnection();
        PreparedStatement query = connection.prepareStatement(WAITS);
        ResultSet rows = query.executeQuery()) {
      return rows.next();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
