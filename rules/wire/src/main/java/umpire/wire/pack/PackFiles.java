package umpire.wire.pack;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import umpire.kernel.game.Game;
import umpire.wire.WireException;

/** The bytes of a pack's files, from the class path or from a folder. */
final class PackFiles {
  private PackFiles() {}

  /** One file of the game's pack; throws WireException if it is not there. */
  static byte[] onClassPath(Game game, String path) {
    try (InputStream in = game.getClass().getResourceAsStream(resource(game, path))) {
      if (in == null) {
        throw new WireException("", "the class path has no such file").in(path);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Refuses a file that the pack does not name, where the pack lies in a folder and can be seen.
   */
  static void refuseStrays(Game game, SortedMap<String, byte[]> named) {
    URL head = game.getClass().getResource(resource(game, "pack.json"));
    if (head == null || !head.getProtocol().equals("file")) {
      return;
    }
    try {
      Path folder = Path.of(head.toURI()).resolveSibling("");
      for (String path : inFolder(folder).keySet()) {
        if (!named.containsKey(path)) {
          throw new WireException("", "pack.json does not list this file").in(path);
        }
      }
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Every file below a folder, by its path with strokes. */
  static SortedMap<String, byte[]> inFolder(Path folder) {
    SortedMap<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files;
  }

  /**
   * SHA-256 over the files in order of path: of each the path in UTF-8, a zero byte, its length in
   * eight bytes, its bytes. Lower-case hexadecimal.
   */
  static String checksum(SortedMap<String, byte[]> files) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        digest.update(file.getKey().getBytes(StandardCharsets.UTF_8));
        digest.update((byte) 0);
        digest.update(ByteBuffer.allocate(Long.BYTES).putLong(file.getValue().length).array());
        digest.update(file.getValue());
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("this JDK lacks SHA-256", e);
    }
  }

  private static String resource(Game game, String path) {
    return "/" + game.id() + "/pack/" + path;
  }
}
