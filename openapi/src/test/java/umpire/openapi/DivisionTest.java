package umpire.openapi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The schemas of a game stand once; put together again, each document is what it was. */
class DivisionTest {
  private static final YAMLMapper YAML = new YAMLMapper();
  private static final List<String> GAMES = List.of("siege", "siege-two");

  private static final String REFEREE =
      """
      openapi: 3.1.0
      info: {title: 'Umpire: referee', version: '1', license: {name: Apache-2.0}}
      paths: {/a: {get: {responses: {'200': {content: {json: {schema: {$ref: '#/components/schemas/GameEvent'}}}}}}}}
      components:
        schemas:
          Effect: {type: object}
          GameEvent: {anyOf: [{$ref: '#/components/schemas/SiegeEvent'}, {$ref: '#/components/schemas/SiegeTwoEvent'}]}
          SiegeBrief: {type: object, properties: {by: {$ref: '#/components/schemas/Effect'}}}
          SiegeEvent:
            oneOf: [{$ref: '#/components/schemas/SiegeBrief'}]
            discriminator: {propertyName: type, mapping: {brief: '#/components/schemas/SiegeBrief'}}
          SiegeTwoEvent: {type: object}
        responses: {'400': {description: no}}
      """;

  private static final String DESK =
      """
      openapi: 3.1.0
      info: {title: 'Umpire: desk', version: '1'}
      components:
        schemas:
          Effect: {type: object}
          Order: {type: object, properties: {brief: {$ref: '#/components/schemas/SiegeBrief'}}}
          SiegeBrief: {type: object, properties: {by: {$ref: '#/components/schemas/Effect'}}, additionalProperties: false}
      """;

  @Test
  void whatIsAGamesStandsInItsDocument() throws IOException {
    Division division = Division.of(documents(REFEREE, DESK), GAMES);
    assertThat(division.games().keySet()).containsExactly("kernel", "siege", "siege-two");
    assertThat(names(in(division.games(), "siege"))).containsExactly("SiegeBrief", "SiegeEvent");
    assertThat(names(in(division.games(), "siege-two"))).containsExactly("SiegeTwoEvent");
    assertThat(names(in(division.games(), "kernel"))).containsExactly("Effect");
    assertThat(names(in(division.services(), "referee-service"))).containsExactly("GameEvent");
    assertThat(names(in(division.services(), "desk-service"))).containsExactly("Order");
    JsonNode siege = in(division.games(), "siege");
    assertThat(siege.at("/components/schemas/SiegeBrief/properties/by/$ref").asText())
        .isEqualTo("kernel.yaml#/components/schemas/Effect");
    assertThat(siege.at("/components/schemas/SiegeEvent/discriminator/mapping/brief").asText())
        .isEqualTo("#/components/schemas/SiegeBrief");
    assertThat(
            in(division.services(), "referee-service").at("/components/schemas/GameEvent/anyOf/1"))
        .isEqualTo(
            YAML.readTree("{$ref: 'games/siege-two.yaml#/components/schemas/SiegeTwoEvent'}"));
  }

  /** What a service only takes has no other members there, and other members elsewhere. */
  @Test
  void aServiceNamesWhatItCloses() throws IOException {
    Division division = Division.of(documents(REFEREE, DESK), GAMES);
    assertThat(in(division.games(), "siege").at("/components/schemas/SiegeBrief"))
        .isEqualTo(
            YAML.readTree(
                "{type: object, properties: {by: {$ref: 'kernel.yaml#/components/schemas/Effect'}}}"));
    assertThat(in(division.services(), "desk-service").path(Bundle.CLOSED))
        .isEqualTo(YAML.readTree("['games/siege.yaml#/components/schemas/SiegeBrief']"));
    assertThat(in(division.services(), "referee-service").has(Bundle.CLOSED)).isFalse();
  }

