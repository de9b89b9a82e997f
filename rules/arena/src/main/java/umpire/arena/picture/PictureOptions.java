package umpire.arena.picture;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.arena.console.RunOptions;
import umpire.board.PictureFrame;

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
 * @param seat whose view, or empty for everyone's
 * @param part two hexes in opposite corners of what is drawn, a comma between them; empty for the
 *     whole map
 * @param frame what of the board is drawn, and how wide
 * @param out the folder for both files
 */
public record PictureOptions(
    String game,
    String scenario,
    long seed,
    String players,
    String until,
    Path position,
    String seat,
    String part,
    PictureFrame frame,
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

  /** Reads the words behind {@code board}; throws {@link RunOptions.Unknown}. */
  public static PictureOptions of(List<String> words) {
    if (words.isEmpty() || words.getFirst().startsWith("--")) {
      throw new RunOptions.Unknown("which game?");
    }
    Map<String, String> options = options(words.subList(1, words.size()));
    if (!options.containsKey("--out")) {
      throw new RunOptions.Unknown("--out is missing");
    }
    if (options.containsKey("--scenario") && options.containsKey("--position")) {
      throw new RunOptions.Unknown("either --scenario or --position");
    }
    return new PictureOptions(
        words.getFirst(),
        options.getOrDefault("--scenario", ""),
        RunOptions.number("--seed", options.getOrDefault("--seed", "1")),
        options.getOrDefault("--players", "greedy"),
        options.getOrDefault("--until", ""),
        Path.of(options.getOrDefault("--position", "")),
        options.getOrDefault("--seat", ""),
        options.getOrDefault("--part", ""),
        frame(options.getOrDefault("--width", "")),
        Path.of(options.get("--out")));
  }

  private static PictureFrame frame(String width) {
    if (width.isEmpty()) {
      return PictureFrame.ALL;
    }
    long pixels = RunOptions.number("--width", width);
    if (pixels < PictureFrame.LEAST_WIDTH || pixels > PictureFrame.MOST_WIDTH) {
      throw new RunOptions.Unknown(
          "--width is %d to %d".formatted(PictureFrame.LEAST_WIDTH, PictureFrame.MOST_WIDTH));
    }
    return new PictureFrame(PictureFrame.Part.MAP, (int) pixels);
  }

  private static Map<String, String> options(List<String> words) {
    Map<String, String> options = new HashMap<>();
    for (int i = 0; i < words.size(); i += 2) {
      String name = words.get(i);
      if (!NAMES.contains(name)) {
        throw new RunOptions.Unknown("there is no option '" + name + "'");
      }
      if (i + 1 == words.size()) {
        throw new RunOptions.Unknown("a value is missing after '" + name + "'");
      }
      if (options.put(name, words.get(i + 1)) != null) {
        throw new RunOptions.Unknown(name + " stands twice");
      }
    }
    return options;
  }
}
