package umpire.kernel.combat;

/** A policy has a name or a value that the game does not know; the message says what it knows. */
public final class UnknownPolicyException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** An exception with this message: one sentence that says which names or values are known. */
  public UnknownPolicyException(String message) {
    super(message);
  }
}
