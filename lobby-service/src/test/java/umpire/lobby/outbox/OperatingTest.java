package umpire.lobby.outbox;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.testing.MetricTable;
import umpire.local.testing.HostResource;
import umpire.local.testing.TestSpace;
import umpire.wire.message.Envelope;

/** What an operator of lobby-service sees: figures, traces, and whether it is ready. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
class OperatingTest {
  private static final Duration DEADLINE = Duration.ofSeconds(60);
  private static final String TRACE = "0af7651916cd43dd8448eb211c80319c";

  @Inject Subscriptions subscriptions;

  @Test
  void theFiguresOfTheTableAreReported() throws Exception {
    given().get("/v1/accounts/me").then().statusCode(401);
    until(
        "looked up",
        () -> metrics().lines().anyMatch(line -> line.matches("umpire_outbox_rows.* 0.0")));
    MetricTable.read().holds("lobby-service", metrics());
  }

  private static String metrics() {
    return given().get("/q/metrics").then().statusCode(200).extract().asString();
  }

  @Test
  void aRevocationIsInTheTraceOfWhoSignedOut() throws Exception {
    String name = "p" + Long.toString(System.nanoTime(), 36);
    String who = "{\"name\": \"" + name + "\", \"password\": \"correct horse battery\"}";
    given().contentType(ContentType.JSON).body(who).post("/v1/accounts").then().statusCode(201);
    String token =
        given()
            .contentType(ContentType.JSON)
            .body(who)
            .post("/v1/sessions")
            .then()
            .statusCode(200)
            .extract()
            .path("token");
    Queue<Incoming> received = new ConcurrentLinkedQueue<>();
    try (Subscriptions.Started _ =
        subscriptions.start(
            Subscription.everyInstance(Subscription.Start.EARLIEST, "revocations"),
            batch -> {
              received.addAll(batch);
              return CompletableFuture.completedFuture(null);
            })) {
      given()
          .auth()
          .oauth2(token)
          .header("traceparent", "00-" + TRACE + "-b7ad6b7169203331-01")
          .delete("/v1/sessions")
          .then()
          .statusCode(204);
      until("told", () -> received.stream().anyMatch(OperatingTest::ofTheTrace));
    }
    Incoming message =
        received.stream().filter(OperatingTest::ofTheTrace).findFirst().orElseThrow();
    assertThat(message.headers().get("traceparent"))
        .as("the place of the sending, below that of the request")
        .startsWith("00-" + TRACE)
        .isNotEqualTo(Envelope.read(message.value().bytes()).traceparent());
    assertThat(message.value().text()).doesNotContain(token);
  }

  /** By its header: other tests have sent things there that are no envelopes. */
  private static boolean ofTheTrace(Incoming message) {
    return message.headers().getOrDefault("traceparent", "").startsWith("00-" + TRACE);
  }

  @Test
  void withoutItsDatabaseItIsAliveButNotReady() throws Exception {
    until("ready", () -> ready() == 200);
    database(false);
    try {
      until("not ready", () -> ready() == 503);
      given()
          .get("/q/health/ready")
          .then()
          .body("checks.find { it.name.startsWith('Reactive PostgreSQL') }.status", equalTo("DOWN"))
          .body("checks.find { it.name == 'broker' }.status", equalTo("UP"));
      given().get("/q/health/live").then().statusCode(200);
    } finally {
      database(true);
    }
    until("ready again", () -> ready() == 200);
  }

  private static int ready() {
    return given().get("/q/health/ready").statusCode();
  }

  /** Lets nobody in and throws everybody out, or lets all in again. */
  private static void database(boolean open) throws Exception {
    TestSpace space = TestSpace.ofThisFork();
    String name = space.databasePrefix() + "lobby";
    try (Connection server =
            DriverManager.getConnection(
                "jdbc:" + space.databaseUrl() + "/postgres",
                TestSpace.SUPERUSER,
                space.superuserPassword());
        Statement statement = server.createStatement()) {
      statement.execute("alter database \"" + name + "\" with allow_connections " + open);
      if (!open) {
        statement.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = '"
                + name
                + "'");
      }
    }
  }

  private static void until(String what, BooleanSupplier holds) {
    Instant last = Instant.now().plus(DEADLINE);
    while (!holds.getAsBoolean()) {
      assertThat(Instant.now()).as("waited in vain: " + what).isBefore(last);
      LockSupport.parkNanos(Duration.ofMillis(20).toNanos());
    }
  }
}
