package umpire.cartographer.sheet;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import umpire.cartographer.coast.CoastMask;
import umpire.cartographer.coast.MaskSheet;
import umpire.wire.Codec;

/**
 * A folder of committed inputs on the class path.
 *
 * @param path such as {@code umpire/crossing/map}
 */
public record InputFolder(String path) {

  /** A sheet of ours, read as Jackson does. */
  public <T> T json(String file, Class<T> type) throws IOException {
    try (InputStream in = open(file)) {
      return Codec.plain().mapper().readValue(in, type);
    }
  }

  /** {@code facts.json}, read as strictly as a pack. */
  public MapFacts facts() throws IOException {
    try (InputStream in = open("facts.json")) {
      return Codec.plain().read(in.readAllBytes(), MapFacts.class);
    }
  }

  /** {@code coast.png} as {@code coast.json} describes it. */
  public CoastMask coast() throws IOException {
    MaskSheet mask = json("coast.json", MaskSheet.class);
    try (InputStream image = open("coast.png")) {
      return CoastMask.read(mask, image);
    }
  }

  /** The bytes of a file; throws NullPointerException if there is none. */
  public InputStream open(String file) {
    String name = path + "/" + file;
    return Objects.requireNonNull(
        InputFolder.class.getClassLoader().getResourceAsStream(name),
        () -> "no such input: " + name);
  }
}
