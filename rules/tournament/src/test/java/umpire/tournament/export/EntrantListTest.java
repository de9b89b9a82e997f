package umpire.tournament.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Entrants from comma-separated values, and one fault for each line that is wrong. */
class EntrantListTest {
  @Test
  void aListThatIsRight() {
    EntrantList list =
        EntrantList.read(
            "\uFEFFRating, name\r\n1800,Ann\r\n,\"Bert, junior\"\n\n0042, \u00C5se \n");
    assertThat(list.faults()).isEmpty();
    assertThat(list.rows())
        .containsExactly(
            new EntrantList.Row(2, "Ann", 1800),
            new EntrantList.Row(3, "Bert, junior", 0),
            new EntrantList.Row(5, "\u00C5se", 42));
  }

  @Test
  void namesAloneAreEnough() {
    assertThat(EntrantList.read("name\nAnn\nBert").rows())
        .extracting(EntrantList.Row::rating)
        .containsExactly(0, 0);
  }

  @Test
  void everyBadLineHasItsFaultAndTheOthersAreRead() {
    EntrantList list =
        EntrantList.read(
            """
            name,rating
            Ann,1800
            Bert,-1
            Cid,18.5
            ,1500
            ann,1700
            Dora
            Eve,1,2
            Fay "x",3
            "Gus" y,3
            "Hal,3
            Ida,4001
            "Jo\u0000",5
            Kai,6
            """);
    assertThat(list.rows()).extracting(EntrantList.Row::name).containsExactly("Ann", "Kai");
    assertThat(list.faults())
        .containsExactly(
            new CsvFault(3, 2, "A rating is a whole number from 1 to 4000."),
            new CsvFault(4, 2, "A rating is a whole number from 1 to 4000."),
            new CsvFault(5, 1, "The name is missing."),
            new CsvFault(6, 1, "The name stands in line 2 already."),
            new CsvFault(7, 0, "The line has 1 cells instead of 2."),
            new CsvFault(8, 0, "The line has 3 cells instead of 2."),
            new CsvFault(
                9, 1, "A quotation mark stands within a cell that does not begin with one."),
            new CsvFault(10, 1, "After the quotation mark that ends a cell there is no comma."),
            new CsvFault(11, 1, "After the quotation mark that ends a cell there is no comma."),
            new CsvFault(12, 2, "A rating is a whole number from 1 to 4000."),
            new CsvFault(13, 1, "The name has a control character or a line break."));
  }

  @Test
  void aQuotationMarkThatIsNotClosedLosesItsLineAlone() {
    EntrantList list = EntrantList.read("name,rating\nAnn,1\n\"Bert,2\nCid,3\nDora,4\n");
    assertThat(list.rows()).extracting(EntrantList.Row::line).containsExactly(2, 4, 5);
    assertThat(list.faults())
        .containsExactly(new CsvFault(3, 1, "A quotation mark is not closed."));
  }

  @Test
  void linesAreCountedThroughLineBreaksInCells() {
    EntrantList list = EntrantList.read("name\r\n\"A\r\nB\"\r\n\r\nCid\r\nCid\r\n");
    assertThat(list.faults())
        .containsExactly(
            new CsvFault(2, 1, "The name has a control character or a line break."),
            new CsvFault(6, 1, "The name stands in line 5 already."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''| The line with the names of the columns is missing.",
        "'\n\n'| The line with the names of the columns is missing.",
        "'rating\n1'| The column 'name' is missing.",
        "'name,elo\na,1'| The column 'elo' is not known here.",
        "'name,name\na,b'| The column 'name' is not known here.",
        "'na\"me\na'| A quotation mark stands within a cell that does not begin with one.",
      },
      quoteCharacter = '\'',
      ignoreLeadingAndTrailingWhitespace = true)
  void withoutAHeaderNothingIsRead(String text, String reason) {
    EntrantList list = EntrantList.read(text);
    assertThat(list.rows()).isEmpty();
    assertThat(list.faults()).hasSize(1);
    assertThat(list.faults().getFirst().reason()).isEqualTo(reason);
  }

  @Test
  void aThousandAreReadAndOneMoreIsRefused() {
    assertThat(EntrantList.read(many(1000)).rows()).hasSize(1000);
    EntrantList more = EntrantList.read(many(1001));
    assertThat(more.rows()).isEmpty();
    assertThat(more.faults())
        .containsExactly(new CsvFault(1002, 0, "There are more than 1000 entrants."));
    assertThat(EntrantList.read("x".repeat(1_000_001)).faults()).hasSize(1);
  }

  @Test
  void aLongOrInvisibleNameIsRefused() {
    assertThat(EntrantList.read("name\n" + "\u00E9".repeat(100)).rows()).hasSize(1);
    assertThat(EntrantList.read("name\n" + "\u00E9".repeat(101)).faults()).hasSize(1);
    assertThat(EntrantList.read("name\nAnn\u202Exe").faults()).hasSize(1);
    assertThat(EntrantList.read("name\nAnn\uD800").faults()).hasSize(1);
  }

  private static String many(int entrants) {
    return IntStream.rangeClosed(1, entrants)
        .mapToObj(number -> "Player " + number + "," + number)
        .collect(Collectors.joining("\n", "name,rating\n", "\n"));
  }
}
