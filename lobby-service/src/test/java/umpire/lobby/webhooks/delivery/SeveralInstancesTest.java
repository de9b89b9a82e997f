package umpire.lobby.webhooks.delivery;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import umpire.lobby.webhooks.destination.DestinationCheck;
import umpire.lobby.webhooks.store.DeliveryStore;
import umpire.local.testing.HostResource;

/** Several instances send what is due: each of it once, and of each match in its order. */
@QuarkusTest
@TestProfile(SeveralInstancesTest.Patient.class)
@QuarkusTestResource(HostResource.class)
@NullUnmarked // fields are injected
class SeveralInstancesTest {
  private static final Duration DEADLINE = Duration.ofSeconds(30);
  private static final int WEBHOOKS = 3;
  private static final int LANES = 5;
  private static final int EACH = 8;
  private static final int ALL = WEBHOOKS * LANES * EACH;

  /** What gets no answer in its time is sent again: on a busy machine a second is not enough. */
  public static final class Patient implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
      return Map.of("umpire.webhooks.within", "5S");
    }
  }

  @Inject Pool pool;
  @Inject DeliveryStore store;
  @Inject DestinationCheck destinationCheck;
  @Inject WebhookTransport webhookTransport;
  @Inject WebhookSecrets secrets;
  @Inject RetryPolicy retryPolicy;

  private final String run = "several-" + Long.toString(System.nanoTime(), 36);

  @Test
  void eachIsSentOnceAndOfOneMatchOneAfterTheOther() throws Exception {
    try (RawServer receiver =
        new RawServer(
            other -> {
              RawServer.pause(Duration.ofMillis(5));
              other.write(
                  "HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
                      .getBytes(StandardCharsets.US_ASCII));
            })) {
      put("http://127.0.0.1:" + receiver.port() + "/");
      List<Thread> instances =
          IntStream.range(0, 3).mapToObj(_ -> Thread.ofVirtual().start(this::work)).toList();
      for (Thread instance : instances) {
        assertThat(instance.join(DEADLINE)).isTrue();
      }
      List<JsonPath> got =
          receiver.heads().stream()
              .map(head -> new JsonPath(head.substring(head.indexOf("\n\n") + 2)))
              .toList();
      Map<String, List<Integer>> lanes = new HashMap<>();
      got.forEach(
          one ->
              lanes
                  .computeIfAbsent(one.getString("lane"), _ -> new ArrayList<>())
                  .add(one.getInt("n")));
      assertThat(got).hasSize(ALL);
      assertThat(lanes).hasSize(WEBHOOKS * LANES);
      assertThat(lanes.values())
          .allMatch(one -> one.equals(IntStream.rangeClosed(1, EACH).boxed().toList()));
      assertThat(left()).isZero();
    }
  }

  /** An instance of the service, as far as deliveries go; the one under test works beside them. */
  private void work() {
    DeliverySender instance =
        new DeliverySender(
            store,
            destinationCheck,
            webhookTransport,
            secrets,
            retryPolicy,
            Clock.systemUTC(),
            Duration.ofSeconds(5),
            16,
            4);
    while (left() > 0) {
      int _ = instance.round(() -> {}).await().atMost(DEADLINE);
      RawServer.pause(Duration.ofMillis(2));
    }
  }

  private long left() {
    return pool.preparedQuery(
            """
            select count(*) from webhook_delivery
            where webhook like $1 || '%' and state in ('queued', 'pending')
            """)
        .execute(Tuple.of(run))
        .map(rows -> rows.iterator().next().getLong(0))
        .await()
        .atMost(DEADLINE);
  }

  private void put(String url) {
    for (int i = 0; i < WEBHOOKS; i++) {
      String webhook = run + "-" + i;
      String owner =
          given()
              .contentType(ContentType.JSON)
              .body(Map.of("name", webhook, "password", "correct horse battery"))
              .post("/v1/accounts")
              .path("id");
      run(
          """
          insert into webhook values ($1, $4, $2, 'json', 'match.event', '', false, '{}', 0, '',
            $3, '', null, 'active', '', 0, 1000, now())
          """,
          Tuple.of(webhook, url, secrets.encrypt(webhook, secrets.fresh()), owner));
    }
    run(
        """
        insert into webhook_delivery
        select w.id, l * 100 + n, w.id || '-' || l || '-' || n, w.owner, 'match.event', 'm' || l,
          'm' || l, format('{"lane": "%s-%s", "n": %s}', w.id, l, n), '',
          case when n = 1 then 'pending' else 'queued' end, '', 0, 0, now(), '', 'epoch', now(),
          now() + interval '1 hour', null
        from webhook w, generate_series(1, $2::integer) l, generate_series(1, $3::integer) n
        where w.id like $1 || '%'
        """,
        Tuple.of(run, LANES, EACH));
  }

  private void run(String statement, Tuple values) {
    pool.preparedQuery(statement).execute(values).await().atMost(DEADLINE);
  }
}
