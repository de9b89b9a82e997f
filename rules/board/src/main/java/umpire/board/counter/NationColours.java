package umpire.board.counter;

import java.util.Locale;
import java.util.Map;

/**
 * The colours of a nation's counters. Each counter bears its nation's letters too, so that no
 * reader depends on colours.
 *
 * @param fill of the counter
 * @param ink of symbol and text on it
 */
public record NationColours(String fill, String ink) {
  private static final String DARK = "#111111";
  private static final String PALE = "#ffffff";
  private static final NationColours GERMAN = new NationColours("#4f565c", PALE);
  private static final NationColours BRITISH = new NationColours("#d9b873", DARK);
  private static final NationColours FRENCH = new NationColours("#a3cdf2", DARK);
  private static final NationColours NORWEGIAN = new NationColours("#77b37f", DARK);
  private static final Map<String, NationColours> KNOWN =
      Map.ofEntries(
          Map.entry("german", GERMAN),
          Map.entry("germany", GERMAN),
          Map.entry("british", BRITISH),
          Map.entry("britain", BRITISH),
          Map.entry("french", FRENCH),
          Map.entry("france", FRENCH),
          Map.entry("norwegian", NORWEGIAN),
          Map.entry("norway", NORWEGIAN),
          Map.entry("polish", new NationColours("#ffffff", DARK)),
          Map.entry("danish", new NationColours("#e5b6b0", DARK)),
          Map.entry("swedish", new NationColours("#f2dc6b", DARK)),
          Map.entry("dutch", new NationColours("#f0a04b", DARK)),
          Map.entry("american", new NationColours("#8a9a5b", DARK)),
          Map.entry("soviet", new NationColours("#a8483a", PALE)),
          Map.entry("red", new NationColours("#b2432f", PALE)),
          Map.entry("blue", new NationColours("#2c6fa8", PALE)));
  private static final NationColours OTHER = new NationColours("#d5d0dc", DARK);

  /** The livery of a game's colour key; pale lilac for keys without one of their own. */
  public static NationColours of(String colour) {
    return KNOWN.getOrDefault(colour, OTHER);
  }

  /** The letters of a colour key: its first two. */
  public static String letters(String colour) {
    return colour.substring(0, Math.min(2, colour.length())).toUpperCase(Locale.ROOT);
  }
}
