package umpire.testkit.cases;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;

/**
 * JSON merge patches, RFC 7396: members of objects are replaced one by one, null takes a member
 * away, and whatever is no object, arrays among them, is replaced as a whole. Stricter than there:
 * a patch is an object, changes something, and takes nothing away that is not there.
 */
final class MergePatch {
  private MergePatch() {}

  /**
   * What the patch makes of a value; throws IllegalArgumentException with the place of what is
   * wrong.
   *
   * @param place of the patch itself, before the pointers into it
   */
  static JsonNode applied(JsonNode target, JsonNode patch, String place) {
    if (!patch.isObject()) {
      throw new IllegalArgumentException(place + ": a merge patch is an object, not " + patch);
    }
    JsonNode changed = merged(target, patch, place);
    if (changed.equals(target)) {
      throw new IllegalArgumentException(place + ": all of it is so already");
    }
    return changed;
  }

  private static JsonNode merged(JsonNode target, JsonNode patch, String place) {
    if (!patch.isObject()) {
      return patch;
    }
    ObjectNode result =
        target.isObject() ? target.deepCopy() : JsonNodeFactory.instance.objectNode();
    for (Map.Entry<String, JsonNode> member : patch.properties()) {
      String name = member.getKey();
      String where = place + "/" + name.replace("~", "~0").replace("/", "~1");
      if (!member.getValue().isNull()) {
        result.set(name, merged(result.path(name), member.getValue(), where));
      } else if (result.remove(name) == null) {
        throw new IllegalArgumentException(where + ": there is nothing to take away");
      }
    }
    return result;
  }
}
