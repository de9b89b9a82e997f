package umpire.supply.events;

/** Questions are left where they are, because their editions are not here; they come again. */
final class EditionsMissing extends RuntimeException {
  private static final long serialVersionUID = 1L;

  EditionsMissing(String editions) {
    super("not on this service's shelf: " + editions, null, false, false);
  }
}
