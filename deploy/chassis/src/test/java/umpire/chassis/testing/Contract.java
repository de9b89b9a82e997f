package umpire.chassis.testing;

import static io.restassured.RestAssured.given;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An OpenAPI document, read strictly: an object has the members that its schema has and no others.
 * Clients are not to be as strict, for members may be added within a version.
 */
public final class Contract {
  private static final String HOME = "https://umpire.invalid/contract";
  private static final String COMPONENTS = "#/components/schemas/";
  private static final String PLACE = HOME + COMPONENTS;
  private static final List<String> METHODS = List.of("get", "post", "put", "delete", "patch");

  /** By service: reading one, and what it compiles to, take seconds. */
  private static final Map<String, Contract> PUBLISHED = new ConcurrentHashMap<>();

  private final List<Operation> operations = new ArrayList<>();
  private final JsonNode document;
  private final SchemaRegistry registry;
  private final Map<String, Schema> compiled = new ConcurrentHashMap<>();

  /**
   * A method at a path.
   *
   * @param method in lower case
   * @param path with its parameters in braces
   * @param json what the document says of it, references to answers followed
   */
  public record Operation(String method, String path, JsonNode json) {
    /** Its name. */
    public String id() {
      return json.path("operationId").asText();
    }

    /** True for an answer that does not end by itself. */
    public boolean streams() {
      return json.path("responses").path("200").path("content").has("text/event-stream");
    }

    /** True where a signature in a header says who sent it. */
    boolean isSigned() {
      return json.path("parameters").findValuesAsText("name").stream()
          .anyMatch(name -> name.startsWith("X-Signature"));
    }

    /** The answer to a sample. */
    public Response send(Sample sample) {
      return send(sample, "");
    }

    /** The answer to a sample with a query, which begins with a question mark. */
    public Response send(Sample sample, String query) {
      RequestSpecification request = given().urlEncodingEnabled(false);
      if (!sample.token().isEmpty()) {
        request.auth().oauth2(sample.token());
      }
      if (json.has("requestBody")) {
        request.contentType("application/json").body(sample.body());
      }
      return request.request(method, sample.address(path) + query);
    }

    private boolean fits(String sent, String address) {
      String pattern =
          Stream.of(path.split("/", -1))
              .map(part -> part.startsWith("{") ? "[^/]+" : Pattern.quote(part))
              .collect(Collectors.joining("/"));
      return sent.toLowerCase(Locale.ROOT).equals(method) && address.matches(pattern);
    }
  }

  private Contract(JsonNode document) {
    this.document = document;
    ObjectNode strict = document.deepCopy();
    ObjectNode schemas = strict.withObject("/components/schemas");
    schemas.forEach(Contract::close);
    for (Map.Entry<String, JsonNode> path : strict.path("paths").properties()) {
      for (String method : METHODS) {
        if (path.getValue().has(method)) {
          operations.add(
              operation(strict, method, path.getKey(), (ObjectNode) path.getValue().get(method)));
        }
      }
    }
    // What is spelt out goes before what a parameter would take.
    operations.sort(Comparator.comparing(one -> one.path().replace('{', '\uffff')));
    operations.forEach(operation -> nameAnswers(schemas, operation));
    Alternatives.tellApart(strict);
    registry =
        SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12,
            builder -> builder.schemas(Map.of(HOME, strict.toString())));
  }

  /** The checked-in document of a service, read once, with the schemas of the games of tests. */
  public static Contract published(String service) throws IOException {
    @Nullable Contract known = PUBLISHED.get(service);
    if (known == null) {
      known = of(GamesOfTests.addedTo(PublishedContract.of(service)));
      PUBLISHED.put(service, known);
    }
    return known;
  }

  /** A document. */
  static Contract of(JsonNode document) {
    return new Contract(document);
  }

  /** All operations. */
  public List<Operation> operations() {
    return List.copyOf(operations);
  }

  /** The operation at an address, if the document has one. */
  public Optional<Operation> operation(String method, String address) {
    return operations.stream().filter(one -> one.fits(method, address)).findFirst();
  }

  /** What a reference of the document names. */
  public JsonNode at(String reference) {
    return document.at(reference.substring(1));
  }

  /** The schema of what an operation takes as JSON, a reference followed. */
  public JsonNode request(Operation operation) {
    JsonNode schema =
        operation
            .json()
            .path("requestBody")
            .path("content")
            .path("application/json")
            .path("schema");
    String reference = schema.path("$ref").asText();
    return reference.isEmpty() ? schema : at(reference);
  }

  /** What is wrong with an answer; empty if it is as the document says. */
  public List<String> faults(Operation operation, int status, String contentType, byte[] body) {
    JsonNode answer = operation.json().path("responses").path("" + status);
    if (answer.isMissingNode()) {
      return List.of(operation.id() + " has no status " + status);
    }
    JsonNode content = answer.path("content");
    if (body.length == 0) {
      return content.isEmpty() ? List.of() : List.of("the body that the contract has is missing");
    }
    String media = contentType.replaceFirst(";.*", "").trim();
    if (!content.has(media)) {
      return List.of("the contract has no body of " + media);
    }
    JsonNode schema = content.path(media).path("schema");
    if (!media.endsWith("json") || schema.isMissingNode()) {
      return List.of();
    }
    // What is compiled is large: an answer that only refers shares what it refers to.
    String reference = schema.path("$ref").asText();
    return faults(
        reference.isEmpty()
            ? name(operation, "" + status, media)
            : reference.substring(COMPONENTS.length()),
        body);
  }

  /** What is wrong with a body by a schema of the document. */
  List<String> faults(String name, byte[] body) {
    try {
      return compiled
          .computeIfAbsent(name, unknown -> registry.getSchema(SchemaLocation.of(PLACE + unknown)))
          .validate(new String(body, StandardCharsets.UTF_8), InputFormat.JSON)
          .stream()
          .limit(10)
          .map(fault -> fault.getInstanceLocation() + ": " + fault.getMessage())
          .toList();
    } catch (RuntimeException unreadable) {
      return List.of("the body cannot be read: " + unreadable.getMessage());
    }
  }

  private static Operation operation(
      JsonNode document, String method, String path, ObjectNode json) {
    ObjectNode answers = json.withObject("/responses");
    for (Map.Entry<String, JsonNode> answer : answers.properties()) {
      String reference = answer.getValue().path("$ref").asText();
      if (!reference.isEmpty()) {
        answer.setValue(document.at(reference.substring(1)));
      }
    }
    return new Operation(method, path, json);
  }

  /** The schemas of answers get names beside the others, by which they are found. */
  private static void nameAnswers(ObjectNode schemas, Operation operation) {
    for (Map.Entry<String, JsonNode> answer : operation.json().path("responses").properties()) {
      for (Map.Entry<String, JsonNode> body : answer.getValue().path("content").properties()) {
        JsonNode schema = body.getValue().path("schema");
        if (schema.isObject()) {
          schemas.set(name(operation, answer.getKey(), body.getKey()), schema);
        }
      }
    }
  }

  private static String name(Operation operation, String status, String media) {
    return (operation.id() + "-" + status + "-" + media).replaceAll("[^A-Za-z0-9]+", "-");
  }

  private static void close(JsonNode schema) {
    if (schema.has("properties")
        && !schema.has("additionalProperties")
        && schema instanceof ObjectNode open) {
      open.put("additionalProperties", false);
    }
    schema.path("properties").forEach(Contract::close);
    if (schema.has("items")) {
      close(schema.path("items"));
    }
    if (schema.path("additionalProperties").isObject()) {
      close(schema.path("additionalProperties"));
    }
  }
}
