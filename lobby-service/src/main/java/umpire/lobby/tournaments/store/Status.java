package umpire.lobby.tournaments.store;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** Where a tournament stands. */
public enum Status {
  /** Its staff alone know of it. */
  DRAFT,
  /** Everybody may read it; nobody may enter. */
  PUBLISHED,
  /** Entrants may enter. */
  REGISTRATION,
  /** Rounds are played. */
  RUNNING,
  /** Every round is over. */
  FINISHED,
  /** It does not take place, or not to its end. */
  CANCELLED;

  /** As it is stored and shown. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The status of a word. Throws IllegalArgumentException for another word. */
  public static Status of(String word) {
    for (Status status : values()) {
      if (status.word().equals(word)) {
        return status;
      }
    }
    throw new IllegalArgumentException(
        "draft, published, registration, running, finished or cancelled");
  }

  /** Whether a host may change the plan. */
  public boolean isBeforeStart() {
    return this == DRAFT || this == PUBLISHED || this == REGISTRATION;
  }

  /** Where a host may lead it from here. */
  public Set<Status> next() {
    return switch (this) {
      case DRAFT -> EnumSet.of(PUBLISHED, REGISTRATION, CANCELLED);
      case PUBLISHED -> EnumSet.of(REGISTRATION, RUNNING, CANCELLED);
      case REGISTRATION -> EnumSet.of(PUBLISHED, RUNNING, CANCELLED);
      case RUNNING -> EnumSet.of(FINISHED, CANCELLED);
      case FINISHED, CANCELLED -> EnumSet.noneOf(Status.class);
    };
  }
}
