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
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The folder of contracts: one document for each service and, in the folder {@code games}, for each
 * game, to which those of the services refer; what streams send; and from the first release on a
 * copy of what was released last.
 *
 * @param folder {@code openapi/} of a checkout
 */
record Contracts(Path folder) {
  private static final YAMLMapper YAML =
      YAMLMapper.builder()
          .enable(YAMLGenerator.Feature.MINIMIZE_QUOTES)
          // Else "3.0" and "on" would come back as something that is no text.
          .enable(YAMLGenerator.Feature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS)
          .build();

  private static final String STREAMS = "streams";

  /** Written by hand; the services' documents are written by the build of each service. */
  private static final List<String> BY_HAND = List.of(STREAMS, "asyncapi");

  private static final String GAMES = "games";
  private static final String ENDING = ".yaml";

  /** The names of the services that have a document, sorted. */
  List<String> services() throws IOException {
    return names(folder).stream().filter(name -> name.endsWith("-service")).toList();
  }

  /** The ids of the games that have a document, and the kernel's name, sorted. */
  List<String> games() throws IOException {
    return Files.isDirectory(folder.resolve(GAMES)) ? names(folder.resolve(GAMES)) : List.of();
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(ENDING))
          .map(name -> name.substring(0, name.length() - ENDING.length()))
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

  /** The document of a service: OpenAPI 3.1, what it has of games in theirs. */
  Path current(String service) {
    return folder.resolve(service + ENDING);
  }

  /** The document of a game, or the kernel's. */
  Path game(String id) {
    return folder.resolve(GAMES).resolve(id + ENDING);
  }

  /** The document of a service as its build wrote it, with all that it refers to. */
  ObjectNode whole(String service) throws IOException {
    return Bundle.of(read(current(service)), file -> read(folder.resolve(file)));
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
      String file = service + ENDING;
      Files.writeString(target.resolve(file), YAML.writeValueAsString(whole(service)));
      Files.writeString(renderings.resolve(file), rendering(service));
    }
    for (String name : BY_HAND) {
      if (Files.exists(current(name))) {
        copy(current(name), target.resolve(name + ENDING));
      }
    }
  }

  /** Its rendering in OpenAPI 3.0, for tools that do not read 3.1. */
  String rendering(String service) throws IOException {
    return YAML.writeValueAsString(Rendering.of(whole(service), Rendering.AnyOf.OPEN));
  }

  /** All services in one document of OpenAPI 3.0. */
  ObjectNode joined(Rendering.AnyOf anyOf) throws IOException {
    List<ObjectNode> documents = new ArrayList<>();
    for (String service : services()) {
      documents.add(whole(service));
    }
    return Rendering.of(JoinedContract.of(documents), anyOf);
  }

  /** What a document no longer keeps of what was released; nothing before that. */
  List<String> breaches(String name) throws IOException {
    return Files.exists(released().current(name))
        ? BreakingChanges.of(released().promise(name), promise(name))
        : List.of();
  }

  /** A document with all that is compared with a later one: streams refer to a service's. */
  private ObjectNode promise(String name) throws IOException {
    return services().contains(name) ? whole(name) : read(current(name));
  }

  /** Records the documents as released. */
  void release() throws IOException {
    Files.createDirectories(released().folder().resolve(GAMES));
    for (String name : promised()) {
      copy(current(name), released().current(name));
    }
    for (String game : games()) {
      copy(game(game), released().game(game));
    }
  }

  /**
   * Writes what the services' builds generated, divided: the services' documents and, in place of
   * those that are there, the games'. Throws IllegalArgumentException as {@link Division} does.
   *
   * @param generated the folder of the services' documents, each complete in itself
   * @param ids of the games
   */
  void divide(Contracts generated, List<String> ids) throws IOException {
    SortedMap<String, ObjectNode> documents = new TreeMap<>();
    for (String service : generated.services()) {
      documents.put(service, read(generated.current(service)));
    }
    Division division = Division.of(documents, ids);
    for (String game : games()) {
      Files.delete(game(game));
    }
    Files.createDirectories(folder.resolve(GAMES));
    for (Map.Entry<String, ObjectNode> game : division.games().entrySet()) {
      Files.writeString(game(game.getKey()), YAML.writeValueAsString(game.getValue()));
    }
    for (Map.Entry<String, ObjectNode> service : division.services().entrySet()) {
      Files.writeString(current(service.getKey()), YAML.writeValueAsString(service.getValue()));
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
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
