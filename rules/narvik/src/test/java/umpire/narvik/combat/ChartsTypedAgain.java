package umpire.narvik.combat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import umpire.kernel.cite.Provenance;
import umpire.kernel.cite.RuleId;
import umpire.kernel.hex.Grid;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.pack.Pack;
import umpire.kernel.table.Axis;
import umpire.kernel.table.Band;
import umpire.kernel.table.Table;
import umpire.narvik.model.AirResult;
import umpire.narvik.model.Losses;

/** The charts of chapters 15 to 18, typed a second time; the first typing is the pack's. */
public final class ChartsTypedAgain {
  /** Rows: modified die 1 or less to 7 or more. Columns: differential -6 or less to 11 or more. */
  static final String COMBAT_RESULTS =
      """
      3/0 3/0 2/0 2/0 1/0 1/1 1/1
      3/0 2/0 2/0 1/0 1/1 1/1 1/1
      2/0 2/0 1/0 1/1 1/1 1/1 0/2
      2/0 1/0 1/1 1/1 1/1 0/2 0/2
      1/0 1/1 1/1 1/2 0/2 0/2 0/3
      1/1 1/1 1/2 0/2 0/2 0/3 0/3
      1/1 1/1 0/2 0/2 0/3 0/3 0/4
      """;

  /** Rows: dice 3 or less, 4-5, 6-8, 9-10, 11 or more. Columns: 1-3, 4-6, 7-10, 11-15, 16-30. */
  static final String AIR =
      """
      0/0 0/0 1/0 1/0 2/0
      0/0 1/0 1/0 2/0 3/1
      1/0 1/0 2/1 3/1 4/1
      1/0 2/1 3/1 4/1 5/2
      2/1 3/1 4/2 5/2 6/2
      """;

  private static final Provenance HOUSE =
      new Provenance(Provenance.Kind.HOUSE, "the chart is on no page that we have");
  private static final Provenance RULEBOOK =
      new Provenance(Provenance.Kind.RULEBOOK, "16.1, 16.2, 17.0");
  private static final int LESS = Integer.MIN_VALUE;
  private static final int MORE = Integer.MAX_VALUE;

  private ChartsTypedAgain() {}

  /** A pack of these charts on a map. */
  public static Pack pack(MapGraph map) {
    return pack(map, HOUSE);
  }

  /** A pack of these charts on a map of one hex. */
  public static Pack pack() {
    return pack(noMap(), HOUSE);
  }

  /** The same charts as if they had been found in print. */
  static Pack printed() {
    return pack(noMap(), RULEBOOK);
  }

  static Table<Losses> combatResults(Provenance provenance) {
    return new Table<>(
        "combat-results",
        "Combat results",
        new RuleId("15.1g"),
        provenance,
        bands(LESS, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, MORE),
        bands(LESS, -6, -5, -3, -2, 0, 1, 3, 4, 6, 7, 10, 11, MORE),
        cells(COMBAT_RESULTS, pair -> new Losses(pair.get(0), pair.get(1))));
  }

  static Table<AirResult> air(Provenance provenance) {
    return new Table<>(
        "air",
        "Air",
        new RuleId("18.1.1"),
        provenance,
        bands(LESS, 3, 4, 5, 6, 8, 9, 10, 11, MORE),
        bands(1, 3, 4, 6, 7, 10, 11, 15, 16, 30),
        cells(AIR, pair -> new AirResult(pair.get(0), pair.get(1))));
  }

  static Table<Integer> modifiers(Provenance provenance) {
    return column(
        "modifiers",
        provenance,
        List.of(
            "assault-bad-weather-at-narvik",
            "air-bad-weather-at-narvik",
            "air-emergency-support",
            "air-base"),
        List.of(-1, -2, -2, -1));
  }

  static Table<Integer> modifiersInText() {
    return column(
        "modifiers-in-text",
        RULEBOOK,
        List.of("formation", "attacking-tank", "defending-tank", "artillery-alone"),
        List.of(1, 1, -1, 2));
  }

  private static Pack pack(MapGraph map, Provenance provenance) {
    List<Table<?>> tables =
        List.of(
            combatResults(provenance), air(provenance), modifiers(provenance), modifiersInText());
    return new Pack(
        "narvik",
        "narvik@typed-again",
        "0",
        "Assault on Narvik",
        List.of(),
        List.of(),
        true,
        map,
        Map.of(),
        Pack.byId(tables, Table::id),
        Map.of(),
        Map.of());
  }

  private static MapGraph noMap() {
    Grid grid =
        new Grid(
            Grid.Orientation.POINTY_TOP,
            Grid.Compass.NORTH,
            Grid.Compass.EAST,
            Grid.Parity.EVEN,
            "",
            2);
    return new MapGraph(new MapSheet(grid, List.of(), List.of(), List.of(), List.of(), List.of()));
  }

  private static Axis bands(int... ends) {
    List<Band> bands = new ArrayList<>();
    for (int i = 0; i < ends.length; i += 2) {
      bands.add(new Band(ends[i], ends[i + 1]));
    }
    return new Axis.Bands(bands);
  }

  private static <T> List<List<T>> cells(String text, Function<List<Integer>, T> cell) {
    return text.lines()
        .map(
            line ->
                Arrays.stream(line.split(" "))
                    .map(pair -> Arrays.stream(pair.split("/")).map(Integer::valueOf).toList())
                    .map(cell)
                    .toList())
        .toList();
  }

  private static Table<Integer> column(
      String id, Provenance provenance, List<String> names, List<Integer> modifiers) {
    return new Table<>(
        id,
        id,
        new RuleId("15.1g"),
        provenance,
        new Axis.Names(names),
        new Axis.Names(List.of("modifier")),
        modifiers.stream().map(List::of).toList());
  }
}
