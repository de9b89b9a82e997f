package umpire.chassis.quota;

/**
 * How a holder stands with a quota.
 *
 * @param quota which one
 * @param most calls at once, after a time of silence
 * @param aMinute calls that are given back in a minute
 * @param remaining calls that are left now
 */
public record QuotaState(Quota quota, long most, long aMinute, long remaining) {
  /** Header: what the quota holds, and the seconds in which it fills (IETF, RateLimit fields). */
  static final String POLICY = "RateLimit-Policy";

  /** Header: what is left of it, and the seconds until it is full again. */
  static final String REST = "RateLimit";

  private static final long SECONDS = 60;

  /** Seconds until all are left again if nothing is asked meanwhile, rounded up. */
  public long reset() {
    return Math.ceilDiv((most - remaining) * SECONDS, aMinute);
  }

  String policy() {
    return "\"%s\";q=%d;w=%d".formatted(quota.key(), most, most * SECONDS / aMinute);
  }

  String rest() {
    return "\"%s\";r=%d;t=%d".formatted(quota.key(), remaining, reset());
  }
}
