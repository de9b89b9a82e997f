package umpire.local.host;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * Gives the superuser its password before the server listens: a new cluster has none, and one of
 * before trusted everybody. PostgreSQL's single-user mode asks nobody who they are and opens no
 * port. A file in the cluster notes for which password that was done.
 */
record SuperuserPassword(Path data, String password) {

  boolean isSet() throws IOException {
    return Files.exists(note())
        && Files.readString(note(), StandardCharsets.US_ASCII).equals(digest());
  }

  /**
   * Sets it.
   *
   * @param singleUser how to start PostgreSQL in single-user mode on this cluster
   */
  void set(List<String> singleUser) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(singleUser).redirectErrorStream(true).start();
    try (OutputStream input = process.getOutputStream()) {
      String order =
          "alter role \"%s\" with login superuser password '%s'\n"
              .formatted(Databases.SUPERUSER, password);
      input.write(order.getBytes(StandardCharsets.US_ASCII));
    }
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    // It ends with 0 after a refused statement too.
    if (process.waitFor() != 0 || output.contains("ERROR:") || output.contains("FATAL:")) {
      throw new IOException("PostgreSQL did not take its superuser's password:\n" + output);
    }
    Files.writeString(note(), digest(), StandardCharsets.US_ASCII);
  }

  /** The server did not know the password after all: it is set again at the next start. */
  void deleteDigest() throws IOException {
    Files.deleteIfExists(note());
  }

  private Path note() {
    return data.resolve("umpire.superuser");
  }

  private String digest() {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256")
                  .digest(password.getBytes(StandardCharsets.US_ASCII)));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Without the password. */
  @Override
  public String toString() {
    return data.toString();
  }
}
