package umpire.weserubung.map;

import java.io.IOException;
import umpire.cartographer.MapSource;
import umpire.kernel.hex.MapSheet;

/** Draws the map of Opération Weserübung for {@code ./umpire map weserubung}. */
public final class NorwaySource implements MapSource {
  @Override
  public String game() {
    return "weserubung";
  }

  @Override
  public MapSheet sheet() throws IOException {
    return new NorwayMap(NorwayInputs.load()).sheet();
  }
}
