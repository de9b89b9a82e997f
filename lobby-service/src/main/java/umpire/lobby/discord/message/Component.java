package umpire.lobby.discord.message;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** What can be pressed or chosen in a message. Labels are cut to fit; ids and numbers must fit. */
public sealed interface Component {
  /** As Discord's API takes it. */
  ObjectNode json();

  /** One to five buttons, or one select, side by side. */
  record Row(List<Component> parts) implements Component {
    public Row {
      parts = List.copyOf(parts);
      boolean select = parts.stream().anyMatch(Select.class::isInstance);
      if (parts.isEmpty() || parts.size() > (select ? 1 : DiscordLimits.BUTTONS)) {
        throw new IllegalArgumentException("a row holds one select or 1 to 5 buttons");
      }
      if (parts.stream().anyMatch(Row.class::isInstance)) {
        throw new IllegalArgumentException("a row holds no rows");
      }
    }

    @Override
    public ObjectNode json() {
      ObjectNode json = JsonNodeFactory.instance.objectNode().put("type", 1);
      ArrayNode all = json.putArray("components");
      parts.forEach(part -> all.add(part.json()));
      return json;
    }
  }

  /** How a button looks. */
  enum Style {
    PRIMARY(1),
    SECONDARY(2),
    SUCCESS(3),
    DANGER(4);

    private final int number;

    Style(int number) {
      this.number = number;
    }
  }

  /** A button. */
  record Button(Style style, String label, String customId) implements Component {
    public Button {
      label = DiscordLimits.cut(label, DiscordLimits.BUTTON_LABEL);
      DiscordLimits.checkedId(customId);
    }

    @Override
    public ObjectNode json() {
      return JsonNodeFactory.instance
          .objectNode()
          .put("type", 2)
          .put("style", style.number)
          .put("label", label)
          .put("custom_id", customId);
    }
  }

  /**
   * A list from which {@code min} to {@code max} options are chosen.
   *
   * @param hint what stands in it while nothing is chosen
   */
  record Select(String customId, String hint, List<Option> options, int min, int max)
      implements Component {
    public Select {
      options = List.copyOf(options);
      hint = DiscordLimits.cut(hint, DiscordLimits.PLACEHOLDER);
      DiscordLimits.checkedId(customId);
      if (options.isEmpty() || options.size() > DiscordLimits.OPTIONS) {
        throw new IllegalArgumentException("a select has 1 to 25 options, not " + options.size());
      }
      if (min < 0 || max < Math.max(min, 1) || max > options.size()) {
        throw new IllegalArgumentException(
            "cannot choose %d to %d of %d options".formatted(min, max, options.size()));
      }
    }

    @Override
    public ObjectNode json() {
      ObjectNode json =
          JsonNodeFactory.instance
              .objectNode()
              .put("type", 3)
              .put("custom_id", customId)
              .put("placeholder", hint)
              .put("min_values", min)
              .put("max_values", max);
      ArrayNode all = json.putArray("options");
      options.forEach(option -> all.add(option.json()));
      return json;
    }
  }

  /**
   * An option of a select.
   *
   * @param detail the smaller line under the label; may be empty
   * @param chosen whether it is chosen from the beginning
   */
  record Option(String label, String value, String detail, boolean chosen) {
    public Option {
      label = DiscordLimits.cut(label, DiscordLimits.OPTION_TEXT);
      detail = DiscordLimits.cut(detail, DiscordLimits.OPTION_TEXT);
      if (label.isEmpty() || value.isEmpty() || value.length() > DiscordLimits.OPTION_TEXT) {
        throw new IllegalArgumentException("an option has a label, and a value of 1 to 100 chars");
      }
    }

    ObjectNode json() {
      ObjectNode json =
          JsonNodeFactory.instance.objectNode().put("label", label).put("value", value);
      if (!detail.isEmpty()) {
        json.put("description", detail);
      }
      if (chosen) {
        json.put("default", true);
      }
      return json;
    }
  }
}
