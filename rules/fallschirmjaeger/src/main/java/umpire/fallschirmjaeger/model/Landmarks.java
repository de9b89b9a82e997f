package umpire.fallschirmjaeger.model;

import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;

/** Places and words of the map that paragraphs speak of; numbers have two digits each (r47). */
@Rule("T-Terrain/r47")
public final class Landmarks {
  /** 1.1f: city and bridge at once. */
  @Rule("1.1f")
  public static final Place MAAS_BRIDGES = new Place("31.19");

  /** 4.0b: objectives that are bridges, by the named sets of their hexes in order. */
  public static final List<String> RAILWAY_AND_ROAD_BRIDGES =
      List.of("moerdijk-railway-bridge", "moerdijk-road-bridge");

  /** 3.4: the ship with the munitions, by its counter. */
  @Rule("3.4a")
  public static final String MUNITIONS_SHIP = "de-twee-gezusters";

  private Landmarks() {}
}
