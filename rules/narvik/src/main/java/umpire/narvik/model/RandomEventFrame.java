package umpire.narvik.model;

/** 8 The frames of the random event phase. */
public sealed interface RandomEventFrame extends Frame {
  /** Dice are to be thrown. */
  record ThrowingEvent(EventThrow what) implements RandomEventFrame {}
}
