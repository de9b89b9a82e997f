package umpire.weserubung.event;

import umpire.kernel.scenario.Seat;

/** What others are shown of an event with blanks. */
public sealed interface Blank {
  /** A seat has answered: who is still to answer is public (6.2). */
  record HasAnswered(Seat seat) implements Blank {}
}
