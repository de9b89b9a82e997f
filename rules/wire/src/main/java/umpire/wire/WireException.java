package umpire.wire;

/** What is wrong with a piece of JSON, and where. */
public final class WireException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String file;
  private final String pointer;
  private final String reason;

  WireException(String file, String pointer, String reason, Throwable cause) {
    super(message(file, pointer, reason), cause);
    this.file = file;
    this.pointer = pointer;
    this.reason = reason;
  }

  /**
   * A refusal of a document that came in no file.
   *
   * @param pointer where, as a JSON pointer; empty for the whole document
   */
  public WireException(String pointer, String reason) {
    super(message("", pointer, reason));
    this.file = "";
    this.pointer = pointer;
    this.reason = reason;
  }

  /** The file within its pack, such as {@code tables/combat.json}; empty outside packs. */
  public String file() {
    return file;
  }

  /** The JSON pointer (RFC 6901) of what is wrong; empty for the whole document. */
  public String pointer() {
    return pointer;
  }

  /** What is wrong there, in one sentence. */
  public String reason() {
    return reason;
  }

  /**
   * The same complaint with the file that it is about.
   *
   * @param path within the pack, such as {@code tables/combat.json}
   */
  public WireException in(String path) {
    return new WireException(path, pointer, reason, this);
  }

  private static String message(String file, String pointer, String reason) {
    String where = pointer.isEmpty() ? "" : " at " + pointer;
    return (file.isEmpty() ? "JSON" : file) + where + ": " + reason;
  }
}
