package umpire.game.referee.state;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import umpire.wire.Codec;

/** JSON that this service wrote itself. */
public final class StoredJson {
  private StoredJson() {}

  /** The tree of a stored text. */
  public static JsonNode tree(String text) {
    try {
      return Codec.plain().mapper().readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("stored JSON cannot be read: " + text, e);
    }
  }
}
