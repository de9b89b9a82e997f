package umpire.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Set;

/**
 * OpenAPI 3.0 of a document of OpenAPI 3.1: what 3.0 says in other words is said in them, and what
 * it cannot say stands beside, as an extension. A keyword that nobody has decided about is refused,
 * so that nothing is lost unseen.
 */
final class Rendering {
  private static final Set<String> KEPT =
      Set.of(
          "type",
          "title",
          "description",
          "enum",
          "format",
          "pattern",
          "default",
          "deprecated",
          "required",
          "minItems",
          "maxItems",
          "uniqueItems",
          "minLength",
          "maxLength",
          "minimum",
          "maximum",
          "minProperties",
          "maxProperties",
          "readOnly",
          "writeOnly",
          "discriminator");

  private static final Set<String> NOT_IN_3_0 = Set.of("jsonSchemaDialect");

  private static final String ANY_OF = "anyOf";

  /** How an {@code anyOf} without a discriminator is written. */
  enum AnyOf {
    /** As it is: for tools that know union types. */
    KEPT,
    /**
     * As any object, with the alternatives in {@code x-anyOf}: code generators infer a
     * discriminator from the families inside and write classes that do not compile (Go) or do not
     * fit (Java).
     */
    OPEN
  }

  private final JsonNode document;
  private final AnyOf anyOf;

  private Rendering(JsonNode document, AnyOf anyOf) {
    this.document = document;
    this.anyOf = anyOf;
  }

  /** The rendering; throws IllegalArgumentException at what is unknown here. */
  static ObjectNode of(ObjectNode document, AnyOf anyOf) {
    if (!document.path("openapi").asText().startsWith("3.1.")) {
      throw new IllegalArgumentException("this is no document of OpenAPI 3.1");
    }
    for (String member : NOT_IN_3_0) {
      if (document.has(member)) {
        throw new IllegalArgumentException("OpenAPI 3.0 has no " + member);
      }
    }
    ObjectNode rendered = new Rendering(document, anyOf).part(document);
    if (rendered.has("webhooks")) {
      // The name under which tools for 3.0 read them.
      rendered.set("x-webhooks", rendered.remove("webhooks"));
    }
    return rendered.put("openapi", "3.0.3");
  }

  /** Anything that is no schema; what lies in it may be one. */
  private ObjectNode part(JsonNode part) {
    ObjectNode rendered = JsonNodeFactory.instance.objectNode();
    for (Map.Entry<String, JsonNode> member : part.properties()) {
      JsonNode value = member.getValue();
      rendered.set(
          member.getKey(),
          switch (member.getKey()) {
            case "schema" -> schema(value);
            case "schemas" -> each(value);
            case "example", "examples" -> value.deepCopy();
            case "security" -> unscoped(value);
            default -> inside(value);
          });
    }
    if (!rendered.path("security").equals(part.path("security"))) {
      rendered.set("x-security", part.path("security"));
    }
    return rendered;
  }

  /** In 3.0 only schemes of OAuth 2 have scopes; a bearer's stand beside, as x-security. */
  private static ArrayNode unscoped(JsonNode alternatives) {
    ArrayNode rendered = JsonNodeFactory.instance.arrayNode();
    for (JsonNode alternative : alternatives) {
      ObjectNode schemes = rendered.addObject();
      alternative.fieldNames().forEachRemaining(schemes::putArray);
    }
    return rendered;
  }

  private JsonNode inside(JsonNode value) {
    return switch (value.getNodeType()) {
      case OBJECT -> part(value);
      case ARRAY -> {
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        value.forEach(item -> list.add(inside(item)));
        yield list;
      }
      case STRING, NUMBER, BOOLEAN, NULL, BINARY, MISSING, POJO -> value;
    };
  }

  /** Schemas by name. */
  private ObjectNode each(JsonNode schemas) {
    ObjectNode rendered = JsonNodeFactory.instance.objectNode();
    for (Map.Entry<String, JsonNode> one : schemas.properties()) {
      if (alias(one.getValue()).isMissingNode()) {
        rendered.set(one.getKey(), schema(one.getValue()));
      }
    }
    return rendered;
  }

