package umpire.lobby.identity.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.startsWith;
import static umpire.lobby.testing.Lobby.PROBLEM;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.hibernate.reactive.mutiny.Mutiny;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.lobby.testing.Browser;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.ProviderServer;
import umpire.lobby.testing.Toy;
import umpire.local.testing.HostResource;

/** People of an outside provider, which is a real one, sign in; forged and stolen things do not. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
@QuarkusTestResource(ProviderServer.class)
class ProviderSignInsTest {
  private static final String SIGN_IN = "/v1/sessions/oidc";

  @Inject Mutiny.SessionFactory sessions;

  @ConfigProperty(name = "umpire.lobby.oidc.issuer")
  String issuer = "";

  private final String person = Lobby.freshName() + "@example.org";

  @Test
  void a_program_receives_the_page_and_a_browser_is_sent_there() {
    Response answer = given().accept("application/json").get(SIGN_IN);
    answer
        .then()
        .statusCode(200)
        .header("Cache-Control", "private, no-store")
        .body("url", startsWith(issuer));
    assertThat(Instant.parse(answer.path("expiresAt"))).isAfter(Instant.now());
    Map<String, String> asked = Browser.query(URI.create(answer.path("url")));
    assertThat(asked)
        .containsEntry("response_type", "code")
        .containsEntry("scope", "openid")
        .containsEntry("client_id", ProviderServer.CLIENT)
        .containsEntry("redirect_uri", ProviderServer.CALLBACK)
        .containsEntry("code_challenge_method", "S256");
    assertThat(asked.get("code_challenge")).matches("[A-Za-z0-9_-]{43}");
    assertThat(asked.get("state")).isNotEqualTo(asked.get("nonce"));

    Response sent = given().redirects().follow(false).accept("text/html,*/*;q=0.8").get(SIGN_IN);
    sent.then().statusCode(303).header("Location", startsWith(issuer));
    assertThat(Browser.query(URI.create(sent.header("Location"))))
        .doesNotContainEntry("state", asked.getOrDefault("state", ""));
  }

  @Test
  void the_first_sign_in_asks_for_a_name_and_the_next_is_known() {
    Response first = comeBack(page(), "{\"name\": \"Not Asked For\"}");
    first.then().statusCode(202).header("Cache-Control", "private, no-store");
    assertThat(first.jsonPath().getMap("$")).containsOnlyKeys("ticket", "expiresAt");
    String name = Lobby.freshName();
    Response opened = register(first.path("ticket"), name);
    opened
        .then()
        .statusCode(201)
        .body("account.name", equalTo(name))
        .body("account.kind", equalTo("person"))
        .body("scopes", hasItems("match:play", "lobby"));
    me(opened).then().statusCode(200).body("name", equalTo(name));

    Response again = comeBack(page(), "{}");
    again.then().statusCode(200).body("account.id", equalTo(opened.path("account.id")));
    me(again).then().statusCode(200);
    given().auth().oauth2(again.path("token")).delete("/v1/sessions").then().statusCode(204);
  }

  @Test
  void one_whom_the_provider_vouches_for_has_no_password() {
    String name = Lobby.freshName();
    Response opened = register(comeBack(page(), "{}").path("ticket"), name);
    Lobby.signIn(name, "").then().statusCode(401);
    given()
        .auth()
        .oauth2(opened.path("token"))
        .contentType("application/json")
        .body(Map.of("oldPassword", "", "newPassword", "a new password"))
        .put("/v1/accounts/me/password")
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:no-password"));
  }

  @Test
  void a_taken_name_leaves_the_ticket_good_and_a_used_one_is_none() {
    String ticket = comeBack(page(), "{}").path("ticket");
    Lobby.Member anna = Lobby.Member.fresh();
    register(ticket, anna.name())
        .then()
        .statusCode(409)
        .contentType(PROBLEM)
        .body("type", equalTo("urn:umpire:problem:name-taken"));
    register(ticket, "no name").then().statusCode(400).body("pointer", equalTo("/name"));
    register(ticket, Lobby.freshName()).then().statusCode(201);
    refusedTicket(ticket);
    refusedTicket("rubbish");
    String late = comeBack(page(), person + "-late", "{}").path("ticket");
    execute("update provider_ticket set ends_at = now() - interval '1 second'");
    refusedTicket(late);
  }

  @Test
  void a_person_opens_one_account_however_many_tickets() {
    List<String> tickets =
        Stream.of(page(), page(), page())
            .map(page -> comeBack(page, "{}").<String>path("ticket"))
            .toList();
    Map<String, CompletableFuture<Response>> tries = new TreeMap<>();
    for (String ticket : tickets) {
      String name = Lobby.freshName();
      tries.put(name, CompletableFuture.supplyAsync(() -> register(ticket, name)));
    }
    assertThat(tries.values().stream().map(answer -> answer.join().statusCode()).sorted())
        .containsExactly(201, 409, 409);
    tries.forEach(
        (name, answer) -> {
          if (answer.join().statusCode() == 409) {
            answer.join().then().body("type", equalTo("urn:umpire:problem:already-known"));
            Lobby.signUp(name, Lobby.PASSWORD).then().statusCode(201);
          }
        });
    comeBack(page(), "{}").then().statusCode(200);
  }

  @Test
  void a_state_comes_back_once_and_in_time() {
    URI back = Browser.signIn(page(), person, "{}");
    callback(back).then().statusCode(202);
    refusedState(callback(back));
    refusedState(callback(Map.of("code", "x", "state", "never-given")));
    refusedState(callback(Map.of("code", "x")));
    URI late = Browser.signIn(page(), person, "{}");
    execute("update provider_sign_in set ends_at = now() - interval '1 second'");
    refusedState(callback(late));
  }

  @Test
  void a_code_is_good_for_the_sign_in_that_got_it_alone() {
    Map<String, String> hers = Browser.query(Browser.signIn(page(), person, "{}"));
    Map<String, String> other = Browser.query(Browser.signIn(page(), "mallory", "{}"));
    Map<String, String> mixed = new TreeMap<>(other);
    mixed.put("code", hers.getOrDefault("code", ""));
    refused(callback(mixed));
    Map<String, String> madeUp = new TreeMap<>(Browser.query(Browser.signIn(page(), person, "{}")));
    madeUp.put("code", "made-up");
    refused(callback(madeUp));
  }

  @Test
  void what_the_provider_refuses_is_refused_and_ends_the_sign_in() {
    String state = Browser.query(page()).getOrDefault("state", "");
    Response denied = callback(Map.of("state", state, "error", "access_denied"));
    refused(denied);
    denied.then().body("detail", equalTo("The provider reports access_denied."));
    refusedState(callback(Map.of("state", state, "error", "access_denied")));
    String next = Browser.query(page()).getOrDefault("state", "");
    Response odd = callback(Map.of("state", next, "error", "<script>alert(1)</script>"));
    refused(odd);
    assertThat(odd.asString()).doesNotContain("script");

    String third = Browser.query(page()).getOrDefault("state", "");
    callback(Map.of("state", third)).then().statusCode(400).body("pointer", equalTo("/code"));
    Map<String, String> elsewhere =
        new TreeMap<>(Browser.query(Browser.signIn(page(), person, "{}")));
    elsewhere.put("iss", "https://elsewhere.example.org");
    callback(elsewhere).then().statusCode(400).body("pointer", equalTo("/iss"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"iss\": \"https://elsewhere.example.org\"}",
        "{\"aud\": \"another-client\"}",
        "{\"aud\": [\"another-client\", \"umpire-under-test\"], \"forge\": \"another-client\"}",
        "{\"forge\": \"no-nonce\"}",
        "{\"nonce\": \"of another sign-in\"}",
        "{\"nonce\": \"\"}",
        "{\"exp\": 1700000000}",
        "{\"iat\": 4000000000}",
        "{\"sub\": \"\"}",
        "{\"forge\": \"no-token\"}",
        "{\"forge\": \"alg-none\"}",
        "{\"forge\": \"no-signature\"}",
        "{\"forge\": \"changed\"}",
        "{\"forge\": \"foreign-key\"}",
        "{\"forge\": \"client-secret\"}",
        "{\"forge\": \"unknown-key\"}",
      })
  void a_forged_token_vouches_for_nobody(String claims) {
    String name = Lobby.freshName();
    register(comeBack(page(), "{}").path("ticket"), name).then().statusCode(201);
    long tickets = count("provider_ticket");
    refused(comeBack(page(), claims));
    assertThat(count("provider_ticket")).isEqualTo(tickets);
    comeBack(page(), "{}").then().statusCode(200).body("account.name", equalTo(name));
  }

  private URI page() {
    return URI.create(
        given()
            .accept("application/json")
            .get(SIGN_IN)
            .then()
            .statusCode(200)
            .extract()
            .<String>path("url"));
  }

  private Response comeBack(URI page, String claims) {
    return comeBack(page, person, claims);
  }

  private static Response comeBack(URI page, String who, String claims) {
    return callback(Browser.signIn(page, who, claims));
  }

  private static Response callback(URI back) {
    assertThat(back.toString()).startsWith(ProviderServer.CALLBACK);
    return callback(Browser.query(back));
  }

  private static Response callback(Map<String, String> query) {
    return given().queryParams(query).get(SIGN_IN + "/callback");
  }

  private static Response register(String ticket, String name) {
    return Lobby.post(SIGN_IN, Map.of("ticket", ticket, "name", name));
  }

  private static Response me(Response session) {
    return given().auth().oauth2(session.path("token")).get("/v1/accounts/me");
  }

  private static void refused(Response answer) {
    answer
        .then()
        .statusCode(401)
        .contentType(PROBLEM)
        .body("type", equalTo("urn:umpire:problem:provider-refused"));
  }

  private static void refusedState(Response answer) {
    answer
        .then()
        .statusCode(400)
        .contentType(PROBLEM)
        .body("type", equalTo("urn:umpire:problem:unknown-state"));
  }

  private static void refusedTicket(String ticket) {
    register(ticket, Lobby.freshName())
        .then()
        .statusCode(400)
        .contentType(PROBLEM)
        .body("pointer", equalTo("/ticket"));
  }

  private long count(String table) {
    return sessions
        .withSession(
            open ->
                open.createNativeQuery("select count(*) from " + table, Long.class)
                    .getSingleResult())
        .await()
        .atMost(Toy.DEADLINE);
  }

  private void execute(String sql) {
    sessions
        .withTransaction(open -> open.createNativeQuery(sql).executeUpdate())
        .await()
        .atMost(Toy.DEADLINE);
  }
}
