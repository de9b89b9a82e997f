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
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          halt                                       | halt
          Halt;                                      | halt
          march 1-bde to=1913 via=1911,1912          | march 1-bde to=1913 via=1911,1912
          march 1-bde 1913 1911, 1912                | march 1-bde to=1913 via=1911,1912
          MARCH via = 1911 ,1912 to=1913 unit=1-bde  | march 1-bde to=1913 via=1911,1912
          march unit=1-bde to=1913 via=              | march 1-bde to=1913
          march 1-bde via= to=1913                   | march 1-bde to=1913
          openfire airPoints=7                       | open-fire air-points=7
          open-fire b,a air_points=-3                | open-fire a,b air-points=-3
          open-fire "a" "7                           | !
          bear-hits b:2,a:1                          | bear-hits a:1,b:2
          bear-hits                                  | bear-hits
          note ""                                    | note ""
          note "a ""b"                               | !
          note "a \\"b\\" = c, (d): #e; \\\\ \\n"    | note "a \\"b\\" = c, (d): #e; \\\\ \\n"
          note été#1                                 | note été#1
          note "#1"                                  | note "#1"
          note 007 # a comment                       | note 007
          look DeepSnow TRUE                         | look deep-snow again=true
          build 1812/1811 1912/1911:("x y"),1811/1812:() | build 1811/1812 works=1811/1812:(),1911/1912:("x y")
          reckon 9223372036854775807 6/4 (1,2),(),(3) | reckon 9223372036854775807 part=3/2 numbers=(1,2),(),(3)
          reckon 0 1 ()                              | reckon 0 part=1 numbers=()
          count 10:clear,-2:deep-snow                | count -2:deep-snow,10:clear
          take-losses (0 to-limit=1)                 | take-losses (retreat=0 to-limit=1)
          take-losses (toLimit=1 retreat=0) (1 1),(2 2) | take-losses (retreat=0 to-limit=1) others=(retreat=1 to-limit=1),(retreat=2 to-limit=2)
          aim nobody                                 | aim nobody
          aim (Nobody) (crew), (hex 1911)            | aim nobody others=crew,(hex 1911)
          aim (all-but (hex at=1911) crew,nobody)    | aim (all-but (hex 1911) more=crew,nobody)
          wait () 1911                               | wait () where=1911
          """)
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
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          mrach 1-bde 1913            | 0  | 'mrach' is no command; did you mean march?
          open                        | 0  | 'open' is no command; did you mean open-fire?
          fly                         | 0  | 'fly' is no command; known are aim, bear-hits, build, count, halt, look, march, note, open-fire, reckon, take-losses, wait
          march 1-bde ot=1913         | 12 | 'ot' is no key of 'march'; did you mean to?
          march 1-bde speed=3         | 12 | 'speed' is no key of 'march'; known are unit, to, via
          march 1-bde                 | 11 | 'march' lacks to=
          march                       | 5  | 'march' lacks unit=, to=
          march 1-bde to=             | 15 | expected a value, found the end of the text
          march 1-bde to= ; halt      | 16 | expected a value, found the end of the command
          march 1-bde to=via=         | 15 | expected a value, found the key 'via'
          march a to=1 via=2 3        | 19 | 'march' takes nothing more
          march to=1 a                | 11 | behind the first key every value needs its own
          march a to=1 to=2           | 13 | 'to' has its value already
          march a to=(1)              | 11 | expected a value, found '('
          march a to="1 2"            | 11 | not the id of a place: '1 2'
          march a 1 via=2,"3 4"       | 16 | not the id of a place: '3 4'
          march a 1 via=2,            | 16 | expected a value, found the end of the text
          march a 1)                  | 9  | expected the end of the command, found ')'
          march a:b 1                 | 7  | expected a value, found ':'
          halt now                    | 5  | 'halt' takes nothing more
          =                           | 0  | expected a command, found '='
          a=b                         | 0  | expected a command, found the key 'a'
          open-fire air-points=seven  | 21 | expected a whole number, found 'seven'
          open-fire air-points=07     | 21 | expected a whole number, found '07'
          open-fire air-points="7"    | 21 | expected a whole number, found '7'
          open-fire air-points=3000000000 | 21 | 3000000000 is out of range of 32 bits
          open-fire a,b,a 1           | 14 | "a" stands twice in a set
          bear-hits a:1,a:2           | 14 | 'a' has its value already
          bear-hits a                 | 11 | expected ':', found the end of the text
          bear-hits a:x               | 12 | expected a whole number, found 'x'
          look snow true              | 5  | 'snow' is no word for this; known are clear, deep-snow
          look clear maybe            | 11 | 'maybe' is no truth; known are false, true
          build 1811                  | 6  | expected a hexside such as 1811/1812, found '1811'
          build 1811/1811             | 6  | a hexside
          reckon 1 1/0                | 9  | a denominator is at least 1, not 0
          take-losses 0 1             | 12 | expected '(', found '0'
          take-losses (0)             | 14 | 'mix' lacks to-limit=
          take-losses (0 1            | 16 | expected ')', found the end of the text
          aim everybody               | 4  | 'everybody' is no word for this; known are all-but, crew, hex, nobody
          aim hex                     | 7  | 'hex' lacks at=
          aim (hex 1911               | 13 | expected ')', found the end of the text
          note "open                  | 5  | these quotes are not closed in their line
          note "\\x"                  | 5  | what stands in quotes is no JSON string
          note "\\ud83d"              | 5  | what stands in quotes is no JSON string
          note a'b                    | 6  | ' stands in quotes only
          note *                      | 5  | * stands in quotes only
          """)
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
  void aRefusalTellsLineColumnAndWhatCouldStandThere() {
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
