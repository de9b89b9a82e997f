package umpire.lobby.discord.message;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * A framed text. What is too long is cut; all of it together is far below what a message takes, so
 * a message holds one.
 *
 * @param title may be empty
 * @param text in Discord's Markdown; may be empty
 * @param footer may be empty
 * @param picture the name of an attached picture; may be empty
 */
public record Embed(String title, String text, String footer, String picture) {
  public Embed {
    title = DiscordLimits.cut(title, DiscordLimits.TITLE);
    text = DiscordLimits.cut(text, DiscordLimits.DESCRIPTION);
    footer =
        DiscordLimits.cut(
            footer, DiscordLimits.EMBEDS - DiscordLimits.TITLE - DiscordLimits.DESCRIPTION);
  }

  /** One without footer and picture. */
  public static Embed of(String title, String text) {
    return new Embed(title, text, "", "");
  }

  ObjectNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    put(json, "title", title);
    put(json, "description", text);
    if (!footer.isEmpty()) {
      json.putObject("footer").put("text", footer);
    }
    if (!picture.isEmpty()) {
      json.putObject("image").put("url", "attachment://" + picture);
    }
    return json;
  }

  private static void put(ObjectNode json, String name, String text) {
    if (!text.isEmpty()) {
      json.put(name, text);
    }
  }
}
