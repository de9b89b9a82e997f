package umpire.arena;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.util.List;
import umpire.arena.bench.RulesBench;
import umpire.arena.console.Order;
import umpire.arena.picture.Easel;
import umpire.arena.picture.PictureOrder;
import umpire.arena.verify.Bots;
import umpire.arena.verify.Leaks;
import umpire.arena.verify.Progress;
import umpire.arena.verify.Stage;
import umpire.arena.verify.Verdict;
import umpire.arena.verify.Walks;

/**
 * {@code verify NAME [options]}, {@code bench rules|odds [options]} and {@code board GAME
 * [options]}, as ./umpire calls them.
 */
public final class Main {
  private static final String USAGE =
      """
      ./umpire verify walks [options]   random matches to their end, every promise of the rules checked
      ./umpire verify leaks [options]   pairs of positions that a viewer must not tell apart; runs are pairs
      ./umpire verify bots [options]    bot:random against bot:greedy, seats in turn; who wins
      ./umpire bench rules [options]    CPU time of random play, of whole matches, replays and odds
      ./umpire bench odds [options]     the odds alone
      options: --game G  --scenario ID  --runs N  --seed S  --closely N  --summary FILE.md
               --option OPTION=VALUE, more than once: what the matches choose
               --cases FOLDER for walks and leaks: short ones, from the positions of these cases
      """
          + PictureOrder.USAGE;

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
        Easel.draw(PictureOrder.of(words.subList(1, words.size())), out);
        return 0;
      }
      if (words.size() < 2) {
        throw new Order.Unknown("a program is missing");
      }
      String program = words.get(0) + " " + words.get(1);
      Order order = Order.of(words.subList(2, words.size()));
      Stage stage = Stage.of(order);
      return switch (program) {
        case "verify walks" -> told(order, Walks.run(stage, progress(order, out, err)), out);
        case "verify leaks" -> told(order, Leaks.run(stage, progress(order, out, err)), out);
        case "verify bots" -> told(order, Bots.run(stage, progress(order, out, err)), out);
        case "bench rules" -> written(order, RulesBench.run(stage), out);
        case "bench odds" -> written(order, RulesBench.odds(stage), out);
        // Words of a person: an open set, so the last branch is a refusal.
        default -> throw new Order.Unknown("there is no program '" + program + "'");
      };
    } catch (Order.Unknown unknown) {
      err.println("umpire: " + unknown.getMessage() + "\n" + USAGE);
      return 2;
    } catch (IOException | RuntimeException broken) {
      err.println("umpire: " + broken);
      return 1;
    }
  }

  private static Progress progress(Order order, PrintStream out, PrintStream err) {
    // The script knows: a console of Java's own says so too where output goes into a file.
    boolean terminal = Boolean.getBoolean("umpire.terminal");
    return terminal
        ? Progress.on(out, order.runs())
        : Progress.lines(err, order.runs(), HALF_A_MINUTE);
  }

  private static int told(Order order, Verdict verdict, PrintStream out) throws IOException {
    int status = written(order, verdict.whole(), out);
    return verdict.findings().isEmpty() ? status : 1;
  }

  private static int written(Order order, String text, PrintStream out) throws IOException {
    out.print(text);
    if (!order.summary().toString().isEmpty()) {
      Files.writeString(order.summary(), text);
    }
    return 0;
  }
}
