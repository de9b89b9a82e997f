package umpire.narvik.play;

import umpire.kernel.cite.Rule;
import umpire.narvik.model.Position;
import umpire.narvik.model.Side;

/** 11 The names of face-down counters: whose they are shows on their backs, and nothing else. */
final class Tokens {
  private static final String ALLIED = "allied-token-";
  private static final String GERMAN = "token-";

  private Tokens() {}

  /** The next token that the side gives out; no two counters of a match ever bear the same. */
  @Rule({"11", "11.3"})
  static String next(Position position, Side side) {
    return (side == Side.ALLIED ? ALLIED : GERMAN) + (position.progress().tokens() + 1);
  }

  /** Whose back a picture shows: of the Allies only Norwegians are ever set up face down. */
  static String back(String token) {
    return token.startsWith(ALLIED) ? "norwegian" : "german";
  }
}
