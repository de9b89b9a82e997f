package umpire.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import umpire.kernel.cite.Fraction;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.Desk;
import umpire.kernel.play.Options;
import umpire.kernel.play.Pending;
import umpire.kernel.play.QuestionId;
import umpire.wire.toy.Toy;

class CodecTest {
  private final Codec codec = Codec.of(Toy.types());

  @Test
  void aPositionComesBackEqual() {
    Toy.Position position = position();
    byte[] bytes = codec.bytes(position);
    assertThat(codec.read(bytes, Toy.Position.class)).isEqualTo(position);
    assertThat(new String(bytes, StandardCharsets.UTF_8))
        .startsWith(
            "{\"agenda\":{\"frames\":[{\"type\":\"morning\",\"turn\":3},{\"type\":\"shot\",\"by\":\"b\"");
  }

  @Test
  void anOpenInterfaceIsBoundToTheGamesFamilies() {
    Toy.Event event =
        new Toy.Event.Asked(
            new Pending.Question<>(
                new QuestionId(1), new Desk.Supply(), new Toy.Trace.ByLand(new Place("0101"))));
    assertThat(codec.read(codec.bytes(event), Toy.Event.class)).isEqualTo(event);
  }

  @Test
  void anUnknownMemberIsRefusedWithItsPointer() {
    assertThatThrownBy(
            () ->
                codec.read(
                    "{\"type\":\"moved\",\"unit\":\"a\",\"to\":\"0101\",\"x\":1}"
                        .getBytes(StandardCharsets.UTF_8),
                    Toy.Event.class))
        .isInstanceOfSatisfying(
            WireException.class,
            e -> {
              assertThat(e.pointer()).isEqualTo("/x");
              assertThat(e.reason()).isEqualTo("unknown member 'x'; known are type, unit, to");
            });
  }

  static Toy.Position position() {
    Toy.UnitId b = new Toy.UnitId("b");
    Agenda<Toy.Frame> below = Agenda.of(new Toy.Frame.Morning(2));
    return new Toy.Position(
        new Agenda<>(List.of(new Toy.Frame.Morning(3), new Toy.Frame.Interrupt.Shot(b, below))),
        Map.of(b, new Place("0101"), new Toy.UnitId("a"), new Place("0102")),
        new TreeMap<>(java.util.Comparator.comparing(Hexside::toString)),
        Set.of(new Place("0101"), new Place("0102"), new Place("harstad")),
        new TreeSet<>(List.of("x", "y")),
        List.of(List.of(1, 2), List.of()),
        Toy.Weather.DEEP_SNOW,
        new Options(Map.of("fog", "on")),
        new Fraction(3, 2),
        5_000_000_000L,
        true,
        new Toy.Shape.Line(new Hexside(new Place("0102"), new Place("0101"))));
  }
}
