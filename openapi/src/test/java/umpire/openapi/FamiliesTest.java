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
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.wire.Schemas;

/**
 * The members of sealed families can be distinguished; every command of every game has an example.
 */
class FamiliesTest {
  private static final Contracts CONTRACTS = new Contracts(Path.of("."));
  private static final String HOME = "https://umpire.invalid/contract";
  private static final String SCHEMAS = "#/components/schemas/";

  private static List<String> services() throws IOException {
    return CONTRACTS.services();
  }

  @ParameterizedTest
  @MethodSource("services")
  void everyFamilyDistinguishesItsMembers(String service) throws IOException {
    JsonNode document = CONTRACTS.whole(service);
    List<String> faults = new ArrayList<>();
    document
        .at("/components/schemas")
        .properties()
        .forEach(schema -> faults.addAll(faults(document, schema.getKey(), schema.getValue())));
    assertThat(faults).isEmpty();
  }

  private static List<String> faults(JsonNode document, String name, JsonNode schema) {
    List<String> faults = new ArrayList<>();
    JsonNode mapping = schema.at("/discriminator/mapping");
    if (schema.has("oneOf") && mapping.size() != schema.path("oneOf").size()) {
      faults.add(name + " has members that no word names");
    }
    String property = schema.at("/discriminator/propertyName").asText();
    for (Map.Entry<String, JsonNode> word : mapping.properties()) {
      JsonNode member = document.at(word.getValue().asText().substring(1));
      if (!says(member.path("properties").path(property), word.getKey())
          || member
              .path("required")
              .valueStream()
              .noneMatch(one -> one.asText().equals(property))) {
        faults.add(name + ": " + word.getKey() + " is not what its member says");
      }
    }
    return faults;
  }

  /** Whether it can be this word alone. */
  private static boolean says(JsonNode schema, String word) {
    JsonNode value = schema.has("const") ? schema.path("const") : schema.at("/enum/0");
    return value.asText().equals(word) && schema.path("enum").size() <= 1;
  }

  /** A success has a status below 400: a socket's is 101. */
  @ParameterizedTest
  @MethodSource("services")
  void everyOperationHasASuccess(String service) throws IOException {
    List<String> faults = new ArrayList<>();
    for (Map.Entry<String, JsonNode> path : CONTRACTS.whole(service).path("paths").properties()) {
      for (JsonNode operation : path.getValue()) {
        boolean succeeds =
            operation
                .path("responses")
                .propertyStream()
                .map(Map.Entry::getKey)
                .anyMatch(
                    status ->
                        status.matches(
                            "[23].." + (path.getKey().endsWith("/socket") ? "|101" : "")));
        if (operation.has("responses") && !succeeds) {
          faults.add(operation.path("operationId").asText());
        }
      }
    }
    assertThat(faults).isEmpty();
  }

  @Test
  void everyCommandHasAnExampleThatIsOne() throws IOException {
    JsonNode document = CONTRACTS.whole("game-service");
    SchemaRegistry registry =
        SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12,
            builder -> builder.schemas(Map.of(HOME, document.toString())));
    Map<String, Integer> counts = new TreeMap<>();
    List<String> faults = new ArrayList<>();
    for (JsonNode game : document.at("/components/schemas/GameCommand/anyOf")) {
      String family = game.path("$ref").asText();
      for (JsonNode member : document.at(family.substring(1) + "/oneOf")) {
        String reference = member.path("$ref").asText();
        JsonNode examples = document.at(reference.substring(1)).path("examples");
        if (examples.isEmpty()) {
          faults.add(reference + " has no example");
        }
        for (JsonNode example : examples) {
          registry
              .getSchema(SchemaLocation.of(HOME + family))
              .validate(example.toString(), InputFormat.JSON)
              .forEach(fault -> faults.add(reference + ": " + fault));
          counts.merge(family.substring(SCHEMAS.length()), 1, Integer::sum);
        }
      }
    }
    assertThat(faults).isEmpty();
    Map<String, Integer> commands = new TreeMap<>();
    for (Schemas game : Schemas.ofShelf()) {
      String family = Objects.requireNonNull(game.roles().get("Command")).path("$ref").asText();
      commands.put(family.substring(SCHEMAS.length()), game.members("Command").size());
    }
    assertThat(commands).isNotEmpty();
    assertThat(counts).isEqualTo(commands);
  }
}
