package umpire.chassis.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;

/**
 * A choice of schemas that a member distinguishes, said so that only the one it names is tried:
 * with two hundred of them that is most of what validating costs, and faults are those of that one.
 */
final class Alternatives {
  private static final String CHOICE = "oneOf";
  private static final String MEMBERS = "properties";

  private Alternatives() {}

  /** Rewrites every such choice in a document. One whose schemas do not name themselves is left. */
  static void tellApart(ObjectNode document) {
    for (JsonNode parent : document.findParents(CHOICE)) {
      JsonNode discriminator = parent.path("discriminator");
      JsonNode mapping = discriminator.path("mapping");
      String member = discriminator.path("propertyName").asText();
      if (parent instanceof ObjectNode choice
          && !choice.has(MEMBERS)
          && !choice.has("required")
          && mapping.size() == choice.path(CHOICE).size()
          && mapping.properties().stream().allMatch(one -> named(document, member, one))) {
        rewrite(choice, member, mapping);
      }
    }
  }

  /** Whether a schema demands the one value under which it is listed. */
  private static boolean named(
      ObjectNode document, String member, Map.Entry<String, JsonNode> listed) {
    JsonNode schema = document.at(listed.getValue().asText().substring(1));
    JsonNode value = schema.path(MEMBERS).path(member);
    return schema.path("required").valueStream().anyMatch(one -> one.asText().equals(member))
        && (value.path("const").asText().equals(listed.getKey())
            || value
                .path("enum")
                .valueStream()
                .map(JsonNode::asText)
                .toList()
                .equals(List.of(listed.getKey())));
  }

  private static void rewrite(ObjectNode choice, String member, JsonNode mapping) {
    choice.remove(CHOICE);
    choice.put("type", "object");
    choice.putArray("required").add(member);
    ArrayNode values = choice.withObject("/" + MEMBERS).withObject("/" + member).putArray("enum");
    ArrayNode all = choice.putArray("allOf");
    mapping
        .properties()
        .forEach(
            one -> {
              values.add(one.getKey());
              ObjectNode either = all.addObject();
              either
                  .withObject("/if/properties")
                  .withObject("/" + member)
                  .put("const", one.getKey());
              either.putObject("then").put("$ref", one.getValue().asText());
            });
  }
}
