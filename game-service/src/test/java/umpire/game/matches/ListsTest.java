package umpire.game.matches;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;

/** Lists of matches: one's own, those that wait first; everybody's; page by page. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class ListsTest {
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  @Test
  void onesOwnBeginWithThoseThatWait() {
    Client anna = Client.of("anna");
    Client bert = Client.of("bert");
    String moving = begin(anna, bert, "public");
    String invited = opened(bert, "{\"allied\": \"" + anna.account() + "\"}", "private");
    String sitting = opened(anna, "{}", "private");
    anna.post(sitting, "/seats/allied", "{}").then().statusCode(200);
    String over = begin(anna, bert, "public");
    anna.post(over, "/resign", "").then().statusCode(200);
    opened(bert, "{}", "public");
    assertThat(ids(list(anna, "?mine"))).containsExactly(invited, moving, over, sitting);
    assertThat(ids(list(anna, "?mine=true&waiting=true"))).containsExactly(invited, moving);
    assertThat(ids(list(anna, "?waiting"))).containsExactly(invited, moving);
    assertThat(ids(list(bert, "?mine&waiting"))).isEmpty();
    assertThat(ids(list(bert, "?mine"))).containsExactly(over, moving);
    assertThat(ids(list(anna, "?mine&status=over"))).containsExactly(over);
    assertThat(ids(list(anna, "?mine&status=open"))).containsExactly(invited, sitting);
    assertThat(ids(list(anna, "?mine&game=narvik&status=playing"))).containsExactly(moving);
    assertThat(ids(list(anna, "?mine&game=chess"))).isEmpty();
    anna.command(moving, 1, "{\"type\": \"pass\"}").then().statusCode(200);
    assertThat(ids(list(anna, "?waiting"))).containsExactly(invited);
    anna.leaves(invited, "allied").then().statusCode(200);
    assertThat(ids(list(anna, "?mine"))).containsExactly(over, sitting, moving);
  }

  @Test
  void aPageNamesTheNext() {
    Client anna = Client.of("anna");
    List<String> invitations = new ArrayList<>();
    List<String> sitting = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      invitations.addFirst(
          opened(Client.of("bert"), "{\"allied\": \"" + anna.account() + "\"}", "public"));
      String match = opened(anna, "{}", "public");
      anna.post(match, "/seats/german", "{}").then().statusCode(200);
      sitting.addFirst(match);
    }
    List<String> all = new ArrayList<>(invitations);
    all.addAll(sitting);
    for (int size = 1; size <= 9; size++) {
      assertThat(pages(anna, "?mine", size)).as("pages of " + size).isEqualTo(all);
      assertThat(pages(anna, "?waiting", size)).as("pages of " + size).isEqualTo(invitations);
    }
  }

  private static List<String> pages(Client client, String query, int size) {
    List<String> all = new ArrayList<>();
    String next = "";
    do {
      JsonNode page = list(client, query + "&limit=" + size + "&cursor=" + next);
      List<String> ids = ids(page);
      assertThat(ids).hasSizeLessThanOrEqualTo(size);
      all.addAll(ids);
      next = page.path("next").asText();
      assertThat(ids.isEmpty() && !next.isEmpty()).isFalse();
    } while (!next.isEmpty());
    return all;
  }

  @Test
  void everybodySeesThePublicOnesAndNoPosition() {
    Client anna = Client.of("anna");
    String hidden = opened(anna, "{}", "private");
    String open = opened(anna, "{}", "public");
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    String json =
        RestAssured.get("/v1/matches?limit=100").then().statusCode(200).extract().asString();
    assertThat(ids(Client.json(json)))
        .contains(open, twoPlayerMatch.match())
        .doesNotContain(hidden);
    assertThat(json).doesNotContain("\"view\"", "\"seed\"", "\"revision\"");
    assertThat(ids(list(Client.of("cleo"), "?status=open&limit=100")))
        .contains(open)
        .doesNotContain(hidden, twoPlayerMatch.match());
    assertThat(ids(list(anna, "?status=playing&limit=100"))).contains(twoPlayerMatch.match());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "?mine=maybe",
        "?waiting=1",
        "?status=lost",
        "?limit=0",
        "?limit=101",
        "?limit=many",
        "?cursor=x",
        "?cursor=w",
        "?mine&cursor=z019b0000-0000-7000-8000-000000000000",
        "?game=%00"
      })
  void whatCannotBeReadIsRefused(String query) {
    assertThat(get(query, Client.of("anna").token()).statusCode()).isEqualTo(400);
  }

  @Test
  void onesOwnNeedAToken() {
    assertThat(get("?mine", "").statusCode()).isEqualTo(401);
    assertThat(get("?waiting", "").statusCode()).isEqualTo(401);
    Client.of("dora", "match:play").request().get("/v1/matches").then().statusCode(403);
  }

  private static JsonNode list(Client client, String query) {
    HttpResponse<String> answer = get(query, client.token());
    assertThat(answer.statusCode()).as(query).isEqualTo(200);
    return Client.json(answer.body());
  }

  /** As a client sends it: REST Assured takes flags and escapes apart. */
  private static HttpResponse<String> get(String query, String token) {
    URI uri = URI.create(RestAssured.baseURI + ":" + RestAssured.port + "/v1/matches" + query);
    HttpRequest.Builder request = HttpRequest.newBuilder(uri);
    if (!token.isEmpty()) {
      request.header("Authorization", "Bearer " + token);
    }
    try {
      return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<String> ids(JsonNode page) {
    return page.path("matches").valueStream().map(match -> match.path("id").asText()).toList();
  }

  private static String begin(Client allied, Client german, String visibility) {
    String match = opened(allied, "{}", visibility);
    allied.post(match, "/seats/allied", "{}").then().statusCode(200);
    german.post(match, "/seats/german", "{}").then().statusCode(200);
    return match;
  }

  private static String opened(Client client, String seats, String visibility) {
    return client
        .opens(
            "{\"game\": \"narvik\", \"scenario\": \"one-assault\", \"seats\": %s, \"visibility\": \"%s\"}"
                .formatted(seats, visibility))
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }
}
