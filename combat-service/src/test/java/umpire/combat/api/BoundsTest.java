package umpire.combat.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.matchesPattern;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.InetAddress;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import umpire.chassis.http.ClientAddresses;
import umpire.chassis.testing.RouteMatrix;
import umpire.chassis.testing.TestIssuer;
import umpire.combat.adjudication.Pondering;
import umpire.combat.sample.Sample;
import umpire.connections.ForwardedHeader;
import umpire.local.testing.HostResource;

/**
 * Over HTTP: whoever is not signed in asks so often and no oftener, and nobody reckons for ever.
 */
@QuarkusTest
@TestProfile(BoundsTest.Bounded.class)
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class BoundsTest {
  /** The least there is: a sixth may come at once, and on a busy machine a call takes seconds. */
  private static final int PER_MINUTE = 6;

  private static final int MOST_TRIES = 200;

  @Inject Pondering rulebooks;

  /** As it is outside of tests, but for a lower rate and games that take their time. */
  public static final class Bounded implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
      return Map.of(
          "umpire.quota.reason",
          "" + PER_MINUTE,
          "umpire.quota.read",
          "" + PER_MINUTE,
          "umpire.callers.cpu",
          "200ms");
    }

    @Override
    public Set<Class<?>> getEnabledAlternatives() {
      return Set.of(Pondering.class);
    }
  }

  @Test
  void whoIsNotSignedInAndAsksTooOftenIs429() {
    String account = TestIssuer.token("anna", "anna", "match:read");
    int served = 0;
    Response answer = fight(given(), "203.0.113.7");
    while (answer.statusCode() != 429 && served < MOST_TRIES) {
      answer.then().statusCode(200);
      served++;
      answer = fight(given(), "203.0.113.7");
    }
    assertThat(served).isGreaterThanOrEqualTo(PER_MINUTE / 6);
    answer
        .then()
        .statusCode(429)
        .contentType("application/problem+json")
        .header("Retry-After", matchesPattern("[1-9]|10"))
        .body("key", equalTo("reason"))
        .body("remaining", equalTo(0))
        .body("reset", greaterThan(0))
        .body("type", equalTo("urn:umpire:problem:too-many-calls"));
    fight(given(), "203.0.113.8").then().statusCode(200);
    fight(given().auth().oauth2(account), "203.0.113.7").then().statusCode(200);
  }

  @Test
  void everyRouteIsCountedByTheQuotaOfItsLine() throws IOException {
    Sample battle = Sample.all().findFirst().orElseThrow();
    String token = TestIssuer.token("zoe", "zoe");
    assertThat(
            RouteMatrix.of("combat-service")
                .quotaFaults(
                    operation -> {
                      umpire.chassis.testing.Sample sample =
                          RouteMatrixTest.request(operation.id(), token, battle);
                      // Read, odds would take all the processor's time that a caller has.
                      return operation.id().equals("odds") ? sample.sending("{}") : sample;
                    }))
        .isEmpty();
  }

  @Test
  void whatTakesTooMuchProcessorIs422() {
    try {
      post(given(), "203.0.113.9", "odds", "{\"brief\": %s}".formatted(Sample.NARVIK.brief()))
          .then()
          .statusCode(422)
          .contentType("application/problem+json")
          .body("type", equalTo("urn:umpire:problem:too-large"));
    } finally {
      rulebooks.enough();
    }
  }

  private static Response fight(RequestSpecification caller, String address) {
    String body =
        "{\"brief\": %s, \"key\": \"%s\"}".formatted(Sample.NARVIK.brief(), Sample.key(1));
    return post(caller, address, "adjudications", body);
  }

  /** The gateway, which is trusted, says from where a call comes. */
  private static Response post(
      RequestSpecification caller, String address, String question, String body) {
    return caller
        .header(ForwardedHeader.HEADER, ForwardedHeader.of(InetAddress.ofLiteral(address)))
        .header(ClientAddresses.KEY_HEADER, "the-key-of-tests")
        .contentType("application/json")
        .body(body)
        .post("/v1/combat/" + Sample.NARVIK.game() + "/" + question);
  }
}
