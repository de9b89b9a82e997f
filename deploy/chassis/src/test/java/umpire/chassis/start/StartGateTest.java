package umpire.chassis.start;

import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.chassis.start.StartCondition.Missing;

/**
 * A service that starts while something is missing, and serves without a restart once it is there.
 */
@QuarkusTest
@TestProfile(StartGateTest.Held.class)
class StartGateTest {
  private static final Duration DEADLINE = Duration.ofSeconds(30);
  private static final String ANY_PATH = "/no-such-path";

  @Inject HeldCondition condition;
  @Inject BegunWork work;

  /** Something is missing, and the port is opened all the same. */
  public static class Held implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
      return Map.of(HeldCondition.HELD, "true", "umpire.start.timeout", "0S");
    }
  }

  @Test
  void aServiceSaysWhatItsStartWaitsForAndServesWhenItIsThere() {
    waitsFor("postgres");
    when()
        .get(ANY_PATH)
        .then()
        .statusCode(503)
        .contentType("application/problem+json")
        .header("Retry-After", equalTo("2"))
        .header("X-Request-Id", notNullValue())
        .body("type", equalTo("urn:umpire:problem:starting"))
        .body("detail", containsString("postgres"));
    when().get("/q/health/live").then().statusCode(200);
    int tries = condition.tries();
    await().atMost(DEADLINE).until(() -> condition.tries() > tries + 1);

    condition.become(Optional.of(new Missing("migrations", "locked")));
    waitsFor("migrations");
    assertThat(work.times()).as("nothing looks for tables that are not there").isZero();

    condition.become(Optional.empty());
    await().atMost(DEADLINE).until(() -> when().get(ANY_PATH).statusCode() == 404);
    when()
        .get("/q/health/ready")
        .then()
        .body("checks.find { it.name == 'start' }.status", equalTo("UP"));

    await().atMost(DEADLINE).until(() -> work.times() == 1);

    int asked = condition.tries();
    condition.become(Optional.of(new Missing("postgres", "gone again")));
    assertThat(when().get(ANY_PATH).statusCode()).as("the gate stays open").isEqualTo(404);
    assertThat(condition.tries()).isEqualTo(asked);
    assertThat(work.times()).isEqualTo(1);
  }

  private static void waitsFor(String what) {
    await()
        .atMost(DEADLINE)
        .untilAsserted(
            () ->
                when()
                    .get("/q/health/ready")
                    .then()
                    .statusCode(503)
                    .body("checks.find { it.name == 'start' }.status", equalTo("DOWN"))
                    .body("checks.find { it.name == 'start' }.data.waitingFor", equalTo(what)));
  }
}
