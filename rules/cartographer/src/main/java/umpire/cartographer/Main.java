package umpire.cartographer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import umpire.cartographer.sheet.Inputs;
import umpire.cartographer.sheet.MapFile;
import umpire.cartographer.sheet.NarvikMap;
import umpire.cartographer.weserubung.NorwayInputs;
import umpire.cartographer.weserubung.NorwayMap;
import umpire.kernel.hex.MapSheet;

/**
 * Draws a map anew from the committed inputs. Arguments: the game ({@code narvik} or {@code
 * weserubung}), {@code --write} or {@code --check}, and the folder of the checkout if it is not the
 * working directory. The exit code is 0 if the map was written or agrees, 1 if it differs, 2 for
 * other arguments.
 */
public final class Main {
  private static final String USAGE =
      "usage: narvik|weserubung --write|--check [folder of the checkout]";

  private Main() {}

  public static void main(String[] arguments) throws IOException {
    System.exit(run(List.of(arguments)));
  }

  static int run(List<String> arguments) throws IOException {
    boolean known =
        arguments.size() >= 2
            && arguments.size() <= 3
            && List.of("narvik", "weserubung").contains(arguments.getFirst())
            && List.of("--write", "--check").contains(arguments.get(1));
    if (!known) {
      System.err.println(USAGE);
      return 2;
    }
    Path checkout = Path.of(arguments.size() == 3 ? arguments.get(2) : ".");
    String game = arguments.getFirst();
    Path file =
        checkout.resolve("rules/%s/src/main/resources/%s/pack/map.json".formatted(game, game));
    byte[] drawn = MapFile.bytes(sheet(game));
    if (arguments.get(1).equals("--write")) {
      Files.write(file, drawn);
      System.out.println("wrote " + file + ", " + drawn.length + " bytes");
      return 0;
    }
    boolean same = Arrays.equals(drawn, Files.readAllBytes(file));
    System.out.println(file + (same ? " is up to date" : " differs from what the inputs give"));
    return same ? 0 : 1;
  }

  private static MapSheet sheet(String game) throws IOException {
    return game.equals("narvik")
        ? new NarvikMap(Inputs.load("umpire/cartographer/narvik")).sheet()
        : new NorwayMap(NorwayInputs.load()).sheet();
  }
}
