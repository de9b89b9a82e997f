package umpire.chassis.auth;

import java.time.Instant;

/**
 * What a verified token permits: whose it is, the session or personal token under which it was
 * issued, by which it is revoked, and until when.
 */
public record Permit(Account account, String session, Instant until) {}
