package umpire.narvik.map;

import java.util.List;
import umpire.cartographer.layers.WrittenLine;

/**
 * What was written by hand from general knowledge: {@code layers.json}. Points are pairs of degrees
 * north and east, good to 1 to 3 km.
 *
 * @param about how it was written
 * @param valleys ground that is not mountain
 * @param ridges lines that fire does not cross
 * @param lakes lakes long enough to lie between hexes
 * @param rivers rivers that stop wheels and tracks
 * @param railways the railway
 * @param roads roads of 1940
 * @param sweden the ground beyond the border, as a ring
 */
public record Layers(
    String about,
    List<WrittenLine> valleys,
    List<WrittenLine> ridges,
    List<WrittenLine> lakes,
    List<WrittenLine> rivers,
    List<WrittenLine> railways,
    List<WrittenLine> roads,
    WrittenLine sweden) {}
