package umpire.tournament.export;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Comma-separated values by RFC 4180, made for spreadsheets.
 *
 * <p>A spreadsheet takes a cell that begins with {@code =}, {@code +}, {@code -} or {@code @} for a
 * formula, and names come from strangers. So such a text gets an apostrophe before the sign. That
 * is done after every separator within the text too, because a spreadsheet may have been told, or
 * guess, that the semicolon separates. Numbers are written as they are.
 */
final class CsvText {
  private static final Pattern FORMULA =
      Pattern.compile("(^|[;,|\\t\\r\\n])([\\s\"'\\p{Z}]*)([=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20])");
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?");

  private final StringBuilder text = new StringBuilder();
  private final List<String> line = new ArrayList<>();

  /** A cell that somebody may have typed. */
  CsvText text(String content) {
    line.add(quoted(FORMULA.matcher(content).replaceAll("$1$2'$3")));
    return this;
  }

  /** A cell of digits, or empty. Throws IllegalArgumentException for anything else. */
  CsvText number(String digits) {
    if (!digits.isEmpty() && !NUMBER.matcher(digits).matches()) {
      throw new IllegalArgumentException("no number: " + digits);
    }
    line.add(digits);
    return this;
  }

  /** A cell with a whole number. */
  CsvText number(int whole) {
    return number(Integer.toString(whole));
  }

  /** Ends a line. */
  void end() {
    text.append(String.join(",", line)).append("\r\n");
    line.clear();
  }

  /** All lines that were ended. */
  @Override
  public String toString() {
    return text.toString();
  }

  private static String quoted(String content) {
    boolean plain = content.chars().noneMatch(one -> ",;\"\r\n\t|".indexOf(one) >= 0);
    return plain && content.equals(content.strip())
        ? content
        : '"' + content.replace("\"", "\"\"") + '"';
  }
}
