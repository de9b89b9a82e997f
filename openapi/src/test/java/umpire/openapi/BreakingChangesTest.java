package umpire.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What was released is kept; and the check finds what would break it. */
class BreakingChangesTest {
  private static final Contracts CONTRACTS = new Contracts(Path.of("."));
  private static final YAMLMapper YAML = new YAMLMapper();

  private static final String DOCUMENT =
      """
      openapi: 3.1.0
      security: [{}, {bearer: []}]
      paths:
        /v1/things/{id}:
          get:
            operationId: readThing
            parameters:
            - {name: id, in: path, required: true, schema: {type: string}}
            - {name: limit, in: query, schema: {type: integer, maximum: 100}}
            responses:
              '200':
                headers: {ETag: {schema: {type: string}}}
                content:
                  application/json: {schema: {$ref: '#/components/schemas/Thing'}}
              '404': {description: There is none.}
          put:
            operationId: writeThing
            security: [{bearer: [write]}]
            requestBody:
              content:
                application/json: {schema: {$ref: '#/components/schemas/Order'}}
            responses:
              '200': {description: Done.}
      components:
        schemas:
          Thing:
            type: object
            required: [name, state]
            properties:
              name: {type: string}
              state: {type: string, enum: [new, old]}
              size: {type: integer, minimum: 0}
              parts: {type: array, items: {$ref: '#/components/schemas/Thing'}}
              act:
                anyOf:
                - {$ref: '#/components/schemas/Act'}
          Act:
            oneOf:
            - {$ref: '#/components/schemas/Step'}
            - {$ref: '#/components/schemas/Pass'}
            discriminator:
              propertyName: type
              mapping:
                step: '#/components/schemas/Step'
                pass: '#/components/schemas/Pass'
          Step: {type: object, required: [type, to], properties: {type: {const: step}, to: {type: string}}}
          Pass: {type: object, required: [type], properties: {type: {const: pass}}}
          Order:
            type: object
            required: [act]
            properties:
              act: {$ref: '#/components/schemas/Act'}
              note: {type: string, maxLength: 80}
              kind: {type: string, enum: [a, b]}
            additionalProperties: false
      """;

  private static List<String> promised() throws IOException {
    return CONTRACTS.promised();
  }

  /** Before the first release there is nothing to keep, and the build says so. */
  @ParameterizedTest
  @MethodSource("promised")
  void whatWasReleasedIsKept(String service) throws IOException {
    if (CONTRACTS.isReleased()) {
      assertThat(CONTRACTS.released().current(service)).exists();
    } else {
      System.out.println(
          "Nothing is released yet (there is no openapi/released/), so "
              + service
              + " is compared with nothing; the first ./umpire contracts --release begins it.");
    }
    assertThat(CONTRACTS.breaches(service))
        .as("%s breaks what was released; openapi/README.md says what to do", service)
        .isEmpty();
  }

  @Test
  void nothingChangedBreaksNothing() throws IOException {
    assertThat(BreakingChanges.of(document(DOCUMENT), document(DOCUMENT))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "/v1/things/{id} | /v1/items/{id}         | GET /v1/things/{id}: is gone",
        "readThing       | getThing               | GET /v1/things/{id}: its operationId was readThing",
        "name: limit     | name: most             | GET /v1/things/{id} query limit: is gone",
        "in: query, sch  | in: query, required: true, sch"
            + " | GET /v1/things/{id} query limit: is required now",
        "maximum: 100    | maximum: 50            | GET /v1/things/{id} query limit: maximum was 100",
        "security: [{}, {bearer: []}] | security: [{bearer: []}]"
            + " | GET /v1/things/{id}: no longer lets in by {}",
        "[write]         | [write, admin]         | PUT /v1/things/{id}: no longer lets in by {\"bearer\":[\"write\"]}",
        "'200': {desc    | '202': {desc           | PUT /v1/things/{id} 200: is gone",
        "headers: {ETag  | headers: {Age          | GET /v1/things/{id} 200: the header ETag is gone",
        "enum: [new, old]| enum: [new]            | Thing (received).state: \"old\" is gone",
        "size: {type: integer | size: {type: string | Thing (received).size: type was \"integer\"",
        "minimum: 0      | minimum: -1            | Thing (received).size: minimum was 0",
        "size: {         | weight: {              | Thing (received).size: is gone",
        "[name, state]   | [name]                 | Thing (received).state: may be left out now",
        "type, to], prop | type], prop            | Step (received).to: may be left out now",
        "enum: [a, b]    | enum: [a]              | Order (sent).kind: \"b\" is gone",
        "maxLength: 80   | maxLength: 40          | Order (sent).note: maxLength was 80",
        "note: {         | remark: {              | Order (sent).note: is gone",
        "required: [act] | required: [act, note]  | Order (sent).note: is required now",
        "type: string, maxLength | type: string, pattern: x, maxLength"
            + " | Order (sent).note: pattern was absent",
        "required: [type], | required: [type, why], | Pass (sent).why: is required now",
      })
  void aBreachIsFound(String now, String then, String found) throws IOException {
    assertThat(DOCUMENT).contains(now);
    assertThat(BreakingChanges.of(document(DOCUMENT), document(DOCUMENT.replace(now, then))))
        .contains(found);
  }

