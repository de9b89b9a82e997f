package umpire.lobby.discord.message;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What Discord refuses of a message, written down a second time from its documentation: so that a
 * bound that our own code has wrong is seen.
 */
public final class DiscordBounds {
  private final List<String> faults = new ArrayList<>();
  private final Set<String> ids = new HashSet<>();

  private DiscordBounds() {}

  /** What is wrong with a message or with the data of a form; empty if Discord would take it. */
  public static List<String> faults(JsonNode message) {
    DiscordBounds bounds = new DiscordBounds();
    bounds.check(message);
    return bounds.faults;
  }

  private void check(JsonNode message) {
    boolean form = message.has("title");
    within("content", message.path("content").asText(), 0, 2000);
    if (form) {
      within("title of a form", message.path("title").asText(), 1, 45);
      id(message);
    } else if (message.path("content").asText().isEmpty() && message.path("embeds").isEmpty()) {
      faults.add("an empty message");
    }
    int embedded = 0;
    for (JsonNode embed : message.path("embeds")) {
      embedded += embed(embed);
    }
    number("characters of embeds", embedded, 0, 6000);
    number("embeds", message.path("embeds").size(), 0, 10);
    number("components", message.path("components").size(), form ? 1 : 0, 5);
    for (JsonNode row : message.path("components")) {
      row(row, form);
    }
    for (JsonNode user : message.path("allowed_mentions").path("users")) {
      if (!message.path("content").asText().contains("<@" + user.asText() + ">")) {
        faults.add("a user is notified who is not named");
      }
    }
    within("nonce", message.path("nonce").asText(), 0, 25);
  }

  private int embed(JsonNode embed) {
    within("title", embed.path("title").asText(), 0, 256);
    within("description", embed.path("description").asText(), 0, 4096);
    within("footer", embed.path("footer").path("text").asText(), 0, 2048);
    if (embed.isEmpty()) {
      faults.add("an empty embed");
    }
    return embed.path("title").asText().length()
        + embed.path("description").asText().length()
        + embed.path("footer").path("text").asText().length();
  }

  private void row(JsonNode row, boolean form) {
    if (form) {
      number("type in a form", row.path("type").asInt(), 18, 18);
      within("label", row.path("label").asText(), 1, 45);
      within("description of a field", row.path("description").asText(), 0, 100);
      id(row.path("component"));
      return;
    }
    number("type in a message", row.path("type").asInt(), 1, 1);
    JsonNode parts = row.path("components");
    number("parts of a row", parts.size(), 1, parts.path(0).path("type").asInt() == 3 ? 1 : 5);
    for (JsonNode part : parts) {
      id(part);
      if (part.path("type").asInt() == 2) {
        within("label of a button", part.path("label").asText(), 1, 80);
      } else {
        select(part);
      }
    }
  }

  private void select(JsonNode select) {
    number("type of a part", select.path("type").asInt(), 3, 3);
    JsonNode options = select.path("options");
    number("options", options.size(), 1, 25);
    number("min_values", select.path("min_values").asInt(1), 0, options.size());
    number(
        "max_values",
        select.path("max_values").asInt(1),
        Math.max(1, select.path("min_values").asInt(1)),
        options.size());
    within("placeholder", select.path("placeholder").asText(), 0, 150);
    Set<String> values = new HashSet<>();
    int chosen = 0;
    for (JsonNode option : options) {
      within("label of an option", option.path("label").asText(), 1, 100);
      within("value of an option", option.path("value").asText(), 1, 100);
      within("description of an option", option.path("description").asText(), 0, 100);
      if (!values.add(option.path("value").asText())) {
        faults.add("two options of one value");
      }
      chosen += option.path("default").asBoolean() ? 1 : 0;
    }
    number("options chosen beforehand", chosen, 0, select.path("max_values").asInt(1));
  }

  private void id(JsonNode part) {
    String id = part.path("custom_id").asText();
    within("custom_id", id, 1, 100);
    if (!ids.add(id)) {
      faults.add("two components of one custom_id: " + id);
    }
  }

  private void within(String what, String text, int least, int most) {
    number("characters of " + what, text.length(), least, most);
  }

  private void number(String what, int number, int least, int most) {
    if (number < least || number > most) {
      faults.add("%d %s, not %d to %d".formatted(number, what, least, most));
    }
  }
}
