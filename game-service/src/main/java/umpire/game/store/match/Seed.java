package umpire.game.store.match;

import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import umpire.chassis.common.Sha256;

/** The 32 secret bytes from which every draw of a match follows. Never printed. */
public final class Seed {
  private static final SecureRandom RANDOM = new SecureRandom();

  private final byte[] bytes;

  private Seed(byte[] bytes) {
    if (bytes.length != 32) {
      throw new IllegalArgumentException("a seed has 32 bytes");
    }
    this.bytes = bytes.clone();
  }

  /** A new one. */
  public static Seed fresh() {
    byte[] bytes = new byte[32];
    RANDOM.nextBytes(bytes);
    return new Seed(bytes);
  }

  /** These bytes. */
  public static Seed of(byte[] bytes) {
    return new Seed(bytes);
  }

  /** A copy of the bytes. */
  public byte[] bytes() {
    return bytes.clone();
  }

  /** The bytes in hexadecimal: for the time after the end. */
  public String hex() {
    return HexFormat.of().formatHex(bytes);
  }

  /** What is published when the match is opened: SHA-256 of the bytes, in hexadecimal. */
  public String commitment() {
    return Sha256.hex(bytes);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Seed seed && MessageDigest.isEqual(bytes, seed.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return "a seed";
  }
}
