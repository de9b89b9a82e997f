package umpire.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import umpire.kernel.game.Game;
import umpire.wire.Schemas;

/**
 * The checked-in documents of the games are those that the code of the games makes, and nothing
 * stands in them that no service refers to.
 */
class GameDocumentsTest {
  private static final Contracts CONTRACTS = new Contracts(Path.of("."));
  private static final String STALE = "openapi/games/%s.yaml is stale: ./umpire contracts";

  @Test
  void everyGameOnTheShelfHasOneAndNothingElseHas() throws IOException {
    List<String> expected = new ArrayList<>(List.of("kernel"));
    expected.addAll(games().keySet());
    assertThat(CONTRACTS.games()).containsExactlyInAnyOrderElementsOf(expected);
  }

  @Test
  void everySchemaOfAGameIsTheOneThatItsCodeMakes() throws IOException {
    for (Map.Entry<String, Schemas> game : games().entrySet()) {
      for (Map.Entry<String, JsonNode> schema : schemas(game.getKey()).properties()) {
        assertThat(plain(schema.getValue()))
            .as(STALE + ", at %s", game.getKey(), schema.getKey())
            .isEqualTo(game.getValue().definitions().get(schema.getKey()));
      }
    }
  }

  @Test
  void everySchemaOfTheKernelIsTheOneThatEveryGameHas() throws IOException {
    for (Map.Entry<String, JsonNode> schema : schemas("kernel").properties()) {
      assertThat(games().values().stream().map(Schemas::definitions))
          .as(STALE + ", at %s", "kernel", schema.getKey())
          .anyMatch(all -> plain(schema.getValue()).equals(all.get(schema.getKey())))
          .allMatch(
              all ->
                  !all.containsKey(schema.getKey())
                      || plain(schema.getValue()).equals(all.get(schema.getKey())));
    }
  }

  /** Divided again, what the services' documents are together gives the same files. */
  @Test
  void noDocumentHasMoreThanTheServicesReferTo() throws IOException {
    SortedMap<String, ObjectNode> whole = new TreeMap<>();
    for (String service : CONTRACTS.services()) {
      whole.put(service, CONTRACTS.whole(service));
    }
    Division division = Division.of(whole, games().keySet());
    for (String game : CONTRACTS.games()) {
      assertThat(division.games().get(game))
          .as(STALE, game)
          .hasToString(Contracts.read(CONTRACTS.game(game)).toString());
    }
    for (String service : CONTRACTS.services()) {
      assertThat(division.services().get(service))
          .as("openapi/%s.yaml is stale: ./umpire contracts", service)
          .hasToString(Contracts.read(CONTRACTS.current(service)).toString());
    }
  }

  @Test
  void noSchemaStandsTwice() throws IOException {
    Set<String> seen = new HashSet<>();
    for (String game : CONTRACTS.games()) {
      for (Map.Entry<String, JsonNode> schema : schemas(game).properties()) {
        assertThat(seen.add(schema.getKey())).as(schema.getKey()).isTrue();
      }
    }
    for (String service : CONTRACTS.services()) {
      Contracts.read(CONTRACTS.current(service))
          .at("/components/schemas")
          .fieldNames()
          .forEachRemaining(name -> assertThat(seen).doesNotContain(name));
    }
  }

  private static JsonNode schemas(String game) throws IOException {
    JsonNode schemas = Contracts.read(CONTRACTS.game(game)).at("/components/schemas");
    assertThat(schemas.isEmpty()).isFalse();
    return schemas;
  }

  /**
   * As wire makes it: references within one document, constants without the names of the chassis.
   */
  private static JsonNode plain(JsonNode schema) {
    JsonNode plain =
        References.changed(
            schema.deepCopy(),
            reference ->
                new References.Target("", References.target(reference).name()).reference());
    return ((ObjectNode) plain).without("x-enum-varnames");
  }

  /** By id the games of the class path, which here are those of the shelf. */
  private static SortedMap<String, Schemas> games() {
    SortedMap<String, Schemas> games = new TreeMap<>();
    for (Game game : ServiceLoader.load(Game.class)) {
      games.put(game.id(), Schemas.of(game));
    }
    return games;
  }
}
