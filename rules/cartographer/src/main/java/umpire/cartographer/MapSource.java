package umpire.cartographer;

import java.io.IOException;
import umpire.kernel.hex.MapSheet;

/**
 * The map of one game, drawn from inputs that lie in the folder of the game. It is found by {@link
 * java.util.ServiceLoader}; the class and its inputs belong to the test sources of the game, since
 * nothing that runs draws a map.
 */
public interface MapSource {
  /** Id of the game, which is also the name of its folder below {@code rules/}. */
  String game();

  /** Draws the map; the same inputs give the same sheet. Throws IOException for missing inputs. */
  MapSheet sheet() throws IOException;
}
