package umpire.weserubung.map;

import java.util.List;
import umpire.cartographer.layers.WrittenLine;

/**
 * What was written by hand from general knowledge: {@code layers.json}. Points are pairs of degrees
 * north and east, good to 1 to 3 km.
 *
 * @param about how it was written
 * @param massifs rings round mountains that the raster of heights is blind to
 * @param lowlands rings round country that it takes for mountains
 * @param lakes lakes long enough to lie between hexes
 * @param rivers the rivers
 * @param railways the lines open in April 1940
 * @param abroad rings round Sweden with Finland, and round Denmark
 */
public record NorwayLayers(
    String about,
    List<WrittenLine> massifs,
    List<WrittenLine> lowlands,
    List<WrittenLine> lakes,
    List<WrittenLine> rivers,
    List<WrittenLine> railways,
    List<WrittenLine> abroad) {}
