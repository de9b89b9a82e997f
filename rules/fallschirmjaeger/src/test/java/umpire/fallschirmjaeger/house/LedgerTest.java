package umpire.fallschirmjaeger.house;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.RuleId;
import umpire.kernel.pack.RuleRow;

/** The ledger has every row of the rulebook, every ruling and every mechanic of the series. */
class LedgerTest {
  /** A-01 to A-45 are rulings 1 to 45, M-01 to M-17 are 46 to 62. */
  private static final int OF_THE_INVENTORY = 45 + 17;

  private static final int MOST_FREE = 15;

  private static final Pattern RULING =
      Pattern.compile("(?m)^- `(\\S+/r(\\d+))` \\*\\*([^*]+)\\*\\* \\(");
  private static final Pattern MECHANIC = Pattern.compile("(?m)^- `(SCS-\\S+)` ");
  private static final Pattern OPTION =
      Pattern.compile("(?m)^\\| `([a-z-]+)` \\| `(\\S+)` \\| (.*) \\|$");

  private final Map<RuleId, RuleRow> rows = HousePack.PACK.rules();
  private final String document;

  LedgerTest() throws IOException {
    document = Files.readString(Path.of("RULINGS.md"));
  }

  /** A ruling of RULINGS.md, with all that is said of it. */
  private record Ruling(String id, int number, String subject, String text) {}

  private List<Ruling> rulings() {
    List<Ruling> rulings = new ArrayList<>();
    RULING
        .matcher(document)
        .results()
        .forEach(
            entry ->
                rulings.add(
                    new Ruling(
                        entry.group(1),
                        Integer.parseInt(entry.group(2)),
                        entry.group(3).replaceAll("\\s+", " "),
                        document.substring(entry.start(), next(entry.end(), "\n- `", "\n\n## ")))));
    return rulings;
  }

  private int next(int from, String... ends) {
    int next = document.length();
    for (String end : ends) {
      int at = document.indexOf(end, from);
      next = at < 0 ? next : Math.min(next, at);
    }
    return next;
  }

  @Test
  void everyParagraphRulingAndMechanicHasItsRow() throws IOException {
    Set<String> expected = new HashSet<>(paragraphs());
    assertThat(expected).hasSize(137);
    rulings().forEach(ruling -> expected.add(ruling.id()));
    MECHANIC.matcher(document).results().forEach(entry -> expected.add(entry.group(1)));
    assertThat(rows.keySet()).extracting(RuleId::value).hasSameElementsAs(expected);
  }

  @Test
  void everyDoubtOfTheInventoryHasItsRulingInOrder() {
    assertThat(rulings())
        .extracting(Ruling::number)
        .isSorted()
        .doesNotHaveDuplicates()
        .startsWith(IntStream.rangeClosed(1, OF_THE_INVENTORY).boxed().toArray(Integer[]::new));
  }

  @Test
  void aRulingHasAReasonAndTheTitleOfItsRow() {
    assertThat(rulings())
        .allSatisfy(
            ruling -> {
              RuleRow row = Objects.requireNonNull(rows.get(new RuleId(ruling.id())));
              assertThat(row.title()).isEqualTo(ruling.subject());
              assertThat(row.why()).matches("r" + ruling.number() + "(: .+\\.)?");
              assertThat(ruling.text()).contains("*Why*:");
            });
  }

  @Test
  void noRowIsOpenAndFewHaveNothingToEnforce() {
    assertThat(rows.values()).noneMatch(row -> row.status() == RuleRow.Status.OPEN);
    assertThat(rows.values())
        .filteredOn(row -> row.status() == RuleRow.Status.NOTHING_TO_ENFORCE)
        .hasSizeLessThanOrEqualTo(MOST_FREE)
        .allMatch(row -> row.why().endsWith("."));
  }

  @Test
  void theTableOfOptionsIsThatOfThePack() {
    Map<String, List<String>> table = new HashMap<>();
    OPTION
        .matcher(document)
        .results()
        .forEach(
            entry -> {
              List<String> cells = new ArrayList<>(List.of(entry.group(2)));
              cells.addAll(List.of(entry.group(3).replace("`", "").split(", ", -1)));
              table.put(entry.group(1), cells);
            });
    Map<String, List<String>> pack = new HashMap<>();
    HousePack.PACK
        .options()
        .forEach(
            option -> {
              List<String> cells = new ArrayList<>(List.of(option.rule().value()));
              cells.addAll(option.values());
              pack.put(option.id(), cells);
            });
    assertThat(table).isEqualTo(pack);
  }

  /** The ids of the rulebook's list of rules. */
  private static List<String> paragraphs() throws IOException {
    String name = "/umpire/fallschirmjaeger/pack/rules-csv-ids.txt";
    try (InputStream in =
        Objects.requireNonNull(LedgerTest.class.getResourceAsStream(name), name)) {
      return new String(in.readAllBytes(), UTF_8).lines().toList();
    }
  }
}
