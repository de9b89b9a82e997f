package umpire.board.map;

import java.util.List;
import java.util.Map;

/**
 * How a terrain looks. Each has a texture beside its colour, and the colours differ in brightness
 * too, so that no reader depends on colours.
 *
 * @param fill colour of the hex
 * @param ink colour of the texture
 * @param lines path data about the hex's centre, drawn as lines, empty for none
 * @param shade path data about the hex's centre, filled: the sides in shadow; empty for none
 * @param height 0 for low ground, more for higher; slopes are drawn where it falls
 */
record Terrain(String fill, String ink, String lines, String shade, int height) {
  /** Salt or fresh water, also where it fills only part of a hex. */
  static final String WATER = "#a9cfe6";

  /** The line between water and land. */
  static final String SHORE = "#2f6690";

  private static final String PEAKS =
      "M-33 8l8-15 8 15M-12-25l6-11 6 11M12-14l7-13 7 13M-21 26l7-13 7 13M8 33l6-11 6 11"
          + "M19 14l7-13 7 13";
  private static final String PEAK_SHADOWS =
      "M-25-7l8 15h-8zM-6-36l6 11h-6zM19-27l7 13h-7zM-14 13l7 13h-7zM14 22l6 11h-6zM26 1l7 13h-7z";
  private static final String WAVES =
      "M-30-20q5-4 10 0t10 0M8-30q5-4 10 0t10 0M-34 12q5-4 10 0t10 0M14 10q5-4 10 0t10 0"
          + "M-10 32q5-4 10 0t10 0";
  private static final String TREES =
      "M-30-9v5M-18-24v5M14-23v5M28-12v5M-31 14v5M-17 25v5M8 31v5M22 20v5M31 6v5";
  private static final String CROWNS =
      "M-36-9l6-11 6 11zM-24-24l6-11 6 11zM8-23l6-11 6 11zM22-12l6-11 6 11zM-37 14l6-11 6 11z"
          + "M-23 25l6-11 6 11zM2 31l6-11 6 11zM16 20l6-11 6 11zM25 6l6-11 6 11z";
  private static final String HILLS =
      "M-33-8q8-13 16 0M10-22q8-13 16 0M16 14q8-13 16 0M-26 24q8-13 16 0M-4 36q7-11 14 0";
  private static final String REEDS =
      "M-33-12h14M-30-12v-5M-26-12v-8M-22-12v-5M14-22h14M17-22v-5M21-22v-8M25-22v-5M-32 18h14"
          + "M-29 18v-5M-25 18v-8M-21 18v-5M12 26h14M15 26v-5M19 26v-8M23 26v-5M-8 34h10";
  private static final String DITCHES =
      "M-32-14H32M-36 0H36M-32 14H32M-20 28H20M-20-28H20M-12-28V-14M14-14V0M-16 0V14M6 14V28";
  private static final String BLOCKS =
      "M-34-10h9v8h-9zM-22-20h9v9h-9zM15-24h9v9h-9zM26-12h8v8h-8zM-32 12h9v9h-9zM-20 22h9v8h-9z"
          + "M14 16h9v9h-9zM25 10h8v8h-8zM2 28h8v7h-8z";
  private static final String ROWS =
      "M-28-18v.1M-10-18v.1M10-18v.1M28-18v.1M-28 0v.1M-10 0v.1M10 0v.1M28 0v.1M-28 18v.1M-10 18v.1"
          + "M10 18v.1M28 18v.1";
  private static final String GRAINS =
      "M-34-8q6-8 14-3t14-3M4-22q6-8 14-3t12-3M6 4q6-8 14-3t12-3M-26 20q6-8 14-3t14-3M8 30q6-8 14-3";
  private static final String HOUSES =
      "M-34-6h8v7h-8zM-20-24h8v7h-8zM22-18h8v7h-8zM-26 18h8v7h-8z" + "M20 16h8v7h-8z";
  private static final Terrain WET = new Terrain(WATER, "#6f9fc4", WAVES, "", 0);
  private static final Terrain HIGH = new Terrain("#c3a471", "#6e4f24", PEAKS, PEAK_SHADOWS, 2);
  private static final Terrain ROUGH = new Terrain("#dccb9d", "#8a6d38", HILLS, "", 1);
  private static final Terrain WOODED = new Terrain("#b5cf9f", "#33613a", TREES, CROWNS, 0);
  private static final Map<String, Terrain> KNOWN =
      Map.ofEntries(
          Map.entry("clear", new Terrain("#f1f0da", "#f1f0da", "", "", 0)),
          Map.entry("polder", new Terrain("#e3eed3", "#86a87c", DITCHES, "", 0)),
          Map.entry("mountain", HIGH),
          Map.entry("rough", ROUGH),
          Map.entry("hill", ROUGH),
          Map.entry("forest", WOODED),
          Map.entry("woods", WOODED),
          Map.entry("marsh", new Terrain("#d6e6dc", "#3f757c", REEDS, "", 0)),
          Map.entry("city", new Terrain("#cdc4ca", "#554a52", "", BLOCKS, 0)),
          Map.entry("village", new Terrain("#ece4dc", "#7a5c48", "", HOUSES, 0)),
          Map.entry("orchard", new Terrain("#dcebbd", "#5f8f3a", ROWS, "", 0)),
          Map.entry("dunes", new Terrain("#f2e2b0", "#b58a3c", GRAINS, "", 0)),
          Map.entry("major-river", WET),
          Map.entry("water", WET),
          Map.entry("sea", WET),
          Map.entry("lake", WET));
  private static final List<String> OTHERS = List.of("#e4dcea", "#f0dcd2", "#dbe4e8", "#e9e4c4");

  /**
   * The look of a terrain. A word without a drawing of its own gets a plain tint, and the legend
   * names it.
   *
   * @param word of the game's terrain list
   * @param all words of that map, sorted, so that two such words differ
   */
  static Terrain of(String word, List<String> all) {
    Terrain known = KNOWN.get(word);
    if (known != null) {
      return known;
    }
    int place = all.stream().filter(other -> !KNOWN.containsKey(other)).toList().indexOf(word);
    return new Terrain(OTHERS.get(Math.floorMod(place, OTHERS.size())), "#6b6b6b", "", "", 0);
  }

  /** The words that have a drawing of their own. */
  static List<String> known() {
    return KNOWN.keySet().stream().sorted().toList();
  }

  /** True for terrain that is water all over. */
  boolean wet() {
    return fill.equals(WATER);
  }

  /** True if it has a texture. */
  boolean textured() {
    return !(lines.isEmpty() && shade.isEmpty());
  }
}
