package umpire.fallschirmjaeger.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.fallschirmjaeger.event.TurnEvent;
import umpire.fallschirmjaeger.event.TurnEvent.PhaseBegan;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.kernel.citation.Rule;
import umpire.kernel.event.Event;

/** SOP-G, SOP-D: the phases of a turn. */
class RSOP_TurnTest {
  @Test
  @Rule({"SOP-G", "SOP-D"})
  void RSOP_g_thePhasesOfBothPlayerTurnsComeInOrder() {
    Field.Played played =
        Field.on(Edition.open().pack())
            .unit("fjr-1-1", "20.10")
            .unit("moerdijk-north", "40.10")
            .turn(3)
            .play()
            .nextTurn()
            .nextTurn();
    List<Event<Position>> events = played.events();
    List<Event<Position>> fourth =
        events.subList(
            events.indexOf(new TurnEvent.TurnBegan(4)), events.indexOf(new TurnEvent.TurnBegan(5)));
    assertThat(phases(fourth, Side.GERMAN))
        .containsExactly(
            "reorganisation",
            "air",
            "movement",
            "barrage",
            "combat",
            "exploitation",
            "supply",
            "recovery",
            "night");
    assertThat(phases(fourth, Side.ALLIED))
        .containsExactly(
            "reorganisation",
            "air",
            "movement",
            "barrage",
            "combat",
            "exploitation",
            "supply",
            "recovery");
    assertThat(fourth)
        .filteredOn(PhaseBegan.class::isInstance)
        .last()
        .matches(last -> ((PhaseBegan) last).side() == Side.ALLIED);
  }

  private static List<String> phases(List<Event<Position>> events, Side side) {
    return events.stream()
        .filter(PhaseBegan.class::isInstance)
        .map(PhaseBegan.class::cast)
        .filter(began -> began.side() == side)
        .map(PhaseBegan::phase)
        .toList();
  }
}
