package umpire.chassis.testing;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/** The callers of a service that is open to everybody, with tokens of {@link TestIssuer}. */
public final class OpenCallers {
  private static final Duration LIFE = Duration.ofMinutes(5);
  private static final String ISSUER = "umpire-lobby";

  private final Map<String, String> tokens = new HashMap<>();

  private OpenCallers() {}

  /** Those of a matrix: nobody, tokens that are none, a token without a scope, and one of each. */
  public static OpenCallers of(RouteMatrix matrix) {
    OpenCallers callers = new OpenCallers();
    matrix.callers().forEach(caller -> callers.tokens.put(caller, made(caller)));
    return callers;
  }

  private static String made(String caller) {
    return switch (caller) {
      case "anonymous" -> "";
      case "forged" -> TestIssuer.sign(TestIssuer.newKey("test"), ISSUER, LIFE, "anna", "anna");
      case "expired" ->
          TestIssuer.sign(
              TestIssuer.keys().getFirst(), ISSUER, LIFE.negated(), "anna", "anna", "admin");
      case "bare" -> TestIssuer.token("anna", "anna");
      default -> TestIssuer.token("anna", "anna", caller);
    };
  }

  /** The bearer token of a caller; empty for none. */
  public String token(String caller) {
    return tokens.getOrDefault(caller, "");
  }
}
