package umpire.board.counter;

import java.util.Locale;
import java.util.Map;

/**
 * The drawing of a counter's type. Land units have a box of 26 by 17 whose upper left corner is the
 * origin; ships, aircraft and markers are silhouettes in the same space.
 *
 * @param boxed true for a box round it
 * @param lines path data to be drawn as lines
 * @param solid path data to be filled
 * @param word written in the middle, empty for none
 * @param element where such a counter fights
 */
record Symbol(boolean boxed, String lines, String solid, String word, CombatElement element) {
  /** No drawing at all. */
  static final Symbol NONE = new Symbol(false, "", "", "", CombatElement.OTHER);

  /** Pixels from left to right. */
  static final double WIDTH = 26;

  /** Pixels from top to bottom. */
  static final double HEIGHT = 17;

  private static final String CROSS = "M0 0L26 17M0 17L26 0";
  private static final String OVAL = "M9 4H17A4.5 4.5 0 0 1 17 13H9A4.5 4.5 0 0 1 9 4z";
  private static final String DOT = "M13 5.5a3 3 0 1 1 0 6 3 3 0 1 1 0-6z";
  private static final String HULL = "M0 11H26L23 16H3z";
  private static final String WINGS =
      "M13 0l2 4v3l11 4v2l-11-2-1 4 3 1v1H9v-1l3-1-1-4-11 2v-2l11-4V4z";

