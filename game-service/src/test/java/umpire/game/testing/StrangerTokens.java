package umpire.game.testing;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import umpire.chassis.testing.TestIssuer;

/** Tokens of those who have no seat in a match, by who they are. */
public final class StrangerTokens {
  private StrangerTokens() {}

  /** Everybody who has no seat: nobody at all, those whose token is none, and accounts of ours. */
  public static Map<String, String> all() {
    Map<String, String> tokens = new LinkedHashMap<>(withBadTokens());
    tokens.put("nobody", "");
    tokens.put("a spectator", Client.of("zoe").token());
    tokens.put("a seat of another match", TwoPlayerMatch.begin().allied().token());
    return tokens;
  }

  /** Those whose token was good once, or never: it names a scope for everything. */
  public static Map<String, String> withBadTokens() {
    return withBadTokens("anna");
  }

  /** The same with tokens that name this account. */
  public static Map<String, String> withBadTokens(String account) {
    return Map.of(
        "an expired token",
        TestIssuer.sign(
            TestIssuer.keys().getFirst(),
            "umpire-lobby",
            Duration.ofMinutes(-5),
            account,
            "anna",
            "match:read",
            "match:play",
            "admin"),
        "a foreign key",
        TestIssuer.sign(
            TestIssuer.newKey("test"),
            "umpire-lobby",
            Duration.ofMinutes(5),
            account,
            "anna",
            "match:read",
            "match:play",
            "admin"));
  }
}
