package umpire.local.drivers.peers;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import umpire.local.drivers.program.Arguments;
import umpire.local.drivers.program.RunReport;
import umpire.local.drivers.stack.DurabilitySettings;
import umpire.local.drivers.stack.PrivateStack;
import umpire.local.drivers.stack.Stack;

/**
 * bench peers: servers of other programs of the kind in turn with ours, in one run on one machine,
 * so that ratios mean something where absolute figures do not.
 */
public final class PeersBench {
  private static final int PRESET = 5;
  private static final int MATCHES = 50;
  private static final String CHECKOUT = "UMPIRE_PEERS";

  /** In place of the figures of Rally the Troops where nobody has a checkout of it. */
  static final String NAMED_NOWHERE =
      RallyTheTroops.NAME + ": not measured, " + CHECKOUT + " is not set";

  private static final String NOTES =
      """
      A round measures one block of each server, in this order; a ratio is of two blocks of the same round. A peer's
      server is started anew for each block (%d s of warm-up, %d s measured); ours runs all the time, warmed up until
      blocks get no faster, and is idle while a peer is measured. CPU of the server side: for ours all services, broker
      and database, with everything that players ask besides (opening matches, decisions); for a peer its server's
      process. Players are other processes and not counted. A command is one request or frame of ours with one command in
      it, a move of boardgame.io, or an action of Rally the Troops, which is sent by a WebSocket."""
          .formatted(PeerDriver.WARM_UP_SECONDS, PeerDriver.SECONDS);

  private final Stack stack;
  private final int rounds;
  private final PrintStream out;

  private PeersBench(Stack stack, int rounds, PrintStream out) {
    this.stack = stack;
    this.rounds = rounds;
    this.out = out;
  }

  /** Measures and prints the report; throws where a peer cannot be measured that should be. */
  public static void run(Arguments arguments, PrintStream out) throws IOException {
    if (arguments.running()) {
      throw new Arguments.Unknown("bench peers has a stack of its own: leave out --running");
    }
    Map<String, String> environment = System.getenv();
    Path root = Stack.running().root();
    NodePrograms programs = NodePrograms.find(environment.getOrDefault("PATH", ""));
    // Whatever is missing is missed before the stack has started.
    List<RallyTheTroops> rally = checkouts(environment.getOrDefault(CHECKOUT, ""), root, programs);
    BoardgameIo boardgameIo = BoardgameIo.installed(root, programs, out);
    int rounds = arguments.runsOr(PRESET);
    try (PrivateStack own = PrivateStack.make(out)) {
      Stack stack = own.stack();
      out.println("bench: up after " + stack.up().took().toSeconds() + " s");
      RunReport report = new RunReport("bench peers --runs " + rounds);
      List<String> lines = new ArrayList<>();
      lines.add("- Node " + programs.version());
      lines.addAll(new PeersBench(stack, rounds, out).lines(boardgameIo, rally));
      out.print(report.text("Peers", lines));
      own.notWorthKeeping();
    }
  }

  /**
   * The one checkout, or none where none is named; throws PeerFailure.
   *
   * @param named by the environment, or empty
   */
  static List<RallyTheTroops> checkouts(String named, Path root, NodePrograms programs) {
    return named.isEmpty() ? List.of() : List.of(RallyTheTroops.in(Path.of(named), root, programs));
  }

  private List<String> lines(BoardgameIo boardgameIo, List<RallyTheTroops> rally) {
    List<String> lines = new ArrayList<>();
    DurabilitySettings durability = DurabilitySettings.of(stack);
    if (!durability.areOn()) {
      throw new PeerFailure("only a durable stack is compared, not this: " + durability.line());
    }
    lines.add(durability.line());
    lines.add(BoardgameIo.DURABILITY);
    lines.add(RallyTheTroops.DURABILITY);
    lines.add("");
    lines.add(NOTES);
    lines.add("");
    List<OurServer> ours = OurServer.byBothRoutes(stack, out);
    lines.addAll(choices(boardgameIo, ours).lines());
    lines.add("");
    if (rally.isEmpty()) {
      lines.add(NAMED_NOWHERE);
    }
    rally.forEach(peer -> lines.addAll(commands(peer, ours).lines()));
    return lines;
  }

  private Comparison choices(BoardgameIo boardgameIo, List<OurServer> ours) {
    List<Contender> contenders = new ArrayList<>(List.of(boardgameIo.ofOneMatch()));
    ours.forEach(server -> contenders.add(server.choices()));
    return new Comparison(
        "A choice of one match, and a move of boardgame.io",
        Figure.P50_MILLIS,
        Rounds.play(contenders, rounds, out));
  }

  private Comparison commands(RallyTheTroops peer, List<OurServer> ours) {
    List<Contender> contenders = new ArrayList<>(List.of(peer.ofMatches(MATCHES)));
    ours.forEach(server -> contenders.add(server.commands(MATCHES)));
    ours.forEach(server -> contenders.add(server.commandsBySockets(MATCHES)));
    return new Comparison(
        "Durable commands of " + MATCHES + " matches at once, and actions of Rally the Troops",
        Figure.COMMANDS_PER_CPU_SECOND,
        Rounds.play(contenders, rounds, out));
  }
}
