package umpire.narvik.rules;

import umpire.kernel.citation.Rule;
import umpire.narvik.model.counter.Side;

/** 11 The names of face-down counters: whose they are shows on their backs, and nothing else. */
public final class Tokens {
  private static final String ALLIED = "allied-token-";
  private static final String GERMAN = "token-";

  private Tokens() {}

  /**
   * The token of a side with that number; no two counters of a match ever bear the same number.
   *
   * @param number from 1, over both sides together
   */
  @Rule({"11", "11.3"})
  public static String of(Side side, int number) {
    return (side == Side.ALLIED ? ALLIED : GERMAN) + number;
  }

  /** The number of a token. */
  public static int number(String token) {
    return Integer.parseInt(token.substring(token.lastIndexOf('-') + 1));
  }

  /** Whose back a picture shows: of the Allies only Norwegians are ever set up face down. */
  public static String back(String token) {
    return token.startsWith(ALLIED) ? "norwegian" : "german";
  }
}
