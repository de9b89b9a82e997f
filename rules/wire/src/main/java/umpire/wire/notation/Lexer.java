package umpire.wire.notation;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;

/**
 * Cuts a text into words and signs. The end of a line is a blank inside parentheses and behind a
 * comma, else it ends the command.
 */
final class Lexer {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final String SIGNS_OF_WORDS = ".-_/+#";

  private final String text;
  private int at;
  private int depth;
  private boolean goesOn;

  Lexer(String text) {
    this.text = text;
  }

  /** True for what a word may consist of without quotes, but that # cannot begin one. */
  static boolean isPlain(int point) {
    return Character.isLetterOrDigit(point) || SIGNS_OF_WORDS.indexOf(point) >= 0;
  }

  /** True if it stands in a text as it is; else it needs quotes. */
  static boolean isPlain(String word) {
    return !word.isEmpty() && word.charAt(0) != '#' && word.codePoints().allMatch(Lexer::isPlain);
  }

  static boolean endsLine(char sign) {
    return sign == '\n' || sign == '\r';
  }

  /** The next; at the end {@code END}, again and again. Throws NotationException. */
  Token next() {
    skip();
    Token token = at == text.length() ? new Token(Token.Kind.END, "", at) : token();
    goesOn = token.is(Token.Kind.COMMA);
    return token;
  }

  /** Blanks, and comments up to the end of their line. */
  private void skip() {
    while (at < text.length()) {
      char sign = text.charAt(at);
      if (sign == '#') {
        while (at < text.length() && !endsLine(text.charAt(at))) {
          at++;
        }
      } else if (endsLine(sign) ? depth > 0 || goesOn : isBlank(sign)) {
        at++;
      } else {
        return;
      }
    }
  }

  private static boolean isBlank(char sign) {
    return Character.isWhitespace(sign) || Character.isSpaceChar(sign);
  }

  private Token token() {
    return switch (text.charAt(at)) {
      case '=' -> sign(Token.Kind.EQUALS);
      case ',' -> sign(Token.Kind.COMMA);
      case ':' -> sign(Token.Kind.COLON);
      case ';', '\n', '\r' -> sign(Token.Kind.BREAK);
      case '(' -> {
        depth++;
        yield sign(Token.Kind.OPEN);
      }
      case ')' -> {
        depth = Math.max(0, depth - 1);
        yield sign(Token.Kind.CLOSE);
      }
      case '"' -> quoted();
      default -> word();
    };
  }

  private Token sign(Token.Kind kind) {
    return new Token(kind, "", at++);
  }

  private Token word() {
    int begin = at;
    while (at < text.length() && isPlain(text.codePointAt(at))) {
      at += Character.charCount(text.codePointAt(at));
    }
    if (at == begin) {
      String found = Token.shown(Character.toString(text.codePointAt(at)));
      throw wrong(begin, found, "%s stands in quotes only, as in \"...\"".formatted(found));
    }
    return new Token(Token.Kind.WORD, text.substring(begin, at), begin);
  }

  /** A JSON string. */
  private Token quoted() {
    int begin = at++;
    while (at < text.length() && text.charAt(at) != '"' && !endsLine(text.charAt(at))) {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    if (at >= text.length() || text.charAt(at) != '"') {
      String found = Token.shown(text.substring(begin, Math.min(at, text.length())));
      throw wrong(begin, found, "these quotes are not closed in their line");
    }
    String literal = text.substring(begin, ++at);
    try {
      String read = JSON.readValue(literal, String.class);
      if (read.codePoints().noneMatch(point -> Character.getType(point) == Character.SURROGATE)) {
        return new Token(Token.Kind.QUOTED, read, begin);
      }
    } catch (JsonProcessingException _) {
      // told below, with half a character
    }
    throw wrong(
        begin, Token.shown(literal), "what stands in quotes is no JSON string: \\\" and \\\\ are");
  }

  private NotationException wrong(int offset, String found, String reason) {
    return NotationException.at(text, offset, found, List.of(), reason);
  }
}
