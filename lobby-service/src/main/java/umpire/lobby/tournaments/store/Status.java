package umpire.lobby.tournaments.store;

import java.util.Collections;
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
  /** Entrants say that they are there, and may still enter. */
  CHECK_IN,
  /** Rounds are played. */
  RUNNING,
  /** Every round is over. */
  FINISHED,
  /** It does not take place, or not to its end. */
  CANCELLED;

  /** Those in which a host may change the plan. */
  public static final Set<Status> BEFORE_START =
      Collections.unmodifiableSet(EnumSet.of(DRAFT, PUBLISHED, REGISTRATION, CHECK_IN));

  /** As it is stored and shown. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The status of a word. Throws IllegalArgumentException for another word. */
  public static Status of(String word) {
    for (Status status : values()) {
      if (status.word().equals(word)) {
        return status;
      }
    }
    throw new IllegalArgumentException(
        "draft, published, registration, check-in, running, finished or cancelled");
  }

  /** Whether a host may change the plan. */
  public boolean isBeforeStart() {
    return BEFORE_START.contains(this);
  }

  /** Whether nothing changes any more. */
  public boolean isOver() {
    return this == FINISHED || this == CANCELLED;
  }

  /** Where a host may lead it from here. */
  public Set<Status> next() {
    return switch (this) {
      case DRAFT -> EnumSet.of(PUBLISHED, REGISTRATION, CANCELLED);
      case PUBLISHED -> EnumSet.of(REGISTRATION, RUNNING, CANCELLED);
      case REGISTRATION -> EnumSet.of(PUBLISHED, CHECK_IN, RUNNING, CANCELLED);
      case CHECK_IN -> EnumSet.of(REGISTRATION, RUNNING, CANCELLED);
      case RUNNING -> EnumSet.of(FINISHED, CANCELLED);
      case FINISHED, CANCELLED -> EnumSet.noneOf(Status.class);
    };
  }
}
