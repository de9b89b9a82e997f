package umpire.game.streams;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/**
 * Where a stream of several matches stands, as text: for each match the last 48 bits of its id,
 * which are drawn by lot, and the viewer's number. A match that is left out begins anew with a
 * snapshot, which loses nothing: so are those whose bits are alike.
 */
public final class CursorToken {
  private static final int VERSION = 1;
  private static final int TAIL_BYTES = 6;
  private static final int TAIL_DIGITS = 2 * TAIL_BYTES;
  private static final HexFormat HEX = HexFormat.of();

  private CursorToken() {}

  /** The last digits of a match's id. */
  static String tail(UUID match) {
    String text = match.toString();
    return text.substring(text.length() - TAIL_DIGITS);
  }

  /** Of these numbers; some eleven characters for each match. */
  static String of(Map<UUID, Integer> seqs) {
    Set<String> once = new HashSet<>();
    Set<String> twice = new HashSet<>();
    seqs.keySet().stream().map(CursorToken::tail).filter(one -> !once.add(one)).forEach(twice::add);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.write(VERSION);
    seqs.forEach(
        (match, seq) -> {
          if (!twice.contains(tail(match))) {
            bytes.writeBytes(HEX.parseHex(tail(match)));
            number(bytes, seq);
          }
        });
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes.toByteArray());
  }

  /** Seven bits a byte, the lowest first. */
  private static void number(ByteArrayOutputStream bytes, int number) {
    int left = number;
    while (left > 0x7f) {
      bytes.write((left & 0x7f) | 0x80);
      left >>>= 7;
    }
    bytes.write(left);
  }

  /** The numbers by the tails of the matches; empty if the text is no such token. */
  public static Optional<Map<String, Integer>> read(String text) {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(Base64.getUrlDecoder().decode(text));
      if (!bytes.hasRemaining() || bytes.get() != VERSION) {
        return Optional.empty();
      }
      Map<String, Integer> seqs = new HashMap<>();
      byte[] tail = new byte[TAIL_BYTES];
      while (bytes.remaining() > TAIL_BYTES) {
        bytes.get(tail);
        seqs.put(HEX.formatHex(tail), number(bytes));
      }
      return bytes.hasRemaining() ? Optional.empty() : Optional.of(seqs);
    } catch (IllegalArgumentException unreadable) {
      return Optional.empty();
    }
  }

  private static int number(ByteBuffer bytes) {
    int number = 0;
    for (int shift = 0; shift < Integer.SIZE && bytes.hasRemaining(); shift += 7) {
      byte next = bytes.get();
      number |= (next & 0x7f) << shift;
      if (next >= 0) {
        return nonNegative(number);
      }
    }
    throw new IllegalArgumentException("a number that does not end");
  }

  private static int nonNegative(int number) {
    if (number < 0) {
      throw new IllegalArgumentException("a number below 0");
    }
    return number;
  }
}
