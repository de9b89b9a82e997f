package umpire.wire;

import org.jspecify.annotations.Nullable;

/** A place in a JSON document, spelled as an RFC 6901 pointer only when somebody asks. */
final class At {
  static final At ROOT = new At(null, "");

  private final @Nullable At parent;
  private final Object token;

  private At(@Nullable At parent, Object token) {
    this.parent = parent;
    this.token = token;
  }

  At member(String name) {
    return new At(this, name);
  }

  At item(int index) {
    return new At(this, index);
  }

  /** The complaint that something is wrong here. */
  WireException wrong(String reason) {
    return new WireException(toString(), reason);
  }

  @Override
  public String toString() {
    return parent == null
        ? ""
        : parent + "/" + token.toString().replace("~", "~0").replace("/", "~1");
  }
}
