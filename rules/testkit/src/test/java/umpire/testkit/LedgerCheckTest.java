package umpire.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.RuleId;
import umpire.kernel.pack.RuleRow;
import umpire.testkit.breach.ledger.Cites;
import umpire.testkit.breach.ledger.Proves;

class LedgerCheckTest {
  private final JavaClasses main = new ClassFileImporter().importClasses(Cites.class);
  private final JavaClasses tests = new ClassFileImporter().importClasses(Proves.class);

  @Test
  void everyKindOfDriftIsNamed() {
    List<String> faults =
        LedgerCheck.faults(
            Stream.concat(
                    rows(RuleRow.Status.IMPLEMENTED, "1.1", "1.2a", "1.5", "1.5/r1"),
                    rows(RuleRow.Status.OPEN, "1.2", "1.3", "1.3(1)", "1.3.1", "1.4"))
                .toList(),
            main,
            tests,
            List.of("7.7"),
            "");
    assertThat(faults)
        .anyMatch(fault -> fault.contains("cites 5 paragraphs: more than 4 is an index"))
        .anyMatch(fault -> fault.endsWith("Cites cites 9.9, which rules.json lacks"))
        .anyMatch(fault -> fault.contains("R8_8_namesNoParagraph() names a paragraph"))
        .anyMatch(fault -> fault.equals("a case cites 7.7, which rules.json lacks"))
        .anyMatch(fault -> fault.equals("1.3(1) and 1.3.1 share the slug 1.3.1: rename one"))
        .anyMatch(fault -> fault.startsWith("1.1 is marked implemented, and no test proves it"))
        .anyMatch(fault -> fault.startsWith("1.2a is marked implemented, and no class or method"))
        .anyMatch(fault -> fault.startsWith("1.5 is marked implemented, and no class"))
        .anyMatch(fault -> fault.equals("the ruling 1.5/r1 does not stand in RULINGS.md"))
        .noneMatch(fault -> fault.startsWith("1.2a is marked implemented, and no test"));
  }

  @Test
  void whatAgreesIsNotNamed() {
    List<String> faults =
        LedgerCheck.faults(
            Stream.concat(
                    rows(RuleRow.Status.IMPLEMENTED, "1.1"),
                    rows(RuleRow.Status.OPEN, "1.2", "1.2a", "1.3", "1.4", "9.9", "8.8", "1.1/r1"))
                .toList(),
            main,
            tests,
            List.of("1.1"),
            "- 1.1/r1: so we read it.");
    assertThat(faults).singleElement().asString().contains("cites 5 paragraphs");
  }

  private static Stream<RuleRow> rows(RuleRow.Status status, String... ids) {
    return Stream.of(ids).map(id -> new RuleRow(new RuleId(id), "title", "summary", status, ""));
  }
}
