package umpire.game.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.StoredMatch;
import umpire.local.testing.HostResource;

/** A decision that two seats answer at once, unseen by each other: here purchases of offensives. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class WindowsTest {
  private static final String OTHERS =
      "{\"type\": \"buy-offensives\", \"offensives\": {\"norway\": 1, \"britain\": 0, \"france\":"
          + " 0}}";

  @Inject AgroalDataSource database;

  private final Client german = Client.of("anna");
  private final Client allied = Client.of("bert");
  private String match;

  @BeforeEach
  void begin() {
    String seats =
        "{\"german\": \"%s\", \"allied\": \"%s\"}".formatted(german.account(), allied.account());
    match = german.open("weserubung", "ashore", seats);
    german.post(match, "/seats/german", "{}").then().statusCode(200);
    allied.post(match, "/seats/allied", "{}").then().statusCode(200);
  }

  @Test
  void bothAreAskedAndTheOtherSeesOnlyThatThereIsAnAnswer() {
    assertThat(waitingFor()).containsExactlyInAnyOrder("german", "allied");
    assertThat(german.decision(match)).isPositive().isNotEqualTo(allied.decision(match));
    JsonNode before = allied.read(match, "");
    int own = german.decision(match);

    german.command(match, own, bought(3)).then().statusCode(200);

    assertThat(waitingFor()).containsExactly("allied");
    assertThat(german.decision(match)).as("it may be changed").isEqualTo(own);
    assertThat(allied.read(match, "").path("view")).isEqualTo(before.path("view"));
    assertThat(types(allied)).endsWith("has-answered").doesNotContain("offensives-sealed");
    assertThat(types(german)).endsWith("offensives-sealed").doesNotContain("has-answered");
    assertThat(german.read(match, "").path("view").toString())
        .isNotEqualTo(allied.read(match, "").path("view").toString());
    assertThat(allied.get(match, "/export").statusCode()).isNotEqualTo(200);
  }

  @Test
  void aChangedAnswerIsNoticedByNobodyElse() {
    int own = german.decision(match);
    german.command(match, own, bought(3)).then().statusCode(200);
    String allies = all(allied);
    String stranger = all(Client.of("cleo"));

    german.command(match, own, bought(5)).then().statusCode(200);

    assertThat(german.decision(match)).isEqualTo(own);
    assertThat(all(allied)).isEqualTo(allies);
    assertThat(all(Client.of("cleo"))).isEqualTo(stranger);
    allied.command(match, allied.decision(match), OTHERS).then().statusCode(200);
    for (Client client : List.of(german, allied, Client.of("cleo"))) {
      JsonNode revealed = event(client, "offensives-revealed");
      assertThat(revealed.at("/offensives/germany").asInt()).isEqualTo(5);
      assertThat(revealed.at("/offensives/norway").asInt()).isEqualTo(1);
    }
  }

  @Test
  void anAnswerUnderSealIsNotTakenBackWhateverOthersDid() {
    german.command(match, german.decision(match), bought(3)).then().statusCode(200);
    String before = StoredMatch.of(database, match);
    sealed(undo(german));
    assertThat(StoredMatch.of(database, match)).isEqualTo(before);
    allied.command(match, allied.decision(match), OTHERS).then().statusCode(200);
    sealed(undo(german));
  }

  @Test
  void theDecisionOfTheOtherSeatIsNotAnswered() {
    german
        .command(match, allied.decision(match), bought(3))
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:decision-closed"));
    allied.command(match, allied.decision(match), bought(3)).then().statusCode(422);
    assertThat(waitingFor()).containsExactlyInAnyOrder("german", "allied");
  }

  @Test
  void whoIsAskedNextIsAskedUnderANumberThatWasNeverPublished() {
    int published = Math.max(german.decision(match), allied.decision(match));
    german.command(match, german.decision(match), bought(3)).then().statusCode(200);
    german.command(match, german.decision(match), bought(4)).then().statusCode(200);
    allied.command(match, allied.decision(match), OTHERS).then().statusCode(200);
    assertThat(waitingFor()).isNotEmpty();
    for (String seat : waitingFor()) {
      assertThat((seat.equals("german") ? german : allied).decision(match))
          .isGreaterThan(published);
    }
  }

  private static String bought(int offensives) {
    return "{\"type\": \"buy-offensives\", \"offensives\": {\"germany\": %d}}"
        .formatted(offensives);
  }

  private Response undo(Client client) {
    return client.post(match, "/undo", "{\"commandId\": \"undo-it\"}");
  }

  private static void sealed(Response answer) {
    answer.then().statusCode(409).body("because", equalTo("sealed"));
  }

  private List<String> waitingFor() {
    return german.read(match, "").path("waitingFor").valueStream().map(JsonNode::asText).toList();
  }

  private List<String> types(Client client) {
    return client.read(match, "/events").path("events").findValuesAsText("type");
  }

  private JsonNode event(Client client, String type) {
    List<JsonNode> found =
        client
            .read(match, "/events")
            .path("events")
            .valueStream()
            .filter(event -> event.path("type").asText().equals(type))
            .toList();
    assertThat(found).as("%s for %s", type, client.account()).hasSize(1);
    return found.getFirst().path("event");
  }

  /** All that the account can read of the match, its numbers and the answers' headers included. */
  private String all(Client client) {
    StringBuilder all = new StringBuilder();
    for (String path : List.of("", "/decision", "/events", "/dice")) {
      Response answer = client.get(match, path);
      all.append(answer.header("ETag")).append(answer.asString());
    }
    return all.toString();
  }
}
