package umpire.local.drivers.dice;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.match.DiceVerifier;
import umpire.local.drivers.match.PlayedMatch;
import umpire.local.drivers.match.SampleBattle;
import umpire.local.drivers.program.Arguments;
import umpire.local.drivers.program.CheckResult;
import umpire.local.drivers.stack.PrivateStack;
import umpire.local.drivers.stack.Stack;

/** verify dice: VerifyDice accepts a real export and rejects it after every change of its dice. */
public final class DiceCheck {
  private static final Path NONE = Path.of("");

  private DiceCheck() {}

  /** Looks at the export that was named, or plays a match on a stack of its own. */
  public static CheckResult run(Arguments arguments, PrintStream out) throws IOException {
    if (!arguments.match().equals(NONE)) {
      JsonNode export = Api.JSON.readTree(Files.readAllBytes(arguments.match()));
      Path root = Stack.running().root();
      return verify(DiceVerifier.of(root), export, arguments.commitment(), out);
    }
    try (PrivateStack own = PrivateStack.make(out)) {
      Stack stack = own.stack();
      out.println("dice: up after " + stack.up().took().toSeconds() + " s");
      PlayedMatch playedMatch = play(stack);
      CheckResult result =
          verify(
              DiceVerifier.of(stack.root()), playedMatch.export(), playedMatch.commitment(), out);
      if (result.findings().isEmpty()) {
        own.notWorthKeeping();
      }
      return result;
    }
  }

  private static PlayedMatch play(Stack stack) {
    Api api = new Api(stack.gateway());
    PlayedMatch playedMatch =
        PlayedMatch.open(
            api, api.signUp("ann", "played-for-its-dice"), api.signUp("bert", "played-for-dice"));
    SampleBattle.fight(playedMatch);
    return playedMatch;
  }

  private static CheckResult verify(
      DiceVerifier verifier, JsonNode export, String commitment, PrintStream out) {
    List<String> findings = new ArrayList<>(verifier.complaints(export, commitment));
    if (export.path("draws").size() < 2) {
      findings.add("the export has fewer than two draws");
    }
    String other = (commitment.startsWith("0") ? "1" : "0") + commitment.substring(1);
    if (verifier.verify(export, other).accepted()) {
      findings.add("accepted with another commitment than the one noted");
    }
    List<ExportTampering> all = ExportTampering.all(export);
    for (ExportTampering exportTampering : all) {
      DiceVerifier.Verification verification =
          verifier.verify(exportTampering.of(export), commitment);
      if (!verification.output().startsWith("rejected: ")) {
        findings.add(
            "not rejected after a change of "
                + exportTampering.what()
                + ": "
                + verification.output());
      }
    }
    findings.forEach(finding -> out.println("  finding: " + finding));
    return new CheckResult(2 + all.size(), findings);
  }
}
