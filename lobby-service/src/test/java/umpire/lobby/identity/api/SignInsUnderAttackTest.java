package umpire.lobby.identity.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static umpire.lobby.testing.Lobby.PASSWORD;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.hibernate.reactive.mutiny.Mutiny;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Toy;
import umpire.local.testing.HostResource;

/** Somebody guesses passwords; each address is one of this machine's own. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
class SignInsUnderAttackTest {
  private static final String HOME = "127.0.3.1";
  private static final String ATTACKER = "127.0.3.2";

  @Inject Mutiny.SessionFactory sessions;

  @TestHTTPResource("/v1/sessions")
  URI uri = URI.create("");

  private Lobby.Member anna = new Lobby.Member("", "", "");

  @BeforeEach
  void signUp() {
    anna = Lobby.Member.fresh();
  }

  @Test
  void an_owner_gets_in_from_a_known_address_by_session_and_by_token_while_others_guess()
      throws Exception {
    assertThat(signIn(HOME, anna.name(), PASSWORD).statusCode()).isEqualTo(200);
    String personal =
        anna.request()
            .body(Map.of("name", "hers", "scopes", List.of("lobby")))
            .post("/v1/tokens")
            .path("token");
    List<Integer> guesses = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      guesses.add(signIn(ATTACKER, anna.name(), "wrong " + i + " again").statusCode());
    }
    assertThat(guesses).containsExactly(401, 401, 401, 401, 401, 429, 429, 429);
    assertThat(signIn(ATTACKER, anna.name(), PASSWORD).statusCode()).isEqualTo(429);

    assertThat(signIn(HOME, anna.name(), PASSWORD).statusCode()).isEqualTo(200);
    given().auth().oauth2(anna.token()).get("/v1/accounts/me").then().statusCode(200);
    Lobby.post("/v1/tokens/exchange", Map.of("token", personal)).then().statusCode(200);
    anna.request()
        .body(Map.of("oldPassword", PASSWORD, "newPassword", PASSWORD + "!"))
        .put("/v1/accounts/me/password")
        .then()
        .statusCode(204);
    assertThat(signIn(HOME, anna.name(), PASSWORD + "!").statusCode()).isEqualTo(200);
  }

  @Test
  void guesses_from_many_addresses_lock_no_known_one() throws Exception {
    assertThat(signIn(HOME, anna.name(), PASSWORD).statusCode()).isEqualTo(200);
    for (int i = 0; i < 51; i++) {
      int status = signIn("127.0.4." + (i + 1), anna.name(), "wrong").statusCode();
      assertThat(status).as("guess " + i).isEqualTo(i < 50 ? 401 : 429);
    }
    assertThat(signIn("127.0.5.1", anna.name(), PASSWORD).statusCode()).isEqualTo(429);
    assertThat(signIn(HOME, anna.name(), PASSWORD).statusCode()).isEqualTo(200);
  }

  @Test
  void the_refusal_does_not_reveal_whether_there_is_an_account() throws Exception {
    String nobody = Lobby.freshName();
    List<String> answers = new ArrayList<>();
    for (String name : List.of(anna.name(), nobody)) {
      StringBuilder all = new StringBuilder();
      for (int i = 0; i < 7; i++) {
        HttpResponse<String> answer = signIn("127.0.6.1", name, "wrong");
        all.append(answer.statusCode())
            .append(answer.headers().firstValue("Retry-After").isPresent())
            .append(answer.body().replaceAll("\"instance\":\"[^\"]*\"|\"reset\":[0-9]+", ""));
      }
      answers.add(all.toString());
    }
    assertThat(answers.getFirst()).contains("too-many-failures").isEqualTo(answers.getLast());
  }

  @Test
  void the_database_holds_no_address() throws Exception {
    assertThat(signIn(HOME, anna.name(), PASSWORD).statusCode()).isEqualTo(200);
    assertThat(signIn(HOME, anna.name(), PASSWORD).statusCode()).isEqualTo(200);
    List<String> rows =
        sessions
            .withSession(
                open ->
                    open.createNativeQuery(
                            "select k::text from known_address k where account = :account",
                            String.class)
                        .setParameter("account", anna.id())
                        .getResultList())
            .await()
            .atMost(Toy.DEADLINE);
    assertThat(rows).hasSize(2).noneMatch(row -> row.contains("127.0"));
  }

  private HttpResponse<String> signIn(String from, String name, String password)
      throws IOException, InterruptedException {
    try (HttpClient client =
        HttpClient.newBuilder().localAddress(InetAddress.ofLiteral(from)).build()) {
      return client.send(
          HttpRequest.newBuilder(URI.create(uri.toString().replace("localhost", "127.0.0.1")))
              .header("Content-Type", "application/json")
              .POST(
                  BodyPublishers.ofString(
                      "{\"name\": \"%s\", \"password\": \"%s\"}".formatted(name, password)))
              .build(),
          BodyHandlers.ofString());
    }
  }
}
