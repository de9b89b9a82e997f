package umpire.chassis.contract;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.media.Discriminator;
import org.eclipse.microprofile.openapi.models.media.Schema;

/** JSON Schema as the model of a document has it: the keywords that wire uses. */
final class SchemaOfJson {
  private SchemaOfJson() {}

  /** The same schema; throws IllegalArgumentException at a keyword that is not known here. */
  static Schema of(JsonNode json) {
    Schema schema = OASFactory.createSchema();
    for (Map.Entry<String, JsonNode> keyword : json.properties()) {
      set(schema, keyword.getKey(), keyword.getValue());
    }
    return schema;
  }

  private static void set(Schema schema, String keyword, JsonNode value) {
    switch (keyword) {
      case "$ref" -> schema.setRef(value.textValue());
      case "type" ->
          schema.addType(Schema.SchemaType.valueOf(value.textValue().toUpperCase(Locale.ROOT)));
      case "title" -> schema.setTitle(value.textValue());
      case "description" -> schema.setDescription(value.textValue());
      case "const" -> schema.setConstValue(value.textValue());
      case "enum" -> each(value).forEach(word -> schema.addEnumeration(word.textValue()));
      case "format" -> schema.setFormat(value.textValue());
      case "pattern" -> schema.setPattern(value.textValue());
      case "examples" -> each(value).forEach(example -> schema.addExample(plain(example)));
      case "required" -> each(value).forEach(name -> schema.addRequired(name.textValue()));
      case "properties" ->
          value
              .properties()
              .forEach(part -> schema.addProperty(part.getKey(), of(part.getValue())));
      case "additionalProperties" -> schema.setAdditionalPropertiesSchema(of(value));
      case "propertyNames" -> schema.setPropertyNames(of(value));
      case "items" -> schema.setItems(of(value));
      case "minItems" -> schema.setMinItems(value.intValue());
      case "maxItems" -> schema.setMaxItems(value.intValue());
      case "uniqueItems" -> schema.setUniqueItems(value.booleanValue());
      case "oneOf" -> each(value).forEach(member -> schema.addOneOf(of(member)));
      case "discriminator" -> schema.setDiscriminator(discriminator(value));
      default -> throw new IllegalArgumentException("a keyword unknown here: " + keyword);
    }
  }

  private static Discriminator discriminator(JsonNode json) {
    Discriminator discriminator =
        OASFactory.createDiscriminator().propertyName(json.path("propertyName").textValue());
    json.path("mapping")
        .properties()
        .forEach(member -> discriminator.addMapping(member.getKey(), member.getValue().asText()));
    return discriminator;
  }

  private static List<JsonNode> each(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).toList();
  }

  /** Maps, lists and scalars, their order kept. */
  private static Object plain(JsonNode json) {
    return switch (json.getNodeType()) {
      case OBJECT -> {
        Map<String, Object> members = new LinkedHashMap<>();
        json.properties().forEach(part -> members.put(part.getKey(), plain(part.getValue())));
        yield members;
      }
      case ARRAY -> {
        List<Object> items = new ArrayList<>();
        json.forEach(item -> items.add(plain(item)));
        yield items;
      }
      case BOOLEAN -> json.booleanValue();
      case NUMBER -> new BigDecimal(json.asText());
      case STRING -> json.textValue();
      case NULL, MISSING, BINARY, POJO ->
          throw new IllegalArgumentException("no example holds " + json.getNodeType());
    };
  }
}
