package umpire.fallschirmjaeger.model.frame;

import umpire.fallschirmjaeger.model.counter.Side;
import umpire.kernel.hex.Place;

/** Frames of barrage (1.7). */
public sealed interface FireFrame extends Frame {
  /** The side says what fires next. */
  record BarragePhase(Side side) implements FireFrame {}

  /** The combat adjudicator resolves a barrage. */
  record AwaitingBarrage(Side side, String gun, Place hex) implements FireFrame {}
}
