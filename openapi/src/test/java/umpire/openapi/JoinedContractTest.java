package umpire.openapi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** All services as one document. */
class JoinedContractTest {
  private static final YAMLMapper YAML = new YAMLMapper();

  @Test
  void everyOperationOfEveryServiceIsInIt() throws IOException {
    Contracts contracts = new Contracts(Path.of("."));
    JsonNode whole = contracts.joined(Rendering.AnyOf.KEPT);
    int operations = 0;
    for (String service : contracts.services()) {
      JsonNode document = contracts.whole(service);
      for (JsonNode path : document.path("paths")) {
        operations += path.size();
      }
      for (JsonNode name : document.path("tags")) {
        assertThat(whole.path("tags").findValuesAsText("name"))
            .contains(name.path("name").asText());
      }
    }
    assertThat(whole.path("paths").findValues("operationId")).hasSize(operations);
    assertThat(whole.at("/components/schemas/Problem/properties").properties())
        .extracting(member -> member.getKey())
        .contains("pointer", "findings", "decision");
    for (String reference : whole.findValuesAsText("$ref")) {
      assertThat(whole.at(reference.substring(1)).isMissingNode()).as(reference).isFalse();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{type: string} | {type: string} | {type: string}",
        "{type: string, description: a} | {type: string, description: b}"
            + " | {type: string, description: a}",
        "{properties: {a: {type: string}}} | {properties: {b: {type: number}}}"
            + " | {properties: {a: {type: string}, b: {type: number}}}",
        "{properties: {}, additionalProperties: false} | {properties: {}} | {properties: {}}",
        "{properties: {}} | {properties: {}, additionalProperties: false} | {properties: {}}",
      })
  void equalSchemasAreJoined(String one, String other, String joined) throws IOException {
    assertThat(
            JoinedContract.of(List.of(document("/a", one), document("/b", other)))
                .at("/components"))
        .isEqualTo(YAML.readTree("{schemas: {Thing: " + joined + "}}"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{type: string} | {type: number}",
        "{type: string} | {type: string, maxLength: 3}",
        "{required: [a], properties: {a: {}}} | {properties: {a: {}}}",
        "{properties: {a: {type: string}}} | {properties: {a: {type: number}}}",
      })
  void differentSchemasOfOneNameAreRefused(String one, String other) throws IOException {
    List<ObjectNode> documents = List.of(document("/a", one), document("/b", other));
    assertThatThrownBy(() -> JoinedContract.of(documents))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("Thing");
  }

  @Test
  void aPathOrAnOperationOfTwoServicesIsRefused() throws IOException {
    ObjectNode one = document("/a", "{}");
    assertThatThrownBy(() -> JoinedContract.of(List.of(one, one)))
        .isInstanceOf(IllegalArgumentException.class);
    ObjectNode other = document("/b", "{}");
    ((ObjectNode) other.at("/paths/~1b/get")).put("operationId", "read/a");
    assertThatThrownBy(() -> JoinedContract.of(List.of(one, other)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static ObjectNode document(String path, String schema) throws IOException {
    return (ObjectNode)
        YAML.readTree(
            """
            openapi: 3.1.0
            info: {version: '1'}
            security: []
            paths: {PATH: {get: {operationId: readPATH}}}
            components: {schemas: {Thing: SCHEMA}}
            """
                .replace("PATH", path)
                .replace("SCHEMA", schema));
  }
}
