package umpire.game.secrecy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.StartedMatch;
import umpire.local.testing.HostResource;
import umpire.wire.pack.Shelf;

/**
 * Three seats write down numbers at once (6.2 of weserubung). Two matches of the same accounts
 * differ in nothing but what one seat has written: until the last has answered, nobody else can
 * distinguish them by anything that the service says.
 */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class SecretPurchasesTest {
  private static final Shelf.Shelved GAME = Shelf.load().game("weserubung");

  /** The three that are asked: British and French units are ashore, too. */
  private static final String THREE =
      """
      {"scenario": "ashore-3", "change": {"forces": {"pieces": {
        "british-146-infantry": {"id": "british-146-infantry", "place": "1734", "aboard": "",
          "reduced": false, "acted": [], "marks": []},
        "french-13-legion": {"id": "french-13-legion", "place": "1955", "aboard": "",
          "reduced": false, "acted": [], "marks": []}}}}}
      """;

  private static final List<String> READ =
      List.of(
          "",
          "?at=1",
          "/decision",
          "/events",
          "/events?after=1",
          "/dice",
          "/supply",
          "/battles",
          "/board.svg",
          "/export");

  private final Map<String, Client> seats = new LinkedHashMap<>();
  private final Client onlooker = Client.of("olga");

  @Test
  void whatASeatHasWrittenDownIsShownToNobodyInAnyWay() {
    StartedMatch one = StartedMatch.of(GAME, Client.json(THREE), seats);
    StartedMatch other = StartedMatch.of(GAME, Client.json(THREE), seats);
    assertThat(waitingFor(one)).containsExactlyInAnyOrder("german", "norwegian", "western");
    List<String> unanswered = shown(one, "western");

    buy(one, "german", "{\"germany\": 2}");
    buy(other, "german", "{\"germany\": 6}");

    assertThat(waitingFor(one))
        .as("who is to answer")
        .containsExactlyInAnyOrder("norwegian", "western");
    alike(one, other, "norwegian", "western");
    assertThat(shown(one, "western")).as("that he has answered").isNotEqualTo(unanswered);
    List<String> before = shown(one, "western");
    // Changed, back and forth: nobody sees it.
    buy(one, "german", "{\"germany\": 0}");
    buy(one, "german", "{\"germany\": 5}");
    assertThat(shown(one, "western")).isEqualTo(before);
    buy(one, "norwegian", "{\"norway\": 1}");
    buy(other, "norwegian", "{\"norway\": 3}");
    assertThat(waitingFor(one)).containsExactly("western");
    alike(one, other, "western");
  }

  @Test
  void theLastAnswerRevealsAllToAllAtOnce() {
    StartedMatch one = StartedMatch.of(GAME, Client.json(THREE), seats);
    buy(one, "western", "{\"britain\": 1, \"france\": 0}");
    buy(one, "german", "{\"germany\": 2}");
    buy(one, "western", "{\"britain\": 0, \"france\": 1}");
    for (Client client : everybody()) {
      assertThat(revealed(one, client)).isEmpty();
    }

    buy(one, "norwegian", "{\"norway\": 3}");

    for (Client client : everybody()) {
      assertThat(revealed(one, client))
          .containsExactly("{\"britain\":0,\"france\":1,\"germany\":2,\"norway\":3}");
    }
  }

  @Test
  void aWrongNumberIsRefusedInTheSameWordsWhateverTheOthersWrote() {
    StartedMatch one = StartedMatch.of(GAME, Client.json(THREE), seats);
    StartedMatch other = StartedMatch.of(GAME, Client.json(THREE), seats);
    buy(one, "german", "{\"germany\": 2}");
    buy(other, "german", "{\"germany\": 6}");
    for (String wrong :
        List.of("{\"norway\": 77}", "{\"norway\": -1}", "{\"germany\": 6}", "{\"britain\": 1}")) {
      Response first = answer(one, "norwegian", wrong);
      first.then().statusCode(422).body("type", equalTo("urn:umpire:problem:refused"));
      assertThat(plain(one, first)).isEqualTo(plain(other, answer(other, "norwegian", wrong)));
    }
    assertThat(waitingFor(one)).containsExactlyInAnyOrder("norwegian", "western");
  }

  private List<Client> everybody() {
    List<Client> all = new ArrayList<>(seats.values());
    all.add(onlooker);
    return all;
  }

  private void alike(StartedMatch one, StartedMatch other, String... waiting) {
    for (String seat : waiting) {
      assertThat(shown(one, seat)).as(seat).isEqualTo(shown(other, seat));
    }
    assertThat(shown(one, onlooker)).isEqualTo(shown(other, onlooker));
  }

  private List<String> shown(StartedMatch startedMatch, String seat) {
    return shown(startedMatch, startedMatch.seat(seat));
  }

  /** Everything that an account can read or ask, without what names the match or the time. */
  private static List<String> shown(StartedMatch startedMatch, Client client) {
    List<String> all = new ArrayList<>();
    for (String path : READ) {
      all.add(path + " " + plain(startedMatch, client.get(startedMatch.match(), path)));
    }
    for (String asked : List.of("/undo", "/explain", "/odds")) {
      String body =
          asked.equals("/undo")
              ? "{\"commandId\": \"u\"}"
              : "{\"commands\": [{\"type\": \"buy-offensives\", \"offensives\": {\"germany\": 6}}]}";
      all.add(asked + " " + plain(startedMatch, client.post(startedMatch.match(), asked, body)));
    }
    return all;
  }

  private static String plain(StartedMatch startedMatch, Response answer) {
    List<String> headers = new ArrayList<>();
    answer.headers().forEach(header -> headers.add(header.getName()));
    return (answer.statusCode() + " " + headers + answer.asString())
        .replace(startedMatch.match(), "this-match")
        .replaceAll("\"commitment\":\"[0-9a-f]+\"", "")
        .replaceAll("urn:umpire:request:[0-9a-f-]+", "this request")
        .replaceAll("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z", "then");
  }

  private Response answer(StartedMatch startedMatch, String seat, String numbers) {
    Client client = startedMatch.seat(seat);
    return client.command(
        startedMatch.match(),
        client.decision(startedMatch.match()),
        "{\"type\": \"buy-offensives\", \"offensives\": " + numbers + "}");
  }

  private void buy(StartedMatch startedMatch, String seat, String numbers) {
    answer(startedMatch, seat, numbers).then().statusCode(200);
  }

  private List<String> waitingFor(StartedMatch startedMatch) {
    return onlooker
        .read(startedMatch.match(), "")
        .path("waitingFor")
        .valueStream()
        .map(JsonNode::asText)
        .toList();
  }

  private static List<String> revealed(StartedMatch startedMatch, Client client) {
    return client
        .read(startedMatch.match(), "/events")
        .path("events")
        .valueStream()
        .filter(event -> event.path("type").asText().equals("offensives-revealed"))
        .map(event -> event.at("/event/offensives").toString())
        .toList();
  }
}
