package umpire.local.drivers.match;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import umpire.local.drivers.http.Api;

/** openapi/verify/VerifyDice.java, compiled once, run as a process of its own each time. */
public final class DiceVerifier {
  private final Path classes;

  private DiceVerifier(Path classes) {
    this.classes = classes;
  }

  /** What it said of an export. */
  public record Verification(boolean accepted, String output) {}

  /** The verifier of a checkout. */
  public static DiceVerifier of(Path root) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new IOException("this Java has no compiler: a JDK is needed");
    }
    Path classes = Files.createTempDirectory("umpire-verify-dice-");
    Path source = root.resolve("openapi/verify/VerifyDice.java");
    if (compiler.run(null, null, null, "-d", classes.toString(), source.toString()) != 0) {
      throw new IOException(source + " does not compile");
    }
    return new DiceVerifier(classes);
  }

  /** Runs it over an export. */
  public Verification verify(JsonNode export, String commitment) {
    try {
      Path file = Files.createTempFile("umpire-match-", ".json");
      Files.write(file, Api.JSON.writeValueAsBytes(export));
      Process process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-XX:TieredStopAtLevel=1",
                  "-XX:+UseSerialGC",
                  "-cp",
                  classes.toString(),
                  "VerifyDice",
                  file.toString(),
                  commitment)
              .redirectErrorStream(true)
              .start();
      String output =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      int exit = process.waitFor();
      Files.delete(file);
      return new Verification(exit == 0 && output.startsWith("accepted: "), output);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** A finding where it does not accept the export. */
  public List<String> complaints(JsonNode export, String commitment) {
    Verification verification = verify(export, commitment);
    return verification.accepted()
        ? List.of()
        : List.of("VerifyDice does not accept the export: " + verification.output());
  }
}
