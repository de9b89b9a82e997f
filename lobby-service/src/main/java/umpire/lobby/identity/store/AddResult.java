package umpire.lobby.identity.store;

/** What became of something that was to be stored. */
public enum AddResult {
  /** It is stored. */
  DONE,
  /** Nothing is: an account has its name. */
  NAME_TAKEN,
  /** Nothing is: whose it would be has so many already. */
  NO_ROOM,
  /** Nothing is: whose it would be is not there, or retired. */
  NO_ACCOUNT
}
