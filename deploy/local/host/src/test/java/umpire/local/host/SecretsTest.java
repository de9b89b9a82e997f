package umpire.local.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SecretsTest {
  private final Path home;

  SecretsTest(@TempDir Path home) {
    this.home = home;
  }

  @Test
  void aPasswordStaysAndIsNobodyElses() throws Exception {
    String first = Secrets.in(home).of("first");

    assertThat(first).matches("[0-9a-f]{64}");
    assertThat(Secrets.in(home).of("first")).isEqualTo(first);
    assertThat(Secrets.in(home).of("second")).isNotEqualTo(first);
    assertThat(permissions(home.resolve("secrets"))).isEqualTo("rwx------");
    assertThat(permissions(home.resolve("secrets").resolve("first"))).isEqualTo("rw-------");
  }

  @Test
  void anOpenFolderIsRefused() throws Exception {
    Path folder = Files.createDirectory(home.resolve("secrets"));
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-x---"));

    assertThatThrownBy(() -> Secrets.in(home).of("first"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("open to other users");
  }

  private static String permissions(Path path) throws Exception {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }
}
