package umpire.chassis.kafka;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The bytes of a message; never changed, and compared by content. */
public final class Payload {
  private final byte[] bytes;

  private Payload(byte[] bytes) {
    this.bytes = bytes;
  }

  /** A copy of these bytes. */
  public static Payload of(byte[] bytes) {
    return new Payload(bytes.clone());
  }

  /** This text in UTF-8. */
  public static Payload of(String text) {
    return new Payload(text.getBytes(StandardCharsets.UTF_8));
  }

  /** A copy of the bytes. */
  public byte[] bytes() {
    return bytes.clone();
  }

  /** The bytes read as UTF-8. */
  public String text() {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Payload payload && Arrays.equals(bytes, payload.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return "Payload of " + bytes.length + " bytes";
  }
}
