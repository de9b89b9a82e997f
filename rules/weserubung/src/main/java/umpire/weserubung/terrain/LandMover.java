package umpire.weserubung.terrain;

/**
 * 9.0 Who goes by land, as far as terrain asks.
 *
 * @param mountain true for mountain infantry and mountain artillery (3.2.2, 3.2.6)
 * @param riverPlusTwo true if a river adds 2 to the cost of the hex, by option (r47)
 */
public record LandMover(boolean mountain, boolean riverPlusTwo) {}
