package umpire.game.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import umpire.kernel.scenario.Seat;
import umpire.wire.pack.Shelf;

/**
 * How a match of a game begins, and what whoever is asked first may and may not say there: the
 * game's sample {@code opening}.
 *
 * @param game its id
 * @param scenario its id
 * @param seat who is asked first
 * @param rule a paragraph of the game
 * @param table a table of the pack; any name where it has none
 * @param order a command that is offered
 * @param ruledOut commands that can be read, and that a rule of the game refuses
 */
public record TwoPlayerOpening(
    String game,
    String scenario,
    String seat,
    String rule,
    String table,
    String order,
    List<String> ruledOut) {
  private static final Shelf SHELF = Shelf.load();

  /** The smallest match of narvik. */
  public static final TwoPlayerOpening NARVIK = of("narvik");

  /** One of each game on the shelf. */
  public static Stream<TwoPlayerOpening> all() {
    return SHELF.games().stream().map(TwoPlayerOpening::of);
  }

  private static TwoPlayerOpening of(String game) {
    JsonNode sample = umpire.testkit.cases.Samples.of(SHELF.game(game).game(), "opening");
    return new TwoPlayerOpening(
        game,
        sample.path("scenario").asText(),
        sample.path("seat").asText(),
        sample.path("rule").asText(),
        sample.path("table").asText("none-has"),
        sample.path("order").toString(),
        sample.path("refused").valueStream().map(JsonNode::toString).toList());
  }

  @Override
  public String toString() {
    return game;
  }

  /** Begins it: each seat is taken by an account of its own. */
  public StartedMatch begin() {
    Map<String, Client> seats = new LinkedHashMap<>();
    for (Seat one : SHELF.game(game).pack().scenario(scenario).seats()) {
      seats.put(one.id(), Client.of(one.id()));
    }
    ObjectNode accounts = JsonNodeFactory.instance.objectNode();
    seats.forEach((id, client) -> accounts.put(id, client.account()));
    Client opener = Objects.requireNonNull(seats.get(seat), seat);
    String match = opener.open(game, scenario, accounts.toString());
    seats.forEach((id, client) -> client.post(match, "/seats/" + id, "{}").then().statusCode(200));
    return new StartedMatch(match, seats);
  }
}
