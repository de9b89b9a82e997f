package umpire.weserubung.play.naval;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.ALLIED;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.play.Situation.place;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.NavalCommand.Sail;
import umpire.weserubung.model.command.NavalCommand.SailToAttack;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.Situation;

/** 8.1, 8.6: which ships may set sail together. */
class R08_DeparturesTest {
  private static Command attack(String... ships) {
    return new SailToAttack(List.of(ships), List.of());
  }

  private static Piece used(String ship, String hex) {
    return Piece.fresh(ship, place(hex)).acting(TurnPhase.AIR);
  }

  /** Four of ours lie there with the enemy: there is room for two more. */
  @Test
  void R8_1_b_enemiesBesideShipsOfOneSideAreAttackedByAsManyAsThereIsRoomFor() {
    Situation situation =
        AtSea.part(GERMAN, true)
            .with("gneisenau", "0530")
            .with("bluecher", "0530")
            .with("emden", "0530")
            .with(used("york", "0540"));
    for (int ship = 1; ship <= 4; ship++) {
      situation.with(used("german-destroyer-" + ship, "0540"));
    }
    Position position = situation.position();

    assertThat(Situation.isOffered(position, GERMAN, attack("gneisenau"))).isTrue();
    assertThat(Situation.isOffered(position, GERMAN, attack("gneisenau", "emden"))).isTrue();
    assertThat(Situation.isOffered(position, GERMAN, attack("gneisenau", "emden", "bluecher")))
        .isFalse();
    Position met = AtSea.attack(position, GERMAN, List.of("emden", "gneisenau"), "0535", "0540");
    assertThat(met.piece("gneisenau").place()).isEqualTo(place("0540"));
  }

  @Test
  void R8_1_b_fewerMayAttackTheNearerOnes() {
    Situation situation =
        AtSea.part(GERMAN, true)
            .with("gneisenau", "0530")
            .with("bluecher", "0530")
            .with("german-transport-1", "0530")
            .with(used("york", "0540"))
            .with(used("glasgow", "0550"));
    for (int ship = 1; ship <= 5; ship++) {
      situation.with(used("german-destroyer-" + ship, "0540"));
    }
    Position position = situation.position();

    assertThat(AtSea.steps("0530", "0550")).isEqualTo(20);
    assertThat(Situation.isOffered(position, GERMAN, attack("gneisenau", "bluecher"))).isTrue();
    assertThat(Situation.isOffered(position, GERMAN, attack("bluecher"))).isTrue();
    assertThat(
            Situation.isOffered(
                position,
                GERMAN,
                new SailToAttack(List.of("gneisenau"), List.of("german-transport-1"))))
        .as("18 points, and no room at the nearer one")
        .isFalse();
  }

  /** 8.4-0: whoever lies beside an enemy has to go elsewhere to attack. */
  @Test
  void R8_4_0_whoLiesBesideAnEnemyAttacksOthers() {
    Position alone =
        AtSea.part(GERMAN, true)
            .with("gneisenau", "0540")
            .with("emden", "0530")
            .with(used("york", "0540"))
            .position();
    Position others =
        AtSea.part(GERMAN, true)
            .with("gneisenau", "0540")
            .with(used("york", "0540"))
            .with(used("glasgow", "0544"))
            .position();

    assertThat(Situation.isOffered(alone, GERMAN, attack("gneisenau"))).isFalse();
    assertThat(Situation.isOffered(alone, GERMAN, attack("emden"))).isTrue();
    assertThat(Situation.isOffered(others, GERMAN, attack("gneisenau"))).isTrue();
  }

  /** Six in a corner of the sea whose every way out has room for three. */
  @Test
  void R8_6_a_theyLeaveInGroupsForWhichThereIsRoom() {
    List<String> six = new ArrayList<>();
    Situation situation = AtSea.part(ALLIED, false).with("norge", "2410");
    for (int ship = 1; ship <= 6; ship++) {
      six.add("british-destroyer-" + ship);
      situation.with("british-destroyer-" + ship, "Oslo");
    }
    // the way out is watched by U-boats; of the hexes before it each holds three or more
    List<String> cruisers =
        List.of(
            "birmingham",
            "effingham",
            "glasgow",
            "manchester",
            "sheffield",
            "southampton",
            "arethusa",
            "aurora",
            "coventry",
            "curlew",
            "enterprise",
            "galatea",
            "penelope",
            "emile-bertin",
            "montcalm");
    int next = 0;
    int boats = 0;
    for (Place hex : AtSea.WAYS.neighbours(place("Drøbak"))) {
      if (!hex.equals(place("Oslo"))) {
        situation.with("u-boat-" + ++boats, hex.id());
      }
    }
    for (Place hex : AtSea.WAYS.neighbours(place("Oslo"))) {
      for (int ship = 0; ship < 3; ship++) {
        situation.with(used(cruisers.get(next++), hex.id()));
      }
    }
    Position position = situation.position();

    assertThat(Situation.isOffered(position, ALLIED, new Sail(six.subList(0, 3)))).isTrue();
    assertThat(Situation.isOffered(position, ALLIED, new Sail(six.subList(2, 3)))).isTrue();
    assertThat(Situation.isOffered(position, ALLIED, new Sail(six.subList(0, 4)))).isFalse();
  }
}
