package umpire.lobby.discord.slash;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What somebody typed as an order: our notation, which goes to the public API as it stands and is
 * read there; or commands as JSON, one or a list. This is the one place that knows how an order is
 * written.
 */
@ApplicationScoped
public class OrderText {
  /** The first word behind blanks, separators and comments. */
  private static final Pattern FIRST_WORD =
      Pattern.compile("^(?:[\\s;]|#[^\\r\\n]*+)*+([\\p{L}\\p{Nd}._/+-]+)");

  private final ObjectMapper json;

  OrderText(ObjectMapper json) {
    this.json = json;
  }

  /**
   * An order.
   *
   * @param type of its first command, as it was typed
   * @param body {@code {"text": ...}} or {@code {"commands": [...]}}
   */
  record Order(String type, ObjectNode body) {}

  /** The order in a text; a hint where there is none. */
  Order read(String text) {
    String stripped = text.strip();
    if (stripped.startsWith("{") || stripped.startsWith("[")) {
      return commands(stripped);
    }
    Matcher first = FIRST_WORD.matcher(stripped);
    if (!first.find()) {
      throw notation();
    }
    return new Order(first.group(1), JsonNodeFactory.instance.objectNode().put("text", stripped));
  }

  /** An order of one command. */
  static Order of(ObjectNode command) {
    ObjectNode body = JsonNodeFactory.instance.objectNode();
    body.putArray("commands").add(command);
    return new Order(command.path("type").asText(), body);
  }

  private Order commands(String text) {
    JsonNode read;
    try {
      read = json.readTree(text);
    } catch (JsonProcessingException _) {
      throw notation();
    }
    ObjectNode body = JsonNodeFactory.instance.objectNode();
    ArrayNode all = body.putArray("commands");
    if (read.isArray()) {
      read.forEach(all::add);
    } else {
      all.add(read);
    }
    for (JsonNode command : all) {
      if (!command.path("type").isTextual()) {
        throw notation();
      }
    }
    if (all.isEmpty()) {
      throw notation();
    }
    return new Order(all.path(0).path("type").asText(), body);
  }

  private static HintException notation() {
    return new HintException(
        "An order is written `type key=value ...`, such as `step scots-guards to=1710`, several of"
            + " them behind `;`; or as JSON, as the offers have it. Or click it: `/decision`.");
  }
}
