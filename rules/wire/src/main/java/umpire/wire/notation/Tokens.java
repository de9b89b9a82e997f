package umpire.wire.notation;

import java.util.List;

/** A text's tokens, the present one and the one behind it in sight, and complaints about them. */
final class Tokens {
  private final String text;
  private final Lexer lexer;
  private Token now;
  private Token next;

  /** Throws NotationException, as all else here, for what is no token. */
  Tokens(String text) {
    this.text = text;
    this.lexer = new Lexer(text);
    this.now = lexer.next();
    this.next = lexer.next();
  }

  Token now() {
    return now;
  }

  /** The present one, and goes on behind it. */
  Token take() {
    Token taken = now;
    now = next;
    next = lexer.next();
    return taken;
  }

  /** True before {@code key=}. */
  boolean atKey() {
    return now.is(Token.Kind.WORD) && next.is(Token.Kind.EQUALS);
  }

  /** A sign that must stand here. */
  void sign(Token.Kind kind) {
    if (!now.is(kind)) {
      throw wrong(now, kind.words());
    }
    take();
  }

  /** A word, in quotes or not; {@code what} says which. */
  Token word(String what) {
    if (!now.isWord() || atKey()) {
      throw wrong(now, what);
    }
    return take();
  }

  /** What a word means among those that may stand there. */
  <T> T meaning(Token word, Vocabulary<T> known, String what) {
    return known.find(word.text()).orElseThrow(() -> unknown(word, known, what));
  }

  private NotationException unknown(Token word, Vocabulary<?> known, String what) {
    List<String> nearest = known.nearest(word.text());
    String help =
        nearest.isEmpty()
            ? "known are " + String.join(", ", known.words())
            : "did you mean " + String.join(" or ", nearest) + "?";
    return wrong(word, known.words(), "%s is no %s; %s".formatted(word.told(), what, help));
  }

  /** Something else ought to stand there. */
  NotationException wrong(Token token, String expected) {
    String found = atKey() && token.equals(now) ? "the key " + token.told() : token.told();
    return wrong(token, List.of(expected), "expected %s, found %s".formatted(expected, found));
  }

  NotationException wrong(Token token, List<String> expected, String reason) {
    return NotationException.at(text, token.offset(), token.told(), expected, reason);
  }
}
