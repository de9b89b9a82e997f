package umpire.narvik.map;

import java.io.IOException;
import umpire.cartographer.MapSource;
import umpire.kernel.hex.MapSheet;

/** Draws the map of Assault on Narvik for {@code ./umpire map narvik}. */
public final class NarvikSource implements MapSource {
  /** Where the inputs lie on the class path. */
  static final String FOLDER = "umpire/narvik/map";

  @Override
  public String game() {
    return "narvik";
  }

  @Override
  public MapSheet sheet() throws IOException {
    return new NarvikMap(Inputs.load(FOLDER)).sheet();
  }
}
