package umpire.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The folder of contracts: one document for each service as it is, its rendering in OpenAPI 3.0,
 * and the copy that was released last.
 *
 * @param folder {@code openapi/} of a checkout
 */
record Contracts(Path folder) {
  private static final YAMLMapper YAML =
      YAMLMapper.builder()
          .enable(YAMLGenerator.Feature.MINIMIZE_QUOTES)
          // Else "3.0" and "on" would come back as something that is no text.
          .enable(YAMLGenerator.Feature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS)
          .disable(YAMLGenerator.Feature.SPLIT_LINES)
          .build();

  private static final String STREAMS = "streams";
  private static final String ENDING = "-service.yaml";

  /** The names of the services that have a document, sorted. */
  List<String> services() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(ENDING))
          .map(name -> name.substring(0, name.length() - ".yaml".length()))
          .sorted()
          .toList();
    }
  }

  /** The names of all documents that clients rely on: the services', and what streams send. */
  List<String> promised() throws IOException {
    List<String> names = new ArrayList<>(services());
    if (Files.exists(current(STREAMS))) {
      names.add(STREAMS);
    }
    return names;
  }

  /** The document of a service, as its build wrote it: OpenAPI 3.1. */
  Path current(String service) {
    return folder.resolve(service + ".yaml");
  }

  /** Its rendering in OpenAPI 3.0, for tools that do not read 3.1. */
  Path rendered(String service) {
    return folder.resolve("3.0").resolve(service + ".yaml");
  }

  /** What was promised at the last release. */
  Path released(String service) {
    return folder.resolve("released").resolve(service + ".yaml");
  }

  /** The text that {@link #rendered} must hold. */
  String rendering(String service) throws IOException {
    return YAML.writeValueAsString(Rendering.of(read(current(service)), Rendering.AnyOf.OPEN));
  }

  /** All services in one document of OpenAPI 3.0. */
  ObjectNode joined(Rendering.AnyOf anyOf) throws IOException {
    List<ObjectNode> documents = new ArrayList<>();
    for (String service : services()) {
      documents.add(read(current(service)));
    }
    return Rendering.of(JoinedContract.of(documents), anyOf);
  }

  /** What a document no longer keeps of what was released; nothing before that. */
  List<String> breaches(String name) throws IOException {
    return Files.exists(released(name))
        ? BreakingChanges.of(read(released(name)), read(current(name)))
        : List.of();
  }

  /** A document. */
  static ObjectNode read(Path file) throws IOException {
    JsonNode document = YAML.readTree(Files.readAllBytes(file));
    if (document instanceof ObjectNode object) {
      return object;
    }
    throw new IOException(file + " holds no document");
  }
}
