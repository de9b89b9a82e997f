package umpire.chassis.contract;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.media.Content;
import org.eclipse.microprofile.openapi.models.media.MediaType;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.jspecify.annotations.Nullable;

/** Who refers to whom among the schemas of a document. */
final class SchemaReferences {
  private static final String TO = "#/components/schemas/";

  private final Map<String, Schema> schemas;

  SchemaReferences(Map<String, Schema> schemas) {
    this.schemas = schemas;
  }

  /** A reference to a schema. */
  static Schema to(String name) {
    return OASFactory.createSchema().ref(TO + name);
  }

  /**
   * By name, sorted, those that the operations reach, and one that is used besides. Throws
   * IllegalStateException.
   */
  Map<String, Schema> used(List<Operation> operations, String besides) {
    Map<String, Schema> used = new TreeMap<>();
    Stream<Schema> roots =
        operations.stream()
            .flatMap(operation -> Stream.concat(sent(operation), answered(operation)));
    reached(Stream.concat(roots, Stream.of(to(besides))).toList())
        .forEach(name -> used.put(name, known(name)));
    return used;
  }

  /**
   * What is sent to us and never sent by us has the members that are named, and no others: they
   * would be refused. What stands in answers too stays open, for members may be added there.
   */
  void requestsAreClosed(List<Operation> operations) {
    Set<String> inAnswers =
        reached(operations.stream().flatMap(SchemaReferences::answered).toList());
    reached(operations.stream().flatMap(SchemaReferences::sent).toList()).stream()
        .filter(name -> !inAnswers.contains(name))
        .map(this::known)
        .filter(schema -> schema.getProperties() != null)
        .forEach(schema -> schema.setAdditionalPropertiesSchema(nothing()));
  }

  private static Schema nothing() {
    return OASFactory.createSchema().booleanSchema(false);
  }

  private Set<String> reached(List<Schema> roots) {
    Set<String> names = new LinkedHashSet<>();
    List<Schema> left = new ArrayList<>(roots);
    while (!left.isEmpty()) {
      Schema next = left.removeLast();
      @Nullable String reference = next.getRef();
      if (reference != null && reference.startsWith(TO)) {
        String name = reference.substring(TO.length());
        if (names.add(name)) {
          left.add(known(name));
        }
      }
      inside(next).forEach(left::add);
    }
    return names;
  }

  private Schema known(String name) {
    @Nullable Schema schema = schemas.get(name);
    if (schema == null) {
      throw new IllegalStateException("the document refers to " + name + " and does not have it");
    }
    return schema;
  }

  private static Stream<Schema> inside(Schema schema) {
    Stream.Builder<Schema> parts = Stream.builder();
    Stream.of(schema.getOneOf(), schema.getAnyOf(), schema.getAllOf(), schema.getPrefixItems())
        .flatMap(SchemaReferences::each)
        .forEach(parts);
    if (schema.getProperties() != null) {
      schema.getProperties().values().forEach(parts);
    }
    Stream.of(present(schema.getItems()), present(schema.getPropertyNames()))
        .flatMap(List::stream)
        .forEach(parts);
    present(schema.getAdditionalPropertiesSchema()).forEach(parts);
    return parts.build();
  }

  private static Stream<Schema> each(@Nullable Collection<Schema> several) {
    return several == null ? Stream.of() : several.stream();
  }

  private static List<Schema> present(@Nullable Schema schema) {
    return schema == null ? List.of() : List.of(schema);
  }

  private static Stream<Schema> sent(Operation operation) {
    return operation.getRequestBody() == null
        ? Stream.of()
        : content(operation.getRequestBody().getContent());
  }

  private static Stream<Schema> answered(Operation operation) {
    Stream<Schema> bodies =
        operation.getResponses() == null
            ? Stream.of()
            : operation.getResponses().getAPIResponses().values().stream()
                .flatMap(response -> content(response.getContent()));
    Stream<Schema> parameters =
        operation.getParameters() == null
            ? Stream.of()
            : operation.getParameters().stream()
                .flatMap(parameter -> present(parameter.getSchema()).stream());
    return Stream.concat(bodies, parameters);
  }

  private static Stream<Schema> content(@Nullable Content content) {
    return content == null || content.getMediaTypes() == null
        ? Stream.of()
        : content.getMediaTypes().values().stream()
            .map(MediaType::getSchema)
            .flatMap(schema -> present(schema).stream());
  }
}
