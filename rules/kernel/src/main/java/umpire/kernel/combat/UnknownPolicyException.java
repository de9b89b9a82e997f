package umpire.kernel.combat;

/** A policy has a name or a value that the game does not know; the message says what it knows. */
public final class UnknownPolicyException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  public UnknownPolicyException(String message) {
    super(message);
  }
}
