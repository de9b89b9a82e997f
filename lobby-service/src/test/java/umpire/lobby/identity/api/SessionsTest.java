package umpire.lobby.identity.api;

import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;
import static umpire.lobby.testing.Lobby.PASSWORD;
import static umpire.lobby.testing.Lobby.PROBLEM;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.RSAPublicKeySpec;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import umpire.lobby.testing.Lobby;
import umpire.local.testing.HostResource;

@QuarkusTest
@QuarkusTestResource(HostResource.class)
class SessionsTest {

  @Test
  void the_published_keys_verify_the_token_by_the_jdk_alone() throws Exception {
    String name = Lobby.freshName();
    String id = Lobby.signUp(name, PASSWORD).jsonPath().getString("id");
    Instant before = Instant.now();
    JsonPath session = Lobby.signIn(name.toUpperCase(Locale.ROOT), PASSWORD).jsonPath();
    assertThat(session.getMap("$"))
        .containsOnlyKeys("token", "tokenType", "expiresAt", "scopes", "account");
    assertThat(session.getString("tokenType")).isEqualTo("Bearer");
    assertThat(session.<String, Object>getMap("account"))
        .isEqualTo(Map.of("id", id, "name", name, "bot", false, "kind", "person"));

    String[] parts = session.getString("token").split("\\.", -1);
    JsonPath header = json(parts[0]);
    assertThat(header.getString("alg")).isEqualTo("RS256");
    assertThat(verifies(parts, published(header.getString("kid")))).isTrue();
    parts[1] = parts[1].substring(0, parts[1].length() - 2) + "AA";
    assertThat(verifies(parts, published(header.getString("kid")))).isFalse();

    JsonPath claims = json(session.getString("token").split("\\.", -1)[1]);
    assertThat(claims.getString("iss")).isEqualTo("umpire-lobby");
    assertThat(claims.getString("sub")).isEqualTo(id);
    assertThat(claims.getString("upn")).isEqualTo(name);
    assertThat(claims.getList("groups", String.class)).contains("match:read", "match:play");
    long issued = claims.getLong("iat");
    long expires = claims.getLong("exp");
    assertThat(issued).isBetween(before.getEpochSecond(), before.getEpochSecond() + 30);
    assertThat(expires - issued).isPositive().isLessThanOrEqualTo(600);
    assertThat(Instant.parse(session.getString("expiresAt")).getEpochSecond()).isEqualTo(expires);
  }

  @Test
  void the_published_keys_have_no_private_part() {
    List<Map<String, Object>> keys =
        when().get("/v1/.well-known/jwks.json").jsonPath().getList("keys");
    assertThat(keys).isNotEmpty();
    assertThat(keys)
        .allSatisfy(key -> assertThat(key).containsOnlyKeys("kty", "kid", "use", "alg", "n", "e"));
  }

  @Test
  void a_wrong_password_and_an_unknown_name_have_the_same_answer() {
    String name = Lobby.freshName();
    Lobby.signUp(name, PASSWORD);
    for (String who : List.of(name, Lobby.freshName(), "no such name at all")) {
      Lobby.signIn(who, PASSWORD + "!")
          .then()
          .statusCode(401)
          .contentType(PROBLEM)
          .header("WWW-Authenticate", "Bearer")
          .body("type", equalTo("urn:umpire:problem:wrong-name-or-password"))
          .body("detail", equalTo("There is no account with this name and password."));
    }
  }

  @Test
  void too_many_failures_of_a_name_are_429_even_with_the_right_password() {
    String name = Lobby.freshName();
    Lobby.signUp(name, PASSWORD);
    for (int tries = 0; tries < 5; tries++) {
      Lobby.signIn(name, "wrong " + tries + " again").then().statusCode(401);
    }
    for (String password : List.of("wrong again and again", PASSWORD)) {
      Lobby.signIn(name, password)
          .then()
          .statusCode(429)
          .contentType(PROBLEM)
          .header("Retry-After", matchesPattern("[1-9][0-9]?"));
    }
    String other = Lobby.freshName();
    Lobby.signUp(other, PASSWORD);
    Lobby.signIn(other, PASSWORD).then().statusCode(200);
  }

  @Test
  void success_clears_the_failures() {
    String name = Lobby.freshName();
    Lobby.signUp(name, PASSWORD);
    for (int round = 0; round < 2; round++) {
      for (int tries = 0; tries < 4; tries++) {
        Lobby.signIn(name, "wrong once more").then().statusCode(401);
      }
      Lobby.signIn(name, PASSWORD).then().statusCode(200);
    }
  }

  @Test
  void no_password_hash_or_token_is_logged() {
    Queue<String> lines = new ConcurrentLinkedQueue<>();
    Handler listening =
        new Handler() {
          @Override
          public void publish(LogRecord line) {
            lines.add(line.getMessage() + List.of(params(line)) + line.getThrown());
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    listening.setLevel(Level.ALL);
    Logger root = Logger.getLogger("");
    root.addHandler(listening);
    String name = Lobby.freshName();
    String token;
    try {
      Lobby.signUp(name, PASSWORD);
      Lobby.signUp(name, PASSWORD);
      Lobby.signUp(name, "short pw");
      Lobby.signIn(name, "wrong password of " + name);
      token = Lobby.signIn(name, PASSWORD).jsonPath().getString("token");
      Logger.getLogger("umpire.lobby").info("a line of the test's own");
    } finally {
      root.removeHandler(listening);
    }
    assertThat(lines).anyMatch(line -> line.contains("a line of the test's own"));
    assertThat(lines)
        .noneMatch(line -> line.contains(PASSWORD) || line.contains("wrong password of"))
        .noneMatch(line -> line.contains("$argon2id$") || line.contains(token));
  }

  private static Object[] params(LogRecord line) {
    Object[] given = line.getParameters();
    return given == null ? new Object[0] : given;
  }

  private static boolean verifies(String[] parts, PublicKey key) throws GeneralSecurityException {
    Signature signature = Signature.getInstance("SHA256withRSA");
    signature.initVerify(key);
    signature.update((parts[0] + "." + parts[1]).getBytes(StandardCharsets.US_ASCII));
    return signature.verify(Base64.getUrlDecoder().decode(parts[2]));
  }

  private static PublicKey published(String id) throws GeneralSecurityException {
    Map<String, String> key =
        when()
            .get("/v1/.well-known/jwks.json")
            .jsonPath()
            .getMap("keys.find { it.kid == '" + id + "' }");
    return KeyFactory.getInstance("RSA")
        .generatePublic(
            new RSAPublicKeySpec(
                number(key.getOrDefault("n", "")), number(key.getOrDefault("e", ""))));
  }

  private static BigInteger number(String base64) {
    return new BigInteger(1, Base64.getUrlDecoder().decode(base64));
  }

  private static JsonPath json(String base64) {
    return new JsonPath(new String(Base64.getUrlDecoder().decode(base64), StandardCharsets.UTF_8));
  }
}
