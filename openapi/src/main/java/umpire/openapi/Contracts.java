package umpire.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The folder of contracts: one document for each service, what streams send, and from the first
 * release on a copy of what was released last.
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

  /** Written by hand; the services' documents are written by the build of each service. */
  private static final List<String> BY_HAND = List.of(STREAMS, "asyncapi");

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

  /** What was promised at the last release; before the first one there is no such folder. */
  Contracts released() {
    return new Contracts(folder.resolve("released"));
  }

  /** True from the first release on. */
  boolean isReleased() {
    return Files.isDirectory(released().folder());
  }

  /**
   * Writes all documents as clients get them: each service in OpenAPI 3.1 and, in the folder {@code
   * 3.0}, in OpenAPI 3.0; beside them those that are written by hand, which refer to both.
   *
   * @param target is created if it is not there; files of the same names are overwritten
   */
  void write(Path target) throws IOException {
    Path renderings = Files.createDirectories(target.resolve("3.0"));
    for (String service : services()) {
      String file = service + ".yaml";
      Files.copy(current(service), target.resolve(file), StandardCopyOption.REPLACE_EXISTING);
      Files.writeString(renderings.resolve(file), rendering(service));
    }
    for (String name : BY_HAND) {
      if (Files.exists(current(name))) {
        Path copy = target.resolve(name + ".yaml");
        Files.copy(current(name), copy, StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  /** Its rendering in OpenAPI 3.0, for tools that do not read 3.1. */
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
    Path promise = released().current(name);
    return Files.exists(promise)
        ? BreakingChanges.of(read(promise), read(current(name)))
        : List.of();
  }

  /** Records the documents as released. */
  void release() throws IOException {
    Files.createDirectories(released().folder());
    for (String name : promised()) {
      Files.copy(current(name), released().current(name), StandardCopyOption.REPLACE_EXISTING);
    }
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