  private JsonNode schema(JsonNode schema) {
    if (schema.isBoolean()) {
      throw new IllegalArgumentException("OpenAPI 3.0 has no schema " + schema);
    }
    ObjectNode rendered = JsonNodeFactory.instance.objectNode();
    for (Map.Entry<String, JsonNode> keyword : schema.properties()) {
      if (!isSaidByTheReference(schema, keyword.getKey())) {
        set(rendered, keyword.getKey(), keyword.getValue(), schema);
      }
    }
    return rendered;
  }

  private void set(ObjectNode rendered, String keyword, JsonNode value, JsonNode schema) {
    switch (keyword) {
      case "$ref" -> reference(rendered, target(value), schema);
      case "const" -> rendered.putArray("enum").add(value);
      case "examples" -> rendered.set("example", value.path(0));
      case "properties" -> rendered.set(keyword, each(value));
      case "items" -> rendered.set(keyword, schema(value));
      case "additionalProperties" ->
          rendered.set(keyword, value.isBoolean() ? value : schema(value));
      case "oneOf", ANY_OF, "allOf" -> {
        ArrayNode members =
            rendered.putArray(keyword.equals(ANY_OF) && isOpen(schema) ? "x-anyOf" : keyword);
        value.forEach(member -> members.add(schema(member)));
        if (isOpen(schema) && isObject(schema)) {
          rendered.put("type", "object").put("additionalProperties", true);
        }
      }
      // 3.0 cannot bound the names of members.
      case "propertyNames" -> rendered.set("x-propertyNames", schema(value));
      default -> {
        if (!KEPT.contains(keyword) && !keyword.startsWith("x-")) {
          throw new IllegalArgumentException("a keyword that 3.0 may not know: " + keyword);
        }
        if (keyword.equals("type") && !value.isTextual()) {
          throw new IllegalArgumentException("3.0 has one type, not " + value);
        }
        rendered.set(keyword, value);
      }
    }
  }

  private boolean isOpen(JsonNode schema) {
    return anyOf == AnyOf.OPEN && schema.has(ANY_OF) && !schema.has("discriminator");
  }

  /** The reference in a schema that has one alternative and so only another name; else missing. */
  private JsonNode alias(JsonNode schema) {
    boolean oneAlternative = isOpen(schema) && schema.path(ANY_OF).size() == 1;
    return oneAlternative ? schema.at("/anyOf/0/$ref") : MissingNode.getInstance();
  }

  /** What is referred to in the end. */
  private JsonNode target(JsonNode reference) {
    JsonNode alias = alias(document.at(reference.asText().substring(1)));
    return alias.isMissingNode() ? reference : target(alias);
  }

  /** Whether whatever the schema allows is an object. */
  private boolean isObject(JsonNode schema) {
    String reference = schema.path("$ref").asText();
    if (!reference.isEmpty()) {
      return isObject(document.at(reference.substring(1)));
    }
    for (String several : new String[] {ANY_OF, "oneOf"}) {
      if (schema.has(several)) {
        return schema.path(several).valueStream().allMatch(this::isObject);
      }
    }
    return schema.path("type").asText().equals("object");
  }

  /** In 3.0 whatever stands beside a reference is passed over. */
  private void reference(ObjectNode rendered, JsonNode reference, JsonNode schema) {
    boolean alone =
        schema
            .propertyStream()
            .map(Map.Entry::getKey)
            .allMatch(keyword -> keyword.equals("$ref") || isSaidByTheReference(schema, keyword));
    if (alone) {
      rendered.set("$ref", reference);
    } else {
      rendered.putArray("allOf").addObject().set("$ref", reference);
    }
  }

  /** The type beside a reference, where what is referred to has it anyway. */
  private boolean isSaidByTheReference(JsonNode schema, String keyword) {
    String reference = schema.path("$ref").asText();
    return keyword.equals("type")
        && !reference.isEmpty()
        && document.at(reference.substring(1)).path("type").equals(schema.path("type"));
  }
}
