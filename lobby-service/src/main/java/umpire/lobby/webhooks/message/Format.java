package umpire.lobby.webhooks.message;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** In what shape a receiver gets it. */
public enum Format {
  /** {@code {type, timestamp, data}}, as Standard Webhooks has it. */
  JSON("[!-~]{1,64}"),
  /** What an incoming webhook of Discord takes. */
  DISCORD("[0-9]{17,20}"),
  /** What an incoming webhook of Slack takes. */
  SLACK("[UW][A-Z0-9]{2,20}");

  private final Pattern mention;

  Format(String mention) {
    this.mention = Pattern.compile(mention);
  }

  /** The format of this name; throws IllegalArgumentException. */
  public static Format named(String name) {
    return List.of(values()).stream()
        .filter(format -> format.wireName().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("json, discord or slack"));
  }

  /** As the contract names it. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether somebody can be mentioned by this id there. */
  public boolean mentions(String id) {
    return mention.matcher(id).matches();
  }

  /** What is sent where nothing is chosen: people are not sent every event. */
  public Set<EventType> presetEvents() {
    return switch (this) {
      case JSON -> EnumSet.allOf(EventType.class);
      case DISCORD, SLACK -> EnumSet.of(EventType.TURN_CHANGED, EventType.MATCH_OVER);
    };
  }
}
