package umpire.local.host;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The file by which PostgreSQL decides how a client shows who it is: by its password, always. */
final class HostBasedAccess {
  static final String TEXT =
      """
      # Written at each start of Umpire's PostgreSQL (umpire.local.host.HostBasedAccess).
      local all all                scram-sha-256
      host  all all 127.0.0.1/32   scram-sha-256
      """;

  private HostBasedAccess() {}

  /** Writes it over whatever was there, in place: its owner may be another than ours. */
  static void write(Path data) throws IOException {
    Path file = data.resolve("pg_hba.conf");
    if (!Files.exists(file) || !Files.readString(file, StandardCharsets.UTF_8).equals(TEXT)) {
      Files.writeString(file, TEXT, StandardCharsets.UTF_8);
    }
  }
}
