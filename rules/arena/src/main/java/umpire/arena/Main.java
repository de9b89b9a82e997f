package umpire.arena;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.util.List;
import umpire.arena.bench.RulesBench;
import umpire.arena.console.RunOptions;
import umpire.arena.picture.PictureOptions;
import umpire.arena.picture.PositionPictures;
import umpire.arena.verify.CheckResult;
import umpire.arena.verify.LeakRuns;
import umpire.arena.verify.OpponentComparison;
import umpire.arena.verify.Progress;
import umpire.arena.verify.RunSetup;
import umpire.arena.verify.WalkRuns;

/**
 * {@code verify NAME [options]}, {@code bench rules|odds [options]} and {@code board GAME
 * [options]}, as ./umpire calls them.
 */
public final class Main {
  private static final String USAGE =
      """
      ./umpire verify walks [options]   random matches to their end, every promise of the rules checked
      ./umpire verify leaks [options]   pairs of positions that a viewer must not distinguish; runs are pairs
      ./umpire verify bots [options]    bot:random against bot:greedy, seats in turn; who wins
      ./umpire bench rules [options]    CPU time of random play, of whole matches, replays and odds
      ./umpire bench odds [options]     the odds alone
      options: --game G  --scenario ID  --runs N  --seed S  --closely N  --summary FILE.md
               --option OPTION=VALUE, more than once: what the matches choose
               --cases FOLDER for walks and leaks: short ones, from the positions of these cases
      """
          + PictureOptions.USAGE;

  private static final long HALF_A_MINUTE = 30_000_000_000L;

  private Main() {}

  public static void main(String[] words) {
    System.setProperty("java.awt.headless", "true");
    System.exit(run(List.of(words), System.out, System.err));
  }

  /** 0 without findings, 1 with some or where something broke, 2 for words that make no sense. */
  static int run(List<String> words, PrintStream out, PrintStream err) {
    try {
      if (!words.isEmpty() && words.getFirst().equals("board")) {
        PositionPictures.draw(PictureOptions.of(words.subList(1, words.size())), out);
        return 0;
      }
      if (words.size() < 2) {
        throw new RunOptions.Unknown("a program is missing");
      }
      String program = words.get(0) + " " + words.get(1);
      RunOptions runOptions = RunOptions.of(words.subList(2, words.size()));
      RunSetup runSetup = RunSetup.of(runOptions);
      return switch (program) {
        case "verify walks" ->
            print(runOptions, WalkRuns.run(runSetup, progress(runOptions, out, err)), out);
        case "verify leaks" ->
            print(runOptions, LeakRuns.run(runSetup, progress(runOptions, out, err)), out);
        case "verify bots" ->
            print(
                runOptions, OpponentComparison.run(runSetup, progress(runOptions, out, err)), out);
        case "bench rules" -> written(runOptions, RulesBench.run(runSetup), out);
        case "bench odds" -> written(runOptions, RulesBench.odds(runSetup), out);
        // Words of a person: an open set, so the last branch is a refusal.
        default -> throw new RunOptions.Unknown("there is no program '" + program + "'");
      };
    } catch (RunOptions.Unknown unknown) {
      err.println("umpire: " + unknown.getMessage() + "\n" + USAGE);
      return 2;
    } catch (IOException | RuntimeException broken) {
      err.println("umpire: " + broken);
      return 1;
    }
  }

  private static Progress progress(RunOptions runOptions, PrintStream out, PrintStream err) {
    // The script knows: a console of Java's own says so too where output goes into a file.
    boolean terminal = Boolean.getBoolean("umpire.terminal");
    return terminal
        ? Progress.on(out, runOptions.runs())
        : Progress.lines(err, runOptions.runs(), HALF_A_MINUTE);
  }

  private static int print(RunOptions runOptions, CheckResult result, PrintStream out)
      throws IOException {
    int status = written(runOptions, result.whole(), out);
    return result.findings().isEmpty() ? status : 1;
  }

  private static int written(RunOptions runOptions, String text, PrintStream out)
      throws IOException {
    out.print(text);
    if (!runOptions.summary().toString().isEmpty()) {
      Files.writeString(runOptions.summary(), text);
    }
    return 0;
  }
}
