package umpire.weserubung.play.placement;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.ALLIED;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.play.Situation.place;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.PlacementCommand.LeaveLakes;
import umpire.weserubung.model.command.PlacementCommand.PlaceBuilt;
import umpire.weserubung.model.command.PlacementCommand.PlaceLakeBase;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.PlacementFrame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.play.Situation;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.terrain.MapFacts;

class R12_PlacementTest {
  private static final MapFacts CHART = new MapFacts(Situation.PACK.map());
  private static final OrderOfBattle MIX = new OrderOfBattle(Situation.PACK);
  private static final PlacementChapter CHAPTER = new PlacementChapter(CHART, MIX);
  private static final PlacingStep PLACING = new PlacingStep(MIX, new Destinations(CHART, MIX));
  private static final String LAKE = "Selbusjøen";

  private static Situation phase() {
    return Situation.at(TurnPhase.PLACEMENT);
  }

  private static Position opened(Situation situation, Seat seat, int part) {
    RulingInProgress<Position, Frame> ruling = Situation.course(situation.position());
    CHAPTER.phase().open(ruling, seat, part);
    return ruling.position();
  }

  @Test
  @Rule("3.2-d")
  void R12_0_a_whatWasBuiltComesIntoPlay() {
    Position after = opened(phase().built("german-307-infantry"), GERMAN, 0);

    assertThat(after.forces().placement()).isEmpty();
    assertThat(after.piece("german-307-infantry").place()).isEqualTo(MapFacts.DENMARK);
  }

  @Test
  @Rule("3.3-c")
  void R12_0_b_boxesForGermansBritishAndFrench() {
    Situation built =
        phase().built("bf-109-1").built("british-transport-1").built("french-13-legion");

    Position german = opened(built, GERMAN, 0);
    Position allied = opened(built, ALLIED, 0);

    assertThat(german.piece("bf-109-1").place()).isEqualTo(MapFacts.DENMARK);
    assertThat(allied.piece("british-transport-1").place()).isEqualTo(MapFacts.BRITAIN);
    assertThat(allied.piece("french-13-legion").place()).isEqualTo(MapFacts.BRITAIN);
  }

  @Test
  void R12_0_b_norwegiansToAlliedTownsUpToTheirValue() {
    Position asked =
        opened(
            phase()
                .built("norwegian-1-infantry")
                .built("norwegian-2-infantry")
                .built("norwegian-3-infantry")
                .german("Oslo"),
            ALLIED,
            0);

    assertThat(asked.agenda().top()).isEqualTo(new PlacementFrame.Placing(Nation.NORWAY, Map.of()));
    assertThat(Situation.refusals(asked, ALLIED, place("norwegian-1-infantry", "Oslo")))
        .containsExactly("12.0-b");
    Position one = Situation.after(asked, ALLIED, place("norwegian-1-infantry", "Moss"));
    assertThat(Situation.refusals(one, ALLIED, place("norwegian-2-infantry", "Moss")))
        .as("its value is 1")
        .containsExactly("12.0-b");
    assertThat(Situation.isOffered(one, ALLIED, place("norwegian-2-infantry", "Narvik"))).isTrue();
    assertThat(Situation.refusals(one, ALLIED, place("norwegian-7-infantry", "Narvik")))
        .containsExactly("12.0-a");
  }

  @Test
  void R12_0_b_r158_whoStandsThereAlreadyDoesNotCount() {
    Position asked =
        opened(
            phase()
                .built("norwegian-1-infantry")
                .built("norwegian-2-infantry")
                .with("norwegian-4-infantry", "Moss"),
            ALLIED,
            0);

    assertThat(Situation.isOffered(asked, ALLIED, place("norwegian-1-infantry", "Moss"))).isTrue();
  }

  private static PlaceBuilt place(String unit, String town) {
    return new PlaceBuilt(unit, Situation.place(town));
  }

  @Test
  void R12_0_b_nobodyIsAskedWhereThereIsOnePlaceForAll() {
    Situation situation = phase().built("norwegian-1-infantry").built("norwegian-2-infantry");
    for (Place town : Situation.PACK.map().set("towns")) {
      if (!town.equals(Situation.place("Drammen"))) {
        situation.german(town.id());
      }
    }

    RulingInProgress<Position, Frame> ruling = Situation.course(opened(situation, ALLIED, 0));
    PLACING.enter((PlacementFrame.Placing) ruling.position().agenda().top(), ruling);
    PLACING.enter((PlacementFrame.Placing) ruling.position().agenda().top(), ruling);

    assertThat(offers(opened(situation, ALLIED, 0))).isEmpty();
    assertThat(ruling.position().piece("norwegian-1-infantry").place())
        .isEqualTo(Situation.place("Drammen"));
    assertThat(ruling.position().piece("norwegian-2-infantry").place())
        .isEqualTo(Situation.place("Drammen"));
    Position three = opened(situation.built("norwegian-3-infantry"), ALLIED, 0);
    assertThat(offers(three)).isNotEmpty();
  }

