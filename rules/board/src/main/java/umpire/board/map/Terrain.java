package umpire.board.map;

import java.util.List;
import java.util.Map;

/**
 * How a terrain looks. Each has a glyph beside its colour, so that no reader depends on colours.
 *
 * @param fill colour of the hex
 * @param ink colour of the glyph
 * @param glyph path data about the hex's centre, empty for none
 */
record Terrain(String fill, String ink, String glyph) {
  /** Salt or fresh water, also where it fills only part of a hex. */
  static final String WATER = "#a9cfe6";

  /** The line between water and land. */
  static final String SHORE = "#3f77a3";

  private static final String PEAKS =
      "M-31 19l6-10 6 10M-22 14l4-7 7 12M13 21l6-10 6 10M22 16l4-7 5 9";
  private static final String WAVES = "M-24 14q4-5 8 0t8 0M10 24q4-5 8 0t8 0M-8 32q4-5 8 0t8 0";
  private static final String TREES =
      "M-26 20l4-8 4 8zM-16 27l4-8 4 8zM14 22l4-8 4 8zM23 16l4-8 4 8z";
  private static final String HILLS = "M-28 18q6-9 12 0M14 22q6-9 12 0M-6 31q6-9 12 0";
  private static final String REEDS =
      "M-26 18h12M-23 18v-5M-20 18v-7M-17 18v-5M12 26h12M15 26v-5M18 26v-7M21 26v-5";
  private static final String BLOCKS = "M-28 14h7v7h-7zM-18 19h7v7h-7zM13 15h7v7h-7zM22 22h6v6h-6z";
  private static final Terrain WET = new Terrain(WATER, "#7fb0d0", WAVES);
  private static final Map<String, Terrain> KNOWN =
      Map.ofEntries(
          Map.entry("clear", new Terrain("#eceed6", "", "")),
          Map.entry("polder", new Terrain("#dfe9d2", "", "")),
          Map.entry("mountain", new Terrain("#d3b88c", "#8a6a3c", PEAKS)),
          Map.entry("rough", new Terrain("#dfd0ac", "#9a8252", HILLS)),
          Map.entry("hill", new Terrain("#dfd0ac", "#9a8252", HILLS)),
          Map.entry("forest", new Terrain("#bcd3ab", "#4e7a4a", TREES)),
          Map.entry("woods", new Terrain("#bcd3ab", "#4e7a4a", TREES)),
          Map.entry("marsh", new Terrain("#d3dfd0", "#4f7f86", REEDS)),
          Map.entry("city", new Terrain("#d4cdd2", "#6b5f68", BLOCKS)),
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
    return new Terrain(OTHERS.get(Math.floorMod(place, OTHERS.size())), "", "");
  }

  /** True for terrain that is water all over. */
  boolean wet() {
    return fill.equals(WATER);
  }
}
