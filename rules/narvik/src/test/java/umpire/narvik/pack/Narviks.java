package umpire.narvik.pack;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;
import umpire.narvik.Narvik;
import umpire.wire.pack.Packs;

/** The pack under test, and how these tests write things down. */
final class Narviks {
  static final Narvik GAME = new Narvik();
  static final Pack PACK = Packs.load(GAME);
  static final MapGraph MAP = PACK.map();

  private Narviks() {}

  static Place hex(String id) {
    return new Place(id);
  }

  /** A resource beside these tests. */
  static byte[] resource(String name) {
    try (InputStream in = Objects.requireNonNull(Narviks.class.getResourceAsStream(name), name)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