  private static List<Offer<Command>> offers(Position position) {
    return PLACING
        .offers(position, new PlacementFrame.Placing(Nation.NORWAY, Map.of()), ALLIED)
        .offers();
  }

  @Test
  void R12_0_b_notWhereSixStandAlready() {
    Situation full = phase().built("norwegian-1-infantry").built("norwegian-2-infantry");
    for (int number : List.of(3, 4, 5, 6, 7, 8)) {
      full.with("norwegian-" + number + "-infantry", "Bergen");
    }
    Position asked = opened(full, ALLIED, 0);

    assertThat(Situation.isOffered(asked, ALLIED, place("norwegian-1-infantry", "Bergen")))
        .isFalse();
    assertThat(Situation.isOffered(asked, ALLIED, place("norwegian-1-infantry", "Narvik")))
        .isTrue();
  }

  @Test
  void R12_0_b_r102_aircraftToAirfields() {
    Position asked = opened(phase().built("caproni-1"), ALLIED, 0);

    assertThat(Situation.isOffered(asked, ALLIED, place("caproni-1", "Bardufoss"))).isTrue();
    assertThat(Situation.isOffered(asked, ALLIED, place("caproni-1", "Bergen"))).isFalse();
  }

  @Test
  void R12_0_b_r98_ashoreEverybodyPlacesInTowns() {
    Position asked =
        opened(phase().ashore().built("german-307-infantry").german("Oslo", "Bergen"), GERMAN, 0);

    assertThat(Situation.isOffered(asked, GERMAN, place("german-307-infantry", "Oslo"))).isTrue();
    assertThat(Situation.isOffered(asked, GERMAN, place("german-307-infantry", "Moss"))).isFalse();
  }

  @Test
  void R12_1_reinforcementsComeInTheirTurn() {
    Situation due =
        phase()
            .turn(3)
            .due(3, "german-367-infantry", "denmark")
            .due(8, "feurstein", "denmark")
            .due(3, "paget", "britain");

    Position after = opened(due, GERMAN, 1);

    assertThat(after.piece("german-367-infantry").place()).isEqualTo(MapFacts.DENMARK);
    assertThat(after.forces().has("feurstein")).isFalse();
    assertThat(after.forces().has("paget")).as("the other seat's").isFalse();
    assertThat(after.forces().due()).hasSize(2);
  }

  @Test
  void R12_1_r97_ashoreTheyWaitForTheirPort() {
    Situation due = phase().ashore().turn(3).due(3, "german-367-infantry", "Bergen");

    assertThat(opened(due, GERMAN, 1).forces().due()).hasSize(1);
    Position later = opened(due.turn(5).german("Bergen"), GERMAN, 1);
    assertThat(later.piece("german-367-infantry").place()).isEqualTo(Situation.place("Bergen"));
  }

  @Test
  void R14_1_1_optionalUnitsComeToTheForcePool() {
    Position after = opened(phase().turn(3).due(3, "german-4-parachute", "force-pool"), GERMAN, 1);

    assertThat(after.forces().pool()).containsExactly("german-4-parachute");
    assertThat(after.forces().has("german-4-parachute")).isFalse();
  }

  @Test
  void R9_0_lake_a_r50_oneLakeASideWhereAUnitStands() {
    Place lake = Situation.place(LAKE);
    Position asked = opened(phase().with("german-307-infantry", LAKE), GERMAN, 2);

    assertThat(Situation.isOffered(asked, GERMAN, new LeaveLakes())).isTrue();
    assertThat(
            Situation.refusals(
                asked, GERMAN, new PlaceLakeBase(Situation.place("Lesjaskogsvatnet"))))
        .containsExactly("9.0-lake-a");
    RulingInProgress<Position, Frame> ruling = Situation.course(asked);
    new FreezingStep(CHART, MIX)
        .take(new PlacementFrame.Freezing(GERMAN), GERMAN, new PlaceLakeBase(lake), ruling);
    assertThat(ruling.position().country().isLakeBase(lake, Side.GERMAN)).isTrue();
  }

  @Test
  void R9_0_lake_a_chosenOnceForAll() {
    Situation chosen =
        phase().with("german-307-infantry", LAKE).lake(Side.GERMAN, "Lesjaskogsvatnet");

    assertThat(opened(chosen, GERMAN, 2).agenda().frames()).hasSize(1);
    assertThat(opened(phase().with("german-307-infantry", LAKE), ALLIED, 2).agenda().frames())
        .as("nobody of the Allies stands there")
        .hasSize(1);
  }

  @Test
  void R9_0_lake_b_notFromTheThirtyFirstOfMayOn() {
    Situation lake = phase().with("german-307-infantry", LAKE);

    assertThat(opened(lake.turn(13), GERMAN, 2).agenda().frames()).hasSize(2);
    assertThat(opened(lake.turn(14), GERMAN, 2).agenda().frames()).hasSize(1);
  }
}
