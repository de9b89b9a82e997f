package umpire.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** How the JSON of one type is read. */
interface Shape {
  /** The value; throws WireException where the JSON is something else. */
  Object read(JsonNode json, JsonLocation at);

  /** The value written as the key of a map; shapes that can be keys override this. */
  default Object key(String text, JsonLocation at) {
    throw at.wrong("this cannot be a key");
  }

  /** True if {@link #key} reads keys. */
  default boolean canBeKey() {
    return false;
  }

  /** The shapes inside this one. */
  default List<Shape> parts() {
    return List.of();
  }

  /** The JSON Schema of what is read and written. */
  JsonNode schema(Schemas schemas);

  /** How that JSON lies. */
  JsonForm form();

  /** Why values of this type cannot be read at all; empty if they can. */
  default String defect() {
    return "";
  }
}
