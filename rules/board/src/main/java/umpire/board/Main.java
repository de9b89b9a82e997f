package umpire.board;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import umpire.kernel.pack.SeatRow;
import umpire.kernel.play.Sketch;
import umpire.kernel.play.Viewer;
import umpire.wire.Shelf;
import umpire.wire.WireException;

/** The command line of board: writes {@code board.svg} and {@code board.png} into a folder. */
public final class Main {
  private static final String USAGE =
      """
      usage: board GAME [--scenario ID | --position FILE.json] [--seat SEAT] --out DIR
        without scenario and position the empty map; without a seat as everyone may see it""";

  private static final List<String> NAMES = List.of("--scenario", "--position", "--seat", "--out");

  private Main() {}

  /** Ends with 0 when both files are written, else with 2 and a line that says why. */
  public static void main(String[] words) {
    System.setProperty("java.awt.headless", "true");
    System.exit(run(Arrays.asList(words), System.out, System.err));
  }

  static int run(List<String> words, PrintStream out, PrintStream errors) {
    try {
      draw(words, out);
      return 0;
    } catch (IllegalArgumentException | IllegalStateException | WireException | IOException e) {
      errors.println("board: " + e.getMessage());
      errors.println(USAGE);
      return 2;
    }
  }

  private static void draw(List<String> words, PrintStream out) throws IOException {
    if (words.isEmpty() || words.getFirst().startsWith("--")) {
      throw new IllegalArgumentException("which game? " + Shelf.load().games());
    }
    Map<String, String> options = options(words.subList(1, words.size()));
    if (!options.containsKey("--out")) {
      throw new IllegalArgumentException("--out is missing");
    }
    Shelf.Shelved shelved = Shelf.load().game(words.getFirst());
    Sketch sketch = sketch(shelved, options);
    Path folder = Files.createDirectories(Path.of(options.get("--out")));
    Board board = Board.of(shelved.pack());
    Files.writeString(folder.resolve("board.svg"), board.svg(sketch));
    Files.write(folder.resolve("board.png"), board.png(sketch));
    out.println(folder.resolve("board.svg"));
    out.println(folder.resolve("board.png"));
  }

  private static Map<String, String> options(List<String> words) {
    Map<String, String> options = new HashMap<>();
    for (int i = 0; i < words.size(); i += 2) {
      String name = words.get(i);
      if (!NAMES.contains(name)) {
        throw new IllegalArgumentException("no such option: " + name);
      }
      if (i + 1 == words.size()) {
        throw new IllegalArgumentException(name + " needs a value");
      }
      if (options.put(name, words.get(i + 1)) != null) {
        throw new IllegalArgumentException(name + " stands twice");
      }
    }
    if (options.containsKey("--scenario") && options.containsKey("--position")) {
      throw new IllegalArgumentException("either --scenario or --position");
    }
    return options;
  }

  private static Sketch sketch(Shelf.Shelved shelved, Map<String, String> options)
      throws IOException {
    Onlooker onlooker = new Onlooker(shelved, viewer(shelved, options.get("--seat")));
    String position = options.get("--position");
    if (position != null) {
      return onlooker.position(Files.readAllBytes(Path.of(position)));
    }
    String scenario = options.get("--scenario");
    return scenario != null ? onlooker.opening(shelved.pack().scenario(scenario)) : Sketch.empty();
  }

  private static Viewer viewer(Shelf.Shelved shelved, @Nullable String seat) {
    if (seat == null) {
      return new Viewer.Everyone();
    }
    List<SeatRow> rows = shelved.pack().seats();
    return rows.stream()
        .filter(row -> row.id().id().equals(seat))
        .<Viewer>map(row -> new Viewer.Of(row.id()))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "'" + seat + "' is none of " + rows.stream().map(SeatRow::id).toList()));
  }
}