  private static final String ENGINES = "M6 6h2v6H6zM18 6h2v6h-2z";
  private static final String UPPER_WING = "M3 3h20v1.6H3z";
  private static final String STAR = "M13 0l2.6 6h6.4l-5.2 4 2 6.5L13 12.6 7.2 16.5l2-6.5L4 6h6.4z";
  private static final String SMALL_STAR =
      "M13 0l1.9 4.4h4.7l-3.8 3 1.5 4.8L13 9.3 8.7 12.2l1.5-4.8-3.8-3h4.7z";
  private static final Symbol PARACHUTE = unit(CROSS + "M7 15q3-4 6 0q3-4 6 0", "");
  private static final Symbol MOTORS = unit(CROSS + "M13 0V17", "");
  private static final Symbol CRUISER = ship(HULL + "M6 11V8h4V4h2v4h2V5h2v3h4v3z");
  private static final Symbol TRANSPORT_PLANE = aircraft(WINGS + ENGINES + "M10 3h6v2h-6z");
  private static final Map<String, Symbol> LAND =
      Map.ofEntries(
          Map.entry("infantry", unit(CROSS, "")),
          Map.entry("mountain-infantry", unit(CROSS, "M13 9l5 8H8z")),
          Map.entry("ski-infantry", unit(CROSS + "M9 16.5L17 11M9 11L17 16.5", "")),
          Map.entry("marine-infantry", unit(CROSS + "M13 9v7.5M9.5 13q3.5 5 7 0", "")),
          Map.entry("parachute-infantry", PARACHUTE),
          Map.entry("parachutists", PARACHUTE),
          Map.entry("air-landing-infantry", unit(CROSS + "M8 11l5 5 5-5", "")),
          Map.entry("motorized-infantry", MOTORS),
          Map.entry("motorised", MOTORS),
          Map.entry(
              "bicycle-infantry",
              unit(CROSS + "M13 10.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 1 1 0-5z", "")),
          Map.entry("cavalry", unit("M0 17L26 0", "")),
          Map.entry("reconnaissance", unit("M0 17L26 0", "")),
          Map.entry("engineer", unit("M7 13V5H19V13M13 5V13", "")),
          Map.entry("machine-gun", unit("M13 15V3M9 6L13 3 17 6M9 15H17", "")),
          Map.entry("armour", unit(OVAL, "")),
          Map.entry("armoured-car", unit(OVAL + "M0 17L26 0", "")),
          Map.entry("artillery", unit("", DOT)),
          Map.entry("mountain-artillery", unit("", DOT + "M13 12l4 5H9z")),
          Map.entry("coastal-artillery", unit("M4 17Q13 8 22 17", DOT)),
          Map.entry("anti-aircraft", unit("M4 17Q13-6 22 17M13 5V17", "")),
          Map.entry("anti-tank", unit("M0 17L13 0 26 17", "")),
          Map.entry("headquarters", unit("", "M0 0H26V5H0z")),
          Map.entry("supply", unit("M0 12H26", "")),
          Map.entry("garrison", unit(CROSS, "M0 0H5V17H0z")));
  private static final Map<String, Symbol> OTHERS =
      Map.ofEntries(
          Map.entry("capital-ship", ship(HULL + "M4 11V8h4V5h3V1h2v4h2V2h2v3h2v3h4v3z")),
          Map.entry("battleship", ship(HULL + "M4 11V8h4V5h3V1h2v4h2V2h2v3h2v3h4v3z")),
          Map.entry("carrier", ship("M0 8H26L23 16H4zM16 8V4h4v4z")),
          Map.entry("cruiser", CRUISER),
          Map.entry("light-cruiser", CRUISER),
          Map.entry("heavy-cruiser", ship(HULL + "M4 11V8h4V6h2V2h2v4h2V3h2v3h2v2h4v3z")),
          Map.entry(
              "destroyer", ship("M1 12H25L22 15.5H3zM8 12V9.5h3V6h1.5v3.5h2V7.5h1.5v2h2V12z")),
          Map.entry("torpedo-boat", ship("M3 12H23L20 15H5zM10 12V9h5v3z")),
          Map.entry("submarine", ship("M1 12q12-3 24 0-12 4-24 0zM11 11V7h4v4z")),
          Map.entry("transport", ship(HULL + "M9 11V5h8v6zM4 11V4h1v7zM21 11V4h1v7z")),
          Map.entry("landing-craft", ship("M1 8H4V12H22L25 8v8H1z")),
          Map.entry("puffer", ship("M4 11H22L19 16H7zM13 11V2h1l5 7h-5v2z")),
          Map.entry("fighter", aircraft(WINGS)),
          Map.entry("torpedo-fighter", aircraft(WINGS + UPPER_WING)),
          Map.entry("bomber", aircraft(WINGS + ENGINES)),
          Map.entry("aircraft", aircraft(WINGS)),
          Map.entry("transport-aircraft", TRANSPORT_PLANE),
          Map.entry("air-transport", TRANSPORT_PLANE),
          Map.entry("general", new Symbol(false, "", STAR, "", CombatElement.LEADER)),
          Map.entry(
              "admiral",
              new Symbol(false, "M3 15q5-4 10 0t10 0", SMALL_STAR, "", CombatElement.LEADER)),
          Map.entry(
              "base",
              new Symbol(
                  false,
                  "M13 3V16M8 6H18M5 10Q7 16 13 16 19 16 21 10",
                  "M13 0a2 2 0 1 1 0 4 2 2 0 1 1 0-4z",
                  "",
                  CombatElement.OTHER)),
          Map.entry("decoy", new Symbol(true, "", "", "decoy", CombatElement.LAND)));

  /**
   * The drawing of a type. A type without one of its own is written out in a box, so that a game
   * can be drawn before its symbols are.
   */
  static Symbol of(String type) {
    Symbol land = LAND.get(type);
    if (land != null) {
      return land;
    }
    Symbol other = OTHERS.get(type);
    return other != null
        ? other
        : new Symbol(
            true, "", "", type.replace('-', ' ').toLowerCase(Locale.ROOT), CombatElement.OTHER);
  }

  /** Where counters of a type fight. */
  static CombatElement element(String type) {
    return of(type).element();
  }

  /** The same without a word, which is small print. */
  Symbol wordless() {
    return word.isEmpty() ? this : new Symbol(boxed, lines, solid, "", element);
  }

  private static Symbol unit(String lines, String solid) {
    return new Symbol(true, lines, solid, "", CombatElement.LAND);
  }

  private static Symbol ship(String silhouette) {
    return new Symbol(false, "", silhouette, "", CombatElement.SEA);
  }

  private static Symbol aircraft(String silhouette) {
    return new Symbol(false, "", silhouette, "", CombatElement.AIR);
  }
}
