package umpire.lobby.tournaments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.chassis.kafka.Publisher;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Toy;
import umpire.local.testing.HostResource;

/** Entrants by comma-separated values: all of the list or nobody. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
@NullUnmarked // fields are injected
class EntrantImportsTest {
  @Inject Publisher publisher;

  private Lobby.Member host;
  private Lobby.Member anna;
  private String bot;
  private Event event;

  @BeforeEach
  void begin() {
    host = Lobby.Member.fresh();
    anna = Lobby.Member.fresh();
    Toy.onTheShelf(publisher, host);
    bot = Lobby.freshName();
    host.request()
        .body(Map.of("name", bot, "kind", "bot"))
        .post("/v1/accounts/owned")
        .then()
        .statusCode(201);
    event =
        Event.make(
            host,
            "\"scenario\": \"small\", \"format\": {\"type\": \"swiss\", \"rounds\": 3},"
                + " \"mostEntrants\": 1000");
    event.led("registration");
  }

  private Response bring(Lobby.Member who, String csv, boolean dryRun) {
    return who.request()
        .body(Map.of("csv", csv, "dryRun", dryRun))
        .post(event.path() + "/entrants/csv");
  }

  private List<String> entrants() {
    return event.get("/entrants").getList("entrants.name");
  }

  @Test
  void everybodyOfAListIsBroughtIn() {
    String csv = "Name\r\n" + anna.name().toUpperCase(Locale.ROOT) + "\r\n\"" + bot + "\"\r\n";
    bring(host, csv, true).then().statusCode(200).body("entrants.name", contains(anna.name(), bot));
    assertThat(entrants()).isEmpty();
    int version = event.get("").getInt("version");
    bring(host, csv, false)
        .then()
        .statusCode(200)
        .body("entrants.status", contains("invited", "entered"));
    assertThat(entrants()).containsExactlyInAnyOrder(anna.name(), bot);
    assertThat(event.get("").getInt("version")).isEqualTo(version + 2);
    // Again, nothing changes.
    bring(host, csv, false).then().statusCode(200);
    assertThat(event.get("").getInt("version")).isEqualTo(version + 2);
    bring(anna, csv, false).then().statusCode(403);
  }

  @Test
  void ofAThousandLinesEachThatIsWrongIsNamedAndNobodyIsBroughtIn() {
    List<String> lines = new ArrayList<>(List.of("name,rating", anna.name() + ",", bot + ","));
    while (lines.size() < 996) {
      lines.add("nobody-" + lines.size() + ",");
    }
    lines.add(anna.name() + ",");
    lines.add(host.name() + ",1500");
    lines.add(host.name() + ",many");
    lines.add("x".repeat(101) + ",");
    lines.add("one,two,three");
    int version = event.get("").getInt("version");
    Response refused = bring(host, String.join("\n", lines), false);
    refused.then().statusCode(400).body("pointer", equalTo("/csv"));
    List<String> errors = refused.path("errors.detail");
    assertThat(errors).hasSize(993 + 5);
    assertThat(errors.getFirst()).startsWith("line 4: ");
    assertThat(errors.subList(993, 998))
        .extracting(error -> error.split(":", -1)[0])
        .containsExactly("line 997", "line 998", "line 999", "line 1000", "line 1001");
    assertThat(entrants()).isEmpty();
    assertThat(event.get("").getInt("version")).isEqualTo(version);
    lines.add("more,");
    bring(host, String.join("\n", lines), false)
        .then()
        .statusCode(400)
        .body("errors.detail", contains("line 1002: There are more than 1000 entrants."));
    bring(host, "name,colour\na,b\n", false)
        .then()
        .statusCode(400)
        .body("errors.detail", contains("line 1: The column 'colour' is not known here."));
  }
}
