package umpire.weserubung.play.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.ALLIED;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.model.scenario.MatchAgreements.NORWEGIAN;
import static umpire.weserubung.model.scenario.MatchAgreements.WESTERN;
import static umpire.weserubung.play.Situation.place;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.MovementEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.MovementCommand.Debark;
import umpire.weserubung.model.command.MovementCommand.EndMovement;
import umpire.weserubung.model.command.MovementCommand.Entrain;
import umpire.weserubung.model.command.MovementCommand.March;
import umpire.weserubung.model.command.RouteCommand.To;
import umpire.weserubung.model.command.RouteCommand.Via;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.MovementFrame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.Situation;
import umpire.weserubung.terrain.LandMover;
import umpire.weserubung.terrain.LandWays;
import umpire.weserubung.terrain.MapFacts;

class R11_MovementTest {
  private static final String INFANTRY = "german-307-infantry";
  private static final String FOE = "norwegian-2-infantry";

  private static Situation german() {
    return Situation.at(TurnPhase.MOVEMENT)
        .frame(new MovementFrame.Moving(GERMAN))
        .with("german-388-infantry", "Kristiansund"); // so that the phase goes on
  }

  private static Position march(Position position, Seat seat, String unit, String... hexes) {
    Position now = Situation.after(position, seat, new March(unit));
    for (int i = 0; i < hexes.length; i++) {
      Place hex = place(hexes[i]);
      Command next = i == hexes.length - 1 ? new To(hex) : new Via(hex);
      now = Situation.after(now, seat, next);
    }
    return now;
  }

  private static boolean canMarch(Position position, Seat seat, String unit, String to) {
    Position drafted = Situation.after(position, seat, new March(unit));
    return Situation.isOffered(drafted, seat, new To(place(to)));
  }

  @Test
  void R11_0_b_aUnitMarchesWithinItsPoints() {
    Position before = german().with(INFANTRY, "Oslo").german("Oslo").position();

    Position after = march(before, GERMAN, INFANTRY, "Fornebu");

    assertThat(after.piece(INFANTRY).place()).isEqualTo(place("Fornebu"));
    assertThat(after.piece(INFANTRY).hasActed()).isTrue();
    assertThat(canMarch(before, GERMAN, INFANTRY, "Trondheim")).isFalse();
  }

  @Test
  void R3_6_a_theWayOfAnAdmiralComesToAnEnd() {
    Position drafted =
        Situation.after(
            german().with("luetjens", "Oslo").german("Oslo", "Fornebu").position(),
            GERMAN,
            new March("luetjens"));

    Position there = Situation.after(drafted, GERMAN, new Via(place("Fornebu")));

    assertThat(Situation.isOffered(there, GERMAN, new Via(place("Oslo")))).isFalse();
    assertThat(Situation.isOffered(there, GERMAN, new To(place("Oslo")))).isTrue();
  }

  @Test
  void R3_2_e_oneActionATurn() {
    Piece used = Piece.fresh(INFANTRY, place("Oslo")).acting(TurnPhase.COMBAT);
    Position position = german().with(used).with("german-340-infantry", "Oslo").position();

    assertThat(Situation.refusals(position, GERMAN, new March(INFANTRY))).containsExactly("3.2-e");
  }

  @Test
  void R10_0_c_whoHasFoughtDoesNotMove() {
    Piece used = Piece.fresh(INFANTRY, place("Oslo")).acting(TurnPhase.COMBAT);
    Position position = german().with(used).with("german-340-infantry", "Oslo").position();

    assertThat(Situation.isOffered(position, GERMAN, new March("german-340-infantry"))).isTrue();
    assertThat(Situation.isOffered(position, GERMAN, new March(INFANTRY))).isFalse();
  }

  @Test
  void R11_0_b_r56_hexesWithAnEnemyAreNotEntered() {
    Situation oslo = german().with(INFANTRY, "Oslo").german("Oslo");

    assertThat(canMarch(oslo.position(), GERMAN, INFANTRY, "Kjeller")).isTrue();
    assertThat(canMarch(oslo.with(FOE, "Kjeller").position(), GERMAN, INFANTRY, "Kjeller"))
        .isFalse();
  }

  @Test
  void R3_0_c_shipsDoNotBarLandUnits() {
    Position position =
        german().with(INFANTRY, "Oslo").german("Oslo").with("norge", "Drøbak").position();

    Position after = march(position, GERMAN, INFANTRY, "Drøbak");
    assertThat(after.piece("norge").place()).as("no port, no contact").isEqualTo(place("Drøbak"));
  }

  @Test
  void R3_2_b_landUnitsGoNowhereBySea() {
    Position position = german().with(INFANTRY, "Bergen").german("Bergen").position();
    Position drafted = Situation.after(position, GERMAN, new March(INFANTRY));

    for (Place hex : Situation.PACK.map().set("open-sea")) {
      assertThat(Situation.isOffered(drafted, GERMAN, new To(hex))).isFalse();
    }
  }

