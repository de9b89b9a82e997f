package umpire.game.store.transaction;

import java.util.Arrays;
import java.util.Locale;

/** What an event follows from. */
public enum EventCause {
  /** Every seat was taken: an act on the match. */
  STARTED,
  /** A seat's command. */
  CHOSEN,
  /** The values of a draw. */
  DRAWN,
  /** A report of another service. */
  REPORTED,
  /** A seat gave up: an act on the match. */
  RESIGNED,
  /** The match's tournament ended it: an act on the match. */
  ADJUDICATED,
  /** The match's tournament stopped its clocks: an act on the match. */
  ADJOURNED,
  /** A seat took its last order back: an act on the match. */
  UNDONE,
  /** A seat's time ran out: an act on the match. */
  OVERDUE,
  /** What the rules take for the answer of a seat whose time ran out. */
  LAPSED,
  /** What seats say to each other of a draw, a pause or a vacation: an act on the match. */
  PARLEY,
  /** The match is over: an act on the match. */
  ENDED;

  /** True for an act on the match, which is no event of the game. */
  public boolean act() {
    return switch (this) {
      case STARTED, RESIGNED, ADJUDICATED, ADJOURNED, UNDONE, OVERDUE, PARLEY, ENDED -> true;
      case CHOSEN, DRAWN, REPORTED, LAPSED -> false;
    };
  }

  /** As it is stored. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The cause that is stored as this word. */
  static EventCause of(String word) {
    return Arrays.stream(values())
        .filter(eventCause -> eventCause.word().equals(word))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no cause is called " + word));
  }
}
