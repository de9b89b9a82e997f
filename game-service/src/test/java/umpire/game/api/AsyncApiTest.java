package umpire.game.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.chassis.testing.PublishedContract;
import umpire.local.host.Topics;
import umpire.wire.Envelope;
import umpire.wire.PublishedEdition;
import umpire.wire.Reported;
import umpire.wire.Requested;

/** openapi/asyncapi.yaml is written by hand; this holds it against the code. */
class AsyncApiTest {
  private static final String DEAD_LETTER = ".dead-letter";

  private static JsonNode document = MissingNode.getInstance();

  @BeforeAll
  static void read() throws IOException {
    document = PublishedContract.ofMessages();
  }

  @Test
  void everyTopicIsAChannelAndNothingElseIs() {
    List<String> told = new ArrayList<>();
    document.path("channels").fieldNames().forEachRemaining(told::add);
    assertThat(told.stream().filter(name -> !name.endsWith(DEAD_LETTER)))
        .containsExactlyInAnyOrderElementsOf(Topics.names());
    assertThat(
            told.stream()
                .filter(name -> name.endsWith(DEAD_LETTER))
                .map(name -> name.substring(0, name.length() - DEAD_LETTER.length())))
        .isSubsetOf(Topics.names());
  }

  @ParameterizedTest
  @ValueSource(classes = {Envelope.class, Requested.class, Reported.class, PublishedEdition.class})
  void whatWireWritesIsToldInItsOrder(Class<?> message) {
    List<String> components =
        Stream.of(message.getRecordComponents()).map(RecordComponent::getName).toList();
    JsonNode schema = document.path("components").path("schemas").path(message.getSimpleName());
    List<String> told = new ArrayList<>();
    schema.path("properties").fieldNames().forEachRemaining(told::add);
    assertThat(told).containsExactlyElementsOf(components);
    List<String> required = new ArrayList<>();
    schema.path("required").forEach(name -> required.add(name.asText()));
    // CloudEvents allows no empty attributes: without a trace there is none.
    assertThat(components.stream().filter(name -> !name.equals("traceparent")))
        .containsExactlyElementsOf(required);
  }

  @Test
  void everyReferenceLeadsSomewhere() {
    List<String> dangling =
        document.findValuesAsText("$ref").stream()
            .filter(reference -> document.at(reference.substring(1)).isMissingNode())
            .toList();
    assertThat(dangling).isEmpty();
  }
}
