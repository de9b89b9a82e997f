package umpire.chassis.testing;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** The contract of a service as it is checked in. */
public final class PublishedContract {
  private static final ObjectMapper SORTED =
      JsonMapper.builder()
          .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
          .enable(SerializationFeature.INDENT_OUTPUT)
          .build();

  private PublishedContract() {}

  /** The document; fails if there is none. */
  public static JsonNode of(String service) throws IOException {
    return read(Path.of("..", "openapi", service + ".yaml"));
  }

  /** The document of what services send each other. */
  public static JsonNode ofMessages() throws IOException {
    return read(Path.of("..", "openapi", "asyncapi.yaml"));
  }

  /** The document of what streams send. */
  public static JsonNode ofStreams() throws IOException {
    return read(Path.of("..", "openapi", "streams.yaml"));
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
            "openapi/%s.yaml is stale. If the change is meant (additive within v1):"
                + " ./umpire contracts",
            service)
        .isEqualTo(text(of(service)));
  }

  private static String text(JsonNode document) throws IOException {
    return SORTED.writeValueAsString(SORTED.treeToValue(document, Map.class));
  }
}
