package umpire.lobby.identity.crypto;

/** A password as it was typed; never written into a log by its {@code toString}. */
public record Password(String characters) {
  private static final int SHORTEST = 10;
  private static final int LONGEST = 200;

  /** A password for a new account: 10 to 200 characters, of any kind. */
  public static Password chosen(String characters) {
    int length = characters.codePointCount(0, characters.length());
    if (length < SHORTEST || length > LONGEST) {
      throw new IllegalArgumentException("a password has 10 to 200 characters");
    }
    return new Password(characters);
  }

  @Override
  public String toString() {
    return "(a password)";
  }
}
