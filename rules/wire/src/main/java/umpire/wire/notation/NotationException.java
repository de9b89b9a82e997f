package umpire.wire.notation;

import java.util.List;

/** What cannot be read in a text of the notation, where it stands, and what could stand there. */
public final class NotationException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int offset;
  private final int line;
  private final int column;
  private final String found;
  private final transient List<String> expected;
  private final String reason;

  private NotationException(
      int offset, int line, int column, String found, List<String> expected, String reason) {
    // No stack trace: this is an answer to whoever wrote the text, not a fault of ours.
    super("line %d, column %d: %s".formatted(line, column, reason), null, false, false);
    this.offset = offset;
    this.line = line;
    this.column = column;
    this.found = found;
    this.expected = List.copyOf(expected);
    this.reason = reason;
  }

  static NotationException at(
      String text, int offset, String found, List<String> expected, String reason) {
    int line = 1;
    int begin = 0;
    for (int i = 0; i < offset; i++) {
      boolean half = text.charAt(i) == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
      if (Lexer.endsLine(text.charAt(i)) && !half) {
        line++;
        begin = i + 1;
      }
    }
    return new NotationException(offset, line, offset - begin + 1, found, expected, reason);
  }

  /**
   * The place in the text, from 0, in UTF-16 units, as Java, JavaScript and JSON count; the text's
   * length at its end.
   */
  public int offset() {
    return offset;
  }

  /** The line of that place, from 1. */
  public int line() {
    return line;
  }

  /** The column within the line, from 1, in the same units. */
  public int column() {
    return column;
  }

  /** What stands there, shortened, or in words, such as {@code the end of the text}. */
  public String found() {
    return found;
  }

  /** Every word that could stand there, or in words what could; empty where nothing could. */
  public List<String> expected() {
    return expected;
  }

  /** What is wrong, in one sentence without the place. */
  public String reason() {
    return reason;
  }
}
