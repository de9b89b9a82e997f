package umpire.weserubung.model;

import umpire.kernel.play.Seat;

/** 11.0: the movement phase. */
public sealed interface MovementFrame extends Frame {
  /** A seat moves its units one by one until it has had enough. */
  record Moving(Seat seat) implements MovementFrame {}
}
