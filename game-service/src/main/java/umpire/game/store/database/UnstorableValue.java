package umpire.game.store.database;

/** The database refuses these values (SQLSTATE classes 22 and 23), and will whenever they come. */
public final class UnstorableValue extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UnstorableValue(Throwable cause) {
    super("the database refuses the values", cause);
  }
}
