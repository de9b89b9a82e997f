package umpire.local.drivers.leaks;

/** Two matches were distinguished; the message says by what. */
public final class Finding extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Finding(String message) {
    super(message, null, false, false);
  }
}
