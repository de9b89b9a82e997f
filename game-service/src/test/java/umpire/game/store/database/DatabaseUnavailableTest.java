package umpire.game.store.database;

import static org.assertj.core.api.Assertions.assertThat;

import io.smallrye.mutiny.Uni;
import io.vertx.core.VertxException;
import io.vertx.pgclient.PgException;
import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.chassis.http.ProblemException;

/** Which failures of the database pass, and which are faults. */
class DatabaseUnavailableTest {
  private static final Duration AT_MOST = Duration.ofSeconds(60);

  private static Throwable mapped(Throwable failure) {
    return DatabaseUnavailable.asProblem(
            DatabaseUnavailable.orUnstorable(Uni.createFrom().<String>failure(failure)))
        .onItemOrFailure()
        .<Throwable>transform((_, thrown) -> thrown)
        .await()
        .atMost(AT_MOST);
  }

  private static PgException refusal(String sqlState) {
    return new PgException("refused", "ERROR", sqlState, "");
  }

  @ParameterizedTest
  @ValueSource(strings = {"08006", "40P01", "53300", "57P01", "57P03"})
  void whatPassesIsToBeSentAgain(String sqlState) {
    assertThat(mapped(refusal(sqlState))).isInstanceOf(ProblemException.class);
    assertThat(mapped(new IllegalStateException(refusal(sqlState))))
        .isInstanceOf(ProblemException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"22021", "22P02", "23505", "23514"})
  void refusedValuesAreRefusedForEver(String sqlState) {
    assertThat(mapped(refusal(sqlState))).isInstanceOf(UnstorableValue.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"42P01", "42703", "XX000"})
  void otherErrorsOfSqlAreFaults(String sqlState) {
    assertThat(mapped(refusal(sqlState))).isInstanceOf(PgException.class);
  }

  @Test
  void aLostConnectionPasses() {
    assertThat(mapped(new IOException("reset"))).isInstanceOf(ProblemException.class);
    assertThat(mapped(new VertxException("closed"))).isInstanceOf(ProblemException.class);
    assertThat(mapped(new IllegalStateException("ours"))).isInstanceOf(IllegalStateException.class);
  }
}
