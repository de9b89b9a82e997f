package umpire.game.store.match;

/**
 * What was agreed, or fixed by a host, before a match was opened.
 *
 * @param rated whether its end counts for ratings: only where lobby-service arranged it so
 * @param tournament the id of the tournament that it belongs to, else empty
 * @param policies what its players may do
 */
public record MatchTerms(boolean rated, String tournament, MatchPolicies policies) {
  /** Of a match that somebody opened: it counts for nothing but itself. */
  public static final MatchTerms NONE = casual(MatchPolicies.ALL);

  /** Of a match that counts for nothing but itself. */
  public static MatchTerms casual(MatchPolicies policies) {
    return new MatchTerms(false, "", policies);
  }
}
