package umpire.weserubung.play.naval;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.ALLIED;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.model.scenario.MatchAgreements.NORWEGIAN;
import static umpire.weserubung.model.scenario.MatchAgreements.WESTERN;
import static umpire.weserubung.play.Situation.place;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.NavalCommand.InterceptAtSea;
import umpire.weserubung.model.command.NavalCommand.LetSail;
import umpire.weserubung.model.command.NavalCommand.SallyForth;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.Situation;

/** 8.2, 3.4.1: which ships may come to intercept, and by which way. */
class R08_InterceptorsTest {
  private static final String U_BOAT = "u-boat-1";
  private static final String DESTROYER = "british-destroyer-1";

  private static InterceptAtSea intercept(String hex, List<String> ships, String... escorts) {
    return new InterceptAtSea(place(hex), ships, List.of(escorts));
  }

  private static Position uBoat(Situation situation) {
    return AtSea.sail(
        situation.with(U_BOAT, "0530").position(), GERMAN, List.of(U_BOAT), "0535", "0540");
  }

  private static Situation rodney() {
    return AtSea.part(GERMAN, false).with("german-destroyer-1", "2005").with("rodney", "0543");
  }

  @Test
  void R3_4_1_b_capitalShipsAloneAreNotSentAgainstASubmarine() {
    Position after = uBoat(rodney());

    assertThat(after.piece(U_BOAT).place()).as("nobody is asked").isEqualTo(place("0540"));
  }

  @Test
  void R3_4_1_b_theyMayComeWithSomebodyWhoAttacksSubmarines() {
    Position watched = uBoat(rodney().with(DESTROYER, "0542").with("york", "0541"));

    assertThat(
            Situation.isOffered(
                watched, ALLIED, intercept("0540", List.of(DESTROYER), "rodney", "york")))
        .isTrue();
    assertThat(Situation.isOffered(watched, ALLIED, intercept("0540", List.of(DESTROYER))))
        .isTrue();
    assertThat(Situation.refusals(watched, ALLIED, intercept("0540", List.of("rodney"))))
        .containsExactly("3.4.1-b");
    Position met =
        Situation.after(watched, ALLIED, intercept("0540", List.of(DESTROYER), "rodney"));
    assertThat(met.agenda().top()).isInstanceOf(FightFrame.class);
    assertThat(met.piece("rodney").place()).isEqualTo(place("0540"));
  }

  @Test
  void R8_2_b_r113_withOtherShipsInTheHexTheyMay() {
    Position watched = uBoat(rodney().with("german-transport-1", "0540"));

    assertThat(Situation.isOffered(watched, ALLIED, intercept("0540", List.of("rodney")))).isTrue();
    assertThat(Situation.refusals(watched, ALLIED, intercept("0539", List.of("rodney"))))
        .isNotEmpty();
  }

  /** Five lie there already: the sixth has to be one that attacks submarines. */
  @Test
  void R3_1_b_noMoreThanThereIsRoomFor() {
    Situation situation =
        AtSea.part(GERMAN, true)
            .with(U_BOAT, "0530")
            .with("rodney", "0543")
            .with("norwegian-destroyer-1", "0542");
    for (int ship = 1; ship <= 5; ship++) {
      situation.with(Piece.fresh("british-destroyer-" + ship, place("0540")).acting(TurnPhase.AIR));
    }
    Position watched = AtSea.attack(situation.position(), GERMAN, List.of(U_BOAT), "0535", "0540");
    List<String> hunter = List.of("norwegian-destroyer-1");

    assertThat(Situation.isOffered(watched, ALLIED, intercept("0540", hunter))).isTrue();
    assertThat(Situation.refusals(watched, ALLIED, intercept("0540", hunter, "rodney")))
        .containsExactly("3.1-b");
    assertThat(Situation.isOffered(watched, ALLIED, intercept("0540", hunter, "rodney"))).isFalse();
    assertThat(Situation.isOffered(watched, ALLIED, intercept("0539", hunter))).isTrue();
  }

