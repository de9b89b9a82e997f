package umpire.narvik.combat;

import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.citation.Provenance;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.pack.Pack;
import umpire.kernel.table.Table;
import umpire.narvik.Narvik;
import umpire.wire.pack.Packs;

/**
 * The charts of the pack: as they are, on a map that a test made up, or as if they had been found
 * in print. That they are right is what {@code umpire.narvik.pack.TablesTest} says.
 */
public final class PackCharts {
  static final Pack PACK = Packs.load(new Narvik());

  private static final Provenance RULEBOOK =
      new Provenance(Provenance.Kind.RULEBOOK, "as if a page had been found");

  private PackCharts() {}

  /** On another map. */
  public static Pack on(MapGraph map) {
    return pack(map, PACK.tables());
  }

  /** As if they had been found in print. */
  static Pack printed() {
    Map<String, Table<?>> printed = new TreeMap<>();
    PACK.tables().forEach((id, table) -> printed.put(id, printed(table)));
    return pack(PACK.map(), printed);
  }

  private static <T> Table<T> printed(Table<T> table) {
    return new Table<>(
        table.id(),
        table.title(),
        table.rule(),
        RULEBOOK,
        table.rows(),
        table.columns(),
        table.cells());
  }

  private static Pack pack(MapGraph map, Map<String, Table<?>> tables) {
    return new Pack(
        PACK.game(),
        PACK.edition(),
        PACK.checksum(),
        PACK.title(),
        PACK.seats(),
        PACK.options(),
        PACK.secrets(),
        map,
        PACK.counters(),
        tables,
        PACK.scenarios(),
        PACK.rules());
  }
}
