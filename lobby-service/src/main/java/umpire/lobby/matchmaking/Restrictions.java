package umpire.lobby.matchmaking;

import io.smallrye.mutiny.Uni;

/** Who may not play, or not with whom; asked before a match or an entry is made. */
public interface Restrictions {
  /** What an account can be banned from. */
  enum Area {
    /** Seeks and challenges. */
    MATCHMAKING("matchmaking"),

    /** Entering tournaments. */
    TOURNAMENTS("tournaments");

    private final String word;

    Area(String word) {
      this.word = word;
    }

    /** As it is written in requests, answers and rows. */
    public String word() {
      return word;
    }

    /** The area of a word. Throws IllegalArgumentException for another word. */
    public static Area of(String word) {
      for (Area area : values()) {
        if (area.word.equals(word)) {
          return area;
        }
      }
      throw new IllegalArgumentException("matchmaking or tournaments");
    }
  }

  /** Fails with 403 {@code banned} while the account, or the one that owns it, is banned there. */
  Uni<Void> requireAllowed(String account, Area area);

  /** Fails with 403 {@code blocked} where one of the two, or its owner, has blocked the other. */
  Uni<Void> requireUnblocked(String account, String other);
}