  @Test
  void R11_0_b_outOfADeadEndAndBackAgain() {
    Position position = german().with(INFANTRY, "Oslo").german("Oslo").position();

    Position after = march(position, GERMAN, INFANTRY, "Fornebu", "Oslo");
    assertThat(after.country().control(place("Fornebu"))).isEqualTo(Side.GERMAN);
    assertThat(after.piece(INFANTRY).place()).isEqualTo(place("Oslo"));
  }

  @Test
  void R10_12_a_r82_aHexWithEnemyAircraftIsNotVacant() {
    Position position =
        german().with(INFANTRY, "Oslo").with("norwegian-gladiator-1", "Fornebu").position();

    assertThat(canMarch(position, GERMAN, INFANTRY, "Fornebu")).isFalse();
  }

  /** 3.2-a, r93: what is passed is taken, too. */
  @Test
  void R3_2_a_r93_everyHexEnteredIsTaken() {
    Position before = german().with(INFANTRY, "Oslo").german("Oslo").position();

    Position after = march(before, GERMAN, INFANTRY, "Kjeller", "Gardermoen");

    assertThat(after.country().german())
        .containsExactlyInAnyOrder(place("Oslo"), place("Kjeller"), place("Gardermoen"));
  }

  @Test
  void R3_1_b_r99_nobodyEndsInAFullHex() {
    Situation situation = german().with(INFANTRY, "Oslo").german("Oslo", "Kjeller");
    for (String number : List.of("310", "324", "340", "345", "355", "362")) {
      situation.with("german-" + number + "-infantry", "Kjeller");
    }
    Position position = situation.position();

    assertThat(canMarch(position, GERMAN, INFANTRY, "Kjeller")).isFalse();
    Position passed = march(position, GERMAN, INFANTRY, "Kjeller", "Gardermoen");
    assertThat(passed.piece(INFANTRY).place()).isEqualTo(place("Gardermoen"));
  }

  @Test
  void R3_5_a_aGeneralGoesEightAndKeepsToFriendlyHexes() {
    Position position = german().with("pellengahr", "Oslo").german("Oslo", "Fornebu").position();

    assertThat(canMarch(position, GERMAN, "pellengahr", "Fornebu")).isTrue();
    assertThat(canMarch(position, GERMAN, "pellengahr", "Kjeller")).isFalse();
    Position after = march(position, GERMAN, "pellengahr", "Fornebu");
    assertThat(after.country().german()).hasSize(2);
  }

  @Test
  void R3_5_a_r39_generalsMoveInTheMovementPhase() {
    Piece used = Piece.fresh("pellengahr", place("Oslo")).acting(TurnPhase.COMBAT);
    Position fresh = german().with("pellengahr", "Oslo").german("Oslo", "Fornebu").position();

    assertThat(Situation.isOffered(fresh, GERMAN, new March("pellengahr"))).isTrue();
    assertThat(
            Situation.refusals(
                german().with(used).german("Oslo", "Fornebu").position(),
                GERMAN,
                new March("pellengahr")))
        .as("who went with an offensive has moved")
        .containsExactly("3.2-e");
  }

  @Test
  void R3_6_a_anAdmiralGoesAnyDistanceByLand() {
    Situation situation = german().with("luetjens", "Oslo").german("Oslo");
    Situation.PACK.map().set("land").forEach(hex -> situation.german(hex.id()));

    assertThat(canMarch(situation.position(), GERMAN, "luetjens", "Bergen")).isTrue();
  }

  @Test
  void R11_0_c_debarkingOnTheFriendlyCoastAlone() {
    Situation ship =
        german()
            .with("german-transport-1", "Oslo")
            .aboard(INFANTRY, "german-transport-1")
            .with("german-340-infantry", "Kjeller");

    assertThat(Situation.refusals(ship.position(), GERMAN, new Debark(INFANTRY)))
        .containsExactly("11.0-c");
    Position before = ship.german("Oslo").position();
    Position after = Situation.after(before, GERMAN, new Debark(INFANTRY));
    assertThat(after.piece(INFANTRY).isAboard()).isFalse();
    assertThat(after.piece(INFANTRY).hasActed()).as("r92").isTrue();
  }

  @Test
  void R11_0_c_r92_whoHasDebarkedMarchesNoMore() {
    Position before =
        german()
            .with("german-transport-1", "Oslo")
            .aboard(INFANTRY, "german-transport-1")
            .with("german-340-infantry", "Kjeller")
            .german("Oslo")
            .position();
    Position after = Situation.after(before, GERMAN, new Debark(INFANTRY));

    assertThat(Situation.refusals(after, GERMAN, new March(INFANTRY))).containsExactly("3.2-e");
  }

