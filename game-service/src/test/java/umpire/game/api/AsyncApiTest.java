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
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.chassis.testing.PublishedContract;
import umpire.chassis.testing.StreamContract;
import umpire.local.host.Topics;
import umpire.wire.message.Envelope;
import umpire.wire.message.QuestionReport;
import umpire.wire.message.QuestionRequest;
import umpire.wire.pack.PublishedEdition;

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
    List<String> described = new ArrayList<>();
    document.path("channels").fieldNames().forEachRemaining(described::add);
    assertThat(described.stream().filter(name -> !name.endsWith(DEAD_LETTER)))
        .containsExactlyInAnyOrderElementsOf(Topics.names());
    assertThat(
            described.stream()
                .filter(name -> name.endsWith(DEAD_LETTER))
                .map(name -> name.substring(0, name.length() - DEAD_LETTER.length())))
        .isSubsetOf(Topics.names());
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        Envelope.class,
        QuestionRequest.class,
        QuestionReport.class,
        PublishedEdition.class
      })
  void whatWireWritesIsDescribedInItsOrder(Class<?> message) {
    List<String> components =
        Stream.of(message.getRecordComponents()).map(RecordComponent::getName).toList();
    JsonNode schema = document.path("components").path("schemas").path(message.getSimpleName());
    List<String> described = new ArrayList<>();
    schema.path("properties").fieldNames().forEachRemaining(described::add);
    assertThat(described).containsExactlyElementsOf(components);
    List<String> required = new ArrayList<>();
    schema.path("required").forEach(name -> required.add(name.asText()));
    // CloudEvents allows no empty attributes: without a trace there is none.
    assertThat(components.stream().filter(name -> !name.equals("traceparent")))
        .containsExactlyElementsOf(required);
  }

  @Test
  void everyReferenceLeadsSomewhere() throws IOException {
    assertThat(dangling(document)).isEmpty();
    assertThat(dangling(PublishedContract.ofStreams())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"snapshot, true, {}", "event, true, {}", "waiting, false, {}", "other, true, {}"})
  void anEmptyMessageOfAStreamIsNoneOfThose(String event, boolean numbered, String data)
      throws IOException {
    assertThat(StreamContract.published().faults(event, numbered, data)).isNotEmpty();
  }

  /**
   * Bodies of streams are described once, in the service's own document; that its rendering has
   * them too, RenderingTest says.
   */
  private static List<String> dangling(JsonNode document) throws IOException {
    List<String> dangling = new ArrayList<>();
    for (String reference : document.findValuesAsText("$ref")) {
      String[] parts = reference.split("#", -1);
      JsonNode described = parts[0].isEmpty() ? document : PublishedContract.of(service(parts[0]));
      if (described.at(parts[1]).isMissingNode()) {
        dangling.add(reference);
      }
    }
    return dangling;
  }

  /** The service of a file such as {@code 3.0/game-service.yaml}. */
  private static String service(String file) {
    return file.replaceFirst(".*/", "").replace(".yaml", "");
  }
}
