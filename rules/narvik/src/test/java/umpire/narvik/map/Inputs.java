package umpire.narvik.map;

import java.io.IOException;
import umpire.cartographer.coast.CoastMask;
import umpire.cartographer.fit.FitSheet;
import umpire.cartographer.sheet.Facts;
import umpire.cartographer.sheet.Folder;

/**
 * The committed inputs of a map.
 *
 * @param fit grid.json
 * @param layers layers.json
 * @param settlements places.json
 * @param facts facts.json
 * @param coast coast.png with coast.json
 */
public record Inputs(
    FitSheet fit, Layers layers, Settlements settlements, Facts facts, CoastMask coast) {

  /** The inputs in a folder on the class path. */
  public static Inputs load(String path) throws IOException {
    Folder folder = new Folder(path);
    return new Inputs(
        folder.json("grid.json", FitSheet.class),
        folder.json("layers.json", Layers.class),
        folder.json("places.json", Settlements.class),
        folder.facts(),
        folder.coast());
  }
}
