package umpire.game.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.Contract;
import umpire.chassis.testing.RouteMatrix;
import umpire.chassis.testing.Sample;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.Samples;
import umpire.game.testing.TwoPlayerMatch;
import umpire.game.testing.TwoPlayerOpening;
import umpire.local.testing.HostResource;

/** Every route by every caller, as {@code openapi/matrix/game-service.csv} says. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class RouteMatrixTest {
  private static final String READ = "match:read";
  private static final String PLAY = "match:play";
  private static final String ADMIN = "admin";
  private static final Duration LIFE = Duration.ofMinutes(5);

  /** They are meant for a match that is not public, by the first word of who they are. */
  private static final List<String> PRIVATE = List.of("private", "stranger", "admin");

  private final Map<String, String> tokens = new HashMap<>();
  private Map<String, Sample> samples = Map.of();
  private String played = "";
  private String hidden = "";
  private String waiting = "";

  @BeforeEach
  void everybody() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    samples =
        Samples.of(twoPlayerMatch, TwoPlayerOpening.NARVIK).stream()
            .collect(Collectors.toMap(Sample::operation, one -> one));
    twoPlayerMatch.assault().then().statusCode(200);
    TwoPlayerMatch other = TwoPlayerMatch.beginPrivately();
    other.assault().then().statusCode(200);
    Client opener = Client.of("olga");
    played = twoPlayerMatch.match();
    hidden = other.match();
    waiting = waiting(opener);
    tokens.put("anonymous", "");
    tokens.put("private anonymous", "");
    tokens.put("forged", none(twoPlayerMatch.allied().account(), false));
    tokens.put("expired", none(twoPlayerMatch.allied().account(), true));
    scopes("seat", twoPlayerMatch.allied().account());
    scopes("spectator", Client.of("zoe").account());
    scopes("stranger", Client.of("sam").account());
    tokens.put("seat lobby", TestIssuer.token(twoPlayerMatch.allied().account(), "anna", "lobby"));
    tokens.put("other-seat both", twoPlayerMatch.german().token());
    tokens.put("opener both", opener.token());
    tokens.put("admin admin", Client.of("ada", ADMIN).token());
    tokens.put("admin match:read+admin", Client.of("ada", READ, ADMIN).token());
    tokens.put("house-bot both", Client.bot("random", "narvik").token());
  }

  @Test
  void everyCellIsAsTheTableSays() throws IOException {
    RouteMatrix matrix = RouteMatrix.of("game-service");
    assertThat(matrix.callers()).containsExactlyInAnyOrderElementsOf(tokens.keySet());
    assertThat(matrix.faults(this::request)).isEmpty();
  }

  private Sample request(Contract.Operation operation, String caller) {
    Sample sample = Objects.requireNonNull(samples.get(operation.id()), operation.id());
    String role = caller.split(" ", -1)[0];
    String match = PRIVATE.contains(role) ? hidden : role.equals("opener") ? waiting : played;
    return (sample.path().containsKey("id") ? sample.at("id", match) : sample)
        .as(Objects.requireNonNull(tokens.get(caller)));
  }

  private void scopes(String role, String account) {
    tokens.put(role + " " + READ, TestIssuer.token(account, role, READ));
    tokens.put(role + " " + PLAY, TestIssuer.token(account, role, PLAY));
    tokens.put(role + " both", TestIssuer.token(account, role, READ, PLAY));
  }

  private static String none(String account, boolean expired) {
    return TestIssuer.sign(
        expired ? TestIssuer.keys().getFirst() : TestIssuer.newKey("test"),
        "umpire-lobby",
        expired ? LIFE.negated() : LIFE,
        account,
        "anna",
        READ,
        PLAY,
        ADMIN);
  }

  /** A private match for two others, who have not come yet. */
  private static String waiting(Client opener) {
    return opener
        .opens(
            """
            {"game": "narvik", "scenario": "one-assault", "visibility": "private",
             "seats": {"allied": "%s", "german": "%s"}}
            """
                .formatted(Client.of("kim").account(), Client.of("lee").account()))
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }
}
