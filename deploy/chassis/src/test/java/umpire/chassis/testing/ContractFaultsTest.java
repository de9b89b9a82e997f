package umpire.chassis.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Answers that are not as their document says are found: the gate of all services' tests bites. */
class ContractFaultsTest {
  private static final String DOCUMENT =
      """
      paths:
        /v1/things/{id}:
          get:
            operationId: readThing
            responses:
              '200':
                content:
                  application/json:
                    schema:
                      $ref: '#/components/schemas/Thing'
      components:
        schemas:
          Thing:
            type: object
            required: [name]
            properties:
              name: {type: string}
              size: {type: integer}
              shape: {$ref: '#/components/schemas/Shape'}
              parts: {type: array, items: {type: object, properties: {name: {type: string}}}}
          Shape:
            oneOf:
            - $ref: '#/components/schemas/Circle'
            - $ref: '#/components/schemas/Square'
            discriminator:
              propertyName: type
              mapping:
                circle: '#/components/schemas/Circle'
                square: '#/components/schemas/Square'
          Circle:
            type: object
            required: [type, radius]
            properties:
              type: {type: string, enum: [circle]}
              radius: {type: integer}
          Square:
            type: object
            required: [type, side]
            properties:
              type: {type: string, const: square}
              side: {type: integer}
      """;

  @Test
  void whatTheContractHasPasses() throws IOException {
    assertThat(faults(200, "application/json", "{\"name\": \"a\", \"size\": 1}")).isEmpty();
  }

  @Test
  void anUnknownMemberIsFound() throws IOException {
    assertThat(faults(200, "application/json", "{\"name\": \"a\", \"secret\": 1}")).isNotEmpty();
    assertThat(faults(200, "application/json", "{\"name\": \"a\", \"parts\": [{\"name\": \"b\"}]}"))
        .isEmpty();
    assertThat(
            faults(200, "application/json", "{\"name\": \"a\", \"parts\": [{\"secret\": \"b\"}]}"))
        .isNotEmpty();
  }

  @Test
  void aMissingMemberIsFound() throws IOException {
    assertThat(faults(200, "application/json", "{\"size\": 1}")).isNotEmpty();
  }

  @Test
  void aMemberOfAnotherKindIsFound() throws IOException {
    assertThat(faults(200, "application/json", "{\"name\": \"a\", \"size\": \"1\"}")).isNotEmpty();
  }

  @Test
  void ofAChoiceTheOneThatIsNamedIsHeldAgainst() throws IOException {
    assertThat(shape("{\"type\": \"circle\", \"radius\": 1}")).isEmpty();
    assertThat(shape("{\"type\": \"square\", \"side\": 1}")).isEmpty();
    assertThat(shape("{\"type\": \"square\", \"radius\": 1}")).hasSize(2);
    assertThat(shape("{\"type\": \"square\", \"side\": 1, \"radius\": 1}")).hasSize(1);
    assertThat(shape("{\"type\": \"circle\", \"radius\": \"1\"}")).hasSize(1);
    assertThat(shape("{\"type\": \"cube\", \"side\": 1}")).isNotEmpty();
    assertThat(shape("{\"side\": 1}")).isNotEmpty();
    assertThat(shape("7")).isNotEmpty();
  }

  private static List<String> shape(String json) throws IOException {
    return faults(200, "application/json", "{\"name\": \"a\", \"shape\": %s}".formatted(json));
  }

  @Test
  void aStatusOrAMediaTypeThatIsNotInTheContractIsFound() throws IOException {
    assertThat(faults(500, "application/json", "{\"name\": \"a\"}")).isNotEmpty();
    assertThat(faults(200, "text/plain", "a")).isNotEmpty();
  }

  private static List<String> faults(int status, String type, String body) throws IOException {
    Contract contract = Contract.of(new YAMLMapper().readTree(DOCUMENT));
    Contract.Operation operation = contract.operation("get", "/v1/things/7").orElseThrow();
    return contract.faults(operation, status, type, body.getBytes(StandardCharsets.UTF_8));
  }
}
