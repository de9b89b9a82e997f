package umpire.wire;

import org.jspecify.annotations.Nullable;

/** A place in a JSON document, spelled as an RFC 6901 pointer only when somebody asks. */
public final class JsonLocation {
  public static final JsonLocation ROOT = new JsonLocation(null, "");

  private final @Nullable JsonLocation parent;
  private final Object token;

  private JsonLocation(@Nullable JsonLocation parent, Object token) {
    this.parent = parent;
    this.token = token;
  }

  /** The member of this name of the object here. */
  public JsonLocation member(String name) {
    return new JsonLocation(this, name);
  }

  JsonLocation item(int index) {
    return new JsonLocation(this, index);
  }

  /** The complaint that something is wrong here. */
  public WireException wrong(String reason) {
    return new WireException(toString(), reason);
  }

  @Override
  public String toString() {
    return parent == null
        ? ""
        : parent + "/" + token.toString().replace("~", "~0").replace("/", "~1");
  }
}
