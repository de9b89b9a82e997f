package umpire.lobby.testing;

import static io.restassured.RestAssured.given;

import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** What a client does, for the tests of this service. */
public final class Lobby {
  public static final String PASSWORD = "correct horse battery";
  public static final String PROBLEM = "application/problem+json";
  private static final AtomicInteger NEXT = new AtomicInteger();

  private Lobby() {}

  /** A name nobody has yet, also in a database that an earlier run has used. */
  public static String freshName() {
    return "p" + NEXT.incrementAndGet() + "-" + Long.toString(System.nanoTime(), 36);
  }

  public static Response post(String path, Object body) {
    return given().contentType(ContentType.JSON).body(body).post(path);
  }

  public static Response signUp(String name, String password) {
    return post("/v1/accounts", Map.of("name", name, "password", password));
  }

  public static Response signIn(String name, String password) {
    return post("/v1/sessions", Map.of("name", name, "password", password));
  }

  /** What a token of ours claims. */
  public static JsonPath claims(String token) {
    return part(token, 1);
  }

  /** The id of the key by which it is signed. */
  public static String keyId(String token) {
    return part(token, 0).getString("kid");
  }

  private static JsonPath part(String token, int number) {
    return new JsonPath(
        new String(
            Base64.getUrlDecoder().decode(token.split("\\.", -1)[number]), StandardCharsets.UTF_8));
  }

  /** Returns when it holds; fails when it does not come to hold in time. */
  public static void until(Duration deadline, String what, BooleanSupplier holds) {
    Instant last = Instant.now().plus(deadline);
    while (!holds.getAsBoolean()) {
      if (Instant.now().isAfter(last)) {
        throw new AssertionError("waited in vain: " + what);
      }
      LockSupport.parkNanos(Duration.ofMillis(50).toNanos());
    }
  }

  /** Somebody who has just signed up and in. */
  public record Member(String id, String name, String token) {
    public static Member fresh() {
      String name = freshName();
      String id = signUp(name, PASSWORD).jsonPath().getString("id");
      return new Member(id, name, signIn(name, PASSWORD).jsonPath().getString("token"));
    }

    /** A request with the token. */
    public RequestSpecification request() {
      return given().auth().oauth2(token).contentType(ContentType.JSON);
    }
  }
}
