package umpire.lobby.tournaments.store;

import java.util.Locale;

/** What somebody may do with a tournament; each may do what the next may. */
public enum Role {
  /** Everything. */
  HOST,
  /** Entrants, rounds and results. */
  ARBITER,
  /** Reading, a draft too. */
  READER;

  /** As it is stored and shown. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The role of a word. Throws IllegalArgumentException for another word. */
  public static Role of(String word) {
    for (Role role : values()) {
      if (role.word().equals(word)) {
        return role;
      }
    }
    throw new IllegalArgumentException("host, arbiter or reader");
  }

  /** Whether it is enough where this role is asked for. */
  public boolean covers(Role asked) {
    return compareTo(asked) <= 0;
  }
}
