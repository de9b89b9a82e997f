package umpire.weserubung.play.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.ALLIED;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.model.scenario.MatchAgreements.WESTERN;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Asked;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.SetupCommand.PlaceGroup;
import umpire.weserubung.model.command.SetupCommand.PlaceShip;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.TurnFrame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.play.Situation;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.MapFacts;

class R15_FreePlacementTest {
  private static final Stacking STACKING = new Stacking(new OrderOfBattle(Situation.PACK));

  private static Position opening(String scenario) {
    return Situation.RULES
        .open(Objects.requireNonNull(Situation.PACK.scenarios().get(scenario)), Situation.presets())
        .position();
  }

  private static Position fallbacks(Position position, Seat seat, int times) {
    Position now = position;
    for (int i = 0; i < times; i++) {
      Asked<Command> asked = Situation.asked(now, seat);
      now = Situation.after(now, seat, asked.fallback());
    }
    return now;
  }

  @Test
  void R15_2_r27_theGermansFirst() {
    Position opening = opening("campaign");

    assertThat(Situation.asked(opening, GERMAN).rule().value()).isEqualTo("15.2");
    assertThat(Situation.refusals(opening, ALLIED, new PlaceShip("warspite", new Place("0510"))))
        .containsExactly("5.2");
  }

  @Test
  void R15_2_r84_beforeTheFirstTurn() {
    assertThat(opening("campaign").calendar().phase()).isEqualTo(TurnPhase.SETUP);
    assertThat(opening("ashore").agenda().top()).isInstanceOf(TurnFrame.Purchasing.class);
  }

  @Test
  void R14_2_a_norwayHasFiftyAndControlsEverything() {
    Position opening = opening("campaign");

    assertThat(opening.treasury(Nation.NORWAY).level()).isEqualTo(50);
    assertThat(opening.country().german()).isEmpty();
  }

  @Test
  void R14_1_germanyHasThirty() {
    assertThat(opening("campaign").treasury(Nation.GERMANY).level()).isEqualTo(30);
  }

  @Test
  void R14_3_britainAndFranceHaveTwenty() {
    assertThat(opening("campaign").treasury(Nation.BRITAIN).level()).isEqualTo(20);
    assertThat(opening("campaign").treasury(Nation.FRANCE).level()).isEqualTo(20);
  }

  @Test
  void R3_1_c_noLimitInTheBoxes() {
    assertThat(
            STACKING.room(opening("campaign"), MapFacts.BRITAIN, Side.ALLIED, UnitKind.Element.SEA))
        .isGreaterThan(Stacking.LIMIT);
  }

  @Test
  void R15_2_luetjensAndHisShipsTogetherBetweenTheGroups() {
    Position opening = opening("campaign");
    Place hex = Situation.PACK.map().set("between-groups").stream().sorted().toList().getFirst();

    Position after = Situation.after(opening, GERMAN, new PlaceGroup(hex));

    assertThat(List.of("gneisenau", "scharnhorst", "luetjens"))
        .allMatch(id -> after.piece(id).place().equals(hex));
    assertThat(after.piece("luetjens").isAboard()).isTrue();
    assertThat(Situation.refusals(opening, GERMAN, new PlaceGroup(new Place("0501"))))
        .containsExactly("15.2");
  }

  @Test
  void R15_2_fiveSubmarinesThenTwelveShipsAtTheTopEdge() {
    Position submarines = fallbacks(opening("campaign"), GERMAN, 6);
    assertThat(Situation.refusals(submarines, ALLIED, new PlaceShip("warspite", new Place("2315"))))
        .containsExactly("15.2");
    assertThat(Situation.refusals(submarines, ALLIED, new PlaceShip("norge", new Place("0510"))))
        .containsExactly("15.2");

    Position carrier =
        Situation.after(submarines, ALLIED, new PlaceShip("ark-royal", new Place("0510")));
    assertThat(carrier.piece("swordfish-1").place())
        .as("aircraft stay aboard")
        .isEqualTo(new Place("0510"));
    Position last = fallbacks(carrier, ALLIED, 10);
    assertThat(Situation.asked(last, ALLIED).rule().value()).isEqualTo("15.2");
    Position begun = fallbacks(last, ALLIED, 1);

    assertThat(begun.agenda().frames()).noneMatch(frame -> frame.toString().contains("Free"));
    assertThat(begun.agenda().top()).isInstanceOf(TurnFrame.Purchasing.class);
    assertThat(begun.calendar().turn()).isEqualTo(1);
  }

  @Test
  void R3_1_b_neverMoreThanSixShipsInAHex() {
    Position begun = fallbacks(fallbacks(opening("campaign"), GERMAN, 6), ALLIED, 12);

    for (Place hex : Situation.PACK.map().set("top-edge")) {
      assertThat(STACKING.units(begun, hex, Side.ALLIED, UnitKind.Element.SEA))
          .hasSizeLessThanOrEqualTo(6);
    }
  }

  @Test
  void R15_2_ofThreePlayersTheBritishAndFrenchOnePlaces() {
    Position allied = fallbacks(opening("campaign-3"), GERMAN, 6);

    assertThat(Situation.asked(allied, WESTERN).rule().value()).isEqualTo("15.2");
  }
}
