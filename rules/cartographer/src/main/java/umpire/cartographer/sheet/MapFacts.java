package umpire.cartographer.sheet;

import java.util.List;
import umpire.kernel.hex.MapSheet;

/**
 * What stands whatever the survey and the layers say: {@code facts.json}. Facts of the rulebook,
 * rulings, and hexes that we settled by hand, each with its provenance.
 *
 * @param hexes whole hexes
 * @param hexsides whole hexsides; one without features is open ground
 * @param links links that are there
 * @param noLinks links that must not be there
 */
public record MapFacts(
    List<MapSheet.Hex> hexes,
    List<MapSheet.Side> hexsides,
    List<MapSheet.Link> links,
    List<MapSheet.Link> noLinks) {}
