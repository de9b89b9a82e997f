package umpire.fallschirmjaeger;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import umpire.kernel.citation.Provenance;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;
import umpire.wire.pack.Packs;

/** The pack with a map of its own: open country, but for what a test puts on it. */
public final class Edition {
  private static final Pack REAL = Packs.load(new Fallschirmjaeger());
  private static final Provenance TEST = new Provenance(Provenance.Kind.HOUSE, "for a test");

  private final Map<String, String> terrain = new TreeMap<>();
  private final Map<String, Set<String>> features = new TreeMap<>();
  private final List<MapSheet.Side> sides = new ArrayList<>();
  private final List<MapSheet.Link> links = new ArrayList<>();

  /** The pack as it is. */
  public static Pack real() {
    return REAL;
  }

  /** Open country with the bridges of full hexes alone. */
  public static Edition open() {
    return new Edition()
        .hex("06.25", "major-river", "major-bridge")
        .hex("06.26", "major-river", "major-bridge")
        .hex("31.19", "city", "major-bridge");
  }

  /** A place. */
  public static Place at(String id) {
    return new Place(id);
  }

  /** The hex has this terrain and these features. */
  public Edition hex(String id, String word, String... more) {
    terrain.put(id, word);
    features.put(id, Set.of(more));
    return this;
  }

  /** The hexside has these features. */
  public Edition side(String one, String other, String... words) {
    sides.add(new MapSheet.Side(new Hexside(at(one), at(other)), Set.of(words), TEST));
    return this;
  }

  /** A way joins the two hexes. */
  public Edition link(String one, String other, String kind) {
    links.add(new MapSheet.Link(new Hexside(at(one), at(other)), kind, TEST));
    return this;
  }

  /** The pack with this map. */
  public Pack pack() {
    MapSheet sheet = REAL.map().sheet();
    List<MapSheet.Hex> hexes =
        sheet.hexes().stream()
            .map(
                hex ->
                    new MapSheet.Hex(
                        hex.id(),
                        terrain.getOrDefault(hex.id().id(), "clear"),
                        new HashSet<>(features.getOrDefault(hex.id().id(), Set.of())),
                        "",
                        TEST))
            .toList();
    MapGraph map =
        new MapGraph(new MapSheet(sheet.grid(), hexes, sides, links, sheet.areas(), sheet.sets()));
    return new Pack(
        REAL.game(),
        REAL.edition(),
        REAL.checksum(),
        REAL.title(),
        REAL.seats(),
        REAL.options(),
        REAL.secrets(),
        map,
        REAL.counters(),
        REAL.tables(),
        REAL.scenarios(),
        REAL.rules());
  }
}
