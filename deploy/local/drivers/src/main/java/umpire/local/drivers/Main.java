package umpire.local.drivers;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import umpire.local.drivers.access.AccessCheck;
import umpire.local.drivers.bench.Bench;
import umpire.local.drivers.bench.CommandsBench;
import umpire.local.drivers.bench.TournamentBench;
import umpire.local.drivers.bench.WatcherBench;
import umpire.local.drivers.bench.WebhookBench;
import umpire.local.drivers.dice.DiceCheck;
import umpire.local.drivers.leaks.LeaksOverHttp;
import umpire.local.drivers.match.SampleBattle;
import umpire.local.drivers.outbound.DiscordCheck;
import umpire.local.drivers.overlay.OverlayCheck;
import umpire.local.drivers.peers.PeerFailure;
import umpire.local.drivers.peers.PeersBench;
import umpire.local.drivers.program.Arguments;
import umpire.local.drivers.program.CheckResult;
import umpire.local.drivers.recovery.BackupDrill;
import umpire.local.drivers.recovery.KillCheck;
import umpire.local.drivers.recovery.LobbyKillCheck;
import umpire.local.drivers.recovery.ReadinessCheck;
import umpire.local.drivers.recovery.SupervisorCheck;
import umpire.local.drivers.recovery.WholeMatchKillCheck;
import umpire.local.drivers.requests.HeavyBodyCheck;
import umpire.local.drivers.requests.RetryCheck;
import umpire.local.drivers.streams.StreamCheck;
import umpire.local.drivers.tournament.TournamentDemo;
import umpire.local.drivers.tournament.TournamentKillCheck;
import umpire.local.drivers.traces.TraceCheck;

/** {@code verify NAME [options]} and {@code bench [options]}, as ./umpire calls them. */
public final class Main {
  private static final String USAGE =
      """
      ./umpire verify kills [--game G] [--runs N] [--seed S] [--kind matches|points]
                                                    kill -9 at random moments of whole matches, or at
                                                    every point of a command's way
      ./umpire verify dice [--match FILE --commitment HEX]
                                                    VerifyDice accepts a match and rejects each change
      ./umpire verify retries [--game G] [--runs N] [--seed S] [--running]
                                                    commands sent again, at once and later
      ./umpire verify streams [--game G] [--runs N] [--seed S] [--running]
                                                    streams and sockets, of one match and of all, cut
                                                    off at random and opened again
      ./umpire demo [GAME] [--seats N] [--scenario ID]
                                                    bots play a whole match on the running stack
      ./umpire demo tournament [--game G] [--scenario ID]
                                                    bots play a Swiss of three rounds there
      ./umpire verify leaks --over-http [--game G] [--runs N] [--seed S]
                                                    pairs of matches: all that a viewer receives
                                                    is the same, whatever others do in secret
      ./umpire verify lobby [--running]             tokens, seeks and tickets through kill -9; a page
                                                    of another origin reads a stream
      ./umpire verify overlay                       an administrator's charts and map, played by all
                                                    three services, through kill -9
      ./umpire verify traces [--running]            the spans of one command through all services, and
                                                    nothing secret in spans and logs
      ./umpire verify readiness [--running]         what readiness reports while broker, database and
                                                    lobby-service are killed
      ./umpire verify access                        what another user of the machine, and each service,
                                                    may not do at database, broker and home
      ./umpire verify supervisor [--kind processes|disk]
                                                    processes killed, held still, without memory, on a
                                                    full disk: started again, and nothing lost
      ./umpire verify backup                        a back-up restored into an empty home, and damaged
                                                    ones refused
      ./umpire verify bodies                        bodies of 15 MiB, many at once, deep and wide: all are
                                                    answered, and nothing dies
      ./umpire verify discord                       two play from a Discord that is none, through
                                                    kill -9
      ./umpire verify tournament [--runs N] [--seed S]
                                                    N (64) bots play a Swiss of six rounds through ten
                                                    kills: nothing twice, nothing lost
      ./umpire bench [--runs N] [--running]         latencies, CPU, memory; on a stack of its own
                                                    unless --running
      ./umpire bench webhooks [--runs N]            webhooks a second, and how long they take
      ./umpire bench tournaments [--runs N]         pairing of 500 and 5,000, 500 matches by one call,
                                                    N (100,000) readers of standings by ETag
      ./umpire bench watchers [--runs N] [--kind straight|gateway] [--running]
                                                    N (5,000) who watch one match: delay of its
                                                    events, CPU, memory
      ./umpire bench commands [--runs N] [--kind matches|sockets|choices] [--running]
                                                    what a command costs each process, N blocks of 50
                                                    matches at once, by HTTP or sockets, or of choices
                                                    of one match
      ./umpire bench peers [--runs N]               boardgame.io and Rally the Troops (its checkout is
                                                    named by UMPIRE_PEERS) in turn with this system,
                                                    N (5) rounds: ratios with their spread\
      """;

  private Main() {}