  @Test
  void putTogetherAgainEachDocumentIsWhatItWas() throws IOException {
    SortedMap<String, ObjectNode> documents = documents(REFEREE, DESK);
    Division division = Division.of(documents, GAMES);
    for (Map.Entry<String, ObjectNode> service : division.services().entrySet()) {
      ObjectNode whole =
          Bundle.of(
              service.getValue(),
              file -> in(division.games(), file.replace("games/", "").replace(".yaml", "")));
      assertThat(whole).hasToString(in(documents, service.getKey()).toString());
    }
    assertThat(documents).isEqualTo(documents(REFEREE, DESK));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SiegeBrief: {type: object, prop | SiegeBrief: {type: object, title: x, prop | SiegeBrief of siege",
        "Effect: {type: object} | Effect: {type: string} | Effect of kernel",
        "additionalProperties: false} | additionalProperties: {}} | SiegeBrief of siege",
      })
  void aSchemaThatDiffersIsRefusedAndBothServicesAreNamed(String now, String then, String name)
      throws IOException {
    assertThat(DESK).contains(now);
    SortedMap<String, ObjectNode> documents = documents(REFEREE, DESK.replace(now, then));
    assertThatThrownBy(() -> Division.of(documents, GAMES))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the schema %s differs between desk-service and referee-service", name);
  }

  /** The notation reads members by their places. */
  @Test
  void anotherOrderOfMembersIsADifference() throws IOException {
    String two = "properties: {by: {$ref: '#/components/schemas/Effect'}, to: {type: string}}";
    String turned = "properties: {to: {type: string}, by: {$ref: '#/components/schemas/Effect'}}";
    String one = "properties: {by: {$ref: '#/components/schemas/Effect'}}";
    SortedMap<String, ObjectNode> documents =
        documents(REFEREE.replace(one, two), DESK.replace(one, turned));
    assertThatThrownBy(() -> Division.of(documents, GAMES))
        .hasMessageContaining("differs between desk-service and referee-service");
  }

  @Test
  void whatEveryGameHasRefersToNoGame() throws IOException {
    SortedMap<String, ObjectNode> documents =
        documents(
            REFEREE.replace(
                "Effect: {type: object}", "Effect: {$ref: '#/components/schemas/SiegeTwoEvent'}"),
            DESK);
    assertThatThrownBy(() -> Division.of(documents, GAMES))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("Effect", "SiegeTwoEvent");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "games/siege.yaml#/components/schemas/Nothing | Nothing leads nowhere",
        "games/other.yaml#/components/schemas/Order   | has the name of another schema",
      })
  void aReferenceThatCannotBeFollowedIsRefused(String reference, String message)
      throws IOException {
    ObjectNode document =
        YAML.readValue(
            DESK.replace("#/components/schemas/SiegeBrief", reference), ObjectNode.class);
    ObjectNode other = YAML.readValue("{components: {schemas: {Order: {}}}}", ObjectNode.class);
    assertThatThrownBy(() -> Bundle.of(document, _ -> other))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }

  @Test
  void whatIsClosedMustBeReferredTo() throws IOException {
    ObjectNode document = YAML.readValue(REFEREE, ObjectNode.class);
    document.putArray(Bundle.CLOSED).add("games/siege.yaml#/components/schemas/SiegeBrief");
    assertThatThrownBy(() -> Bundle.of(document, _ -> document))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("SiegeBrief is closed");
  }

  /** As ./umpire contracts does, twice; a game that is no more leaves no document behind. */
  @Test
  void theSameBytesAreWrittenAgain(@TempDir Path folder) throws IOException {
    Path generated = Files.createDirectories(folder.resolve("generated"));
    Path contracts = Files.createDirectories(folder.resolve("contracts"));
    Files.writeString(generated.resolve("referee-service.yaml"), REFEREE);
    Files.writeString(generated.resolve("desk-service.yaml"), DESK);
    Files.createDirectories(contracts.resolve("games"));
    Files.writeString(contracts.resolve("games").resolve("gone.yaml"), "openapi: 3.1.0\n");
    assertThat(divide(contracts, generated)).isEmpty();
    List<String> first = texts(contracts);
    assertThat(first).hasSize(5);
    assertThat(contracts.resolve("games").resolve("gone.yaml")).doesNotExist();
    assertThat(divide(contracts, generated)).isEmpty();
    assertThat(texts(contracts)).isEqualTo(first);
    Files.writeString(
        generated.resolve("desk-service.yaml"),
        DESK.replace("Effect: {type", "Effect: {title: x, type"));
    assertThat(divide(contracts, generated))
        .isEqualTo(
            "the schema Effect of kernel differs between desk-service and referee-service\n");
    assertThat(texts(contracts)).isEqualTo(first);
  }

  /** What the program says; it exits 1 where it refuses. */
  private static String divide(Path contracts, Path generated) throws IOException {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(output, true, StandardCharsets.UTF_8);
    List<String> words = new ArrayList<>(List.of("divide", "" + contracts, "" + generated));
    words.addAll(GAMES);
    int status = Main.run(words, out, out);
    String text = output.toString(StandardCharsets.UTF_8);
    assertThat(status).isEqualTo(text.isEmpty() ? 0 : 1);
    return text;
  }

  private static List<String> texts(Path folder) throws IOException {
    List<String> texts = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        texts.add(folder.relativize(file) + "\n" + Files.readString(file));
      }
    }
    return texts;
  }

  private static ObjectNode in(Map<String, ObjectNode> documents, String name) {
    return Objects.requireNonNull(documents.get(name), name);
  }

  private static List<String> names(JsonNode document) {
    List<String> names = new ArrayList<>();
    document.at("/components/schemas").fieldNames().forEachRemaining(names::add);
    return names;
  }

  private static SortedMap<String, ObjectNode> documents(String referee, String desk)
      throws IOException {
    SortedMap<String, ObjectNode> documents = new TreeMap<>();
    documents.put("referee-service", YAML.readValue(referee, ObjectNode.class));
    documents.put("desk-service", YAML.readValue(desk, ObjectNode.class));
    return documents;
  }
}
