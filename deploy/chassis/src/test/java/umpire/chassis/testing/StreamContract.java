package umpire.chassis.testing;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What streams send, held against openapi/streams.yaml as strictly as answers are held against
 * their contracts; bodies that it refers to are those of the services' own.
 */
public final class StreamContract {
  private static @Nullable StreamContract published;

  private final JsonNode document;
  private final Contract own;
  private final Map<String, Contract> services = new HashMap<>();

  private StreamContract(JsonNode document) throws IOException {
    this.document = document;
    this.own = Contract.of(document);
    for (JsonNode message : document.at("/components/messages")) {
      String file = payload(message).replaceFirst("#.*", "");
      if (!file.isEmpty()) {
        services.put(file, Contract.published(file.replaceFirst(".*/", "").replace(".yaml", "")));
      }
    }
  }

  /** The checked-in document, read once. */
  public static synchronized StreamContract published() throws IOException {
    if (published == null) {
      published = of(PublishedContract.ofStreams());
    }
    return published;
  }

  /** A document. */
  static StreamContract of(JsonNode document) throws IOException {
    return new StreamContract(document);
  }

  /**
   * What is wrong with a message; empty if it is as the document says.
   *
   * @param event its name
   * @param numbered whether it has an id
   * @param data its JSON
   */
  public List<String> faults(String event, boolean numbered, String data) {
    JsonNode message = document.path("components").path("messages").path(event);
    if (message.isMissingNode()) {
      return List.of("the contract of the stream has no message " + event);
    }
    boolean documented = message.at("/headers/$ref").asText().endsWith("/Numbered");
    if (documented != numbered) {
      return List.of(event + (documented ? " must have an id" : " must not have an id"));
    }
    String[] reference = payload(message).split("#/components/schemas/", -1);
    return services
        .getOrDefault(reference[0], own)
        .faults(reference[1], data.getBytes(StandardCharsets.UTF_8));
  }

  /** The reference to the schema of a message, whatever the format it is written in. */
  private static String payload(JsonNode message) {
    JsonNode payload = message.path("payload");
    return payload.path("schema").path("$ref").asText(payload.path("$ref").asText());
  }
}
