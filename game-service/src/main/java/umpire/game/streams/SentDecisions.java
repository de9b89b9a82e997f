package umpire.game.streams;

import java.util.OptionalInt;

/** Which decision of a seat a stream has sent last, and up to which revision it has looked. */
final class SentDecisions {
  /** 0 before the first. */
  private int last;

  /** 0 before the first. */
  private int lookedAt;

  /** Whether nobody has looked at the match since this revision. */
  boolean isDue(int revision) {
    return revision != lookedAt;
  }

  /** Looks at the match; whether its decision was not sent yet, which it is from now on. */
  boolean look(int revision, OptionalInt asked) {
    lookedAt = revision;
    boolean isNew = asked.isPresent() && asked.getAsInt() != last;
    asked.ifPresent(this::sent);
    return isNew;
  }

  /** The client has this decision. */
  void sent(int number) {
    last = number;
  }
}
