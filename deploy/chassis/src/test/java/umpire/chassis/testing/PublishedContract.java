package umpire.chassis.testing;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The contract of a service as it is checked in. */
public final class PublishedContract {
  private static final Path FOLDER = Path.of("..", "openapi");
  private static final String SCHEMAS = "/components/schemas";

  /** A service's list of what it only takes, which has no other members there. */
  private static final String CLOSED = "x-closed-schemas";

  private static final ObjectMapper SORTED =
      JsonMapper.builder()
          .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
          .enable(SerializationFeature.INDENT_OUTPUT)
          .build();

  private PublishedContract() {}

  /** The document with what it refers to in those of games; fails if there is none. */
  public static JsonNode of(String service) throws IOException {
    Map<String, JsonNode> schemas = new HashMap<>();
    try (DirectoryStream<Path> games =
        Files.newDirectoryStream(FOLDER.resolve("games"), "*.yaml")) {
      for (Path game : games) {
        read(game)
            .at(SCHEMAS)
            .properties()
            .forEach(schema -> schemas.put(schema.getKey(), schema.getValue()));
      }
    }
    return whole(read(FOLDER.resolve(service + ".yaml")), schemas);
  }

  /**
   * A service's document as the service serves it.
   *
   * @param schemas of the games; names are unique among all documents
   */
  private static JsonNode whole(JsonNode document, Map<String, JsonNode> schemas)
      throws IOException {
    ObjectNode whole = document.deepCopy();
    List<String> closed = new ArrayList<>();
    whole.path(CLOSED).forEach(reference -> closed.add(name(reference.asText())));
    whole.remove(CLOSED);
    ObjectNode all = whole.withObject(SCHEMAS);
    Deque<JsonNode> left = new ArrayDeque<>(List.of(document));
    while (!left.isEmpty()) {
      for (String reference : left.remove().findValuesAsText("$ref")) {
        JsonNode schema = schemas.get(name(reference));
        if (schema != null && !all.has(name(reference))) {
          all.set(name(reference), schema.deepCopy());
          left.add(schema);
        }
      }
    }
    closed.forEach(name -> all.withObjectProperty(name).put("additionalProperties", false));
    return SORTED.readTree(whole.toString().replaceAll("\"[a-z0-9/-]+\\.yaml#/", "\"#/"));
  }

  private static String name(String reference) {
    return reference.replaceFirst(".*/", "");
  }

  /** The document of what services send each other. */
  public static JsonNode ofMessages() throws IOException {
    return read(FOLDER.resolve("asyncapi.yaml"));
  }

  /** The document of what streams send. */
  public static JsonNode ofStreams() throws IOException {
    return read(FOLDER.resolve("streams.yaml"));
  }

  private static JsonNode read(Path file) throws IOException {
    return new YAMLMapper().readTree(Files.readAllBytes(file));
  }

  /**
   * The service that runs in this test serves what is checked in, and the schemas of the games of
   * tests. The order of members is not compared: a document served has been read once more than one
   * that is written by a build.
   */
  public static void isServed(String service) throws IOException {
    String served = given().get("/openapi?format=json").then().extract().asString();
    assertThat(text(GamesOfTests.takenFrom(SORTED.readTree(served))))
        .as(
            "openapi/%s.yaml is stale, or one of openapi/games/. If the change is meant (additive"
                + " within v1): ./umpire contracts",
            service)
        .isEqualTo(text(of(service)));
  }

  private static String text(JsonNode document) throws IOException {
    return SORTED.writeValueAsString(SORTED.treeToValue(document, Map.class));
  }
}
