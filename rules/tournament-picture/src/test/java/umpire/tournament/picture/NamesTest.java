package umpire.tournament.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NamesTest {
  private static final LetterWidths WIDTHS = new LetterWidths(13, false);

  @Test
  void aNameIsOneLineWithoutSignsOfDirection() {
    assertThat(Names.clean(" a\nb\tc\u2028d\u0000 ")).isEqualTo("a b c d");
    assertThat(Names.clean("a\u202eb\u2066c\u2069d\u200fe\u061cf")).isEqualTo("abcdef");
    assertThat(Names.clean("👨‍👩‍👧")).as("joiners stay").isEqualTo("👨‍👩‍👧");
    assertThat(Names.clean("😀".repeat(101))).isEqualTo("😀".repeat(100) + "…");
  }

  @Test
  void onlyWhatRunsFromRightToLeftIsIsolated() {
    assertThat(Names.isolated("Ann (1)")).isEqualTo("Ann (1)");
    assertThat(Names.isolated("שלום")).isEqualTo("\u2068שלום\u2069");
    assertThat(Names.isolated("Ann שלום")).isEqualTo("\u2068Ann שלום\u2069");
  }

  @Test
  void aNameIsCutBetweenWhatIsSeenAsLetters() {
    assertThat(Names.cut("Ann", WIDTHS, 60)).isEqualTo("Ann");
    assertThat(Names.cut("Annabella", WIDTHS, 60)).isEqualTo("Anna…");
    assertThat(Names.cut("Ann abella", WIDTHS, 52)).as("no space").isEqualTo("Ann…");
    String family = "👨‍👩‍👧";
    assertThat(Names.cut(family.repeat(9), WIDTHS, 200)).matches("(" + family + ")+…");
    String accented = "e\u0301\u0323";
    assertThat(Names.cut(accented.repeat(99), WIDTHS, 200)).matches("(" + accented + ")+…");
  }

  @Test
  void theVisualOrderReadsFromLeftToRight() {
    assertThat(VisualOrder.of("Ann (1)")).isEqualTo("Ann (1)");
    assertThat(VisualOrder.of("אבג")).isEqualTo("גבא");
    assertThat(VisualOrder.of("אב (ג)!")).isEqualTo("!(ג) בא");
    assertThat(VisualOrder.of("Ann אבג 12")).isEqualTo("Ann 12 גבא");
    assertThat(VisualOrder.of("בָּ ג")).as("marks stay behind their letter").isEqualTo("ג בָּ");
  }

  /** The letters of the common alphabets, one by one, against the font that pictures name. */
  @Test
  void noLetterIsWiderThanEstimated() {
    IntStream.of(
            IntStream.concat(
                    IntStream.concat(IntStream.range(0xA1, 0x180), IntStream.range(0x386, 0x3CF)),
                    IntStream.concat(
                        IntStream.concat(
                            IntStream.range(0x400, 0x460), IntStream.range(0x1EA0, 0x1EFA)),
                        IntStream.range(0x5D0, 0x5EB)))
                .toArray())
        .filter(Character::isLetter)
        .forEach(
            letter -> {
              String word = Character.toString(letter);
              assertThat(new LetterWidths(100, false).of(word) + 1)
                  .as("%s %x", word, letter)
                  .isGreaterThanOrEqualTo(Drawn.width(word, 100, false));
            });
  }
}
