package umpire.local.drivers.peers;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Blocks of a peer and of our own server, measured in turn: a round has one of each.
 *
 * @param names of the contenders, the peer first
 * @param rounds the blocks of each round, in the order of the names
 */
record Rounds(List<String> names, List<List<Block>> rounds) {
  static final String HEAD =
      """
      | round | server | matches | commands | wall s | CPU s of the server side | a CPU-second | p50 ms | p99 ms |
      |---|---|---|---|---|---|---|---|---|""";

  Rounds {
    names = List.copyOf(names);
    rounds = rounds.stream().map(List::copyOf).toList();
    for (List<Block> round : rounds) {
      if (round.size() != names.size()) {
        throw new IllegalArgumentException(round.size() + " blocks of " + names.size());
      }
    }
  }

  /**
   * Measures them in turn, A-B-A-B.
   *
   * @param contenders the peer first
   * @param count of the rounds
   */
  static Rounds play(List<Contender> contenders, int count, PrintStream out) {
    List<String> names = contenders.stream().map(Contender::name).toList();
    List<List<Block>> rounds = new ArrayList<>();
    for (int i = 1; i <= count; i++) {
      List<Block> round = new ArrayList<>();
      for (Contender contender : contenders) {
        Block block = contender.source().get();
        out.println("bench: " + row(i, contender.name(), block));
        round.add(block);
      }
      rounds.add(round);
    }
    return new Rounds(names, rounds);
  }

  /** The blocks of one contender, round by round. */
  List<Block> blocks(String name) {
    return rounds.stream().map(round -> round.get(names.indexOf(name))).toList();
  }

  /** A row for each block in the order in which they were measured; the head is {@link #HEAD}. */
  List<String> rows() {
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < rounds.size(); i++) {
      for (int at = 0; at < names.size(); at++) {
        rows.add(row(i + 1, names.get(at), rounds.get(i).get(at)));
      }
    }
    return rows;
  }

  private static String row(int round, String name, Block block) {
    return String.format(
        Locale.ROOT,
        "| %d | %s | %d | %d | %.1f | %.2f | %.0f | %.2f | %.2f |",
        round,
        name,
        block.matches(),
        block.commands(),
        block.wallSeconds(),
        block.cpuSeconds(),
        block.commandsPerCpuSecond(),
        block.p50Millis(),
        block.p99Millis());
  }
}