  public static void main(String[] words) {
    System.exit(run(List.of(words), System.out, System.err));
  }

  /** 0 without findings, 1 with some or where something broke, 2 for words that make no sense. */
  static int run(List<String> words, PrintStream out, PrintStream err) {
    try {
      String program = words.isEmpty() ? "" : words.getFirst();
      if (program.equals("bench")) {
        bench(words.subList(1, words.size()), out);
        return 0;
      }
      if (program.equals("sbom") && words.size() == 3) {
        return Sbom.run(Path.of(words.get(1)), Path.of(words.get(2)), out);
      }
      if (program.equals("demo") && words.subList(1, words.size()).indexOf("tournament") == 0) {
        TournamentDemo.run(Arguments.of(words.subList(2, words.size())), out);
        return 0;
      }
      if (program.equals("demo")) {
        Demo.run(Arguments.of(named(words.subList(1, words.size()))), out);
        return 0;
      }
      if (!program.equals("verify") || words.size() < 2) {
        throw new Arguments.Unknown("verify NAME or bench");
      }
      return verify(words.get(1), Arguments.of(words.subList(2, words.size())), out);
    } catch (Arguments.Unknown unknown) {
      err.println("umpire: " + unknown.getMessage() + "\n" + USAGE);
      return 2;
    } catch (PeerFailure missing) {
      err.println("umpire: " + missing.getMessage());
      return 1;
    } catch (IOException | RuntimeException broken) {
      err.println("umpire: " + broken);
      return 1;
    }
  }

  private static void bench(List<String> words, PrintStream out) throws IOException {
    switch (words.isEmpty() ? "" : words.getFirst()) {
      case "watchers" -> WatcherBench.run(Arguments.of(words.subList(1, words.size())), out);
      case "commands" -> CommandsBench.run(Arguments.of(words.subList(1, words.size())), out);
      case "peers" -> PeersBench.run(Arguments.of(words.subList(1, words.size())), out);
      case "tournaments" -> TournamentBench.run(Arguments.of(words.subList(1, words.size())), out);
      case "webhooks" -> WebhookBench.run(Arguments.of(words.subList(1, words.size())), out);
      // Words of a person: whatever is no name of a bench are its options.
      default -> Bench.run(Arguments.of(words), out);
    }
  }

  /** A game may stand without its option behind {@code demo}. */
  public static List<String> named(List<String> words) {
    if (words.isEmpty() || words.getFirst().startsWith("--")) {
      return words;
    }
    List<String> more = new ArrayList<>(List.of("--game"));
    more.addAll(words);
    return more;
  }

  private static CheckResult kills(Arguments arguments, PrintStream out) throws IOException {
    return switch (arguments.kind()) {
      case "", "matches" -> WholeMatchKillCheck.run(arguments, out);
      case "points" -> KillCheck.run(ofAssault(arguments), out);
      // Words of a person: an open set, so the last branch is a refusal.
      default -> throw new Arguments.Unknown("--kind of kills is matches or points");
    };
  }

  private static Arguments ofAssault(Arguments arguments) {
    if (!arguments.game().equals(SampleBattle.GAME)) {
      throw new Arguments.Unknown("only --game " + SampleBattle.GAME + " is played here so far");
    }
    return arguments;
  }

  private static int verify(String name, Arguments arguments, PrintStream out) throws IOException {
    CheckResult result =
        switch (name) {
          case "kills" -> kills(arguments, out);
          case "dice" -> DiceCheck.run(ofAssault(arguments), out);
          case "retries" -> RetryCheck.run(arguments, out);
          case "streams" -> StreamCheck.run(arguments, out);
          case "leaks" -> LeaksOverHttp.run(arguments, out);
          case "lobby" -> LobbyKillCheck.run(ofAssault(arguments), out);
          case "traces" -> TraceCheck.run(ofAssault(arguments), out);
          case "readiness" -> ReadinessCheck.run(ofAssault(arguments), out);
          case "access" -> {
            Arguments _ = ofAssault(arguments);
            yield AccessCheck.run(out);
          }
          case "supervisor" -> SupervisorCheck.run(ofAssault(arguments), out);
          case "backup" -> BackupDrill.run(ofAssault(arguments), out);
          case "bodies" -> {
            Arguments _ = ofAssault(arguments);
            yield HeavyBodyCheck.run(out);
          }
          case "discord" -> {
            Arguments _ = ofAssault(arguments);
            yield DiscordCheck.run(out);
          }
          case "tournament" -> TournamentKillCheck.run(arguments, out);
          case "overlay" -> {
            Arguments _ = ofAssault(arguments);
            yield OverlayCheck.run(out);
          }
          // Words of a person: an open set, so the last branch is a refusal.
          default -> throw new Arguments.Unknown("there is no check '" + name + "'");
        };
    out.printf("%s: %d runs, %d findings%n", name, result.runs(), result.findings().size());
    return result.findings().isEmpty() ? 0 : 1;
  }
}
