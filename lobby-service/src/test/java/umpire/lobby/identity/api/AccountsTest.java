package umpire.lobby.identity.api;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;
import static umpire.lobby.testing.Lobby.PASSWORD;
import static umpire.lobby.testing.Lobby.PROBLEM;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.lobby.testing.Lobby;
import umpire.local.testing.HostResource;

@QuarkusTest
@QuarkusTestResource(HostResource.class)
class AccountsTest {

  @Test
  void signing_up_gives_id_and_name_and_nothing_else() {
    String name = Lobby.freshName();
    Response opened = Lobby.signUp(name, PASSWORD);
    opened
        .then()
        .statusCode(201)
        .header("Cache-Control", "private, no-store")
        .header("Vary", "Authorization")
        .body("name", equalTo(name))
        .body("id", notNullValue());
    assertThat(opened.jsonPath().getMap("$")).containsOnlyKeys("id", "name", "bot", "kind");
  }

  @Test
  void names_are_found_by_ids_in_their_order_and_by_anybody() {
    Lobby.Member anna = Lobby.Member.fresh();
    Lobby.Member bert = Lobby.Member.fresh();
    String ids = bert.id() + ",nobody," + anna.id() + "," + bert.id();
    Response found = given().queryParam("ids", ids).get("/v1/accounts");
    found.then().statusCode(200);
    assertThat(found.jsonPath().getList("accounts"))
        .isEqualTo(
            List.of(
                Map.of("id", bert.id(), "name", bert.name(), "kind", "person"),
                Map.of("id", anna.id(), "name", anna.name(), "kind", "person")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "?ids=", "?ids=one,", "?ids=,one", "?ids=one,,two"})
  void without_ids_no_names_are_returned(String query) {
    when()
        .get("/v1/accounts" + query)
        .then()
        .statusCode(400)
        .contentType(PROBLEM)
        .body("pointer", equalTo("/ids"));
  }

  @Test
  void at_most_a_hundred_names_are_asked_for_at_once() {
    List<String> most = IntStream.rangeClosed(1, 100).mapToObj(i -> "id-" + i).toList();
    given().queryParam("ids", String.join(",", most)).get("/v1/accounts").then().statusCode(200);
    given()
        .queryParam("ids", String.join(",", most) + ",one-more")
        .get("/v1/accounts")
        .then()
        .statusCode(400);
  }

  @Test
  void a_name_is_taken_in_whatever_case() {
    String name = Lobby.freshName();
    Lobby.signUp(name, PASSWORD).then().statusCode(201);
    for (String same : List.of(name, name.toUpperCase(Locale.ROOT))) {
      Lobby.signUp(same, PASSWORD)
          .then()
          .statusCode(409)
          .contentType(PROBLEM)
          .body("type", equalTo("urn:umpire:problem:name-taken"));
    }
  }

  @Test
  void of_many_who_want_a_name_at_once_one_gets_it() {
    String name = Lobby.freshName();
    List<CompletableFuture<Integer>> tries =
        IntStream.range(0, 6)
            .mapToObj(
                _ -> CompletableFuture.supplyAsync(() -> Lobby.signUp(name, PASSWORD).statusCode()))
            .toList();
    assertThat(tries.stream().map(CompletableFuture::join).sorted())
        .containsExactly(201, 409, 409, 409, 409, 409);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"ab", "a name", "ünal", "a_b", "", "x.y", "abcdefghijklmnopqrstuvwxyz0123456"})
  void a_name_outside_the_rules_is_400(String name) {
    Lobby.signUp(name, PASSWORD)
        .then()
        .statusCode(400)
        .contentType(PROBLEM)
        .body("pointer", equalTo("/name"));
  }

  @Test
  void a_password_too_short_or_too_long_is_400() {
    for (String password : List.of("", "ninechars", "x".repeat(201))) {
      Lobby.signUp(Lobby.freshName(), password)
          .then()
          .statusCode(400)
          .contentType(PROBLEM)
          .body("pointer", equalTo("/password"))
          .body("detail", equalTo("a password has 10 to 200 characters"));
    }
    Lobby.signUp(Lobby.freshName(), "x".repeat(10)).then().statusCode(201);
    Lobby.signUp(Lobby.freshName(), "ü".repeat(200)).then().statusCode(201);
  }

  @Test
  void what_cannot_be_read_is_400_with_a_pointer() {
    Map<String, String> unknown =
        Map.of("name", Lobby.freshName(), "password", PASSWORD, "admin", "yes");
    Lobby.post("/v1/accounts", unknown)
        .then()
        .statusCode(400)
        .contentType(PROBLEM)
        .body("pointer", equalTo("/admin"))
        .body("detail", equalTo("unknown field 'admin'"));
    Lobby.post("/v1/accounts", Map.of("name", Lobby.freshName()))
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/password"));
    for (String path : List.of("/v1/accounts", "/v1/sessions")) {
      Lobby.post(path, "{\"name\": \"anna\", \"password\": ")
          .then()
          .statusCode(400)
          .contentType(PROBLEM)
          .body("pointer", equalTo("/password"));
    }
    given().contentType("text/plain").body("x").post("/v1/accounts").then().statusCode(415);
  }

  @Test
  void me_is_who_signed_in() {
    String name = Lobby.freshName();
    String id = Lobby.signUp(name, PASSWORD).jsonPath().getString("id");
    String token = Lobby.signIn(name, PASSWORD).jsonPath().getString("token");
    given()
        .auth()
        .oauth2(token)
        .get("/v1/accounts/me")
        .then()
        .statusCode(200)
        .body("id", equalTo(id))
        .body("name", equalTo(name));
    when().get("/v1/accounts/me").then().statusCode(401).contentType(PROBLEM);
    given().auth().oauth2(token + "x").get("/v1/accounts/me").then().statusCode(401);
  }
}
