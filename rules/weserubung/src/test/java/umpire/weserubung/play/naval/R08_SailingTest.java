package umpire.weserubung.play.naval;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.ALLIED;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.model.scenario.MatchAgreements.WESTERN;
import static umpire.weserubung.play.Situation.place;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.hex.Place;
import umpire.weserubung.event.Bookkeeping;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.NavalCommand.EndSailing;
import umpire.weserubung.model.command.NavalCommand.Sail;
import umpire.weserubung.model.command.NavalCommand.SailToAttack;
import umpire.weserubung.model.command.RouteCommand.To;
import umpire.weserubung.model.command.RouteCommand.Via;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.Situation;
import umpire.weserubung.rules.Ports;
import umpire.weserubung.terrain.MapFacts;

/** 8.1, 8.6: who sails, how far, and where a way may end. */
class R08_SailingTest {
  private static final String DESTROYER = "german-destroyer-1";
  private static final String TRANSPORT = "german-transport-1";
  private static final String REGIMENT = "german-307-infantry";

  private static Situation german() {
    return AtSea.part(GERMAN, false).with("u-boat-1", "2005");
  }

  @Test
  void R8_6_b_aGroupSailsAsFarAsItsSlowestShipWithEverybodyAboard() {
    Position before =
        german()
            .with(DESTROYER, "0713")
            .with(TRANSPORT, "0713")
            .aboard(REGIMENT, TRANSPORT)
            .position();
    Position draft = Situation.after(before, GERMAN, new Sail(List.of(DESTROYER, TRANSPORT)));
    Position alone = Situation.after(before, GERMAN, new Sail(List.of(DESTROYER)));

    for (String hex : List.of("0531", "0532", "1331", "0538", "0537", "0536")) {
      int steps = AtSea.steps("0713", hex);
      assertThat(Situation.isOffered(draft, GERMAN, new To(place(hex))))
          .as(hex + " " + steps)
          .isEqualTo(steps <= 18);
      assertThat(Situation.isOffered(alone, GERMAN, new To(place(hex)))).isEqualTo(steps <= 24);
    }
    Position after = AtSea.declare(draft, GERMAN, "0525");
    for (String id : List.of(DESTROYER, TRANSPORT, REGIMENT)) {
      assertThat(after.piece(id).place()).isEqualTo(place("0525"));
    }
    assertThat(after.piece(DESTROYER).acted()).containsExactly(TurnPhase.NAVAL);
    assertThat(after.piece(REGIMENT).hasActed()).isFalse();
  }

  @Test
  void R3_4_d_oneActionATurn() {
    Position position =
        german().with(Piece.fresh(DESTROYER, place("0713")).acting(TurnPhase.NAVAL)).position();

    assertThat(Situation.refusals(position, GERMAN, new Sail(List.of(DESTROYER))))
        .containsExactly("3.4-d");
    assertThat(Situation.isOffered(position, GERMAN, new Sail(List.of("u-boat-1")))).isTrue();
  }

  @Test
  void R7_1_b_r86_shipsThatSailTogetherStartTogether() {
    Position position = german().with(DESTROYER, "0713").position();

    assertThat(Situation.refusals(position, GERMAN, new Sail(List.of(DESTROYER, "u-boat-1"))))
        .containsExactly("7.1-b/r86");
  }

  @Test
  void R8_6_b_noShipsDoNotSail() {
    Position position = german().with(DESTROYER, "0713").position();

    assertThat(Situation.refusals(position, GERMAN, new Sail(List.of()))).isNotEmpty();
  }

  @Test
  void R1_1_nobodySailsAnAllysShips() {
    Position position =
        AtSea.part(WESTERN, false)
            .three()
            .with("norge", "0914")
            .with("british-destroyer-1", "0914")
            .position();

    assertThat(Situation.refusals(position, WESTERN, new Sail(List.of("norge"))))
        .containsExactly("1.1");
    assertThat(Situation.isOffered(position, WESTERN, new Sail(List.of("british-destroyer-1"))))
        .isTrue();
  }

  @Test
  void R8_4_0_enemyShipsOutsideAPortBarTheWay() {
    Position position =
        german().with(DESTROYER, "0713").with("british-submarine-1", "0714").position();
    Position draft = Situation.after(position, GERMAN, new Sail(List.of(DESTROYER)));

    assertThat(Situation.refusals(draft, GERMAN, new To(place("0714")))).contains("8.4-0");
    assertThat(Situation.isOffered(draft, GERMAN, new Via(place("0714")))).isFalse();
    assertThat(Situation.isOffered(draft, GERMAN, new To(place("0715")))).isTrue();
  }

  @Test
  void R8_8_b_aHexWithShipsInTheirPortIsNoBar() {
    Position position = german().with(DESTROYER, "0713").with("norge", "Bergen").position();
    Position draft = Situation.after(position, GERMAN, new Sail(List.of(DESTROYER)));

    assertThat(Situation.isOffered(draft, GERMAN, new To(place("Bergen")))).isTrue();
  }

  @Test
  void R3_1_b_sixShipsOfASideInAHex() {
    Situation five = german().with(DESTROYER, "0713");
    for (int ship = 1; ship <= 5; ship++) {
      five = five.with("german-transport-" + ship, "0531");
    }
    Position there = five.position();
    Position full = five.with("german-transport-6", "0531").position();

    Sail sail = new Sail(List.of(DESTROYER));
    assertThat(
            Situation.isOffered(
                Situation.after(there, GERMAN, sail), GERMAN, new To(place("0531"))))
        .isTrue();
    Position draft = Situation.after(full, GERMAN, sail);
    assertThat(Situation.refusals(draft, GERMAN, new To(place("0531")))).contains("3.1-b");
    assertThat(Situation.isOffered(draft, GERMAN, new Via(place("0531")))).isTrue();
  }

