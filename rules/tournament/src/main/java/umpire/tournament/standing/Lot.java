package umpire.tournament.standing;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/**
 * A drawing of lots that anybody can repeat: entrants stand in the order of the SHA-256, in
 * hexadecimal digits, of the seed, a colon and their number, all in UTF-8.
 */
public final class Lot {
  private Lot() {}

  /**
   * The entrants in the order drawn. Their own order does not matter. Throws IllegalStateException
   * where the JDK lacks SHA-256, which none does.
   */
  public static List<Integer> draw(String seed, List<Integer> entrants) {
    Map<Integer, String> digests = new HashMap<>();
    entrants.forEach(entrant -> digests.put(entrant, digest(seed + ":" + entrant)));
    return entrants.stream()
        .sorted(Comparator.comparing((Integer entrant) -> digests.get(entrant)))
        .toList();
  }

  static Map<Integer, Value> places(String seed, List<Integer> entrants) {
    List<Integer> drawn = draw(seed, entrants);
    Map<Integer, Value> places = new HashMap<>();
    for (int place = 1; place <= drawn.size(); place++) {
      places.put(drawn.get(place - 1), Value.of(place));
    }
    return places;
  }

  private static String digest(String text) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(sha.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every JDK has SHA-256", impossible);
    }
  }
}
