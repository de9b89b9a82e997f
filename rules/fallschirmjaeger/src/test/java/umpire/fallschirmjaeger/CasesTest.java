package umpire.fallschirmjaeger;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.RuleId;
import umpire.kernel.pack.RuleRow;
import umpire.testkit.cases.Case;
import umpire.testkit.cases.Cases;

/** The examples of the booklet are all there; the contract runs every case that can be run. */
class CasesTest {
  @Test
  void everyExampleOfTheBookletIsACase() {
    Set<String> expected = new TreeSet<>();
    for (int i = 1; i <= 13; i++) {
      expected.add("EX-%02d".formatted(i));
    }
    Set<String> examples =
        Cases.in(Cases.FOLDER).stream()
            .map(one -> one.id().substring(0, Math.min(5, one.id().length())))
            .filter(id -> id.startsWith("EX-"))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(examples).isEqualTo(expected);
  }

  /** The reason begins with a paragraph that the ledger has open: done, its example is run. */
  @Test
  void aCaseIsLeftOutOnlyWhileItsParagraphIsOpen() {
    for (Case one : Cases.in(Cases.FOLDER)) {
      if (!one.runs()) {
        assertThat(one.ignore()).as(one.id()).startsWith(one.rule() + " is open: ");
        assertThat(Edition.real().rules().get(new RuleId(one.rule())))
            .as(one.id())
            .extracting(RuleRow::status)
            .isEqualTo(RuleRow.Status.OPEN);
      }
    }
  }

  @Test
  void idsAreDifferent() {
    assertThat(Cases.in(Cases.FOLDER)).extracting(Case::id).doesNotHaveDuplicates();
  }

  @Test
  void theFormatNamesEveryMemberThatIsUsed() throws IOException {
    String format = Files.readString(Cases.FOLDER.resolve("README.md"));
    for (Case one : Cases.in(Cases.FOLDER)) {
      one.then()
          .fieldNames()
          .forEachRemaining(name -> assertThat(format).as(one.id()).contains("| `" + name + "` |"));
    }
  }
}
