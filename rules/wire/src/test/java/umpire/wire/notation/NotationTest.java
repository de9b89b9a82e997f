package umpire.wire.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.hex.Place;
import umpire.wire.Codec;

/** What is read, how it is printed, and what is refused where. */
class NotationTest {
  private final Notation<Say> notation = Notation.of(Codec.plain(), Say.class);

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = SayTexts.READ)
  void aTextIsReadAndItsCanonicalFormPrinted(String text, String canonical) {
    if (canonical.equals("!")) {
      assertThatThrownBy(() -> notation.parse(text)).isInstanceOf(NotationException.class);
      return;
    }
    List<Say> read = notation.parse(text);
    assertThat(read).hasSize(1);
    assertThat(notation.print(read)).isEqualTo(canonical);
    assertThat(notation.parse(canonical)).isEqualTo(read);
  }

  @Test
  void commandsStandOnLinesOrBehindSemicolons() {
    Say.March march = new Say.March(new Say.UnitId("a"), new Place("1911"), List.of());
    Say.BearHits hits = new Say.BearHits(new TreeMap<>(Map.of("a", 1, "b", 2)));
    String text = "\n# first\n march a # on\n to=1911";
    assertThatThrownBy(() -> notation.parse(text)).hasMessageContaining("'march' lacks to=");
    assertThat(notation.parse("halt;;\r\n; march a to=1911\nbear-hits a:1, # more\n  b:2 ;halt"))
        .containsExactly(new Say.Halt(), march, hits, new Say.Halt());
    assertThat(notation.parse("take-losses (0 # within\n 1\n)"))
        .containsExactly(new Say.TakeLosses(new Say.Mix(0, 1), List.of()));
    assertThat(notation.print(List.of(new Say.Halt(), march))).isEqualTo("halt; march a to=1911");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = SayTexts.REFUSED)
  void whatCannotBeReadIsRefusedWithItsPlace(String text, int offset, String reason) {
    NotationException wrong = wrong(text);
    assertThat(wrong.reason()).startsWith(reason);
    assertThat(wrong.offset()).isEqualTo(offset);
    assertThat(wrong.line()).isEqualTo(1);
    assertThat(wrong.column()).isEqualTo(offset + 1);
  }

  private NotationException wrong(String text) {
    return catchThrowableOfType(NotationException.class, () -> notation.parse(text));
  }

  @Test
  void aRefusalHasLineColumnAndWhatCouldStandThere() {
    NotationException wrong = wrong("halt\r\n# two\rhalt\n  march a too=1");
    assertThat(wrong.line()).isEqualTo(4);
    assertThat(wrong.column()).isEqualTo(11);
    assertThat(wrong.offset()).isEqualTo(27);
    assertThat(wrong.found()).isEqualTo("'too'");
    assertThat(wrong.expected()).containsExactly("unit", "to", "via");
    assertThat(wrong).hasMessage("line 4, column 11: 'too' is no key of 'march'; did you mean to?");
    assertThat(wrong("march a").expected()).containsExactly("to");
    assertThat(wrong("look clear yes").expected()).containsExactly("false", "true");
    assertThat(wrong("x".repeat(1_000)).found()).hasSize(45);
    assertThat(wrong("note \uD83D").reason()).startsWith("U+D83D stands in quotes only");
    assertThat(wrong("note \u0000").found()).isEqualTo("U+0000");
  }

  @Test
  void aTextWithoutACommandIsRefused() {
    for (String text : List.of("", "  ;\n;", "# nothing")) {
      NotationException wrong = wrong(text);
      assertThat(wrong.reason()).isEqualTo("there is no command in this text");
      assertThat(wrong.expected()).contains("halt", "march");
      assertThat(wrong.offset()).isEqualTo(text.length());
    }
  }

  @Test
  void moreCommandsThanMayBeAreRefusedAtTheFirstThatIsTooMany() {
    assertThat(notation.parse("halt;halt", 2)).hasSize(2);
    assertThatThrownBy(() -> notation.parse("halt;halt;halt", 2))
        .isInstanceOfSatisfying(
            NotationException.class,
            wrong -> {
              assertThat(wrong.offset()).isEqualTo(10);
              assertThat(wrong.reason())
                  .isEqualTo("this is one command more than the 2 that may be");
            });
  }

  @Test
  void parenthesesAreReadSixteenDeepAndNoDeeper() {
    Say.Target deep = new Say.Target.Nobody();
    for (int i = 0; i < Notation.MOST_DEPTH; i++) {
      deep = new Say.Target.AllBut(deep, List.of());
    }
    String text = notation.print(new Say.Aim(deep, List.of()));
    assertThat(text).startsWith("aim (all-but (all-but");
    assertThat(notation.parse(text)).containsExactly(new Say.Aim(deep, List.of()));
    Say.Aim deeper = new Say.Aim(new Say.Target.AllBut(deep, List.of()), List.of());
    assertThatIllegalArgumentException().isThrownBy(() -> notation.print(deeper));
    NotationException wrong = wrong("aim " + "(all-but ".repeat(100_000));
    assertThat(wrong.offset()).isEqualTo(4 + 16 * "(all-but ".length());
    assertThat(wrong.reason()).isEqualTo("parentheses within parentheses, more than 16 deep");
    assertThat(wrong("aim " + "(".repeat(100_000)).offset()).isEqualTo(5);
  }

  @Test
  void aLongTextIsReadInOneGo() {
    String text =
        String.join(
            "\n", IntStream.range(0, 20_000).mapToObj(i -> "march u" + i + " 1911").toList());
    assertThat(notation.parse(text)).hasSize(20_000);
    String list = String.join(",", IntStream.range(0, 100_000).mapToObj(i -> "" + i).toList());
    assertThat(notation.parse("march a 1 " + list)).hasSize(1);
  }

  @Test
  void whatHasNoWordsIsRefusedBeforeAnybodyWritesIt() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Notation.of(Codec.plain(), Say.Unspeakable.class))
        .withMessage("Unspeakable > within.bands: there are no words for a band");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Notation.of(Codec.plain(), Say.Alike.class))
        .withMessage("Alike > both has two keys 'unit-id'");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Notation.of(Codec.plain(), Say.March.class));
  }
}
