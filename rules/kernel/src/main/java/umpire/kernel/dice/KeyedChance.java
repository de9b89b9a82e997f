package umpire.kernel.dice;

import java.nio.ByteBuffer;

/**
 * The byte stream HMAC-SHA256(key, 0), HMAC-SHA256(key, 1), ... with 32-bit big-endian counters. A
 * byte b gives the die 1 + b mod s if b is below s times floor(256 / s), else the next byte
 * decides: no modulo bias.
 */
public final class KeyedChance implements Chance {
  private final byte[] key;
  private byte[] block = new byte[0];
  private int counter;
  private int next;

  /** The stream of this key, from its first byte. */
  public KeyedChance(DrawKey key) {
    this.key = key.bytes();
  }

  @Override
  public int die(int sides) {
    if (sides < 1 || sides > 256) {
      throw new IllegalArgumentException("a die has 1 to 256 sides, not " + sides);
    }
    int fair = sides * (256 / sides);
    int value = nextByte();
    while (value >= fair) {
      value = nextByte();
    }
    return 1 + value % sides;
  }

  private int nextByte() {
    if (next == block.length) {
      block = Hmac.sha256(key, ByteBuffer.allocate(Integer.BYTES).putInt(counter).array());
      counter++;
      next = 0;
    }
    return block[next++] & 0xff;
  }
}
