package umpire.narvik.pack;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;
import umpire.kernel.table.Table;
import umpire.narvik.Narvik;
import umpire.wire.Packs;

/** The pack under test, and how these tests write things down. */
final class Narviks {
  static final Narvik GAME = new Narvik();
  static final Pack PACK = Packs.load(GAME);
  static final MapGraph MAP = PACK.map();

  private Narviks() {}

  static Place hex(String id) {
    return new Place(id);
  }

  /** A resource beside these tests. */
  static byte[] resource(String name) {
    try (InputStream in = Objects.requireNonNull(Narviks.class.getResourceAsStream(name), name)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The words of each line of a text block that is not blank. */
  static List<List<String>> words(String block) {
    return block.lines().filter(line -> !line.isBlank()).map(Narviks::split).toList();
  }

  /** A chart as a text block has it: a row a line, its heading first, cells as the test says. */
  static <T> List<List<String>> written(
      Table<T> table, java.util.function.Function<? super T, String> cell) {
    List<String> headings = table.rows().headings();
    return java.util.stream.IntStream.range(0, table.rows().size())
        .mapToObj(
            row -> {
              List<String> line =
                  new java.util.ArrayList<>(List.of(headings.get(row).replace(' ', '_')));
              table.cells().get(row).forEach(value -> line.add(cell.apply(value)));
              return List.copyOf(line);
            })
        .toList();
  }

  private static List<String> split(String line) {
    return Arrays.asList(line.strip().split("\\s+", -1));
  }
}
