package umpire.arena.picture;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.arena.console.Order;
import umpire.board.Frame;

/**
 * What is to be drawn.
 *
 * @param game whose map
 * @param scenario whose position is drawn, or empty
 * @param seed of the match that is played to the position
 * @param players by name, who play it
 * @param until a line beside the map that holds these words ends the play; empty for the first
 *     position in which players are waited for
 * @param position a file with a position to be drawn instead, or an empty path
 * @param seat whose eyes, or empty for everyone's
 * @param part two hexes in opposite corners of what is drawn, a comma between them; empty for the
 *     whole map
 * @param frame what of the board is drawn, and how wide
 * @param out the folder for both files
 */
public record PictureOrder(
    String game,
    String scenario,
    long seed,
    String players,
    String until,
    Path position,
    String seat,
    String part,
    Frame frame,
    Path out) {
  /** How an order is written. */
  public static final String USAGE =
      """
      ./umpire board GAME [--scenario ID [--until WORDS] [--seed S] [--players greedy|random] | --position FILE.json]
                          [--seat SEAT] [--part HEX,HEX] [--width PIXELS] --out FOLDER
        without scenario and position the empty map; without a seat as everyone may see it;
        --until plays on until one of the lines beside the map holds the words, such as 'Turn 5';
        --part draws the rectangle with those hexes in opposite corners, and all boxes;
        --width draws the map alone, so many pixels wide, with what can be read at that width\
      """;

  private static final List<String> NAMES =
      List.of(
          "--scenario",
          "--until",
          "--seed",
          "--players",
          "--position",
          "--seat",
          "--part",
          "--width",
          "--out");

  /** Reads the words behind {@code board}; throws {@link Order.Unknown}. */
  public static PictureOrder of(List<String> words) {
    if (words.isEmpty() || words.getFirst().startsWith("--")) {
      throw new Order.Unknown("which game?");
    }
    Map<String, String> options = options(words.subList(1, words.size()));
    if (!options.containsKey("--out")) {
      throw new Order.Unknown("--out is missing");
    }
    if (options.containsKey("--scenario") && options.containsKey("--position")) {
      throw new Order.Unknown("either --scenario or --position");
    }
    return new PictureOrder(
        words.getFirst(),
        options.getOrDefault("--scenario", ""),
        Order.number("--seed", options.getOrDefault("--seed", "1")),
        options.getOrDefault("--players", "greedy"),
        options.getOrDefault("--until", ""),
        Path.of(options.getOrDefault("--position", "")),
        options.getOrDefault("--seat", ""),
        options.getOrDefault("--part", ""),
        frame(options.getOrDefault("--width", "")),
        Path.of(options.get("--out")));
  }

  private static Frame frame(String width) {
    if (width.isEmpty()) {
      return Frame.ALL;
    }
    long pixels = Order.number("--width", width);
    if (pixels < Frame.LEAST_WIDTH || pixels > Frame.MOST_WIDTH) {
      throw new Order.Unknown("--width is %d to %d".formatted(Frame.LEAST_WIDTH, Frame.MOST_WIDTH));
    }
    return new Frame(Frame.Part.MAP, (int) pixels);
  }

  private static Map<String, String> options(List<String> words) {
    Map<String, String> options = new HashMap<>();
    for (int i = 0; i < words.size(); i += 2) {
      String name = words.get(i);
      if (!NAMES.contains(name)) {
        throw new Order.Unknown("there is no option '" + name + "'");
      }
      if (i + 1 == words.size()) {
        throw new Order.Unknown("a value is missing after '" + name + "'");
      }
      if (options.put(name, words.get(i + 1)) != null) {
        throw new Order.Unknown(name + " stands twice");
      }
    }
    return options;
  }
}
