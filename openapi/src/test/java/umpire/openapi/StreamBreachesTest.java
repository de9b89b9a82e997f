package umpire.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What streams have by contract is kept, and the check finds what would break it. */
class StreamBreachesTest {
  private static final String DOCUMENT =
      """
      asyncapi: 3.0.0
      channels:
        match:
          address: /v1/matches/{match}/stream
          messages:
            event: {$ref: '#/components/messages/event'}
            waiting: {$ref: '#/components/messages/waiting'}
      components:
        messages:
          event:
            headers: {$ref: '#/components/schemas/Numbered'}
            payload:
              schemaFormat: application/vnd.oai.openapi;version=3.0.0
              schema: {$ref: '3.0/game-service.yaml#/components/schemas/Event'}
          waiting:
            payload: {$ref: '#/components/schemas/Waiting'}
        schemas:
          Numbered: {type: object, required: [id], properties: {id: {type: string}}}
          Waiting:
            type: object
            required: [status]
            properties:
              status: {type: string, enum: [open, over]}
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "address: /v1/matches | address: /v1/match | channel match: its address was /v1/matches/{match}/stream",
        "waiting: {$ref: '#/components/me | waits: {$ref: '#/components/me"
            + " | channel match: no longer has waiting",
        "schemas/Event        | schemas/Other"
            + " | message event: its body was {\"$ref\":\"3.0/game-service.yaml#/components/schemas/Event\"}",
        "id: {type: string}   | id: {type: integer} | Numbered (received).id: type was \"string\"",
        "enum: [open, over]   | enum: [open]        | Waiting (received).status: \"over\" is gone",
        "required: [status]   | required: []        | Waiting (received).status: may be left out now",
      })
  void aBreachIsFound(String now, String then, String found) throws IOException {
    assertThat(DOCUMENT).contains(now);
    assertThat(BreakingChanges.of(document(DOCUMENT), document(DOCUMENT.replace(now, then))))
        .containsExactly(found);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[open, over]                     | [open, over, lost]",
        "status: {type: string,           | `since: {type: string}\n        status: {type: string,`",
        "event: {$ref                     | `told: {$ref: '#/components/messages/event'}\n      event: {$ref`",
      })
  void anAdditionBreaksNothing(String now, String then) throws IOException {
    assertThat(DOCUMENT).contains(now);
    assertThat(BreakingChanges.of(document(DOCUMENT), document(DOCUMENT.replace(now, then))))
        .isEmpty();
  }

  private static ObjectNode document(String text) throws IOException {
    return (ObjectNode) new YAMLMapper().readTree(text);
  }
}
