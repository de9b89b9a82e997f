package umpire.local.drivers.peers;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * One figure of a peer and of our own server.
 *
 * @param title of its section in the report
 * @param figure what is compared
 * @param rounds the blocks, the peer's first
 */
record Comparison(String title, Figure figure, Rounds rounds) {
  private static final int RATIO_DECIMALS = 3;

  /** Ours divided by the peer's, for each round. */
  List<Double> ratios(String ours) {
    List<Double> mine = figures(ours);
    List<Double> theirs = figures(peer());
    return IntStream.range(0, mine.size()).mapToObj(i -> mine.get(i) / theirs.get(i)).toList();
  }

  /** The section of the report: each block, medians, spreads, and ratios against the goal. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add("## " + title);
    lines.add("");
    lines.addAll(Rounds.HEAD.lines().toList());
    lines.addAll(rounds.rows());
    lines.add("");
    lines.add("| " + figure.words() + " | each block | median (least to most) |");
    lines.add("|---|---|---|");
    for (String name : rounds.names()) {
      lines.add(
          "| %s | %s | %s |"
              .formatted(
                  name,
                  all(figures(name), figure.decimals()),
                  Spread.of(figures(name)).words(figure.decimals())));
    }
    lines.add("");
    rounds.names().stream().skip(1).forEach(ours -> lines.add(verdict(ours)));
    return lines;
  }

  /** The ratio of each round with its spread, and whether the median reaches the goal. */
  String verdict(String ours) {
    List<Double> ratios = ratios(ours);
    Spread spread = Spread.of(ratios);
    return "- ratio of %s to %s, round by round: %s; median %s; goal %s: **%s** (%d of %d rounds reach it)"
        .formatted(
            ours,
            peer(),
            all(ratios, RATIO_DECIMALS),
            spread.words(RATIO_DECIMALS),
            figure.goal(),
            figure.isMetBy(spread.median()) ? "met" : "missed",
            ratios.stream().filter(figure::isMetBy).count(),
            ratios.size());
  }

  private String peer() {
    return rounds.names().getFirst();
  }

  private List<Double> figures(String name) {
    return rounds.blocks(name).stream().map(figure::of).toList();
  }

  private static String all(List<Double> figures, int decimals) {
    return figures.stream()
        .map(one -> String.format(Locale.ROOT, "%." + decimals + "f", one))
        .collect(Collectors.joining(", "));
  }
}
