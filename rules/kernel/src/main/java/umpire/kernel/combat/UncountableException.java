package umpire.kernel.combat;

/**
 * A battle is sound, but its odds are more than can be counted; the message says how much would be.
 */
public final class UncountableException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** An exception with this message: one sentence that says how much would have to be counted. */
  public UncountableException(String message) {
    super(message);
  }
}
