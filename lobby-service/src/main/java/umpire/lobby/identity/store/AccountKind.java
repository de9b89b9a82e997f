package umpire.lobby.identity.store;

import java.util.Locale;

/** Who asks. */
public enum AccountKind {
  /** Signs in, and may own accounts of the other kinds. */
  PERSON,
  /** A program that plays. */
  BOT,
  /** A program that arranges what others play. */
  SERVICE;

  /** As it stands in the database and in JSON. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static AccountKind of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
