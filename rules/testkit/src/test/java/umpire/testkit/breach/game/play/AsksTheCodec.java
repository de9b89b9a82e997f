package umpire.testkit.breach.game.play;

import umpire.wire.Codec;

/** A game that does wire's work. */
public final class AsksTheCodec {
  private AsksTheCodec() {}

  public static byte[] written(Object value) {
    return Codec.plain().bytes(value);
  }
}
