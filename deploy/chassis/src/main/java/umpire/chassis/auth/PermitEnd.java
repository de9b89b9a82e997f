package umpire.chassis.auth;

/** Why a permit ends while something that it began, such as a stream, still runs. */
public enum PermitEnd {
  /** Its session or personal token was revoked. */
  REVOKED,
  /** Its time is over. */
  EXPIRED,
  /** It is too long unknown whether it was revoked. */
  UNCERTAIN
}
