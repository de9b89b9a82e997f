package umpire.lobby.discord.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.hibernate.reactive.mutiny.Mutiny;
import org.junit.jupiter.api.Test;
import umpire.chassis.common.Sha256;
import umpire.lobby.discord.store.DiscordLinkStore;
import umpire.lobby.testing.Lobby;

/** Which Discord user has which account. */
@QuarkusTest
class DiscordLinksTest extends AtDiscord {
  private static final String LINKS = "/v1/integrations/discord/links";
  private static final Duration DEADLINE = Duration.ofSeconds(20);

  @Inject DiscordLinkStore store;
  @Inject Mutiny.SessionFactory sessions;

  @Test
  void a_code_links_and_lends_a_token_of_two_scopes() {
    Lobby.Member anna = Lobby.Member.fresh();
    DiscordCalls.Who who = DiscordCalls.Who.fresh("anna-of-discord");
    String code = code(anna);
    assertThat(said(DiscordCalls.command(who, "link", Map.of("code", code)))).contains(anna.name());
    Response tokens = anna.request().get("/v1/tokens");
    tokens
        .then()
        .body("tokens", hasSize(1))
        .body("tokens[0].name", equalTo("Discord"))
        .body("tokens[0].scopes", equalTo(List.of("lobby", "match:play", "match:read")));
    anna.request()
        .get(LINKS)
        .then()
        .body("links", hasSize(1))
        .body("links[0].user", equalTo(who.id()))
        .body("links[0].name", equalTo("anna-of-discord"))
        .body("links[0].token", equalTo(tokens.path("tokens[0].id")));
    assertThat(said(DiscordCalls.command(who, "link"))).contains(anna.name());
  }

  @Test
  void a_code_is_typed_as_people_type_and_good_once() {
    Lobby.Member anna = Lobby.Member.fresh();
    String code = code(anna).toLowerCase(Locale.ROOT).replace("-", " ");
    assertThat(link(DiscordCalls.Who.fresh("first"), code)).contains("linked with the account");
    assertThat(link(DiscordCalls.Who.fresh("second"), code)).contains("not valid");
  }

  @Test
  void a_newer_code_takes_the_place_of_an_older() {
    Lobby.Member anna = Lobby.Member.fresh();
    String older = code(anna);
    String newer = code(anna);
    assertThat(link(DiscordCalls.Who.fresh("x"), older)).contains("not valid");
    assertThat(link(DiscordCalls.Who.fresh("x"), newer)).contains("linked with the account");
  }

  @Test
  void a_code_that_has_expired_links_nobody() {
    Lobby.Member anna = Lobby.Member.fresh();
    Instant now = Instant.now();
    store
        .putCode(
            new DiscordLinkStore.Asker(anna.id(), "session-x"),
            Sha256.hex("ABCDEFGHJK"),
            now.minusSeconds(1),
            now.minusSeconds(601))
        .await()
        .atMost(DEADLINE);
    assertThat(link(DiscordCalls.Who.fresh("x"), "ABCDE-FGHJK")).contains("not valid");
    anna.request().get("/v1/tokens").then().body("tokens", empty());
  }

  @Test
  void only_who_signed_in_gets_a_code() {
    Lobby.Member anna = Lobby.Member.fresh();
    String secret =
        anna.request()
            .body(Map.of("name", "bot", "scopes", List.of("lobby", "match:read", "match:play")))
            .post("/v1/tokens")
            .path("token");
    String token = Lobby.post("/v1/tokens/exchange", Map.of("token", secret)).path("token");
    new Lobby.Member(anna.id(), anna.name(), token)
        .request()
        .post(LINKS)
        .then()
        .statusCode(403)
        .body("type", equalTo("urn:umpire:problem:session-needed"));
  }

  @Test
  void revoking_the_token_ends_the_link() {
    Player anna = linked("anna");
    String token = anna.member().request().get(LINKS).path("links[0].token");
    anna.member().request().delete("/v1/tokens/" + token).then().statusCode(204);
    anna.member().request().get(LINKS).then().body("links", empty());
    assertThat(said(DiscordCalls.command(anna.who(), "decision"))).contains("not linked");
  }

