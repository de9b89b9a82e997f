package umpire.weserubung.play.naval;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.ALLIED;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.model.scenario.MatchAgreements.NORWEGIAN;
import static umpire.weserubung.play.Situation.place;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.weserubung.event.NavalEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.command.FightCommand.FightOn;
import umpire.weserubung.model.command.NavalCommand.Embark;
import umpire.weserubung.model.command.NavalCommand.Sail;
import umpire.weserubung.model.command.NavalCommand.TurnShips;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Mark;
import umpire.weserubung.play.Duel;
import umpire.weserubung.play.Situation;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.MapFacts;

/** 8.7, 3.6-a: who goes aboard what, and what it costs the ship. */
class R08_EmbarkationTest {
  private static final String TRANSPORT = "german-transport-1";
  private static final String FIRST = "german-307-infantry";
  private static final String SECOND = "german-340-infantry";
  private static final String THIRD = "german-388-infantry";

  private static Situation german() {
    return AtSea.part(GERMAN, false).with("u-boat-1", "2005");
  }

  @Test
  void R8_7_b_inABoxBeforeSailing() {
    Position before = german().with(TRANSPORT, "denmark").with(FIRST, "denmark").position();

    Position aboard = Situation.after(before, GERMAN, new Embark(FIRST, TRANSPORT));
    Position after = AtSea.sail(aboard, GERMAN, List.of(TRANSPORT), "2005");

    assertThat(after.piece(FIRST).aboard()).isEqualTo(TRANSPORT);
    assertThat(after.piece(FIRST).place()).isEqualTo(place("2005"));
    assertThat(after.piece(FIRST).hasActed()).isFalse();
  }

  @Test
  @Rule("8.7-a")
  void R8_7_b_r115_inAPortInTheMiddleOfTheWay() {
    Position before =
        german()
            .german("Kristiansand")
            .with(TRANSPORT, "2005")
            .with(FIRST, "Kristiansand")
            .with("german-transport-2", "Kristiansand")
            .position();

    Position there = AtSea.sail(before, GERMAN, List.of(TRANSPORT), "Kristiansand");
    assertThat(Situation.isOffered(there, GERMAN, new Embark(FIRST, "german-transport-2")))
        .as("who lies there is not on the way")
        .isFalse();
    Position aboard = Situation.after(there, GERMAN, new Embark(FIRST, TRANSPORT));
    Position after =
        AtSea.declare(Situation.after(aboard, GERMAN, new TurnShips()), GERMAN, "2006");

    assertThat(after.piece(FIRST).place()).isEqualTo(place("2006"));
  }