  @Test
  void R3_2_f_beingAboardIsNoAction() {
    Position before =
        german()
            .with("german-transport-1", "Oslo")
            .aboard(INFANTRY, "german-transport-1")
            .german("Oslo")
            .position();

    assertThat(Situation.isOffered(before, GERMAN, new Debark(INFANTRY))).isTrue();
    assertThat(Situation.refusals(before, GERMAN, new March(INFANTRY))).containsExactly("3.2-b");
  }

  private static boolean canEntrain(Position position, String to) {
    Position drafted = Situation.after(position, GERMAN, new Entrain(INFANTRY));
    return Situation.isOffered(drafted, GERMAN, new To(place(to)));
  }

  @Test
  void R11_0_rail_a_anyDistanceOnControlledSections() {
    Position position =
        german().with(INFANTRY, "Oslo").german("Oslo", "Hamar", "Lillehammer").position();

    assertThat(canEntrain(position, "Lillehammer")).isTrue();
    assertThat(canEntrain(position, "Trondheim")).as("a town under enemy control").isFalse();
    Position after =
        Situation.after(
            position, GERMAN, List.of(new Entrain(INFANTRY), new To(place("Lillehammer"))));
    assertThat(after.piece(INFANTRY).place()).isEqualTo(place("Lillehammer"));
  }

  @Test
  void R11_0_rail_b_r57_oneZoneOfControlCutsTheWholeStretch() {
    Situation situation = german().with(INFANTRY, "Oslo").german("Oslo", "Hamar", "Lillehammer");

    assertThat(canEntrain(situation.position(), "Gardermoen")).isTrue();
    Position cut = situation.with(FOE, "Gardermoen").position();
    assertThat(canMarch(cut, GERMAN, INFANTRY, "Fornebu")).isTrue();
    assertThat(Situation.refusals(cut, GERMAN, new Entrain(INFANTRY)))
        .as("Kjeller and Oslo lie in the zone")
        .containsExactly("11.0-rail-b");
  }

  @Test
  void R11_0_rail_b_aSectionEndsAtAFriendlyUnit() {
    Situation situation =
        german().with(INFANTRY, "Oslo").german("Oslo").with("german-340-infantry", "Gardermoen");

    assertThat(canEntrain(situation.position(), "Gardermoen")).isTrue();
    assertThat(canEntrain(situation.position(), "Hamar")).isFalse();
  }

  @Test
  void R11_0_a_whoHasEndedIsAskedNoMoreAndThenTheOtherSideMoves() {
    Position before =
        Situation.at(TurnPhase.MOVEMENT)
            .with(INFANTRY, "Oslo")
            .with(FOE, "Hamar")
            .german("Oslo")
            .frame(new MovementFrame.Moving(GERMAN))
            .first(Side.ALLIED)
            .position();

    assertThat(Situation.isOffered(before, GERMAN, new EndMovement())).isTrue();
    assertThat(Situation.refusals(before, ALLIED, new March(FOE))).containsExactly("5.2");
  }

  @Test
  void R1_1_r85_eachSeatMovesItsOwnNations() {
    Position western =
        Situation.at(TurnPhase.MOVEMENT)
            .three()
            .with(FOE, "Hamar")
            .with("british-15-infantry", "Elverum")
            .frame(new MovementFrame.Moving(WESTERN))
            .position();

    assertThat(Situation.refusals(western, WESTERN, new March(FOE))).containsExactly("11.0-a");
    assertThat(Situation.isOffered(western, WESTERN, new March("british-15-infantry"))).isTrue();
    assertThat(Situation.refusals(western, NORWEGIAN, new March(FOE))).containsExactly("5.2");
  }

  @Test
  void R9_0_riv_a_r47_theOptionCountsInMarches() {
    Hexside river = riverToClearGround();
    Place to = river.second();
    Situation situation = german().with("german-159-infantry", river.first().id());

    assertThat(points(situation.position(), to)).isEqualTo(2);
    assertThat(points(situation.riverPlusTwo().position(), to)).isEqualTo(3);
  }

  /** A river with clear ground on both sides and no cheaper way round. */
  private static Hexside riverToClearGround() {
    MapFacts mapFacts = new MapFacts(Situation.PACK.map());
    LandWays ways = new LandWays(mapFacts);
    LandMover landMover = new LandMover(false, true);
    return Situation.PACK.map().sheet().hexsides().stream()
        .map(MapSheet.Side::between)
        .filter(side -> mapFacts.isRiver(side.first(), side.second()))
        .filter(side -> !mapFacts.isMountain(side.second()))
        .filter(side -> ways.steps(side.first(), landMover).contains(side.second()))
        .filter(side -> ways.from(side.first(), 9, landMover, _ -> true).cost(side.second()) == 3)
        .findFirst()
        .orElseThrow();
  }

  private static int points(Position position, Place to) {
    Position drafted = Situation.after(position, GERMAN, new March("german-159-infantry"));
    return Situation.events(drafted, GERMAN, new To(to)).stream()
        .filter(MovementEvent.Marched.class::isInstance)
        .mapToInt(event -> ((MovementEvent.Marched) event).points())
        .sum();
  }
}
