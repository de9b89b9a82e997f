package umpire.weserubung.pack;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.RuleId;
import umpire.kernel.pack.RuleRow;

/** The ledger has every paragraph and every ruling, and nothing else. */
class LedgerTest {
  private static final Pattern RULING =
      Pattern.compile(
          "(?m)^\\| `([^`]+/r(\\d+))` \\| (\\w+) \\| ([^|]+) \\| ([^|]+) \\| ([^|]+) \\|$");
  private static final int MOST_FREE = 15;

  private final List<RuleRow> rows =
      Weserubungs.CODEC.readList(Weserubungs.file("rules.json"), RuleRow.class);
  private final List<String> ids = rows.stream().map(row -> row.id().value()).toList();

  /**
   * A ruling of RULINGS.md.
   *
   * @param id paragraph and number
   * @param inventory its letter there
   * @param subject a few words
   * @param reading what holds
   */
  private record Ruling(String id, int number, String inventory, String subject, String reading) {}

  @Test
  void theParagraphsThenTheRulings() throws IOException {
    List<String> expected = new ArrayList<>(paragraphs());
    // Three more than have an owner there: 3.2.5-a, 6.1-b and 17.0 explain or list.
    assertThat(expected).hasSize(250);
    rulings().forEach(ruling -> expected.add(ruling.id()));
    assertThat(ids).isEqualTo(expected);
  }

  @Test
  void rulingsHaveNumbersOfTheirOwnAndHangOnAParagraph() throws IOException {
    List<Ruling> rulings = rulings();
    assertThat(rulings).extracting(Ruling::number).doesNotHaveDuplicates();
    assertThat(rulings)
        .allMatch(ruling -> ids.contains(ruling.id().substring(0, ruling.id().indexOf('/'))));
  }

  /** The first 84 are the inventory's 25 contradictions, 42 questions and 17 gaps, in its order. */
  @Test
  void rulingsKeepTheInventorysOrder() throws IOException {
    List<String> letters =
        Stream.of(Map.entry("X", 25), Map.entry("Q", 42), Map.entry("G", 17))
            .flatMap(kind -> numbered(kind.getKey(), kind.getValue()))
            .toList();
    List<String> named = rulings().stream().map(Ruling::inventory).toList();
    assertThat(named.subList(0, letters.size())).isEqualTo(letters);
    assertThat(named.subList(letters.size(), named.size())).containsOnly("ours");
  }

  @Test
  void aRulingSaysTheSameInTheLedger() throws IOException {
    Map<String, RuleRow> byId = new TreeMap<>();
    rows.forEach(row -> byId.put(row.id().value(), row));
    assertThat(rulings())
        .allSatisfy(
            ruling -> {
              RuleRow row = Objects.requireNonNull(byId.get(ruling.id()));
              assertThat(row.title()).isEqualTo(ruling.subject());
              assertThat(row.summary()).isEqualTo(ruling.reading().replace("`", ""));
              assertThat(row.why()).matches("r" + ruling.number() + "(: .+\\.)?");
            });
  }

  @Test
  void everyRowSpeaks() {
    assertThat(rows)
        .allMatch(row -> !row.title().isBlank() && row.title().length() <= 60)
        .allMatch(row -> row.summary().endsWith("."));
  }

  @Test
  void fewRowsHaveNothingToEnforce() {
    assertThat(rows)
        .filteredOn(row -> row.status() == RuleRow.Status.NOTHING_TO_ENFORCE)
        .hasSizeLessThanOrEqualTo(MOST_FREE)
        .allMatch(row -> row.why().endsWith("."));
  }

  /** Style, point 8: two ids never share a slug. */
  @Test
  void slugsAreDifferent() {
    assertThat(rows.stream().map(RuleRow::id).map(RuleId::slug)).doesNotHaveDuplicates();
  }

  private static Stream<String> numbered(String letter, int last) {
    return IntStream.rangeClosed(1, last).mapToObj(number -> letter + number);
  }

  /** The ids of the rulebook's list of rules, in its order. */
  private static List<String> paragraphs() throws IOException {
    String name = "rules-csv-ids.txt";
    try (InputStream in =
        Objects.requireNonNull(LedgerTest.class.getResourceAsStream(name), name)) {
      return new String(in.readAllBytes(), UTF_8).lines().collect(Collectors.toList());
    }
  }

  private static List<Ruling> rulings() throws IOException {
    List<Ruling> rulings =
        RULING
            .matcher(Files.readString(Path.of("RULINGS.md")))
            .results()
            .map(
                row ->
                    new Ruling(
                        row.group(1),
                        Integer.parseInt(row.group(2)),
                        row.group(3),
                        row.group(4),
                        row.group(5)))
            .toList();
    assertThat(rulings).hasSizeGreaterThanOrEqualTo(93);
    return rulings;
  }
}
