package umpire.local.host;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.Set;

/**
 * The passwords of one installation, 256 random bits each, made at their first use.
 *
 * @param folder readable by its owner alone, with one file for each password
 */
public record Secrets(Path folder) {
  private static final int BYTES = 32;
  private static final Set<PosixFilePermission> OWNERS =
      EnumSet.of(
          PosixFilePermission.OWNER_READ,
          PosixFilePermission.OWNER_WRITE,
          PosixFilePermission.OWNER_EXECUTE);

  /** The passwords of the installation in this home. */
  public static Secrets in(Path home) {
    return new Secrets(home.resolve("secrets"));
  }

  /**
   * One password, always the same.
   *
   * @throws IllegalStateException if other users can enter the folder
   */
  public String of(String name) {
    Path file = folder.resolve(name);
    try {
      Files.createDirectories(folder, permissions("rwx------"));
      if (!OWNERS.containsAll(Files.getPosixFilePermissions(folder))) {
        throw new IllegalStateException(
            folder + " is open to other users: its passwords may be known; delete it and start");
      }
      if (!Files.exists(file)) {
        make(file);
      }
      return Files.readString(file).strip();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  // A link is made whole or not at all, and never over a password that another process has made.
  private static void make(Path file) throws IOException {
    byte[] random = new byte[BYTES];
    new SecureRandom().nextBytes(random);
    Path half = Files.createTempFile(file.getParent(), "new", "", permissions("rw-------"));
    try {
      Files.writeString(half, HexFormat.of().formatHex(random) + "\n", StandardCharsets.US_ASCII);
      Files.createLink(file, half);
    } catch (FileAlreadyExistsException second) {
      if (!Files.exists(file)) {
        throw second;
      }
    } finally {
      Files.delete(half);
    }
  }

  private static FileAttribute<Set<PosixFilePermission>> permissions(String text) {
    return PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(text));
  }
}
