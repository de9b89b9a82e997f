package umpire.cartographer.sheet;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import umpire.cartographer.coast.CoastMask;
import umpire.cartographer.coast.MaskSheet;
import umpire.cartographer.fit.FitSheet;
import umpire.cartographer.layers.Layers;
import umpire.cartographer.layers.Settlements;
import umpire.wire.Codec;

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
  public static Inputs load(String folder) throws IOException {
    MaskSheet mask = json(folder, "coast.json", MaskSheet.class);
    try (InputStream image = open(folder, "coast.png");
        InputStream facts = open(folder, "facts.json")) {
      return new Inputs(
          json(folder, "grid.json", FitSheet.class),
          json(folder, "layers.json", Layers.class),
          json(folder, "places.json", Settlements.class),
          Codec.plain().read(facts.readAllBytes(), Facts.class),
          CoastMask.read(mask, image));
    }
  }

  private static <T> T json(String folder, String file, Class<T> type) throws IOException {
    try (InputStream in = open(folder, file)) {
      return Codec.plain().mapper().readValue(in, type);
    }
  }

  private static InputStream open(String folder, String file) {
    String path = folder + "/" + file;
    return Objects.requireNonNull(
        Inputs.class.getClassLoader().getResourceAsStream(path), () -> "no such input: " + path);
  }
}
