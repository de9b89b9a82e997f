package umpire.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import umpire.wire.notation.Notation;
import umpire.wire.notation.NotationException;
import umpire.wire.notation.Say;
import umpire.wire.toy.Toy;

/** Whatever a command holds, its text reads back equal; and no text does worse than be refused. */
class NotationRoundTripTest {
  private static final int COMMANDS = 2_000;
  private static final int TEXTS = 6_000;
  private static final String SIGNS = " =,:;()\"\\#\n\r-aZ0é\uD83D\uDCA5\uD83D\u0000\u00A0";

  private final Notation<Say> notation = Notation.of(Codec.plain(), Say.class);

  @Test
  void anyCommandReadsBackEqualFromItsText() {
    AnyValue any = new AnyValue(5);
    Set<Class<?>> types = new TreeSet<>((a, b) -> a.getName().compareTo(b.getName()));
    for (int i = 0; i < COMMANDS; i++) {
      Say command = (Say) any.of(Say.class);
      types.add(command.getClass());
      String text = notation.print(command);
      assertThat(notation.parse(text)).as(text).containsExactly(command);
      assertThat(text).doesNotContain("\n", "\r");
    }
    assertThat(types).hasSize(Families.members(List.of(Say.class)).size());
  }

  @Test
  void severalCommandsReadBackInTheirOrder() {
    AnyValue any = new AnyValue(6);
    List<Say> all = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      all.add((Say) any.of(Say.class));
    }
    assertThat(notation.parse(notation.print(all))).isEqualTo(all);
    StringBuilder lines = new StringBuilder("# all of them\r\n");
    all.forEach(one -> lines.append("\t").append(notation.print(one)).append(" # one\r\n"));
    assertThat(notation.parse(lines.toString())).isEqualTo(all);
  }

  @Test
  void theCommandsOfAGameHaveANotationLikeAnyOthers() {
    AnyValue any = new AnyValue(7);
    Notation<Toy.Command> toys = Notation.of(Codec.of(Toy.types()), Toy.Command.class);
    for (int i = 0; i < 500; i++) {
      Toy.Command command = (Toy.Command) any.of(Toy.Command.class);
      assertThat(toys.parse(toys.print(command))).containsExactly(command);
    }
  }

  /** A text that has been tampered with is read as something else, or refused with its place. */
  @Test
  void noTextBreaksTheReader() {
    AnyValue any = new AnyValue(8);
    Random random = new Random(8);
    int refused = 0;
    for (int i = 0; i < TEXTS; i++) {
      String text = mangled(notation.print((Say) any.of(Say.class)), random);
      try {
        List<Say> read = notation.parse(text);
        assertThat(notation.parse(notation.print(read))).as(text).isEqualTo(read);
      } catch (NotationException wrong) {
        refused++;
        assertThat(wrong.offset()).as(text).isBetween(0, text.length());
        assertThat(wrong.line()).isPositive();
        assertThat(wrong.column()).isPositive();
        assertThat(wrong.reason()).isNotBlank();
      }
    }
    assertThat(refused).isBetween(TEXTS / 10, TEXTS - TEXTS / 50);
  }

  /** With up to three signs more or fewer. */
  static String mangled(String text, Random random) {
    StringBuilder mangled = new StringBuilder(text);
    for (int i = random.nextInt(1, 4); i > 0; i--) {
      int at = random.nextInt(mangled.length() + 1);
      if (random.nextBoolean() || at == mangled.length()) {
        mangled.insert(at, SIGNS.charAt(random.nextInt(SIGNS.length())));
      } else {
        mangled.deleteCharAt(at);
      }
    }
    return mangled.toString();
  }
}
