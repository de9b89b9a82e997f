package umpire.lobby.identity.store;

/** What became of an account that one of the provider's people opens. */
public enum RegistrationResult {
  /** It is open, and the ticket used up. */
  DONE,
  /** Nothing is stored: an account has its name. The ticket is still good. */
  NAME_TAKEN,
  /** Nothing is stored: there is no such ticket, or it has ended. */
  NO_TICKET,
  /** Nothing is stored: this person has an account already. */
  KNOWN
}
