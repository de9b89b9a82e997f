package umpire.narvik.pack;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.RuleId;
import umpire.kernel.pack.RuleRow;
import umpire.wire.ReasonTexts;

/** The ledger has every paragraph and every ruling, and every reason has its words. */
class LedgerAndWordsTest {
  private static final Pattern RULING = Pattern.compile("\\| `([^`]+/r(\\d+))` \\|");

  @Test
  void everyReasonHasItsLine() {
    assertThat(ReasonTexts.missing(Narviks.GAME, Narviks.GAME.types())).isEmpty();
  }

  @Test
  void theLedgerHasTheParagraphsAndTheRulingsAndNothingElse() throws IOException {
    Set<String> expected = new HashSet<>(paragraphs());
    assertThat(expected).hasSize(110);
    expected.addAll(rulings().keySet());
    assertThat(Narviks.PACK.rules().keySet().stream().map(RuleId::value))
        .containsExactlyInAnyOrderElementsOf(expected);
  }

  @Test
  void rulingsAreNumberedWithoutGapsAndHangOnAParagraph() throws IOException {
    Map<String, Integer> rulings = rulings();
    List<Integer> numbers = rulings.values().stream().sorted().toList();
    assertThat(numbers)
        .isEqualTo(Stream.iterate(1, number -> number + 1).limit(numbers.size()).toList());
    assertThat(rulings.keySet())
        .allMatch(id -> paragraphs().contains(id.substring(0, id.indexOf('/'))));
    assertThat(Narviks.PACK.rules().values())
        .filteredOn(row -> rulings.containsKey(row.id().value()))
        .hasSameSizeAs(rulings.keySet())
        .allMatch(row -> row.why().equals("r" + rulings.get(row.id().value())));
  }

  @Test
  void everyRowSpeaks() {
    assertThat(Narviks.PACK.rules().values())
        .allMatch(row -> !row.title().isBlank() && row.title().length() <= 60)
        .allMatch(row -> row.summary().endsWith("."));
  }

  /** Style, point 8: two ids never share a slug. */
  @Test
  void slugsAreDifferent() {
    assertThat(Narviks.PACK.rules().values().stream().map(RuleRow::id).map(RuleId::slug))
        .doesNotHaveDuplicates();
  }

  /** The ids of the rulebook's list of rules. */
  private static Set<String> paragraphs() {
    return new String(Narviks.resource("rules-csv-ids.txt"), UTF_8)
        .lines()
        .filter(line -> !line.isBlank())
        .collect(Collectors.toSet());
  }

  /** Number by id of every ruling in RULINGS.md. */
  private static Map<String, Integer> rulings() throws IOException {
    Matcher matcher = RULING.matcher(Files.readString(Path.of("RULINGS.md")));
    Map<String, Integer> numbers =
        matcher
            .results()
            .collect(
                Collectors.toMap(
                    found -> found.group(1), found -> Integer.valueOf(found.group(2))));
    assertThat(numbers).isNotEmpty();
    return numbers;
  }
}
