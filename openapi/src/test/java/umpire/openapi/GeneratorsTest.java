package umpire.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Names and values that make the output of code generators fail to compile or lose operations. */
class GeneratorsTest {
  private static final Contracts CONTRACTS = new Contracts(Path.of("."));
  private static final String HOME = "https://umpire.invalid/contract";
  private static final String DEFAULT = "default";

  private static List<String> services() throws IOException {
    return CONTRACTS.services();
  }

  /** Generators write a class for each tag; those of the webhooks overwrite those of the paths. */
  @ParameterizedTest
  @MethodSource("services")
  void noTagIsUsedByPathsAndWebhooks(String service) throws IOException {
    JsonNode document = CONTRACTS.whole(service);
    assertThat(tags(document.path("paths"))).isNotEmpty();
    assertThat(tags(document.path("webhooks")))
        .doesNotContainAnyElementsOf(tags(document.path("paths")));
  }

  private static Set<String> tags(JsonNode items) {
    Set<String> tags = new HashSet<>();
    for (JsonNode item : items) {
      for (JsonNode operation : item) {
        operation.path("tags").forEach(tag -> tags.add(tag.asText()));
      }
    }
    return tags;
  }

  /** In Go the constructor of X is the function NewX. */
  @Test
  void noSchemaHasTheNameOfAConstructor() throws IOException {
    JsonNode schemas = schemas();
    assertThat(names(schemas)).noneMatch(name -> schemas.has("New" + name));
  }

  /**
   * In Rust the enumeration of a member is a type with the member's name, in the schema's module.
   */
  @Test
  void noMemberWithAnEnumerationHasTheNameOfItsSchema() throws IOException {
    List<String> faults = new ArrayList<>();
    for (Map.Entry<String, JsonNode> schema : schemas().properties()) {
      for (Map.Entry<String, JsonNode> member : schema.getValue().path("properties").properties()) {
        if (member.getValue().has("enum")
            && member
                .getKey()
                .toLowerCase(Locale.ROOT)
                .equals(schema.getKey().toLowerCase(Locale.ROOT))) {
          faults.add(schema.getKey());
        }
      }
    }
    assertThat(faults).isEmpty();
  }

  /** In Go the constants of all enumerations share one namespace. */
  @Test
  void enumerationConstantsAreUnique() throws IOException {
    JsonNode schemas = schemas();
    Set<String> taken = new HashSet<>(names(schemas));
    List<String> faults = new ArrayList<>();
    int enumerations = 0;
    for (JsonNode schema : schemas) {
      JsonNode constants = schema.path("x-enum-varnames");
      if (schema.has("enum")) {
        enumerations++;
        assertThat(constants).hasSameSizeAs(schema.path("enum"));
      }
      for (JsonNode constant : constants) {
        if (!taken.add(constant.asText())) {
          faults.add(constant.asText());
        }
      }
    }
    assertThat(faults).isEmpty();
    assertThat(enumerations).isGreaterThan(40);
  }

  @ParameterizedTest
  @MethodSource("services")
  void everyDefaultFitsItsSchema(String service) throws IOException {
    JsonNode document = CONTRACTS.whole(service);
    SchemaRegistry registry =
        SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12,
            builder -> builder.schemas(Map.of(HOME, document.toString())));
    List<String> faults = new ArrayList<>();
    for (String pointer : defaults("", document)) {
      registry
          .getSchema(SchemaLocation.of(HOME + "#" + pointer))
          .validate(document.at(pointer).path(DEFAULT).toString(), InputFormat.JSON)
          .forEach(fault -> faults.add(pointer + ": " + fault));
    }
    assertThat(faults).isEmpty();
  }

  /** A parameter that must be sent has no default: the caller would never get it. */
  @ParameterizedTest
  @MethodSource("services")
  void noRequiredParameterHasADefault(String service) throws IOException {
    JsonNode document = CONTRACTS.whole(service);
    List<String> faults = new ArrayList<>();
    int seen = 0;
    for (JsonNode parameter :
        document.findValues("parameters").stream().flatMap(JsonNode::valueStream).toList()) {
      seen += parameter.has("schema") ? 1 : 0;
      if (parameter.path("required").asBoolean() && parameter.path("schema").has(DEFAULT)) {
        faults.add(parameter.path("name").asText());
      }
    }
    assertThat(faults).isEmpty();
    assertThat(seen).as("parameters of " + service).isPositive();
  }

  /** Where the schemas lie that have a default. */
  private static List<String> defaults(String at, JsonNode node) {
    List<String> found = new ArrayList<>();
    // Among responses "default" is a status.
    if (node.has(DEFAULT) && !at.endsWith("/responses")) {
      found.add(at);
    }
    if (node.isArray()) {
      for (int index = 0; index < node.size(); index++) {
        found.addAll(defaults(at + "/" + index, node.path(index)));
      }
    }
    node.properties()
        .forEach(
            member ->
                found.addAll(
                    defaults(
                        at + "/" + member.getKey().replace("~", "~0").replace("/", "~1"),
                        member.getValue())));
    return found;
  }

  /** An empty parameter leads to the address above, which may not take the method. */
  @ParameterizedTest
  @MethodSource("services")
  void everyOperationHasTheAnswer405(String service) throws IOException {
    List<String> faults = new ArrayList<>();
    for (JsonNode path : CONTRACTS.whole(service).path("paths")) {
      for (JsonNode operation : path) {
        if (operation.has("responses") && !operation.path("responses").has("405")) {
          faults.add(operation.path("operationId").asText());
        }
      }
    }
    assertThat(faults).isEmpty();
  }

  private static JsonNode schemas() throws IOException {
    return CONTRACTS.joined(Rendering.AnyOf.OPEN).at("/components/schemas");
  }

  private static List<String> names(JsonNode schemas) {
    return schemas.properties().stream().map(Map.Entry::getKey).toList();
  }
}
