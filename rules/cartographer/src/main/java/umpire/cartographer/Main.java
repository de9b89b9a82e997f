package umpire.cartographer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.cartographer.sheet.MapFile;

/**
 * Draws the map of a game anew from its committed inputs. Arguments: the id of a game that has a
 * {@link MapSource} on the class path, {@code --write} or {@code --check}, and the folder of the
 * checkout if it is not the working directory.
 */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) throws IOException {
    System.exit(run(List.of(arguments)));
  }

  /**
   * The exit code: 0 if the map was written or agrees, 1 if it differs, 2 for other arguments.
   * Throws IOException if a file cannot be read or written.
   */
  public static int run(List<String> arguments) throws IOException {
    SortedMap<String, MapSource> sources = new TreeMap<>();
    ServiceLoader.load(MapSource.class).forEach(source -> sources.put(source.game(), source));
    MapSource source = arguments.isEmpty() ? null : sources.get(arguments.getFirst());
    if (source == null
        || arguments.size() < 2
        || arguments.size() > 3
        || !List.of("--write", "--check").contains(arguments.get(1))) {
      System.err.println(
          "usage: GAME --write|--check [folder of the checkout]; GAME is one of "
              + sources.keySet());
      return 2;
    }
    Path checkout = Path.of(arguments.size() == 3 ? arguments.get(2) : ".");
    String game = source.game();
    Path file =
        checkout.resolve("rules/%s/src/main/resources/%s/pack/map.json".formatted(game, game));
    byte[] drawn = MapFile.bytes(source.sheet());
    if (arguments.get(1).equals("--write")) {
      Files.write(file, drawn);
      System.out.println("wrote " + file + ", " + drawn.length + " bytes");
      return 0;
    }
    boolean same = Arrays.equals(drawn, Files.readAllBytes(file));
    System.out.println(file + (same ? " is up to date" : " differs from what the inputs give"));
    return same ? 0 : 1;
  }
}
