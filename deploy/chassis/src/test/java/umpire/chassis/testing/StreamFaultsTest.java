package umpire.chassis.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Messages of streams that are not as their document says are found. */
class StreamFaultsTest {
  private static final String DOCUMENT =
      """
      components:
        messages:
          moved:
            headers: {$ref: '#/components/schemas/Numbered'}
            payload: {$ref: '#/components/schemas/Move'}
          refused:
            payload:
              schemaFormat: application/vnd.oai.openapi;version=3.0.0
              schema: {$ref: '#/components/schemas/Why'}
        schemas:
          Numbered: {type: object}
          Move:
            type: object
            required: [to]
            properties:
              to: {type: string}
          Why:
            type: object
            required: [because]
            properties:
              because: {type: string}
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "moved   | true  | {\"to\": \"1710\"}",
        "refused | false | {\"because\": \"b\"}",
      })
  void whatTheContractHasPasses(String event, boolean numbered, String data) throws IOException {
    assertThat(contract().faults(event, numbered, data)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "moved   | true  | {\"to\": 1710}",
        "moved   | true  | {\"to\": \"1710\", \"secret\": 1}",
        "moved   | true  | {}",
        "moved   | false | {\"to\": \"1710\"}",
        "refused | true  | {\"because\": \"b\"}",
        "refused | false | {}",
        "gone    | true  | {\"to\": \"1710\"}",
      })
  void whatIsNotIsFound(String event, boolean numbered, String data) throws IOException {
    assertThat(contract().faults(event, numbered, data)).isNotEmpty();
  }

  private static StreamContract contract() throws IOException {
    return StreamContract.of(new YAMLMapper().readTree(DOCUMENT));
  }
}
