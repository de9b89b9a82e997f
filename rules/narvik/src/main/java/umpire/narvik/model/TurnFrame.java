package umpire.narvik.model;

/** 6 The frames of the turn outside its action phase. */
public sealed interface TurnFrame extends Frame {
  /** 6.0: at the bottom of the agenda; the step that begins when everything above it is done. */
  record Next(TurnStep step) implements TurnFrame {}
}
