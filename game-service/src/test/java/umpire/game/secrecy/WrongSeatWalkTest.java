package umpire.game.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.chassis.testing.PlainRequest;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.OfferedCommands;
import umpire.game.testing.RandomMatchOverHttp;
import umpire.game.testing.StoredMatch;
import umpire.game.testing.StrangerTokens;
import umpire.local.testing.HostResource;
import umpire.wire.pack.Shelf;

/**
 * F1: every command that a random match offers to a seat is sent by everybody else: by whoever has
 * no seat, with tokens that are none though they name the very account of the seat, and by the
 * other seat.
 */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class WrongSeatWalkTest {
  /** Of one decision, every type among them; what was sent at an earlier one is not sent again. */
  private static final int COMMANDS_OF_A_DECISION = 12;

  private static final Set<String> OF_OURS = Set.of("a spectator", "a seat of another match");
  private static final Set<Integer> NO_TOKEN = Set.of(401);
  private static final Set<Integer> NO_SEAT = Set.of(403);

  private Shelf.Shelved game;
  private final List<String> faults = new ArrayList<>();
  private final Set<String> met = new HashSet<>();
  private final Set<String> types = new HashSet<>();
  private int sent;
  @Inject AgroalDataSource database;

  @ParameterizedTest
  @CsvSource({
    "narvik, campaign, 21, 60",
    "narvik, first-shots, 22, 60",
    "weserubung, ashore-3, 23, 20",
    "weserubung, campaign, 24, 20"
  })
  void F1_aLegalCommandOfASeatIsNobodyElses(String id, String scenario, long seed, int most) {
    game = Shelf.load().game(id);
    RandomMatchOverHttp randomMatchOverHttp = RandomMatchOverHttp.of(game, scenario, seed);
    Map<String, String> strangers = StrangerTokens.all();
    Map<String, Map<String, String>> forged = new LinkedHashMap<>();
    randomMatchOverHttp
        .seats()
        .forEach(
            (seat, client) -> forged.put(seat, StrangerTokens.withBadTokens(client.account())));
    int decisions = 0;
    Optional<RandomMatchOverHttp.Turn> turn = randomMatchOverHttp.turn();
    while (turn.isPresent() && decisions < most) {
      String before = StoredMatch.of(database, randomMatchOverHttp.match());
      for (JsonNode command : commands(turn.get())) {
        types.add(command.path("type").asText());
        String body = Client.body("wrong", turn.get().number(), List.of(command.toString()));
        forged
            .get(turn.get().seat())
            .forEach((who, token) -> refused(randomMatchOverHttp, who, token, body, NO_TOKEN));
        strangers.forEach(
            (who, token) ->
                refused(
                    randomMatchOverHttp,
                    who,
                    token,
                    body,
                    OF_OURS.contains(who) ? NO_SEAT : NO_TOKEN));
        byOtherSeats(randomMatchOverHttp, turn.get(), command, body);
      }
      decisions++;
      assertThat(StoredMatch.of(database, randomMatchOverHttp.match())).isEqualTo(before);
      randomMatchOverHttp.play(turn.get());
      turn = randomMatchOverHttp.turn();
    }
    System.out.printf(
        "F1: %s %s: %d commands of %d types at %d decisions, %d requests, %d faults%n",
        id, scenario, met.size(), types.size(), decisions, sent, faults.size());
    assertThat(faults).isEmpty();
    assertThat(types).hasSizeGreaterThan(3);
  }

  /** What this decision offers and none before did. */
  private List<JsonNode> commands(RandomMatchOverHttp.Turn turn) {
    List<JsonNode> commands =
        new ArrayList<>(
            OfferedCommands.commands(turn.decision().path("decision"), COMMANDS_OF_A_DECISION));
    commands.removeIf(command -> !met.add(turn.seat() + command));
    return commands;
  }

  /** The other seat is not asked, or not this; what is offered to it as well is its own to say. */
  private void byOtherSeats(
      RandomMatchOverHttp randomMatchOverHttp,
      RandomMatchOverHttp.Turn turn,
      JsonNode command,
      String body) {
    for (String seat : randomMatchOverHttp.seats().keySet()) {
      if (!seat.equals(turn.seat())) {
        RandomMatchOverHttp.Turn other = randomMatchOverHttp.turn(seat);
        Object read = game.codec().read(command, game.game().types().command());
        if (!other.offers().admits(read) && !other.free().admits(read)) {
          refused(
              randomMatchOverHttp,
              "the other seat",
              other.client().token(),
              body,
              Set.of(409, 422));
        }
      }
    }
  }

  private void refused(
      RandomMatchOverHttp randomMatchOverHttp,
      String who,
      String token,
      String body,
      Set<Integer> statuses) {
    sent++;
    HttpResponse<String> answer =
        PlainRequest.of("POST", token, randomMatchOverHttp.path("/commands")).sending(body).send();
    if (!statuses.contains(answer.statusCode())) {
      faults.add(who + " sends " + body + ": " + answer.statusCode() + " " + answer.body());
    }
  }
}