  @Test
  void R8_8_b_norDoTheyComeOutOfTheirPortAgainstASubmarine() {
    Position alone =
        AtSea.sail(
            AtSea.part(GERMAN, false)
                .with("german-destroyer-1", "2005")
                .with(U_BOAT, "0713")
                .with("norge", "Bergen")
                .position(),
            GERMAN,
            List.of(U_BOAT),
            "Bergen");
    Position hunted =
        AtSea.sail(
            AtSea.part(GERMAN, false)
                .with("german-destroyer-1", "2005")
                .with(U_BOAT, "0713")
                .with("norge", "Bergen")
                .with("norwegian-destroyer-1", "Bergen")
                .position(),
            GERMAN,
            List.of(U_BOAT),
            "Bergen");

    assertThat(alone.piece(U_BOAT).place()).isEqualTo(place("Bergen"));
    assertThat(Situation.isOffered(hunted, ALLIED, new SallyForth(place("Bergen")))).isTrue();
  }

  /** The transport, too, and the ships that are not their ally's. */
  @Test
  void R8_8_b_r126_allShipsOfThePlayerInThePortComeOut() {
    Position watched =
        AtSea.sail(
            AtSea.part(GERMAN, false)
                .three()
                .with(U_BOAT, "2005")
                .with("german-destroyer-1", "0713")
                .with("norge", "Bergen")
                .with("glasgow", "Bergen")
                .with("british-transport-1", "Bergen")
                .position(),
            GERMAN,
            List.of("german-destroyer-1"),
            "Bergen");
    Position met =
        Situation.after(
            Situation.after(watched, WESTERN, new SallyForth(place("Bergen"))),
            NORWEGIAN,
            new LetSail());

    assertThat(
            met.agenda().frames().stream()
                .filter(FightFrame.Battle.class::isInstance)
                .map(frame -> ((FightFrame.Battle) frame).fight().defender().units()))
        .containsExactly(List.of("british-transport-1", "glasgow"));
  }

  /** Three hexes as the crow flies, eleven by sea. */
  @Test
  void R8_2_a_r123_nobodyComesOverLand() {
    assertThat(AtSea.steps("Narvik", "Harstad")).isEqualTo(11);
    String before = AtSea.WAYS.neighbours(place("Harstad")).getFirst().id();
    Position after =
        AtSea.sail(
            AtSea.part(GERMAN, false)
                .with("german-destroyer-1", before)
                .with(U_BOAT, "2005")
                .with("norwegian-destroyer-1", "Narvik")
                .position(),
            GERMAN,
            List.of("german-destroyer-1"),
            "Harstad");

    assertThat(after.piece("german-destroyer-1").place()).isEqualTo(place("Harstad"));
  }

  /** Two steps off, but a ship of the enemy's lies between, in every hex of the way. */
  @Test
  void R8_2_a_r123_nobodyComesThroughEnemyShips() {
    Situation situation =
        AtSea.part(GERMAN, false).with("german-destroyer-1", "0530").with("glasgow", "0543");
    int ship = 0;
    for (String hex : List.of("0542", "0642", "0643", "0541", "0641")) {
      situation.with("german-transport-" + ++ship, hex);
    }
    Position after =
        AtSea.sail(situation.position(), GERMAN, List.of("german-destroyer-1"), "0535", "0540");

    assertThat(after.piece("german-destroyer-1").place()).isEqualTo(place("0540"));
  }

  private static Position fromOslo(Position before) {
    return AtSea.sail(before, ALLIED, List.of("norwegian-destroyer-1"), "Drøbak");
  }

  @Test
  void R8_2_a_r123_noGermanShipComesUnderTheGunsOfOslo() {
    Position before =
        AtSea.part(ALLIED, false)
            .with("norwegian-destroyer-1", "Oslo")
            .with("warspite", "0506")
            .with("emden", "2313")
            .position();
    Position silent =
        before.with(before.country().silencing(place("Drøbak")).silencing(place("Rauøy")));

    assertThat(fromOslo(before).piece("norwegian-destroyer-1").place()).isEqualTo(place("Drøbak"));
    assertThat(Situation.isOffered(fromOslo(silent), GERMAN, intercept("Drøbak", List.of("emden"))))
        .isTrue();
  }
}