  @Test
  void aMemberOfAFamilyThatIsGoneIsFoundBothWays() throws IOException {
    String without =
        DOCUMENT
            .replace("      - {$ref: '#/components/schemas/Pass'}\n", "")
            .replace("          pass: '#/components/schemas/Pass'\n", "");
    assertThat(without.lines().count()).isEqualTo(DOCUMENT.lines().count() - 2);
    assertThat(BreakingChanges.of(document(DOCUMENT), document(without)))
        .containsExactly(
            "Act (received): pass is gone from its family",
            "Act (sent): pass is gone from its family");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "/v1/things/{id}: | `/v1/more: {get: {operationId: more}}\n  /v1/things/{id}:`",
        "'404': {         | '429': {",
        "enum: [new, old] | enum: [new, old, lost]",
        "size: {          | `colour: {type: string}\n        size: {`",
        "enum: [a, b]     | enum: [a, b, c]",
        "maxLength: 80    | maxLength: 90",
        "note: {          | `mood: {type: string}\n        note: {`",
        "[write]          | []",
        "required: [act]  | required: []",
        "maximum: 100     | maximum: 200",
      })
  void anAdditionBreaksNothing(String now, String then) throws IOException {
    assertThat(DOCUMENT).contains(now);
    assertThat(BreakingChanges.of(document(DOCUMENT), document(DOCUMENT.replace(now, then))))
        .isEmpty();
  }

  /** Of texts by place, which name no members. */
  @Test
  void whatACommandHoldsKeepsItsOrder() throws IOException {
    String commands =
        """
        components:
          schemas:
            GameCommand: {anyOf: [{$ref: '#/components/schemas/Step'}]}
            Step: {type: object, properties: {unit: {type: string}, to: {$ref: '#/components/schemas/Way'}}}
            Way: {type: object, properties: {by: {type: string}, over: {type: string}}}
            Thing: {type: object, properties: {name: {type: string}, by: {type: string}}}
        """;
    String by = "by: {type: string}";
    String over = "over: {type: string}";
    String turned = commands.replace(by + ", " + over, over + ", " + by);
    assertThat(BreakingChanges.of(document(commands), document(turned)))
        .containsExactly("Way (sent): its members stood in the order by, over");
    String elsewhere =
        commands.replace("name: {type: string}, " + by, by + ", name: {type: string}");
    assertThat(elsewhere).isNotEqualTo(commands);
    assertThat(BreakingChanges.of(document(commands), document(elsewhere))).isEmpty();
  }

  @Test
  void aNewMemberOfAFamilyBreaksNothing() throws IOException {
    String alternative = "      - {$ref: '#/components/schemas/Pass'}\n";
    String word = "          pass: '#/components/schemas/Pass'\n";
    String more =
        DOCUMENT
            .replace(alternative, alternative + alternative.replace("Pass", "Rest"))
            .replace(word, word + word.replace("Pass", "Rest").replace("pass", "rest"))
            .replace("    Pass: {", "    Rest: {type: object}\n    Pass: {");
    assertThat(more.lines().count()).isEqualTo(DOCUMENT.lines().count() + 3);
    assertThat(BreakingChanges.of(document(DOCUMENT), document(more))).isEmpty();
  }

  @Test
  void aReleaseIsRecordedAndABreachIsNot(@TempDir Path folder) throws IOException {
    Path current = folder.resolve("thing-service.yaml");
    Path released = folder.resolve("released").resolve("thing-service.yaml");
    Files.writeString(current, DOCUMENT);
    assertThat(release(folder)).isEqualTo("released: thing-service\n");
    assertThat(released).content().isEqualTo(DOCUMENT);
    Files.writeString(current, DOCUMENT.replace("note: {", "remark: {"));
    assertThat(release(folder)).contains("thing-service: Order (sent).note: is gone");
    assertThat(released).content().isEqualTo(DOCUMENT);
  }

  /** What games have stands in documents of theirs; it is released and compared with the rest. */
  @Test
  void aGamesDocumentIsReleasedWithTheOthers(@TempDir Path folder) throws IOException {
    Path games = Files.createDirectories(folder.resolve("games"));
    Path game = games.resolve("siege.yaml");
    String schemas =
        "components: {schemas: {SiegeStep: {type: object, properties: {to: {type: string}}}}}";
    Files.writeString(game, schemas);
    Files.writeString(
        folder.resolve("thing-service.yaml"),
        DOCUMENT.replace(
            "note: {",
            "step: {$ref: 'games/siege.yaml#/components/schemas/SiegeStep'}\n        note: {"));
    assertThat(release(folder)).isEqualTo("released: thing-service\n");
    assertThat(folder.resolve("released/games/siege.yaml")).content().isEqualTo(schemas);
    Files.writeString(game, schemas.replace("to: {", "towards: {"));
    assertThat(release(folder)).contains("thing-service: SiegeStep (sent).to: is gone");
    assertThat(folder.resolve("released/games/siege.yaml")).content().isEqualTo(schemas);
  }

  private static String release(Path folder) throws IOException {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(output, true, StandardCharsets.UTF_8);
    int status = Main.run(List.of("release", folder.toString()), out, out);
    String text = output.toString(StandardCharsets.UTF_8);
    assertThat(status).isEqualTo(text.contains("Nothing was recorded") ? 1 : 0);
    return text;
  }

  private static ObjectNode document(String text) throws IOException {
    return (ObjectNode) YAML.readTree(text);
  }
}
