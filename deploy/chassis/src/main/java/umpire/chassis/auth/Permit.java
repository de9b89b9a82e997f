package umpire.chassis.auth;

import java.time.Instant;

/**
 * What a verified token permits: whose it is, the session or personal token under which it was
 * issued, by which it is revoked, until when, and the id of the account that answers for it: a
 * bot's owner, and everybody else for themselves.
 */
public record Permit(Account account, String session, Instant until, String owner) {

  /** A permit of an account that answers for itself. */
  public Permit(Account account, String session, Instant until) {
    this(account, session, until, account.id());
  }
}
