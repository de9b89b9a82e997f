package umpire.client;

import java.util.List;

/** What cannot be read in a text of the notation, where it stands, and what could stand there. */
public final class NotationException extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private final int offset;
  private final int line;
  private final int column;
  private final transient List<String> expected;
  private final String reason;

  private NotationException(int offset, int line, int column, List<String> expected, String reason) {
    super("line " + line + ", column " + column + ": " + reason);
    this.offset = offset;
    this.line = line;
    this.column = column;
    this.expected = List.copyOf(expected);
    this.reason = reason;
  }

  static NotationException at(String text, int offset, List<String> expected, String reason) {
    int line = 1;
    int begin = 0;
    for (int i = 0; i < offset; i++) {
      // A line is not ended between its CR and its LF.
      if (text.charAt(i) == '\n' || (text.charAt(i) == '\r' && !text.startsWith("\n", i + 1))) {
        line++;
        begin = i + 1;
      }
    }
    return new NotationException(offset, line, offset - begin + 1, expected, reason);
  }

  /** From 0, in UTF-16 units. */
  public int offset() {
    return offset;
  }

  /** From 1. */
  public int line() {
    return line;
  }

  /** From 1, within the line. */
  public int column() {
    return column;
  }

  /** Every word that could stand there, or in words what could; empty where that cannot be told. */
  public List<String> expected() {
    return expected;
  }

  /** One sentence, without the place. */
  public String reason() {
    return reason;
  }
}
