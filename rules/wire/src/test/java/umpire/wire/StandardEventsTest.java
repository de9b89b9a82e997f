package umpire.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.kernel.event.Event;
import umpire.kernel.flow.PlayedPosition;
import umpire.kernel.game.GameTypes;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.MatchCounters;
import umpire.kernel.scenario.Seat;
import umpire.kernel.standard.PublicEvent;
import umpire.kernel.standard.StandardEvent;
import umpire.wire.toy.Toy;

/** The kernel's events of the flow beside a game's own. */
class StandardEventsTest {
  record Position(MatchCounters tally, Agenda<Frame> agenda)
      implements PlayedPosition<Position, Frame> {
    @Override
    public Position with(MatchCounters counted, Agenda<Frame> frames) {
      return new Position(counted, frames);
    }
  }

  sealed interface Frame {
    record Morning(int turn) implements Frame {}

    record Evening() implements Frame {}
  }

  sealed interface Own extends PublicEvent<Position> {
    record Moved(int to) implements Own {
      @Override
      public Position applied(Position before) {
        return before;
      }
    }
  }

  sealed interface Clashing extends PublicEvent<Position> {
    record Popped() implements Clashing {
      @Override
      public Position applied(Position before) {
        return before;
      }
    }
  }

  private final GameTypes types = types(Own.class);
  private final Codec codec = Codec.of(types);

  private static GameTypes types(Class<?> events) {
    return GameTypes.of(
        new GameTypes.Played(
            Position.class, Toy.Command.class, events, Toy.View.class, Toy.Why.class),
        new GameTypes.Packed(Toy.Setup.class, Toy.Piece.class, Map.of()),
        new GameTypes.Adjudicated(Toy.Fight.class, Toy.Fought.class),
        new GameTypes.Adjudicated(Toy.Trace.class, Toy.Traced.class));
  }

  @Test
  void bothAreReadAsTheyAreWritten() {
    List<Event<Position>> events =
        List.of(
            new Own.Moved(3),
            new StandardEvent.Pushed<>(new Frame.Morning(2)),
            new StandardEvent.Replaced<>(new Frame.Evening()),
            new StandardEvent.Popped<>(),
            new StandardEvent.Answered<>(2),
            new StandardEvent.Drawn<>(new DrawId(1), List.of(3, 4)),
            new StandardEvent.Passed<>(new Seat("red")),
            new StandardEvent.SupplyAsked<>(new QuestionId(1)),
            new StandardEvent.CombatAsked<>(new QuestionId(2), new DrawId(2)),
            new StandardEvent.SupplyReported<>(new QuestionId(1), new Toy.Traced(List.of())),
            new StandardEvent.CombatReported<>(
                new QuestionId(2), new DrawId(2), new Toy.Fought(4, new Toy.Level(1))));
    for (Event<Position> event : events) {
      JsonNode json = codec.tree(event);
      assertThat(codec.read(json, types.event())).as(json.toString()).isEqualTo(event);
    }
    assertThat(codec.tree(events.get(1)).toString())
        .isEqualTo("{\"type\":\"pushed\",\"frame\":{\"type\":\"morning\",\"turn\":2}}");
  }

  @Test
  void anEventOfTheGameHasNoNameOfTheirs() {
    assertThatThrownBy(() -> Codec.of(types(Clashing.class)).read(codec.tree(1), Event.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("share the name 'popped'");
  }

  @Test
  void aGameThatDoesNotTakeThemHasItsOwnAlone() {
    JsonNode json = codec.tree(new StandardEvent.Popped<Position, Frame>());
    assertThatThrownBy(() -> Codec.of(Toy.types()).read(json, Toy.Event.class))
        .isInstanceOf(WireException.class)
        .hasMessageContaining("'popped' is none of");
  }

  @Test
  void schemasNameThemWithoutTheirArguments() {
    Schemas schemas = new Schemas("Toy", codec);
    schemas.role("Event", types.event());
    assertThat(schemas.members("Event")).contains("moved", "pushed", "combat-reported").hasSize(11);
    assertThat(schemas.definitions().keySet())
        .contains("ToyEvent", "ToyStandardEventPushed", "ToyStandardEventCombatReported");
  }
}
