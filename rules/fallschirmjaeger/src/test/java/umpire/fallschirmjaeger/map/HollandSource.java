package umpire.fallschirmjaeger.map;

import java.io.IOException;
import umpire.cartographer.MapSource;
import umpire.kernel.hex.MapSheet;

/** Draws the map of Fallschirmjäger for {@code ./umpire map fallschirmjaeger}. */
public final class HollandSource implements MapSource {
  /** Where the inputs lie on the class path. */
  static final String FOLDER = "umpire/fallschirmjaeger/map";

  @Override
  public String game() {
    return "fallschirmjaeger";
  }

  @Override
  public MapSheet sheet() throws IOException {
    return new HollandMap(HollandInputs.load(FOLDER)).sheet();
  }
}
