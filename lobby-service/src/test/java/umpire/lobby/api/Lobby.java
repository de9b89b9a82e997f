package umpire.lobby.api;

import static io.restassured.RestAssured.given;

import io.restassured.http.ContentType;
import io.restassured.response.Response;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** What a client does, for the tests of this package. */
final class Lobby {
  static final String PASSWORD = "correct horse battery";
  static final String PROBLEM = "application/problem+json";
  private static final AtomicInteger NEXT = new AtomicInteger();

  private Lobby() {}

  /** A name nobody has yet, also in a database that an earlier run has used. */
  static String freshName() {
    return "p" + NEXT.incrementAndGet() + "-" + Long.toString(System.nanoTime(), 36);
  }

  static Response post(String path, Object body) {
    return given().contentType(ContentType.JSON).body(body).post(path);
  }

  static Response signUp(String name, String password) {
    return post("/v1/accounts", Map.of("name", name, "password", password));
  }

  static Response signIn(String name, String password) {
    return post("/v1/sessions", Map.of("name", name, "password", password));
  }
}
