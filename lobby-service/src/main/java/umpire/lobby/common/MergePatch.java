package umpire.lobby.common;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import umpire.chassis.http.Problem;

/** JSON Merge Patch (RFC 7396). */
public final class MergePatch {
  private MergePatch() {}

  /**
   * A document after a patch: what the patch leaves out stays, null removes. The document itself is
   * not changed. 400 for a patch that is no object.
   */
  public static JsonNode apply(JsonNode target, JsonNode patch) {
    if (!patch.isObject()) {
      throw Problem.malformed("", "a patch is an object").asException();
    }
    return merged(target.deepCopy(), patch);
  }

  private static JsonNode merged(JsonNode target, JsonNode patch) {
    if (!(patch instanceof ObjectNode changes)) {
      return patch;
    }
    ObjectNode result = target instanceof ObjectNode present ? present : changes.objectNode();
    changes
        .properties()
        .forEach(
            change -> {
              if (change.getValue().isNull()) {
                result.remove(change.getKey());
              } else {
                result.set(
                    change.getKey(), merged(result.path(change.getKey()), change.getValue()));
              }
            });
    return result;
  }
}
