package umpire.lobby.identity.api;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import org.hibernate.reactive.mutiny.Mutiny;
import org.junit.jupiter.api.Test;
import umpire.lobby.identity.crypto.SigningKeys;
import umpire.lobby.testing.Lobby;
import umpire.local.testing.HostResource;

/** A rotation as clients live through it: nobody is refused at any moment of it. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
class KeyRotationTest {
  private static final Duration DEADLINE = Duration.ofSeconds(20);

  @Inject SigningKeys keys;
  @Inject Mutiny.SessionFactory sessions;

  private Lobby.Member anna = new Lobby.Member("", "", "");

  @Test
  void tokens_of_the_old_key_hold_and_new_ones_carry_the_new() {
    execute("delete from signing_key");
    age("3 minutes");
    anna = Lobby.Member.fresh();
    String before = signIn();
    String old = Lobby.keyId(before);
    assertThat(published()).containsExactly(old);

    age("30 days");
    List<String> published = published();
    String next = published.getFirst();
    assertThat(published).containsExactly(next, old).doesNotHaveDuplicates();
    String between = signIn();
    assertThat(Lobby.keyId(between))
        .as("signs until everybody has read the new one")
        .isEqualTo(old);

    age("3 minutes");
    String after = signIn();
    assertThat(Lobby.keyId(after)).isEqualTo(next);
    assertThat(published()).containsExactly(next, old);
    // Keys are fetched at most once in five seconds; in truth minutes have passed.
    Lobby.until(DEADLINE, "the new key is known", () -> me(after).statusCode() == 200);
    holds(before);
    holds(between);

    age("25 hours");
    assertThat(published()).containsExactly(next);
    holds(signIn());
  }

  /** As if so much time had passed, for the keys alone. */
  private void age(String interval) {
    execute("update signing_key set created_at = created_at - interval '" + interval + "'");
    keys.reread()
        // What is too old now was read once more.
        .chain(() -> keys.reread())
        .await()
        .atMost(DEADLINE);
  }

  private void execute(String sql) {
    sessions
        .withTransaction(open -> open.createNativeQuery(sql).executeUpdate())
        .chain(() -> keys.reread())
        .await()
        .atMost(DEADLINE);
  }

  private static void holds(String token) {
    me(token).then().statusCode(200);
  }

  private static Response me(String token) {
    return given().auth().oauth2(token).get("/v1/accounts/me");
  }

  private String signIn() {
    return Lobby.signIn(anna.name(), Lobby.PASSWORD).then().statusCode(200).extract().path("token");
  }

  private static List<String> published() {
    return when().get("/v1/.well-known/jwks.json").jsonPath().getList("keys.kid");
  }
}
