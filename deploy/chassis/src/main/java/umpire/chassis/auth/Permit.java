package umpire.chassis.auth;

import java.time.Instant;

/**
 * What a verified token permits.
 *
 * @param account whose it is
 * @param session id of the session or personal token under which it was issued, by which it is
 *     revoked
 * @param until when it expires
 * @param owner id of the account that answers for it: a bot's owner, and everybody else for
 *     themselves
 */
public record Permit(Account account, String session, Instant until, String owner) {
  /** What the id of a session begins with; that of a personal token begins otherwise. */
  public static final String SESSION = "session-";

  private static final String ADMINISTRATOR = "admin";

  /** A permit of an account that answers for itself. */
  public Permit(Account account, String session, Instant until) {
    this(account, session, until, account.id());
  }

  /** True for a permit of a session, false for one of a personal token. */
  public boolean ofSession() {
    return session.startsWith(SESSION);
  }

  /**
   * Whether it holds only while it is known what is revoked. A session ends by itself within
   * minutes; a personal token lives for months, and an administrator's session may do too much.
   */
  boolean needsCurrentRevocations() {
    return !ofSession() || account.scopes().contains(ADMINISTRATOR);
  }
}
