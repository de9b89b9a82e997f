package umpire.openapi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static umpire.openapi.Rendering.AnyOf.KEPT;
import static umpire.openapi.Rendering.AnyOf.OPEN;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** OpenAPI 3.0 says what 3.1 says, and the build writes it. */
class RenderingTest {
  private static final Contracts CONTRACTS = new Contracts(Path.of("."));
  private static final YAMLMapper YAML = new YAMLMapper();

  /** What this build wrote before its tests. */
  private static final Path WRITTEN = Path.of("target", "contracts");

  private static List<String> services() throws IOException {
    return CONTRACTS.services();
  }

  @ParameterizedTest
  @MethodSource("services")
  void theBuildWritesTheRendering(String service) throws IOException {
    assertThat(WRITTEN.resolve("3.0").resolve(service + ".yaml"))
        .content()
        .isEqualTo(CONTRACTS.rendering(service));
  }

  @Test
  void theSameBytesAreWrittenAgain(@TempDir Path again) throws IOException {
    assertThat(Main.run(List.of("render", ".", again.toString()), System.out, System.err)).isZero();
    List<Path> files = files(again);
    assertThat(files).isEqualTo(files(WRITTEN)).hasSize(2 * services().size() + 2);
    for (Path file : files) {
      assertThat(again.resolve(file)).hasSameBinaryContentAs(WRITTEN.resolve(file));
    }
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).map(folder::relativize).sorted().toList();
    }
  }

  /** Bodies of streams are described once, in the rendering of game-service's document. */
  @ParameterizedTest
  @ValueSource(strings = {"streams.yaml", "asyncapi.yaml"})
  void everyReferenceOfStreamsAndTopicsLeadsSomewhere(String name) throws IOException {
    ObjectNode document = Contracts.read(WRITTEN.resolve(name));
    List<String> references = document.findValuesAsText("$ref");
    assertThat(references).isNotEmpty();
    Map<String, JsonNode> documents = new HashMap<>(Map.of("", document));
    for (String reference : references) {
      String[] parts = reference.split("#", -1);
      if (!documents.containsKey(parts[0])) {
        documents.put(parts[0], Contracts.read(WRITTEN.resolve(parts[0])));
      }
      assertThat(documents.get(parts[0]).at(parts[1]).isMissingNode()).as(reference).isFalse();
    }
  }

  @Test
  void everyServiceHasOne() throws IOException {
    assertThat(services())
        .containsExactly("combat-service", "game-service", "lobby-service", "supply-service");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{const: pass}                                 | {enum: [pass]}",
        "{type: string, examples: [a, b]}              | {type: string, example: a}",
        "{$ref: '#/components/schemas/A'}              | {$ref: '#/components/schemas/A'}",
        "{$ref: '#/components/schemas/A', type: object}| {$ref: '#/components/schemas/A'}",
        "{description: d, $ref: '#/components/schemas/A'}"
            + " | {description: d, allOf: [{$ref: '#/components/schemas/A'}]}",
        "{type: object, propertyNames: {const: a}}     | {type: object, x-propertyNames: {enum: [a]}}",
        "{oneOf: [{const: a}], anyOf: [{const: b}]}    | {oneOf: [{enum: [a]}], anyOf: [{enum: [b]}]}",
        "{additionalProperties: {const: a}}            | {additionalProperties: {enum: [a]}}",
        "{type: object, additionalProperties: false}   | {type: object, additionalProperties: false}",
        "{properties: {example: {const: a}}}           | {properties: {example: {enum: [a]}}}",
        "{items: {const: a}, minItems: 1}              | {items: {enum: [a]}, minItems: 1}",
      })
  void aSchemaIsWrittenInTheTermsOf30(String schema, String rendered) throws IOException {
    JsonNode document = Rendering.of(document(schema), KEPT);
    assertThat(document.path("openapi").asText()).isEqualTo("3.0.3");
    assertThat(document.at("/components/schemas/B")).isEqualTo(YAML.readTree(rendered));
    assertThat(document.at("/paths/~1a/get/parameters/0/schema"))
        .isEqualTo(YAML.readTree(rendered));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{anyOf: [{$ref: '#/components/schemas/A'}, {type: object}]}"
            + " | {x-anyOf: [{$ref: '#/components/schemas/A'}, {type: object}],"
            + " type: object, additionalProperties: true}",
        "{anyOf: [{oneOf: [{type: object}]}, {type: object}], type: object}"
            + " | {x-anyOf: [{oneOf: [{type: object}]}, {type: object}],"
            + " type: object, additionalProperties: true}",
        "{anyOf: [{type: string}, {type: object}]} | {x-anyOf: [{type: string}, {type: object}]}",
        "{oneOf: [{type: object}, {type: string}]} | {oneOf: [{type: object}, {type: string}]}",
        "{anyOf: [{type: object}, {type: object}], discriminator: {propertyName: t}}"
            + " | {anyOf: [{type: object}, {type: object}], discriminator: {propertyName: t}}",
      })
  void anyOfSeveralIsAnyObjectToCodeGenerators(String schema, String rendered) throws IOException {
    assertThat(Rendering.of(document(schema), OPEN).at("/components/schemas/B"))
        .isEqualTo(YAML.readTree(rendered));
  }

  @Test
  void aSchemaWithOneAlternativeIsReplacedByIt() throws IOException {
    ObjectNode schema = document("{$ref: '#/components/schemas/C'}");
    schema
        .withObject("/components/schemas")
        .set("C", YAML.readTree("{anyOf: [{$ref: '#/components/schemas/A'}]}"));
    JsonNode rendered = Rendering.of(schema, OPEN);
    assertThat(rendered.at("/components/schemas/B/$ref").asText())
        .isEqualTo("#/components/schemas/A");
    assertThat(rendered.at("/components/schemas").has("C")).isFalse();
    assertThat(Rendering.of(schema, KEPT).at("/components/schemas").has("C")).isTrue();
  }

  @Test
  void scopesOfABearerStandBeside() throws IOException {
    ObjectNode document = document("{type: string}");
    document.set("security", YAML.readTree("[{}, {bearer: []}]"));
    document.withObject("/paths/~1a/get").set("security", YAML.readTree("[{bearer: [play]}]"));
    JsonNode rendered = Rendering.of(document, KEPT);
    assertThat(rendered.path("security")).isEqualTo(document.path("security"));
    assertThat(rendered.has("x-security")).isFalse();
    JsonNode operation = rendered.at("/paths/~1a/get");
    assertThat(operation.path("security")).isEqualTo(YAML.readTree("[{bearer: []}]"));
    assertThat(operation.path("x-security")).isEqualTo(YAML.readTree("[{bearer: [play]}]"));
  }

  @Test
  void whatIsNoSchemaStaysAsItIs() throws IOException {
    ObjectNode document = document("{type: string}");
    document.withObject("/info").put("title", "Things").put("const", "c");
    assertThat(Rendering.of(document, KEPT).path("info")).isEqualTo(document.path("info"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{type: [string, 'null']}",
        "{if: {const: a}}",
        "{prefixItems: [{const: a}]}",
        "{exclusiveMinimum: 0}",
        "{items: true}",
      })
  void whatNobodyDecidedAboutIsRefused(String schema) throws IOException {
    ObjectNode document = document(schema);
    assertThatThrownBy(() -> Rendering.of(document, KEPT))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void onlyDocumentsOf31AreRendered() throws IOException {
    ObjectNode old = document("{type: string}").put("openapi", "3.0.3");
    assertThatThrownBy(() -> Rendering.of(old, KEPT)).isInstanceOf(IllegalArgumentException.class);
    ObjectNode dialect = document("{type: string}").put("jsonSchemaDialect", "urn:of-our-own");
    assertThatThrownBy(() -> Rendering.of(dialect, KEPT))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void webhooksStandBeside() throws IOException {
    ObjectNode hooked = document("{type: string}");
    hooked
        .putObject("webhooks")
        .putObject("told")
        .putObject("post")
        .putObject("requestBody")
        .putObject("content")
        .putObject("application/json")
        .putObject("schema")
        .put("const", "told");
    ObjectNode rendered = Rendering.of(hooked, KEPT);
    assertThat(rendered.has("webhooks")).isFalse();
    assertThat(
            rendered.at(
                "/x-webhooks/told/post/requestBody/content/application~1json/schema/enum/0"))
        .isEqualTo(TextNode.valueOf("told"));
  }

  /** One with the schema at two places. */
  private static ObjectNode document(String schema) throws IOException {
    return (ObjectNode)
        YAML.readTree(
            """
            openapi: 3.1.0
            paths:
              /a:
                get:
                  parameters:
                  - name: const
                    schema: SCHEMA
            components:
              schemas:
                A: {type: object}
                B: SCHEMA
            """
                .replace("SCHEMA", schema));
  }
}
