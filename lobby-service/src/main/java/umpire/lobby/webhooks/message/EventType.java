package umpire.lobby.webhooks.message;

import java.util.Arrays;
import java.util.Locale;

/** What may be sent of a match. */
public enum EventType {
  /** Somebody else must act now. */
  TURN_CHANGED,
  /** Something happened, as far as the owner's seat may know. */
  MATCH_EVENT,
  /** The match has ended. */
  MATCH_OVER;

  /** The type of this name; throws IllegalArgumentException. */
  public static EventType named(String name) {
    return Arrays.stream(values())
        .filter(type -> type.wireName().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("turn.changed, match.event or match.over"));
  }

  /** As the contract names it. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT).replace('_', '.');
  }
}