  @Test
  void R8_7_c_ex20_onAnOpenCoastTheTransportStaysForThisTurn() {
    Position before =
        german().german("1907").with(TRANSPORT, "2005").with(FIRST, "1907").position();

    Position there = AtSea.sail(before, GERMAN, List.of(TRANSPORT), "1907");
    NavalEvent.WentAboard aboard =
        Situation.events(there, GERMAN, new Embark(FIRST, TRANSPORT)).stream()
            .filter(NavalEvent.WentAboard.class::isInstance)
            .map(NavalEvent.WentAboard.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(aboard.findings()).extracting(one -> one.rule().value()).containsExactly("8.7-c");

    Position after = Situation.after(there, GERMAN, new Embark(FIRST, TRANSPORT));
    assertThat(after.piece(FIRST).aboard()).isEqualTo(TRANSPORT);
    assertThat(Situation.isOffered(after, GERMAN, new Sail(List.of(TRANSPORT)))).isFalse();
    assertThat(Situation.refusals(after, GERMAN, new Sail(List.of(TRANSPORT))))
        .containsExactly("3.4-d");
  }

  @Test
  void R8_7_c_whoBeganThePhaseOnThatCoastSailsOn() {
    Position before =
        german().german("1907").with(TRANSPORT, "1907").with(FIRST, "1907").position();

    Position aboard = Situation.after(before, GERMAN, new Embark(FIRST, TRANSPORT));

    assertThat(Situation.isOffered(aboard, GERMAN, new Sail(List.of(TRANSPORT)))).isTrue();
  }

  @Test
  void R3_4_5_c_twoUnitsAndAnyGeneral() {
    Position before =
        german()
            .with(TRANSPORT, "denmark")
            .with(FIRST, "denmark")
            .with(SECOND, "denmark")
            .with(THIRD, "denmark")
            .with("dietl", "denmark")
            .position();

    Position full =
        Situation.after(
            before, GERMAN, List.of(new Embark(FIRST, TRANSPORT), new Embark(SECOND, TRANSPORT)));

    assertThat(Situation.refusals(full, GERMAN, new Embark(THIRD, TRANSPORT)))
        .containsExactly("3.4.5-c");
    assertThat(Situation.isOffered(full, GERMAN, new Embark("dietl", TRANSPORT))).isTrue();
  }

  @Test
  void R3_4_5_c_aDamagedTransportTakesOne() {
    Position before =
        german()
            .reduced(TRANSPORT, "denmark")
            .with(FIRST, "denmark")
            .with(SECOND, "denmark")
            .position();

    Position one = Situation.after(before, GERMAN, new Embark(FIRST, TRANSPORT));

    assertThat(Situation.isOffered(one, GERMAN, new Embark(SECOND, TRANSPORT))).isFalse();
  }

  @Test
  void R3_6_a_admiralsGoAboardTheStrongestShipInAPortOrABox() {
    Position before =
        german()
            .with("gneisenau", "denmark")
            .with("emden", "denmark")
            .with("luetjens", "denmark")
            .position();

    assertThat(Situation.isOffered(before, GERMAN, new Embark("luetjens", "emden"))).isFalse();
    Position after = Situation.after(before, GERMAN, new Embark("luetjens", "gneisenau"));
    assertThat(AtSea.sail(after, GERMAN, List.of("gneisenau"), "2005").piece("luetjens").place())
        .isEqualTo(place("2005"));
  }

  /** They go aboard a transport to reach the ships; so they do a carrier. */
  @Test
  void R3_6_a_whereNoShipHasGunsAnAdmiralGoesAboardAny() {
    Position before = german().with(TRANSPORT, "denmark").with("luetjens", "denmark").position();

    Position after = Situation.after(before, GERMAN, new Embark("luetjens", TRANSPORT));
    assertThat(AtSea.sail(after, GERMAN, List.of(TRANSPORT), "2005").piece("luetjens").place())
        .isEqualTo(place("2005"));

    Position both =
        german()
            .with(TRANSPORT, "denmark")
            .with("emden", "denmark")
            .with("luetjens", "denmark")
            .position();
    assertThat(Situation.isOffered(both, GERMAN, new Embark("luetjens", TRANSPORT))).isFalse();
  }

  @Test
  void R3_3_1_e_inTheBritainBoxGroundedFightersAreFreeAgain() {
    Position before =
        AtSea.part(ALLIED, false)
            .with("glorious", "0508")
            .aboard("hurricane-1", "glorious")
            .position();
    Position grounded = before.with(before.piece("hurricane-1").marked(Mark.GROUNDED));

    Position after = AtSea.sail(grounded, ALLIED, List.of("glorious"), "britain");

    assertThat(after.piece("hurricane-1").is(Mark.GROUNDED)).isFalse();
    assertThat(after.piece("hurricane-1").place()).isEqualTo(MapFacts.BRITAIN);
  }

  /** On a coast, in a port, in a box, each where a transport is; not in the hex beside it. */
  @Test
  void R8_7_a_landUnitsGoAboardWhereATransportIs() {
    for (String where : List.of("1907", "Kristiansand", "denmark")) {
      Position position =
          german().german(where).with(TRANSPORT, where).with(FIRST, where).position();
      assertThat(Situation.isOffered(position, GERMAN, new Embark(FIRST, TRANSPORT)))
          .as(where)
          .isTrue();
    }
    Position apart = german().with(TRANSPORT, "2005").with(FIRST, "Kristiansand").position();
    assertThat(Situation.refusals(apart, GERMAN, new Embark(FIRST, TRANSPORT)))
        .containsExactly("8.7-a");
  }

  @Test
  void R8_7_a_r125_alsoAboardAnAllysTransport() {
    Situation situation =
        AtSea.part(NORWEGIAN, false)
            .three()
            .with("british-transport-1", "Bergen")
            .with("norwegian-9-infantry", "Bergen")
            .with("german-transport-1", "Bergen");
    Position before = situation.position();

    assertThat(
            Situation.isOffered(
                before, NORWEGIAN, new Embark("norwegian-9-infantry", "german-transport-1")))
        .isFalse();
    Position after =
        Situation.after(
            before, NORWEGIAN, new Embark("norwegian-9-infantry", "british-transport-1"));

    assertThat(after.piece("norwegian-9-infantry").aboard()).isEqualTo("british-transport-1");
  }

  @Test
  void R8_7_d_whoIsAboardHoldsNoHexAndGoesDownWithTheTransport() {
    Situation situation =
        Situation.at(TurnPhase.NAVAL)
            .with("york", "1907")
            .reduced(TRANSPORT, "1907")
            .aboard(FIRST, TRANSPORT);

    assertThat(
            new Stacking(new OrderOfBattle(Situation.PACK))
                .holds(situation.position(), place("1907"), Side.GERMAN))
        .isFalse();
    Duel sunk =
        Duel.of(
                situation,
                Duel.fight(
                    BattleKind.NAVAL, "1907", Side.ALLIED, List.of("york"), List.of(TRANSPORT)))
            .says(GERMAN, new FightOn())
            .dice(4);
    assertThat(sunk.isGone(FIRST)).isTrue();
  }
}
