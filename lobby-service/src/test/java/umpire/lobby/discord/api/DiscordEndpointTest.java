package umpire.lobby.discord.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.lobby.testing.Lobby;

/** Who comes in at the interactions endpoint, and who does not. */
@QuarkusTest
class DiscordEndpointTest extends AtDiscord {
  @Test
  void a_ping_is_answered_by_a_pong() {
    assertThat(DiscordCalls.send(DiscordCalls.ping()).reply().toString()).isEqualTo("{\"type\":1}");
  }

  @Test
  void what_discord_did_not_sign_just_so_is_401() {
    String body = DiscordCalls.ping().toString();
    String now = "" + Instant.now().getEpochSecond();
    String good = DiscordCalls.sign(now, body);
    String otherKey =
        DiscordCalls.sign(
            DiscordCalls.key("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"),
            now,
            body);
    Map<String, Response> forged = new LinkedHashMap<>();
    for (int bit : new int[] {0, 7, 255, 256, 511}) {
      forged.put("bit " + bit, DiscordCalls.send(body, flipped(good, bit), now));
    }
    forged.put("another key", DiscordCalls.send(body, otherKey, now));
    forged.put("another time", DiscordCalls.send(body, good, "" + (Long.parseLong(now) - 1)));
    forged.put("truncated", DiscordCalls.send(body, good.substring(2), now));
    forged.put("half a digit", DiscordCalls.send(body, good.substring(1), now));
    forged.put("longer", DiscordCalls.send(body, good + "00", now));
    forged.put("no hex", DiscordCalls.send(body, "z" + good.substring(1), now));
    forged.put("empty", DiscordCalls.send(body, "", now));
    forged.put("a blank more", DiscordCalls.send(body + " ", good, now));
    forged.put("a blank inside", DiscordCalls.send(body.replace(":", ": "), good, now));
    forged.put("another body", DiscordCalls.send(body.replace("1", "2"), good, now));
    forged.put("no body", DiscordCalls.send("", good, now));
    forged.put(
        "signed without the time", DiscordCalls.send(body, DiscordCalls.sign("", body), now));
    for (String time : List.of("", "soon", "-5", "1e9", now + ".5", "99999999999999999999")) {
      forged.put("time " + time, DiscordCalls.send(body, DiscordCalls.sign(time, body), time));
    }
    forged.forEach((how, answer) -> isNotSigned(how, answer));
    assertThat(DiscordCalls.send(body, good, now).statusCode()).as("the good one").isEqualTo(200);
  }

  @ParameterizedTest
  @CsvSource({"-297, 200", "-301, 401", "-86400, 401", "300, 200", "305, 401"})
  void a_signature_is_good_for_five_minutes(int seconds, int status) {
    String body = DiscordCalls.ping().toString();
    String time = "" + (Instant.now().getEpochSecond() + seconds);
    assertThat(DiscordCalls.send(body, DiscordCalls.sign(time, body), time).statusCode())
        .isEqualTo(status);
  }

  @Test
  void without_its_headers_nothing_comes_in() {
    String body = DiscordCalls.ping().toString();
    String now = "" + Instant.now().getEpochSecond();
    String good = DiscordCalls.sign(now, body);
    isNotSigned("none", given().contentType(ContentType.JSON).body(body).post(DiscordCalls.PATH));
    isNotSigned(
        "no time",
        given()
            .contentType(ContentType.JSON)
            .header("X-Signature-Ed25519", good)
            .body(body)
            .post(DiscordCalls.PATH));
    isNotSigned(
        "no signature",
        given()
            .contentType(ContentType.JSON)
            .header("X-Signature-Timestamp", now)
            .body(body)
            .post(DiscordCalls.PATH));
  }

  @Test
  void a_token_of_ours_opens_nothing_here() {
    Lobby.Member member = Lobby.Member.fresh();
    isNotSigned(
        "a member", member.request().body(DiscordCalls.ping().toString()).post(DiscordCalls.PATH));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "null",
        "[]",
        "{",
        "{\"type\": 4}",
        "{\"type\": 99}",
        "{\"type\": \"1\" ",
        "{\"type\": 2}",
        "{\"type\": 1, \"type\": 1}",
      })
  void signed_nonsense_is_400_with_a_pointer(String body) {
    Response answer = DiscordCalls.send(body);
    answer.then().statusCode(400).body("type", equalTo("urn:umpire:problem:malformed"));
    assertThat(answer.jsonPath().getMap("$")).containsKey("pointer");
  }

  @Test
  void what_we_use_must_be_as_discord_makes_it() {
    List<String> pointers = new ArrayList<>();
    for (String member : List.of("id", "application_id", "token")) {
      for (String wrong : List.of("../x", "a/b?c", "", "x y")) {
        ObjectNode bad = DiscordCalls.pressed(DiscordCalls.Who.fresh("x"), "m:choose").deepCopy();
        bad.put(member, wrong);
        Response answer = DiscordCalls.send(bad.toString());
        assertThat(answer.statusCode()).as(member + " " + wrong).isEqualTo(400);
        pointers.add(answer.path("pointer"));
      }
    }
    assertThat(pointers).containsOnly("/id", "/application_id", "/token");
  }

  @Test
  void an_unknown_command_is_discords_mistake() {
    ObjectNode unknown = DiscordCalls.pressed(DiscordCalls.Who.fresh("x"), "m:choose");
    unknown.put("type", 2).putObject("data").put("name", "unknown").put("id", "1");
    DiscordCalls.send(unknown.toString())
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/data/name"));
  }

  @Test
  void more_members_than_we_know_do_no_harm() {
    ObjectNode ping = DiscordCalls.ping();
    ping.putObject("something_new").put("of", "tomorrow");
    assertThat(DiscordCalls.send(ping.toString()).statusCode()).isEqualTo(200);
  }

  private static void isNotSigned(String how, Response answer) {
    assertThat(answer.statusCode()).as(how).isEqualTo(401);
    assertThat(answer.<String>path("type")).as(how).isEqualTo("urn:umpire:problem:not-signed");
  }

  private static String flipped(String hex, int bit) {
    int place = bit / 4;
    int digit = Character.digit(hex.charAt(place), 16) ^ (1 << bit % 4);
    return hex.substring(0, place) + Integer.toHexString(digit) + hex.substring(place + 1);
  }
}
