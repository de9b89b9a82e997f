package umpire.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Type;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Provenance;
import umpire.kernel.citation.RuleId;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.Probability;
import umpire.kernel.dice.DrawKey;
import umpire.kernel.event.ShownEvent;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.id.DecisionId;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.pack.RuleRow;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.Asked;
import umpire.kernel.play.BoardContents;
import umpire.kernel.play.DrawKind;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Outcome;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.kernel.table.Axis;
import umpire.kernel.table.Table;
import umpire.wire.toy.Toy;

/** Every family comes back equal, and equal values give equal bytes, for many random values. */
class FamiliesRoundTripTest {
  private static final int VALUES = 200;

  static Stream<Type> families() {
    return Stream.of(
        DrawKey.class,
        Effect.class,
        Finding.class,
        Policy.class,
        Probability.class,
        MapSheet.class,
        RuleRow.class,
        Adjudicator.class,
        Input.class,
        DrawKind.class,
        Offers.class,
        Outcome.class,
        Pending.Draw.class,
        Pending.Question.class,
        Pending.Over.class,
        Scenario.class,
        ShownEvent.class,
        BoardContents.class,
        Viewer.class,
        Axis.class,
        Toy.Position.class,
        Toy.Command.class,
        Toy.Event.class,
        Toy.View.class,
        Toy.Blank.class,
        Toy.Why.class,
        Toy.Piece.class,
        Toy.Fight.class,
        Toy.Trace.class);
  }

  @ParameterizedTest
  @MethodSource("families")
  void aFamilyComesBackEqual(Type family) {
    Codec codec = Codec.of(Toy.types());
    AnyValue any = new AnyValue(7);
    IntStream.range(0, VALUES)
        .forEach(
            i -> {
              Object value = any.of(family);
              byte[] bytes = codec.bytes(value);
              Object read = codec.read(codec.parse(bytes), family);
              assertThat(read).isEqualTo(value);
              assertThat(codec.bytes(read)).isEqualTo(bytes);
            });
  }

  @ParameterizedTest
  @MethodSource("families")
  void aTreeIsWhatItsBytesParseTo(Type family) {
    Codec codec = Codec.of(Toy.types());
    Object value = new AnyValue(11).of(family);
    assertThat(codec.parse(codec.bytes(value))).isEqualTo(codec.tree(value));
  }

  @Test
  void aTableOfRecordsComesBackEqual() {
    Codec codec = Codec.of(Toy.types());
    Type type = new Bindings.Settled(Table.class, List.of(Toy.Level.class));
    AnyValue any = new AnyValue(3);
    Axis names = new Axis.Names(List.of("x", "y"));
    Axis bands = (Axis) any.of(Axis.Bands.class);
    Table<Toy.Level> table =
        new Table<>(
            "t",
            "T",
            new RuleId("1"),
            new Provenance(Provenance.Kind.HOUSE, "x"),
            names,
            bands,
            List.of(List.of(new Toy.Level(1)), List.of(new Toy.Level(2))));
    assertThat(codec.read(codec.tree(table), type)).isEqualTo(table);
  }

  @Test
  void anOpenDecisionComesBackEqual() {
    Codec codec = Codec.of(Toy.types());
    Asked<Toy.Command> asked =
        new Asked<>(
            new DecisionId(4),
            new RuleId("1.1"),
            Offers.of(Offer.of(Toy.Command.Pass.class)),
            new Toy.Command.Pass());
    Pending<Toy.Command> pending = Pending.Choices.of(new Seat("red"), asked);
    assertThat(codec.read(codec.bytes(pending), Pending.class)).isEqualTo(pending);
  }
}
