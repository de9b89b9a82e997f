package umpire.tournament.export;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads comma-separated values by RFC 4180. Lines end with carriage return, line feed or both; a
 * line that is blank is left out. A record that is not well formed is a fault, and reading goes on
 * with the next line.
 */
final class CsvRecords {
  /** A record and the line on which it begins. */
  record CsvRecord(int line, List<String> fields) {
    CsvRecord {
      fields = List.copyOf(fields);
    }
  }

  private final String text;
  private final List<CsvRecord> records = new ArrayList<>();
  private final List<CsvFault> faults = new ArrayList<>();
  private int at;
  private int line = 1;

  CsvRecords(String text) {
    // Spreadsheets put a byte order mark before the first cell.
    this.text = text.startsWith("\uFEFF") ? text.substring(1) : text;
    while (at < this.text.length()) {
      record();
    }
  }

  List<CsvRecord> records() {
    return records;
  }

  List<CsvFault> faults() {
    return faults;
  }

  private void record() {
    int start = line;
    List<String> fields = new ArrayList<>();
    boolean more = true;
    while (more) {
      String reason = quotedNext() ? quoted(fields) : plain(fields);
      if (!reason.isEmpty()) {
        faults.add(new CsvFault(start, fields.size() + 1, reason));
        skipLine();
        return;
      }
      more = at < text.length() && text.charAt(at) == ',';
      if (more) {
        at++;
      }
    }
    endLine();
    if (fields.size() > 1 || !fields.getFirst().isBlank()) {
      records.add(new CsvRecord(start, fields));
    }
  }

  private boolean quotedNext() {
    return at < text.length() && text.charAt(at) == '"';
  }

  private String plain(List<String> fields) {
    int from = at;
    while (at < text.length() && ",\r\n".indexOf(text.charAt(at)) < 0) {
      if (text.charAt(at) == '"') {
        return "A quotation mark stands within a cell that does not begin with one.";
      }
      at++;
    }
    fields.add(text.substring(from, at));
    return "";
  }

  private String quoted(List<String> fields) {
    int start = at;
    int startLine = line;
    StringBuilder cell = new StringBuilder();
    at++;
    while (at < text.length()) {
      char next = text.charAt(at);
      if (next != '"') {
        cell.append(next);
        countLine();
        at++;
      } else if (at + 1 < text.length() && text.charAt(at + 1) == '"') {
        cell.append('"');
        at += 2;
      } else {
        at++;
        if (at < text.length() && ",\r\n".indexOf(text.charAt(at)) < 0) {
          restart(start, startLine);
          return "After the quotation mark that ends a cell there is no comma.";
        }
        fields.add(cell.toString());
        return "";
      }
    }
    restart(start, startLine);
    return "A quotation mark is not closed.";
  }

  /** A cell whose end is wrong would swallow lines that follow: only its first line is lost. */
  private void restart(int cell, int cellLine) {
    at = cell;
    line = cellLine;
  }

  /** Counts a line break at the present place, of two characters at the second. */
  private void countLine() {
    char here = text.charAt(at);
    boolean pair = here == '\r' && at + 1 < text.length() && text.charAt(at + 1) == '\n';
    if (here == '\n' || (here == '\r' && !pair)) {
      line++;
    }
  }

  private void skipLine() {
    while (at < text.length() && "\r\n".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    endLine();
  }

  private void endLine() {
    if (at < text.length()) {
      boolean pair = text.startsWith("\r\n", at);
      at += pair ? 2 : 1;
      line++;
    }
  }
}
