package umpire.game.testing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The verifier that anybody has: one file, run from its source. */
public final class Verifier {
  private Verifier() {}

  /** What it says of an export. */
  public static String verify(Path file, String commitment) throws IOException {
    return output(List.of(file.toString(), commitment));
  }

  /** The same of a match that goes on behind so many draws of another. */
  public static String verify(Path file, String commitment, int drawsBefore) throws IOException {
    return output(List.of(file.toString(), commitment, "" + drawsBefore));
  }

  private static String output(List<String> arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add(Path.of("..", "openapi", "verify", "VerifyDice.java").toString());
    command.addAll(arguments);
    Process verifier = new ProcessBuilder(command).redirectErrorStream(true).start();
    try (var output = verifier.getInputStream()) {
      return new String(output.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
