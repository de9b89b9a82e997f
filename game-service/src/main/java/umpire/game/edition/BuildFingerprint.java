package umpire.game.edition;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Names the code behind some classes: SHA-256 of the jars or folders that they came from. */
final class BuildFingerprint {
  /** For code whose files cannot be found: nothing that another process wrote is trusted. */
  private static final String THIS_PROCESS = "process-" + UUID.randomUUID();

  private BuildFingerprint() {}

  static String of(Class<?>... classes) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (Class<?> type : classes) {
        @Nullable CodeSource source = type.getProtectionDomain().getCodeSource();
        if (source == null || !"file".equals(source.getLocation().getProtocol())) {
          return THIS_PROCESS;
        }
        for (Path file : files(Path.of(source.getLocation().toURI()))) {
          digest.update(Files.readAllBytes(file));
        }
      }
      return HexFormat.of().formatHex(digest.digest(), 0, 16);
    } catch (URISyntaxException e) {
      return THIS_PROCESS;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("this JDK lacks SHA-256", e);
    }
  }

  private static List<Path> files(Path root) throws IOException {
    try (Stream<Path> all = Files.walk(root)) {
      return all.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
