package umpire.game.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.chassis.testing.PlainRequest;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.AlteredCommands;
import umpire.game.testing.Client;
import umpire.game.testing.RandomMatchOverHttp;
import umpire.game.testing.ReadOffers;
import umpire.game.testing.Samples;
import umpire.game.testing.StartedMatch;
import umpire.game.testing.StoredMatch;
import umpire.local.testing.HostResource;
import umpire.testkit.cases.Case;
import umpire.testkit.cases.Cases;
import umpire.wire.WireException;
import umpire.wire.pack.Shelf;

/**
 * F2: at many points of random matches, commands that are offered are sent with one thing in them
 * turned. What was not offered is refused, by the code and with what the contract promises, and
 * nothing comes of it.
 */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class NotOfferedTest {
  private static final int MUTANTS_OF_A_COMMAND = 14;

  private Shelf.Shelved game;
  private Set<String> rules;
  private final List<String> faults = new ArrayList<>();
  private final TreeMap<String, Integer> counts = new TreeMap<>();
  @Inject AgroalDataSource database;

  @ParameterizedTest
  @CsvSource({
    "narvik, campaign, 11, 240, 8",
    "narvik, first-shots, 12, 120, 5",
    "narvik, one-assault, 13, 24, 2",
    "weserubung, ashore-3, 14, 60, 6",
    "weserubung, campaign, 15, 60, 6"
  })
  void F2_whatIsNotOfferedIsRefusedAndNothingComesOfIt(
      String id, String scenario, long seed, int most, int every) {
    game = Shelf.load().game(id);
    rules = Samples.rules(id);
    AlteredCommands alteredCommands = new AlteredCommands(game, new Random(seed));
    int played = 0;
    for (long next = seed; played < most; next += 100) {
      RandomMatchOverHttp randomMatchOverHttp = RandomMatchOverHttp.of(game, scenario, next);
      Optional<RandomMatchOverHttp.Turn> turn = randomMatchOverHttp.turn();
      while (turn.isPresent() && played < most) {
        if (played % every == 0) {
          mutate(
              randomMatchOverHttp.match(),
              randomMatchOverHttp.seats().values(),
              turn.get(),
              randomMatchOverHttp.lot(turn.get()),
              alteredCommands);
        }
        randomMatchOverHttp.play(turn.get());
        played++;
        turn = randomMatchOverHttp.turn();
      }
      count("matches");
    }
    System.out.printf("F2: %s %s: %d commands played; %s%n", id, scenario, played, counts);
    assertThat(faults).isEmpty();
    assertThat(counts.keySet()).contains("400 malformed", "422 refused");
  }

  /** Commands that a random match seldom comes to: each where the first case plays it. */
  @ParameterizedTest
  @ValueSource(strings = "weserubung")
  void F2_whatIsLikeACommandOfACaseIsRefusedWhereThatIsOffered(String id) {
    game = Shelf.load().game(id);
    rules = Samples.rules(id);
    AlteredCommands alteredCommands = new AlteredCommands(game, new Random(16));
    Set<String> types = new TreeSet<>();
    for (Case one : Cases.in(Path.of("..", "rules", id).resolve(Cases.FOLDER))) {
      if (one.then().path("accepted").asBoolean(false)
          && !one.when().has("lapse")
          && one.when().findValuesAsText("type").stream().anyMatch(type -> !types.contains(type))) {
        likeThoseOf(one, alteredCommands, types);
      }
    }
    System.out.printf("F2: %s: commands of cases, %d types; %s%n", id, types.size(), counts);
    assertThat(faults).isEmpty();
    assertThat(types).hasSizeGreaterThan(60);
  }

  /** Plays a case; before each command of a type that was not met yet it is sent otherwise. */
  private void likeThoseOf(Case one, AlteredCommands alteredCommands, Set<String> types) {
    StartedMatch startedMatch = StartedMatch.of(game, one.given());
    for (JsonNode order : one.when().path("commands")) {
      Client client = startedMatch.seat(order.path("seat").asText());
      JsonNode command = order.path("command");
      JsonNode decision = client.read(startedMatch.match(), "/decision");
      if (types.add(command.path("type").asText())) {
        RandomMatchOverHttp.Turn turn =
            new RandomMatchOverHttp.Turn(
                order.path("seat").asText(),
                client,
                decision,
                ReadOffers.of(game, decision.path("decision").withArray("/offers")),
                ReadOffers.of(game, decision.withArray("/free")));
        mutate(
            startedMatch.match(),
            startedMatch.seats().values(),
            turn,
            command.deepCopy(),
            alteredCommands);
      }
      int number = decision.at("/decision/id").asInt(0);
      client.command(startedMatch.match(), number, command.toString()).then().statusCode(200);
    }
  }

  private void mutate(
      String match,
      Collection<Client> seats,
      RandomMatchOverHttp.Turn turn,
      ObjectNode command,
      AlteredCommands alteredCommands) {
    String before = state(match, seats);
    for (JsonNode mutant : alteredCommands.of(command, MUTANTS_OF_A_COMMAND)) {
      send(match, turn, mutant);
    }
    count("points");
    if (!state(match, seats).equals(before)) {
      faults.add("something came of what was refused, instead of " + command);
    }
  }

  private void send(String match, RandomMatchOverHttp.Turn turn, JsonNode mutant) {
    boolean readable = true;
    try {
      Object command = game.codec().read(mutant, game.game().types().command());
      if (turn.offers().admits(command) || turn.free().admits(command)) {
        count("on offer all the same");
        return;
      }
    } catch (WireException _) {
      readable = false;
    }
    String body = Client.body("not-offered", turn.number(), List.of(mutant.toString()));
    HttpResponse<String> answer =
        PlainRequest.of("POST", turn.client().token(), "/v1/matches/" + match + "/commands")
            .sending(body)
            .send();
    JsonNode problem = Client.json(answer.body());
    String kind = problem.path("type").asText().replace("urn:umpire:problem:", "");
    count(answer.statusCode() + " " + kind);
    boolean asPromised =
        readable
            ? answer.statusCode() == 422
                && kind.equals("refused")
                && problem.path("index").asInt(-1) == 0
                && byRules(problem.path("findings"))
            : answer.statusCode() == 400
                && kind.equals("malformed")
                && problem.path("pointer").asText().startsWith("/commands/0");
    if (!asPromised) {
      faults.add(mutant + ": " + answer.statusCode() + " " + answer.body());
    }
  }

  /** By one rule at least, and by none that does not stand in the ledger. */
  private boolean byRules(JsonNode findings) {
    return !findings.isEmpty()
        && findings
            .valueStream()
            .allMatch(
                finding ->
                    rules.contains(finding.path("rule").asText())
                        && !finding.path("because").asText().isEmpty()
                        && finding.path("effect").path("type").asText().equals("forbids"));
  }

  /** What every viewer is shown, and what is stored. */
  private String state(String match, Collection<Client> seats) {
    StringBuilder all = new StringBuilder(StoredMatch.of(database, match));
    List<String> tokens = new ArrayList<>(List.of(""));
    seats.forEach(client -> tokens.add(client.token()));
    for (String token : tokens) {
      for (String path : List.of("", "/decision")) {
        HttpResponse<String> seen =
            PlainRequest.of("GET", token, "/v1/matches/" + match + path).send();
        assertThat(seen.statusCode()).isEqualTo(200);
        all.append(seen.body());
      }
    }
    return all.toString();
  }

  private void count(String what) {
    counts.merge(what, 1, Integer::sum);
  }
}
