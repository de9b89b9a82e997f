package umpire.local.drivers.match;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.game.Game;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.program.Arguments;
import umpire.testkit.cases.Samples;
import umpire.wire.pack.Shelf;

/**
 * A match of a game as the checks play it: the shortest that has what they want to meet. The
 * samples of the game name it in {@code demo.json}; of a game that names none, it is the first
 * scenario by id.
 *
 * @param table what is played by whom
 * @param orders after so many orders somebody resigns; {@link #TO_THE_END} if nobody does
 * @param latest the last moment that most matches reach, in orders of people or events of bots
 */
public record SampleMatch(ScenarioEntry table, int orders, int latest) {
  static final int TO_THE_END = Integer.MAX_VALUE;

  private static final String DEMO = "demo";
  private static final String THOUSANDS = "thousands";
  private static final int PRESET_LATEST = 20;
  private static final List<String> NAMES = List.of("ann", "bert", "cleo");

  /** A match of people. Throws Unknown for a game that is not on the shelf. */
  public static SampleMatch ofPeople(String game) {
    return of(game, "people");
  }

  /** A match of two people that takes thousands of orders, however the lot falls. */
  public static SampleMatch ofThousands() {
    for (Game game : Samples.games(DEMO)) {
      if (Samples.of(game, DEMO).has(THOUSANDS)) {
        return of(game.id(), THOUSANDS);
      }
    }
    throw new Arguments.Unknown("no game names a scenario of " + THOUSANDS + " in its samples");
  }

  /** A match of two bots to its end. Throws Unknown for a game that is not on the shelf. */
  public static SampleMatch ofBots(String game) {
    return of(game, "bots");
  }

  private static SampleMatch of(String id, String kind) {
    Shelf shelf = Shelf.load();
    if (!shelf.games().contains(id)) {
      throw new Arguments.Unknown(
          "this check plays " + String.join(" or ", shelf.games()) + ", not '" + id + "'");
    }
    Shelf.Shelved game = shelf.game(id);
    JsonNode settings =
        Samples.find(game.game(), DEMO)
            .map(demo -> demo.path(kind))
            .orElse(MissingNode.getInstance());
    TreeMap<String, Scenario> scenarios = new TreeMap<>(game.pack().scenarios());
    Scenario scenario =
        settings.has("scenario")
            ? game.pack().scenario(settings.path("scenario").asText())
            : scenarios.firstEntry().getValue();
    List<String> seats = scenario.seats().stream().map(Seat::id).toList();
    return new SampleMatch(
        new ScenarioEntry(id, scenario.id(), seats),
        settings.path("orders").asInt(TO_THE_END),
        settings.path("latest").asInt(PRESET_LATEST));
  }

  /** People for its seats, in their order. */
  public Map<String, Api.Person> signUp(Api api, String suffix, String password) {
    Map<String, Api.Person> people = new LinkedHashMap<>();
    for (String seat : table.seats()) {
      people.put(seat, api.signUp(NAMES.get(people.size()) + "-" + suffix, password));
    }
    return people;
  }

  /** Opens it for people, who all take their seats. */
  public PlayedMatch open(Api api, Map<String, Api.Person> people) {
    List<String> accounts = new ArrayList<>();
    people.values().forEach(person -> accounts.add(person.account()));
    return PlayedMatch.open(api, people, table.between(accounts));
  }
}
