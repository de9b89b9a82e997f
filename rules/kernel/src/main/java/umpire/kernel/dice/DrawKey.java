package umpire.kernel.dice;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import umpire.kernel.citation.RuleId;

/**
 * The key of one draw: HMAC-SHA256(seed, matchId, n, rule id, salts), the input in UTF-8 lines
 * joined by a line feed, salts as {@code seat=salt} by seat id. Anything else than 64 such digits
 * throws IllegalArgumentException.
 *
 * @param hex 64 lower-case hexadecimal digits
 */
public record DrawKey(String hex) {
  private static final HexFormat HEX = HexFormat.of();
  private static final Pattern DIGITS = Pattern.compile("[0-9a-f]{64}");

  public DrawKey {
    if (!DIGITS.matcher(hex).matches()) {
      throw new IllegalArgumentException("a draw's key is 64 hexadecimal digits");
    }
  }

  /**
   * The key of draw {@code number} of a match.
   *
   * @param seed 32 bytes, secret until the match ends
   * @param match the match's id
   * @param number from 1, without gaps
   * @param rule the paragraph that calls for the draw
   * @param salts by seat id, in lower-case hexadecimal
   */
  public static DrawKey of(
      byte[] seed, String match, int number, RuleId rule, Map<String, String> salts) {
    StringBuilder input = new StringBuilder();
    input.append(match).append('\n').append(number).append('\n').append(rule.value());
    new TreeMap<>(salts)
        .forEach((seat, salt) -> input.append('\n').append(seat).append('=').append(salt));
    byte[] mac = Hmac.sha256(seed, input.toString().getBytes(StandardCharsets.UTF_8));
    return new DrawKey(HEX.formatHex(mac));
  }

  /** The 32 bytes of the key; a new array at each call. */
  public byte[] bytes() {
    return HEX.parseHex(hex);
  }

  /** A new stream of this draw, from its first die. */
  public Chance chance() {
    return new KeyedChance(this);
  }
}
