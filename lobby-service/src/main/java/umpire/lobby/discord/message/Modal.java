package umpire.lobby.discord.message;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * A form with one field for a line of text.
 *
 * @param field what is asked
 * @param detail what may be answered; may be empty
 */
public record Modal(String customId, String title, String field, String detail) {
  /** The id of its field. */
  public static final String FIELD = "text";

  /** More than any value of an order has. */
  private static final int LONGEST = 200;

  public Modal {
    DiscordLimits.checkedId(customId);
    title = DiscordLimits.cut(title, DiscordLimits.FORM_LABEL);
    field = DiscordLimits.cut(field, DiscordLimits.FORM_LABEL);
    detail = DiscordLimits.cut(detail, DiscordLimits.FIELD_DESCRIPTION);
  }

  /** As Discord's API takes it. */
  public ObjectNode json() {
    ObjectNode json =
        JsonNodeFactory.instance.objectNode().put("custom_id", customId).put("title", title);
    ObjectNode label = json.putArray("components").addObject().put("type", 18).put("label", field);
    if (!detail.isEmpty()) {
      label.put("description", detail);
    }
    label
        .putObject("component")
        .put("type", 4)
        .put("custom_id", FIELD)
        .put("style", 1)
        .put("min_length", 1)
        .put("max_length", LONGEST)
        .put("required", true);
    return json;
  }
}
