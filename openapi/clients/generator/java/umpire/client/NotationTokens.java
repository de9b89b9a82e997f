package umpire.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;

/** Cuts a text of the notation into words and signs; the present one and the one behind it are in sight. */
final class NotationTokens {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** A piece: its kind is {@code word}, {@code quoted}, {@code break}, {@code end} or a sign. */
  record Token(String kind, String text, int offset) {
    boolean is(String other) {
      return kind.equals(other);
    }

    boolean isWord() {
      return is("word") || is("quoted");
    }

    /** Whether the command or the parenthesis ends here. */
    boolean closes() {
      return is("break") || is("end") || is(")");
    }

    String told() {
      return isWord() ? "'" + text + "'" : NotationTokens.told(kind);
    }
  }

  private final String text;
  private int at;
  private int depth;
  private boolean joined; // behind a comma
  private Token now;
  private Token next;

  NotationTokens(String text) {
    this.text = text;
    this.now = read();
    this.next = read();
  }

  static String told(String kind) {
    return switch (kind) {
      case "break" -> "the end of the command";
      case "end" -> "the end of the text";
      default -> "'" + kind + "'";
    };
  }

  /** Whether it stands in a text as it is; else it needs quotes. */
  static boolean isPlain(String word) {
    return !word.isEmpty() && word.charAt(0) != '#' && word.codePoints().allMatch(NotationTokens::isPlain);
  }

  private static boolean isPlain(int point) {
    return Character.isLetterOrDigit(point) || ".-_/+#".indexOf(point) >= 0;
  }

  Token now() {
    return now;
  }

  Token take() {
    Token taken = now;
    now = next;
    next = read();
    return taken;
  }

  boolean atKey() {
    return now.is("word") && next.is("=");
  }

  void sign(String kind) {
    if (!now.is(kind)) {
      throw unexpected(now, told(kind));
    }
    take();
  }

  Token word(String what) {
    if (!now.isWord() || atKey()) {
      throw unexpected(now, what);
    }
    return take();
  }

  NotationException unexpected(Token token, String expected) {
    String found = (token == now && atKey() ? "the key " : "") + token.told();
    return wrong(token, List.of(expected), "expected " + expected + ", found " + found);
  }

  NotationException wrong(Token token, List<String> expected, String reason) {
    return NotationException.at(text, token.offset(), expected, reason);
  }

  private Token read() {
    skip();
    char sign = at < text.length() ? text.charAt(at) : '\0';
    joined = sign == ',';
    if (at == text.length()) {
      return new Token("end", "", at);
    }
    if (sign == '"') {
      return quoted();
    }
    if ("=,:();\r\n".indexOf(sign) < 0) {
      return word();
    }
    depth = sign == '(' ? depth + 1 : sign == ')' ? Math.max(0, depth - 1) : depth;
    return new Token(";\r\n".indexOf(sign) < 0 ? String.valueOf(sign) : "break", "", at++);
  }

  /** Blanks, and comments up to the end of their line. */
  private void skip() {
    for (boolean comment = false; at < text.length(); at++) {
      char sign = text.charAt(at);
      boolean ends = sign == '\n' || sign == '\r';
      comment = !ends && (comment || sign == '#');
      boolean blank = ends ? depth > 0 || joined : Character.isWhitespace(sign) || Character.isSpaceChar(sign);
      if (!comment && !blank) {
        return;
      }
    }
  }

  private Token word() {
    int begin = at;
    while (at < text.length() && isPlain(text.codePointAt(at))) {
      at += Character.charCount(text.codePointAt(at));
    }
    if (at == begin) {
      String sign = Character.toString(text.codePointAt(at));
      throw NotationException.at(text, at, List.of(), sign + " stands in quotes only, as in \"...\"");
    }
    return new Token("word", text.substring(begin, at), begin);
  }

  private Token quoted() {
    int begin = at++;
    while (at < text.length() && "\"\r\n".indexOf(text.charAt(at)) < 0) {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    if (!text.startsWith("\"", at)) {
      throw NotationException.at(text, begin, List.of(), "these quotes are not closed in their line");
    }
    try {
      String read = JSON.readValue(text.substring(begin, ++at), String.class);
      if (read.codePoints().noneMatch(point -> Character.getType(point) == Character.SURROGATE)) {
        return new Token("quoted", read, begin);
      }
    } catch (JsonProcessingException e) {
      // told below, with half a character
    }
    throw NotationException.at(text, begin, List.of(), "what stands in quotes is no JSON string");
  }
}
