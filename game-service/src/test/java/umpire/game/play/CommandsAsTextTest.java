package umpire.game.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.startsWith;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;
import umpire.wire.notation.Notation;
import umpire.wire.pack.Shelf;

/** Commands in the notation: the same as their JSON, and refused with their place in the text. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class CommandsAsTextTest {
  private static final String TARGET = "assault-hex 1811";

  /** 15.1: everybody who may. */
  private static final String COMMITMENT =
      """
      Commit units=scots-guards, south-wales-borderers,   # the road to Ankenes
        british-tanks-1 guns=british-battery-1 ships=cruiser-1 airPoints=0
      """;

  private static ObjectNode body(String id, int decision, String text) {
    ObjectNode body = JsonNodeFactory.instance.objectNode().put("commandId", id);
    if (decision != 0) {
      body.put("decision", decision);
    }
    return body.put("text", text);
  }

  private static Response say(
      Client client, TwoPlayerMatch twoPlayerMatch, String id, int decision, String text) {
    return client.post(twoPlayerMatch.match(), "/commands", body(id, decision, text).toString());
  }

  private static Response say(Client client, TwoPlayerMatch twoPlayerMatch, String text) {
    return say(
        client,
        twoPlayerMatch,
        UUID.randomUUID().toString(),
        client.decision(twoPlayerMatch.match()),
        text);
  }

  @Test
  void anOrderAsTextIsTheOrderThatItsJsonIs() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    say(twoPlayerMatch.allied(), twoPlayerMatch, TARGET)
        .then()
        .statusCode(200)
        .body("draft.commands[0].type", equalTo("assault-hex"))
        .body("draft.commands[0].target", equalTo("1811"));
    JsonNode drafted = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "/decision");
    twoPlayerMatch.allied().request().delete("/v1/matches/" + twoPlayerMatch.match() + "/draft");
    twoPlayerMatch
        .allied()
        .command(
            twoPlayerMatch.match(),
            twoPlayerMatch.allied().decision(twoPlayerMatch.match()),
            TwoPlayerMatch.TARGET);
    assertThat(twoPlayerMatch.allied().read(twoPlayerMatch.match(), "/decision"))
        .isEqualTo(drafted);
    twoPlayerMatch.allied().request().delete("/v1/matches/" + twoPlayerMatch.match() + "/draft");
    say(twoPlayerMatch.allied(), twoPlayerMatch, TARGET + "\n" + COMMITMENT)
        .then()
        .statusCode(202)
        .body("events.type", hasItem("assault-announced"))
        .body("left.size()", equalTo(0));
  }

  @Test
  void aRefusalByARuleNamesThePlaceAmongTheCommands() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    JsonNode before = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "");
    say(twoPlayerMatch.allied(), twoPlayerMatch, TARGET + "; halt")
        .then()
        .statusCode(422)
        .body("type", equalTo("urn:umpire:problem:refused"))
        .body("index", equalTo(1))
        .body("findings[0].rule", notNullValue());
    say(twoPlayerMatch.allied(), twoPlayerMatch, "step scots-guards 1811")
        .then()
        .statusCode(422)
        .body("findings[0].rule", equalTo("14.1"));
    assertThat(twoPlayerMatch.allied().read(twoPlayerMatch.match(), "")).isEqualTo(before);
  }

  @Test
  void theSameIdWithTheSameMeaningIsARepetitionHoweverItIsSaid() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    int decision = twoPlayerMatch.allied().decision(twoPlayerMatch.match());
    JsonNode first =
        Client.json(say(twoPlayerMatch.allied(), twoPlayerMatch, "a", decision, TARGET));
    assertThat(first.path("draft").path("commands").size()).isEqualTo(1);
    for (String text : List.of(TARGET, "AssaultHex target=1811;", "# again\nassault-hex 1811")) {
      say(twoPlayerMatch.allied(), twoPlayerMatch, "a", decision, text).then().statusCode(200);
    }
    for (String json :
        List.of(TwoPlayerMatch.TARGET, "{\"target\": \"1811\", \"type\": \"assault-hex\"}")) {
      JsonNode again =
          Client.json(twoPlayerMatch.allied().command(twoPlayerMatch.match(), "a", decision, json));
      assertThat(again).isEqualTo(first);
    }
    say(twoPlayerMatch.allied(), twoPlayerMatch, "a", decision, "assault-hex 1711")
        .then()
        .statusCode(422)
        .body("type", equalTo("urn:umpire:problem:command-id-reused"));
    say(twoPlayerMatch.allied(), twoPlayerMatch, "a", decision, TARGET + ";" + TARGET)
        .then()
        .statusCode(422)
        .body("type", equalTo("urn:umpire:problem:command-id-reused"));
    // What cannot be read means nothing, and cannot be compared.
    at(say(twoPlayerMatch.allied(), twoPlayerMatch, "a", decision, "assault-hex"), 11);
    assertThat(
            twoPlayerMatch
                .allied()
                .read(twoPlayerMatch.match(), "/decision")
                .path("draft")
                .path("commands")
                .size())
        .isEqualTo(1);
  }

  @Test
  void aRepetitionOfWhatWasSentAsJsonMayBeText() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    int decision = twoPlayerMatch.allied().decision(twoPlayerMatch.match());
    JsonNode first =
        Client.json(
            twoPlayerMatch
                .allied()
                .command(twoPlayerMatch.match(), "p", decision, "{\"type\": \"pass\"}"));
    assertThat(first.path("events").size()).isPositive();
    assertThat(Client.json(say(twoPlayerMatch.allied(), twoPlayerMatch, "p", decision, "Pass")))
        .isEqualTo(first);
  }

  @Test
  void whatCannotBeReadIsReportedWithItsPlaceAndNothingIsDone() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    JsonNode before = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "");
    at(say(twoPlayerMatch.allied(), twoPlayerMatch, "pas"), 0)
        .body("detail", equalTo("line 1, column 1: 'pas' is no command; did you mean pass?"))
        .body("found", equalTo("'pas'"))
        .body("expected", hasItems("pass", "assault-hex"));
    at(say(twoPlayerMatch.allied(), twoPlayerMatch, TARGET + "\n  commit unit=scots-guards"), 26)
        .body("line", equalTo(2))
        .body("column", equalTo(10))
        .body("expected", hasItem("units"));
    at(say(twoPlayerMatch.allied(), twoPlayerMatch, "assault-hex \"18 11\""), 12)
        .body("detail", startsWith("line 1, column 13: not the id of a place"));
    at(say(twoPlayerMatch.allied(), twoPlayerMatch, ""), 0);
    at(say(twoPlayerMatch.allied(), twoPlayerMatch, "# pass"), 6);
    // What no text can hold is refused before it is read as commands.
    malformed(
        twoPlayerMatch,
        "/commands",
        Client.body("n", 1, List.of()).replace("\"commands\": []", "\"text\": \"\\u0000\""),
        "/text");
    String half = "{\"commandId\": \"h\", \"decision\": 1, \"text\": \"pass %s\\ud83d\"}";
    malformed(twoPlayerMatch, "/commands", half.formatted(""), "/text");
    malformed(twoPlayerMatch, "/commands", half.formatted("\\\""), "/text");
    at(say(twoPlayerMatch.allied(), twoPlayerMatch, "pass\n".repeat(501)), 2_500);
    at(say(twoPlayerMatch.allied(), twoPlayerMatch, "take-losses " + "(".repeat(500_000)), 13);
    assertThat(twoPlayerMatch.allied().read(twoPlayerMatch.match(), "")).isEqualTo(before);
    assertThat(twoPlayerMatch.allied().read(twoPlayerMatch.match(), "/decision").has("draft"))
        .isFalse();
  }

  @Test
  void commandsOrTextAreGivenAndNotBoth() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    String commands = "\"commands\": [{\"type\": \"pass\"}]";
    for (String path : List.of("/commands", "/explain", "/odds")) {
      String id = path.equals("/commands") ? "\"commandId\": \"c\", \"decision\": 1, " : "";
      malformed(twoPlayerMatch, path, "{" + id + commands + ", \"text\": \"pass\"}", "/text");
      malformed(twoPlayerMatch, path, "{" + id + "\"text\": null}", "/commands");
      malformed(twoPlayerMatch, path, "{" + id + "\"commands\": null}", "/commands");
      malformed(twoPlayerMatch, path, "{" + id + "\"text\": 7}", "/text");
      malformed(twoPlayerMatch, path, "{" + id + "\"text\": [\"pass\"]}", "/text");
    }
    assertThat(twoPlayerMatch.allied().decision(twoPlayerMatch.match())).isEqualTo(1);
  }

  private static void malformed(
      TwoPlayerMatch twoPlayerMatch, String path, String body, String pointer) {
    twoPlayerMatch
        .allied()
        .post(twoPlayerMatch.match(), path, body)
        .then()
        .statusCode(400)
        .body("pointer", equalTo(pointer));
  }

  @Test
  void adviceIsGivenOnATextToo() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    advice(twoPlayerMatch, "/explain", TARGET + "; " + COMMITMENT)
        .statusCode(200)
        .body("rulings.ruling", equalTo(List.of("drafted", "accepted")))
        .body("left", equalTo(0));
    advice(twoPlayerMatch, "/odds", TARGET).statusCode(200).body("type", equalTo("draft"));
    for (String path : List.of("/explain", "/odds")) {
      advice(twoPlayerMatch, path, "assault hex")
          .statusCode(400)
          .body("pointer", equalTo("/text"))
          .body("offset", equalTo(0));
      advice(twoPlayerMatch, path, "pass;".repeat(101))
          .statusCode(400)
          .body("offset", equalTo(500));
    }
  }

  @Test
  void whatWasTakenIsLoggedAsTextIfThatIsAskedFor() {
    Queue<String> lines = new ConcurrentLinkedQueue<>();
    Handler listening = listening(lines);
    Logger orders = Logger.getLogger("umpire.game.orders");
    Level before = orders.getLevel();
    TwoPlayerMatch unheard = TwoPlayerMatch.begin();
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    orders.addHandler(listening);
    say(unheard.allied(), unheard, TARGET).then().statusCode(200);
    orders.setLevel(Level.FINE);
    try {
      say(twoPlayerMatch.allied(), twoPlayerMatch, "AssaultHex target=1811 # in the pass")
          .then()
          .statusCode(200);
      say(twoPlayerMatch.allied(), twoPlayerMatch, "step scots-guards 1811").then().statusCode(422);
      say(twoPlayerMatch.allied(), twoPlayerMatch, COMMITMENT).then().statusCode(202);
    } finally {
      orders.setLevel(before);
      orders.removeHandler(listening);
    }
    assertThat(lines)
        .filteredOn(line -> line.contains(twoPlayerMatch.match()) || line.contains(unheard.match()))
        .containsExactly(
            "match " + twoPlayerMatch.match() + ", allied drafted: " + TARGET,
            "match "
                + twoPlayerMatch.match()
                + ", allied ordered: commit scots-guards,south-wales-borderers,british-tanks-1"
                + " guns=british-battery-1 ships=cruiser-1 air-points=0");
  }

  private static Handler listening(Queue<String> lines) {
    return new Handler() {
      @Override
      public void publish(LogRecord line) {
        lines.add(line.getMessage());
      }

      @Override
      public void flush() {}

      @Override
      public void close() {}
    };
  }

  @Test
  void whatTheDocumentShowsIsSo() throws IOException {
    List<String> shown =
        Pattern.compile("```(?:text|json)\n(.*?)```", Pattern.DOTALL)
            .matcher(Files.readString(Path.of("../docs/notation.md")))
            .results()
            .map(found -> found.group(1))
            .toList();
    Shelf.Shelved narvik = Shelf.load().game("narvik");
    Notation<?> notation = Notation.of(narvik.codec(), narvik.game().types().command());
    List<JsonNode> read =
        notation.parse(shown.get(0)).stream().map(command -> narvik.codec().tree(command)).toList();
    assertThat(read).containsExactlyElementsOf(Client.json(shown.get(1)));
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    JsonNode refusal =
        Client.json(say(twoPlayerMatch.allied(), twoPlayerMatch, "step scots-guards ot=1611"));
    for (var member : Client.json(shown.get(2)).properties()) {
      assertThat(refusal.path(member.getKey())).as(member.getKey()).isEqualTo(member.getValue());
    }
  }

  private static ValidatableResponse advice(
      TwoPlayerMatch twoPlayerMatch, String path, String text) {
    String body = JsonNodeFactory.instance.objectNode().put("text", text).toString();
    return twoPlayerMatch.allied().post(twoPlayerMatch.match(), path, body).then();
  }

  private static ValidatableResponse at(Response answer, int offset) {
    return answer
        .then()
        .statusCode(400)
        .contentType("application/problem+json")
        .body("type", equalTo("urn:umpire:problem:malformed"))
        .body("pointer", equalTo("/text"))
        .body("offset", equalTo(offset));
  }
}
