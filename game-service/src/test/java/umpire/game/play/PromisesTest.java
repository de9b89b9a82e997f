package umpire.game.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.PlainRequest;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Adjudicator;
import umpire.game.testing.Client;
import umpire.game.testing.RandomMatchOverHttp;
import umpire.local.testing.HostResource;
import umpire.wire.pack.Shelf;

/** What users are promised of commands, decisions and dice, held against a whole random match. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class PromisesTest {
  /** What costs several requests is asked after one command of so many. */
  private static final int CLOSELY = 6;

  private final Shelf.Shelved game = Shelf.load().game("narvik");
  @Inject AgroalDataSource database;
  @Inject Adjudicator adjudicator;

  @Test
  void R20_R40_R58_R65_F7_F8_holdAllThroughAMatch() throws SQLException {
    RandomMatchOverHttp randomMatchOverHttp = RandomMatchOverHttp.fair(game, "first-shots", 31);
    Optional<RandomMatchOverHttp.Turn> turn = randomMatchOverHttp.turn();
    int drawn = drawsInOrder(randomMatchOverHttp);
    int rolled = 0;
    while (turn.isPresent()) {
      waitsForPlayersAlone(turn.get());
      RandomMatchOverHttp.Played played = randomMatchOverHttp.play(turn.get());
      int now = drawsInOrder(randomMatchOverHttp);
      turn = randomMatchOverHttp.turn();
      if (now > drawn && turn.isPresent()) {
        isNotUndone(randomMatchOverHttp, played.client());
        rolled++;
      }
      if (randomMatchOverHttp.commands() % CLOSELY == 0) {
        isAnsweredOnce(randomMatchOverHttp, played, turn.isEmpty());
      }
      drawn = now;
    }
    System.out.printf(
        "promises: %d commands, %d draws, %d commands that drew%n",
        randomMatchOverHttp.commands(), drawn, rolled);
    assertThat(rolled).isGreaterThan(2);
    drawnAfterTheLastDecision(randomMatchOverHttp);
    assertThat(count("select count(*) from answer where match = ?", randomMatchOverHttp))
        .as("F8: one answer for each command id")
        .isEqualTo(randomMatchOverHttp.commands());
  }

  /** R20: at rest a match waits for seats, and chance is no seat and no command. */
  private void waitsForPlayersAlone(RandomMatchOverHttp.Turn turn) {
    List<String> seats = game.pack().seats().stream().map(seat -> seat.id().id()).toList();
    assertThat(turn.decision().path("waitingFor").valueStream().map(JsonNode::asText))
        .isNotEmpty()
        .allMatch(seats::contains);
    assertThat(turn.decision().has("question")).isFalse();
    assertThat(turn.offers().offers()).isNotEmpty();
  }

  /** R40, F7: everybody, seated or not, sees as many draws, numbered without gap or double. */
  private static int drawsInOrder(RandomMatchOverHttp randomMatchOverHttp) {
    List<String> tokens = new ArrayList<>(List.of(""));
    randomMatchOverHttp.seats().values().forEach(client -> tokens.add(client.token()));
    List<Integer> numbers = List.of();
    for (String token : tokens) {
      HttpResponse<String> dice =
          PlainRequest.of("GET", token, randomMatchOverHttp.path("/dice")).send();
      numbers =
          Client.json(dice.body())
              .path("draws")
              .valueStream()
              .map(draw -> draw.path("number").asInt())
              .toList();
      assertThat(numbers).isEqualTo(IntStream.rangeClosed(1, numbers.size()).boxed().toList());
    }
    return numbers.size();
  }

  /** R65: what was rolled stays rolled. */
  private static void isNotUndone(RandomMatchOverHttp randomMatchOverHttp, Client client) {
    String seen =
        PlainRequest.of("GET", client.token(), randomMatchOverHttp.path("")).send().body();
    HttpResponse<String> undone =
        PlainRequest.of("POST", client.token(), randomMatchOverHttp.path("/undo"))
            .sending("{\"commandId\": \"undo-" + UUID.randomUUID() + "\"}")
            .send();
    assertThat(undone.statusCode()).as(undone.body()).isEqualTo(409);
    assertThat(Client.json(undone.body()).path("because").asText()).isIn("draw", "question");
    assertThat(PlainRequest.of("GET", client.token(), randomMatchOverHttp.path("")).send().body())
        .isEqualTo(seen);
  }

  /** F8: sent again it is answered as before; what comes too late is refused, and with what. */
  private static void isAnsweredOnce(
      RandomMatchOverHttp randomMatchOverHttp, RandomMatchOverHttp.Played played, boolean over) {
    HttpResponse<String> again = randomMatchOverHttp.send(played.client(), played.body());
    assertThat(again.statusCode()).as(again.body()).isEqualTo(200);
    assertThat(Client.json(again.body()).path("events")).isEqualTo(played.answer().path("events"));
    JsonNode sent = Client.json(played.body()).path("decision");
    JsonNode open =
        Client.json(
            PlainRequest.of("GET", played.client().token(), randomMatchOverHttp.path("/decision"))
                .send()
                .body());
    // A free act names no decision; and in the middle of an order it may still be the same one.
    if (sent.isMissingNode() || sent.equals(open.at("/decision/id"))) {
      return;
    }
    HttpResponse<String> late =
        randomMatchOverHttp.send(played.client(), played.body().replace("ramble-", "late-"));
    assertThat(late.statusCode()).as(late.body()).isEqualTo(409);
    if (!over) {
      assertThat(Client.json(late.body()).path("decision")).isEqualTo(open);
    }
  }

  /** The events of a match, each a row. */
  private static final String EVENTS =
      "with it as (select ?::uuid as match), event as (select match, revision,"
          + " (e ->> 'number')::integer as number, e ->> 'cause' as cause,"
          + " (e ->> 'draw')::integer as draw from it join journal using (match),"
          + " json_array_elements(convert_from(events, 'UTF8')::json) e)";

  /**
   * R58, R65: in a revision no order follows dice; what follows from a draw is of the revision in
   * which it was made; no die lies there of which nothing came.
   */
  private void drawnAfterTheLastDecision(RandomMatchOverHttp randomMatchOverHttp)
      throws SQLException {
    assertThat(
            count(
                EVENTS
                    + " select count(*) from event late join event drawn using (match, revision)"
                    + " where late.cause = 'chosen' and drawn.draw > 0"
                    + " and late.number > drawn.number",
                randomMatchOverHttp))
        .as("orders behind dice in one revision")
        .isZero();
    assertThat(
            count(
                EVENTS
                    + " select count(*) from draw d join it using (match) where (not d.used or 1 <>"
                    + " (select count(*) from event e where e.match = d.match and e.draw = d.number"
                    + " and e.cause in ('drawn', 'reported')"
                    + " and (e.cause = 'reported' or e.revision = d.revision)))",
                randomMatchOverHttp))
        .as("draws without their one effect in their own revision")
        .isZero();
  }

  private int count(String query, RandomMatchOverHttp randomMatchOverHttp) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement read = connection.prepareStatement(query)) {
      read.setObject(1, UUID.fromString(randomMatchOverHttp.match()));
      try (ResultSet rows = read.executeQuery()) {
        rows.next();
        return rows.getInt(1);
      }
    }
  }

  @Test
  void R20_R41_nobodySaysWhatWasDrawnOrReportedOrThatTimeIsUp() {
    RandomMatchOverHttp randomMatchOverHttp = RandomMatchOverHttp.of(game, "one-assault", 32);
    RandomMatchOverHttp.Turn turn = randomMatchOverHttp.turn().orElseThrow();
    for (String input :
        List.of(
            "{\"type\": \"drawn\", \"values\": [6]}",
            "{\"type\": \"reported\", \"report\": {\"die\": 6}}",
            "{\"type\": \"lapsed\", \"seat\": \"allied\"}",
            "{\"type\": \"pass\", \"dice\": [6]}")) {
      HttpResponse<String> answer =
          randomMatchOverHttp.send(
              turn.client(), Client.body("chance", turn.number(), List.of(input)));
      assertThat(answer.statusCode()).as(answer.body()).isEqualTo(400);
    }
  }

  @Test
  void R64_aDrawNeedsNobodyElse() {
    adjudicator.silent(true);
    try {
      RandomMatchOverHttp randomMatchOverHttp = RandomMatchOverHttp.fair(game, "campaign", 33);
      // The weather is thrown for as soon as both have set up.
      while (drawsInOrder(randomMatchOverHttp) == 0) {
        randomMatchOverHttp.play(randomMatchOverHttp.turn().orElseThrow());
      }
      assertThat(randomMatchOverHttp.turn()).isPresent();
    } finally {
      adjudicator.silent(false);
    }
  }
}