  @Test
  void R3_1_c_inABoxThereIsRoomForAll() {
    Situation situation = german().with(DESTROYER, "1801");
    for (int ship = 1; ship <= 8; ship++) {
      situation = situation.with("german-transport-" + ship, "denmark");
    }
    Position after = AtSea.sail(situation.position(), GERMAN, List.of(DESTROYER), "denmark");

    assertThat(after.piece(DESTROYER).place()).isEqualTo(MapFacts.DENMARK);
  }

  @Test
  void R2_0_d_theEnemysBoxIsClosed() {
    Position position = german().with(DESTROYER, "0507").position();
    Position draft = Situation.after(position, GERMAN, new Sail(List.of(DESTROYER)));

    assertThat(Situation.isOffered(draft, GERMAN, new To(MapFacts.BRITAIN))).isFalse();
    Place far = place("0531"); // 24 from 0507 by sea, 14 if the box were a way
    assertThat(Situation.isOffered(draft, GERMAN, new To(far)))
        .isEqualTo(AtSea.steps("0507", "0531") <= 24);
  }

  @Test
  void R8_1_b_attacksGoWhereEnemyShipsAre() {
    Position position =
        AtSea.part(GERMAN, true)
            .with("gneisenau", "0713")
            .with(TRANSPORT, "0713")
            .with("norge", "Bergen")
            .with("glasgow", "0720")
            .with("british-submarine-1", "0705")
            .position();

    Position draft =
        Situation.after(
            position, GERMAN, new SailToAttack(List.of("gneisenau"), List.of(TRANSPORT)));
    assertThat(Situation.isOffered(draft, GERMAN, new To(place("0720")))).isTrue();
    assertThat(Situation.refusals(draft, GERMAN, new To(place("Bergen")))).contains("8.8-a");
    assertThat(Situation.refusals(draft, GERMAN, new To(place("0719")))).contains("8.1-b");
    assertThat(Situation.refusals(draft, GERMAN, new To(place("0705")))).contains("3.4.1-b");
    assertThat(
            Situation.refusals(position, GERMAN, new SailToAttack(List.of(TRANSPORT), List.of())))
        .containsExactly("3.4.5-a");
  }

  @Test
  void R8_1_a_whoReachesNobodyCannotSailToAttack() {
    Position position =
        AtSea.part(GERMAN, true)
            .with("gneisenau", "0713")
            .with("u-boat-1", "2005")
            .with("glasgow", "0720")
            .position();

    assertThat(
            Situation.refusals(position, GERMAN, new SailToAttack(List.of("u-boat-1"), List.of())))
        .containsExactly("8.1-a");
  }

  @Test
  void R3_4_1_b_onlySubmarinesAndDestroyersSailAgainstSubmarines() {
    Position position =
        AtSea.part(ALLIED, true)
            .with("glasgow", "0713")
            .with("british-destroyer-1", "0713")
            .with("u-boat-1", "0715")
            .position();

    assertThat(
            Situation.isOffered(
                position, ALLIED, new SailToAttack(List.of("british-destroyer-1"), List.of())))
        .isTrue();
    assertThat(
            Situation.isOffered(position, ALLIED, new SailToAttack(List.of("glasgow"), List.of())))
        .isFalse();
  }

  @Test
  void R2_0_d_r114_aBoxIsNoShortCut() {
    Position position = AtSea.part(ALLIED, false).with("warspite", "0506").position();
    Position draft = Situation.after(position, ALLIED, new Sail(List.of("warspite")));

    assertThat(Situation.isOffered(draft, ALLIED, new To(MapFacts.BRITAIN))).isTrue();
    assertThat(Situation.isOffered(draft, ALLIED, new To(place("0522")))).isTrue();
    assertThat(Situation.isOffered(draft, ALLIED, new To(place("0523")))).isFalse();
  }

  @Test
  void theSeatSaysWhenItIsDone() {
    assertThat(Situation.events(german().position(), GERMAN, new EndSailing()))
        .contains(new Bookkeeping.Popped());
  }

  private static Situation york(String where) {
    return AtSea.part(GERMAN, true)
        .with("gneisenau", "0713")
        .with("glasgow", "0705")
        .with(Piece.fresh("york", place(where)).acting(TurnPhase.AIR));
  }

  /**
   * In Bergen, which is Norwegian, no ship attacks her; were it German they would lie before it.
   */
  @Test
  void R8_8_c_whoeverIsInTheHexOfAPortOfHisSideIsInPort() {
    Position norwegian = york("Bergen").position();
    Position captured = york("Bergen").german("Bergen").position();

    assertThat(target(norwegian, "Bergen")).isFalse();
    assertThat(target(captured, "Bergen")).isTrue();
  }

  private static boolean target(Position position, String hex) {
    Position draft =
        Situation.after(position, GERMAN, new SailToAttack(List.of("gneisenau"), List.of()));
    return Situation.isOffered(draft, GERMAN, new To(place(hex)));
  }

  @Test
  void R3_4_e_shipsEnterPorts() {
    Position before =
        AtSea.part(ALLIED, false).with("york", "0713").with("warspite", "0506").position();

    Position after = AtSea.sail(before, ALLIED, List.of("york"), "Bergen");

    assertThat(after.piece("york").place()).isEqualTo(place("Bergen"));
    assertThat(
            new Ports(new MapFacts(Situation.PACK.map()))
                .isHaven(after, Side.ALLIED, place("Bergen")))
        .isTrue();
  }
}
