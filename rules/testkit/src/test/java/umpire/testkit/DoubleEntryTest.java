package umpire.testkit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.testkit.match.Rulebook;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Model;
import umpire.testkit.skirmish.Skirmish;

class DoubleEntryTest {
  private static final String TYPED =
      """
           | 1 | 2 or more
      open | 2 | 4
      """;
  private final Rulebook book = Rulebook.of(new Skirmish(Flaw.NONE));

  @Test
  void whatWasTypedTwiceTheSamePasses() {
    assertThatCode(() -> chart(TYPED)).doesNotThrowAnyException();
    assertThatCode(() -> counters("id | strength\nred-1 | 1")).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          | 4       ; | 5       ; chart odds, row open, column 2 or more is '4', typed was '5'
          2 or more ; 3 or more ; has the columns
          open      ; shut      ; row 1 is 'open', typed was 'shut'
          """)
  void aSlipIsNamedByRowAndColumn(String from, String to, String message) {
    assertThatThrownBy(() -> chart(TYPED.replace(from, to))).hasMessageContaining(message);
  }

  @Test
  void aCounterTypedOtherwiseOrNotAtAllIsNamed() {
    assertThatThrownBy(() -> counters("id | strength\nred-1 | 2"))
        .hasMessage("records, row red-1, column strength is '1', typed was '2'");
    assertThatThrownBy(() -> counters("id | strength\nred-2 | 1"))
        .hasMessage("'red-1' was not typed a second time");
    assertThatThrownBy(() -> counters("id | weight\nred-1 | 1"))
        .hasMessageContaining("no such component");
  }

  private void chart(String typed) {
    DoubleEntry.chart(book.pack().<Integer>table("odds"), Object::toString, typed);
  }

  private void counters(String typed) {
    DoubleEntry.records(
        book.codec(),
        book.pack().counters().values().stream().map(Model.Piece.class::cast).toList(),
        typed);
  }
}