  @Test
  void a_link_is_ended_from_either_side_and_its_token_with_it() {
    Player anna = linked("anna");
    anna.member().request().delete(LINKS + "/" + anna.who().id()).then().statusCode(204);
    anna.member().request().delete(LINKS + "/" + anna.who().id()).then().statusCode(404);
    anna.member().request().get("/v1/tokens").then().body("tokens", empty());
    Player bert = linked("bert");
    assertThat(said(DiscordCalls.command(bert.who(), "link", Map.of("remove", true))))
        .contains("not linked any more");
    bert.member().request().get("/v1/tokens").then().body("tokens", empty());
    assertThat(said(DiscordCalls.command(bert.who(), "link", Map.of("remove", true))))
        .contains("were not linked");
  }

  @Test
  void nobody_ends_the_link_of_another() {
    Player anna = linked("anna");
    Lobby.Member bert = Lobby.Member.fresh();
    bert.request().delete(LINKS + "/" + anna.who().id()).then().statusCode(404);
    anna.member().request().get(LINKS).then().body("links", hasSize(1));
    bert.request().get(LINKS).then().body("links", empty());
  }

  @Test
  void who_links_anew_has_one_link_and_one_token() {
    Player anna = linked("anna");
    // The same account, another user.
    DiscordCalls.Who other = DiscordCalls.Who.fresh("other");
    assertThat(link(other, code(anna.member()))).contains("linked with the account");
    anna.member().request().get(LINKS).then().body("links.user", equalTo(List.of(other.id())));
    anna.member().request().get("/v1/tokens").then().body("tokens", hasSize(1));
    assertThat(said(DiscordCalls.command(anna.who(), "link"))).contains("not linked");
    // The same user, another account.
    Lobby.Member bert = Lobby.Member.fresh();
    assertThat(link(other, code(bert))).contains(bert.name());
    anna.member().request().get(LINKS).then().body("links", empty());
    anna.member().request().get("/v1/tokens").then().body("tokens", empty());
  }

  @Test
  void where_there_is_no_room_for_another_token_the_earlier_link_stays() {
    Player anna = linked("anna");
    for (int i = 1; i < 100; i++) {
      anna.member()
          .request()
          .body(Map.of("name", "t" + i, "scopes", List.of("lobby")))
          .post("/v1/tokens")
          .then()
          .statusCode(201);
    }
    assertThat(link(DiscordCalls.Who.fresh("x"), code(anna.member()))).contains("at most 100");
    anna.member().request().get(LINKS).then().body("links.user", equalTo(List.of(anna.who().id())));
    assertThat(said(DiscordCalls.command(anna.who(), "link"))).contains(anna.member().name());
  }

  @Test
  void the_lent_secret_is_not_in_the_database() {
    Player anna = linked("anna");
    // What it is sealed in holds no token, and is longer than one.
    List<String> sealed =
        sessions
            .withSession(
                session ->
                    session
                        .createNativeQuery(
                            "select sealed from discord_link where discord_user = :user",
                            String.class)
                        .setParameter("user", anna.who().id())
                        .getResultList())
            .await()
            .atMost(DEADLINE);
    assertThat(sealed).hasSize(1);
    assertThat(sealed.getFirst()).doesNotContain("ump_").hasSizeGreaterThan(47);
  }

  @Test
  void an_account_that_ends_takes_its_link_along() {
    Player anna = linked("anna");
    sessions
        .withTransaction(
            session ->
                session
                    .createNativeQuery("delete from personal_token where account = :id")
                    .setParameter("id", anna.account())
                    .executeUpdate())
        .await()
        .atMost(DEADLINE);
    assertThat(store.of(anna.who().id()).await().atMost(DEADLINE)).isEmpty();
  }

  private String link(DiscordCalls.Who who, String code) {
    return said(DiscordCalls.command(who, "link", Map.of("code", code)));
  }
}
