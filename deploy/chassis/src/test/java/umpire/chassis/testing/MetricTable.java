package umpire.chassis.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The table of figures in docs/operating.md, to which code and dashboard are held. */
public final class MetricTable {
  private static final Pattern ROW =
      Pattern.compile("^\\| `(\\w+)` \\| (\\w+) \\| ([^|]*) \\| ([^|]*) \\|.*");

  private static final Pattern WORD = Pattern.compile("`([\\w-]+)`");

  /** Behind it stands, of some lines, the trace of one that was counted. */
  private static final String EXEMPLAR = " # ";

  private final List<Row> rows;

  private MetricTable(List<Row> rows) {
    this.rows = rows;
  }

  /**
   * A row.
   *
   * @param type counter, gauge or histogram
   * @param labels besides that of the service, which all have
   * @param services that report it
   */
  public record Row(String name, String type, Set<String> labels, Set<String> services) {
    public Row {
      labels = Set.copyOf(labels);
      services = Set.copyOf(services);
    }

    /** The names under which Prometheus has it. */
    public Stream<String> names() {
      return type.equals("histogram")
          ? Stream.of("_bucket", "_count", "_sum").map(end -> name + end)
          : Stream.of(name);
    }
  }

  /** The table as it stands in the checkout around a module two folders deep at most. */
  public static MetricTable read() throws IOException {
    Path page =
        Stream.of("..", "../..")
            .map(up -> Path.of(up, "docs", "operating.md"))
            .filter(Files::exists)
            .findFirst()
            .orElseThrow();
    List<Row> rows =
        Files.readAllLines(page).stream()
            .map(ROW::matcher)
            .filter(Matcher::matches)
            .map(
                row ->
                    new Row(row.group(1), row.group(2), words(row.group(3)), words(row.group(4))))
            .toList();
    assertThat(rows).as("rows of " + page).hasSizeGreaterThan(8);
    return new MetricTable(rows);
  }

  private static Set<String> words(String cell) {
    return WORD.matcher(cell).results().map(word -> word.group(1)).collect(Collectors.toSet());
  }

  /** The rows, in their order. */
  public List<Row> rows() {
    return List.copyOf(rows);
  }

  /** Every name under which Prometheus has one of them. */
  public Set<String> names() {
    return rows.stream().flatMap(Row::names).collect(Collectors.toSet());
  }

  /**
   * Fails unless what a service reports has every figure of its rows, with their labels, and
   * nothing of ours that the table does not have.
   *
   * @param metrics what {@code /q/metrics} answered
   */
  public void holds(String service, String metrics) {
    for (Row row : rows) {
      if (row.services().contains(service)) {
        row.names().forEach(name -> assertReported(metrics, service, name, row.labels()));
      }
    }
    assertThat(names())
        .as("figures that docs/operating.md names")
        .containsAll(
            metrics
                .lines()
                .filter(line -> line.startsWith("umpire_"))
                .map(line -> line.split("[{ ]", -1)[0])
                .filter(name -> !name.endsWith("_max"))
                .collect(Collectors.toSet()));
  }

  private static void assertReported(
      String metrics, String service, String name, Set<String> labels) {
    List<String> lines =
        metrics
            .lines()
            .filter(line -> line.startsWith(name + "{"))
            .map(line -> line.split(EXEMPLAR, 2)[0])
            .toList();
    assertThat(lines).as(name + " at " + service).isNotEmpty();
    assertThat(lines)
        .as(name + " with the labels " + labels)
        .allMatch(
            line ->
                labels.stream().allMatch(label -> line.contains(label + "=\""))
                    && line.contains("service=\"" + service + "\""));
    assertThat(Arrays.stream(lines.getFirst().split("\"", -1)).count())
        .as("labels of " + lines.getFirst())
        .isEqualTo(2L * (labels.size() + (name.endsWith("_bucket") ? 2 : 1)) + 1);
  }
}
