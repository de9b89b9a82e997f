package umpire.weserubung.play.naval;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.weserubung.model.scenario.MatchAgreements.ALLIED;
import static umpire.weserubung.model.scenario.MatchAgreements.GERMAN;
import static umpire.weserubung.model.scenario.MatchAgreements.NORWEGIAN;
import static umpire.weserubung.model.scenario.MatchAgreements.WESTERN;
import static umpire.weserubung.play.Situation.place;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Viewer;
import umpire.weserubung.event.NavalEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.command.FightCommand.Evade;
import umpire.weserubung.model.command.FightCommand.FightOn;
import umpire.weserubung.model.command.FightCommand.SlipAway;
import umpire.weserubung.model.command.NavalCommand.InterceptAtSea;
import umpire.weserubung.model.command.NavalCommand.InterceptShips;
import umpire.weserubung.model.command.NavalCommand.KeepCourse;
import umpire.weserubung.model.command.NavalCommand.LetSail;
import umpire.weserubung.model.command.NavalCommand.SallyForth;
import umpire.weserubung.model.command.NavalCommand.StopShips;
import umpire.weserubung.model.command.NavalCommand.TurnShips;
import umpire.weserubung.model.command.NavalCommand.TurnToAttack;
import umpire.weserubung.model.command.RouteCommand.To;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.Interception;
import umpire.weserubung.model.frame.NavalFrame;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.Situation;

/** 8.2, 8.3, 8.8: who stops ships on their way, and how these go on. */
class R08_InterceptionTest {
  private static final String DESTROYER = "german-destroyer-1";
  private static final String CRUISER = "glasgow";

  /** A German destroyer off the top edge, which is to sail along it from 0530 to 0540. */
  private static Situation german() {
    return AtSea.part(GERMAN, false).with(DESTROYER, "0530").with("u-boat-1", "2005");
  }

  private static Position sail(Situation situation) {
    return AtSea.sail(situation.position(), GERMAN, List.of(DESTROYER), "0535", "0540");
  }

  private static InterceptAtSea cruiser(String hex) {
    return new InterceptAtSea(place(hex), List.of(CRUISER), List.of());
  }

  private static Fight fight(Position position) {
    return switch (position.agenda().top()) {
      case FightFrame.Throwing throwing -> throwing.battle().fight();
      default ->
          position.agenda().frames().stream()
              .filter(FightFrame.Battle.class::isInstance)
              .map(frame -> ((FightFrame.Battle) frame).fight())
              .findFirst()
              .orElseThrow();
    };
  }

  @Test
  void R8_2_a_withinThreeHexesOfTheWay() {
    Position near = sail(german().with(CRUISER, "0543"));

    assertThat(Situation.isOffered(near, ALLIED, cruiser("0540"))).isTrue();
    assertThat(Situation.refusals(near, ALLIED, cruiser("0539"))).containsExactly("8.2-a");
  }

  @Test
  void R8_2_c_r87_anInterceptorIsUnusedAndNamesAHexOfTheWay() {
    Position used =
        sail(
            german()
                .with(Piece.fresh(CRUISER, place("0543")).acting(TurnPhase.NAVAL))
                .with("sheffield", "0542"));

    assertThat(Situation.refusals(used, ALLIED, cruiser("0540"))).containsExactly("8.2-c");
    assertThat(Situation.refusals(used, ALLIED, cruiser("0541"))).containsExactly("7.2-c/r87");
  }

  @Test
  void R8_2_a_carriersAndTransportsInterceptNobody() {
    Position position = sail(german().with("ark-royal", "0541"));

    assertThat(position.piece(DESTROYER).place()).isEqualTo(place("0540"));
  }

  @Test
  void R8_0_whoeverMayInterceptIsAskedAndMayLetThemSail() {
    Position watched = sail(german().with(CRUISER, "0543"));
    assertThat(watched.piece(DESTROYER).place()).isEqualTo(place("0530"));

    Position after = Situation.after(watched, ALLIED, new LetSail());

    assertThat(after.piece(DESTROYER).place()).isEqualTo(place("0540"));
    assertThat(after.piece(CRUISER).hasActed()).isFalse();
  }

  @Test
  void R8_2_b_r29_theInterceptorComesAndAttacks() {
    Position after = Situation.after(sail(german().with(CRUISER, "0543")), ALLIED, cruiser("0540"));

    assertThat(after.piece(CRUISER).place()).isEqualTo(place("0540"));
    assertThat(after.piece(CRUISER).acted()).containsExactly(TurnPhase.NAVAL);
    assertThat(fight(after).kind()).isEqualTo(BattleKind.NAVAL);
    assertThat(fight(after).attacker().units()).containsExactly(CRUISER);
    assertThat(fight(after).terms()).containsExactly(Fight.Term.ON_THE_WAY);
  }

  private static Position evading(Position met) {
    return Situation.after(Situation.after(met, GERMAN, new Evade()), ALLIED, new FightOn());
  }

  /** The destroyer evades in 0538: two hexes of its way and 16 points are left. */
  private static Position evaded() {
    Position met = Situation.after(sail(german().with(CRUISER, "0539")), ALLIED, cruiser("0538"));
    return AtSea.dice(evading(met), 1);
  }

  @Test
  void R8_2_b_ex14_whoIsStoppedGoesOnTurnsOrNot() {
    Position asked = evaded();

    assertThat(asked.piece(DESTROYER).place()).isEqualTo(place("0538"));
    assertThat(Situation.isOffered(asked, GERMAN, new KeepCourse())).isTrue();
    assertThat(Situation.isOffered(asked, GERMAN, new StopShips()))
        .as("the cruiser is there")
        .isFalse();
    Position draft = Situation.after(asked, GERMAN, new TurnShips());
    Position after = AtSea.declare(draft, GERMAN, "0532");
    assertThat(after.piece(DESTROYER).place()).isEqualTo(place("0532"));
    assertThat(Situation.after(asked, GERMAN, new KeepCourse()).piece(DESTROYER).place())
        .isEqualTo(place("0540"));
  }

  @Test
  void R8_5_d_onlyTheMovementThatIsLeft() {
    Position draft = Situation.after(evaded(), GERMAN, new TurnShips());

    assertThat(AtSea.steps("0538", "0522")).isEqualTo(16);
    assertThat(Situation.isOffered(draft, GERMAN, new To(place("0522")))).isTrue();
    assertThat(Situation.isOffered(draft, GERMAN, new To(place("0521")))).isFalse();
  }

  @Test
  void R8_2_d_ex15_whoWasStoppedStillAttacksAtItsTarget() {
    Position before =
        AtSea.part(GERMAN, true)
            .with("gneisenau", "0530")
            .with(CRUISER, "0536")
            .with("york", "0540")
            .position();
    Position watched = AtSea.attack(before, GERMAN, List.of("gneisenau"), "0631", "0637", "0540");
    Position met =
        Situation.after(
            watched, ALLIED, new InterceptAtSea(place("0635"), List.of(CRUISER), List.of()));
    Position stopped = AtSea.dice(evading(met), 5);

    assertThat(Situation.isOffered(stopped, GERMAN, new TurnToAttack())).isTrue();
    Position after = Situation.after(stopped, GERMAN, new KeepCourse());
    after = Situation.after(after, ALLIED, new LetSail());
    assertThat(fight(after).attacker().units()).containsExactly("gneisenau");
    assertThat(fight(after).defender().units()).containsExactly("york");
    assertThat(fight(after).terms()).isEmpty();
  }

  @Test
  void R8_4_0_shipsThatComeToAttackFightAllWhoAreThere() {
    Position before =
        AtSea.part(GERMAN, true)
            .with("gneisenau", "0530")
            .with("u-boat-1", "0530")
            .with(Piece.fresh(CRUISER, place("0535")).acting(TurnPhase.AIR))
            .with("british-transport-1", "0535")
            .position();
    Position after = AtSea.attack(before, GERMAN, List.of("gneisenau", "u-boat-1"), "0535");

    assertThat(fight(after).defender().units()).containsExactly("british-transport-1", CRUISER);
    assertThat(after.piece("gneisenau").place()).isEqualTo(place("0535"));
  }

  @Test
  void R8_3_a_aircraftWithinFourHexes() {
    Position watched = sail(german().with("ark-royal", "0544").aboard("swordfish-1", "ark-royal"));

    assertThat(
            Situation.isOffered(
                watched, ALLIED, new InterceptShips(place("0540"), List.of("swordfish-1"))))
        .isTrue();
    assertThat(
            Situation.refusals(
                watched, ALLIED, new InterceptShips(place("0539"), List.of("swordfish-1"))))
        .containsExactly("8.3-a");
  }

  @Test
  void R8_3_b_oneActionAPhaseAndHomeAgain() {
    Position watched = sail(german().with("ark-royal", "0544").aboard("swordfish-1", "ark-royal"));
    Position met =
        Situation.after(watched, ALLIED, new InterceptShips(place("0540"), List.of("swordfish-1")));
    assertThat(fight(met).kind()).isEqualTo(BattleKind.AERO_NAVAL);

    Position missed = AtSea.dice(met, 10);

    assertThat(missed.piece("swordfish-1").place()).isEqualTo(place("0544"));
    assertThat(missed.piece("swordfish-1").acted()).containsExactly(TurnPhase.NAVAL);
    assertThat(missed.piece(DESTROYER).place()).isEqualTo(place("0540"));
  }

  @Test
  void R8_3_a_r43_theyHaveToBeFound() {
    Situation situation = german().with("ark-royal", "0544").aboard("swordfish-1", "ark-royal");
    Position met =
        Situation.after(
            sail(situation), ALLIED, new InterceptShips(place("0540"), List.of("swordfish-1")));

    assertThat(fight(met).next()).isEqualTo(BattleDice.LOCATION);
    // found by a 1, hit by a 4, and the destroyer misses
    assertThat(AtSea.dice(met, 1, 4, 10).piece(DESTROYER).reduced()).isTrue();
    assertThat(AtSea.dice(met, 10).piece(DESTROYER).reduced()).isFalse();
  }

  /** The Swordfish does not find the ships in that hex and flies back to its carrier. */
  private static Position missed(Position watched, String hex) {
    List<String> swordfish = List.of("swordfish-1");
    Position met = Situation.after(watched, ALLIED, new InterceptShips(place(hex), swordfish));
    return Situation.after(
        AtSea.dice(met, 10), ALLIED, new AirCommand.LandAboard(swordfish, "ark-royal"));
  }

  private static Position metOverGlorious() {
    Situation british =
        AtSea.part(ALLIED, false)
            .german("Sola")
            .with("he-111-1", "Sola")
            .with("york", "2005")
            .with("glorious", "1107")
            .aboard("sea-gladiator-1", "glorious");
    Position watched = AtSea.sail(british.position(), ALLIED, List.of("glorious"), "1106");
    return Situation.after(watched, GERMAN, new InterceptShips(place("1106"), List.of("he-111-1")));
  }

  /** 7.5-c holds for them as for any attack from the air. */
  @Test
  void R8_3_a_r130_fightersOfACarrierMayRiseAgainstAircraftThatInterceptIt() {
    Position asked = metOverGlorious();
    Position risen =
        Situation.after(
            asked,
            ALLIED,
            new AirCommand.InterceptFlight(place("1106"), List.of("sea-gladiator-1")));

    assertThat(fight(risen).kind()).isEqualTo(BattleKind.AIR);
    assertThat(fight(risen).attacker().units()).containsExactly("sea-gladiator-1");
    Position downed = AtSea.dice(risen, 1);
    assertThat(downed.piece("he-111-1").reduced()).isTrue();
    Position let = Situation.after(asked, ALLIED, new AirCommand.LetFly());
    assertThat(fight(let).kind()).isEqualTo(BattleKind.AERO_NAVAL);
  }

  /** They may land on another base that they reach. */
  @Test
  void R8_3_a_r130_aircraftThatInterceptFlyHomeLikeOthers() {
    Situation british =
        AtSea.part(ALLIED, false)
            .german("Sola", "Kjevik")
            .with("he-111-1", "Sola")
            .with("york", "2005")
            .with("glasgow", "1107");
    Position watched = AtSea.sail(british.position(), ALLIED, List.of("glasgow"), "1106");
    Position missed =
        AtSea.dice(
            Situation.after(
                watched, GERMAN, new InterceptShips(place("1106"), List.of("he-111-1"))),
            10);

    Position landed =
        Situation.after(missed, GERMAN, new AirCommand.Land(List.of("he-111-1"), place("Kjevik")));
    assertThat(landed.piece("he-111-1").place()).isEqualTo(place("Kjevik"));
  }

  /** Fourteen points are left, and the way is at its end. */
  @Test
  void R8_3_a_whoIsMetFromTheAirAtTheEndOfHisWayStaysThere() {
    Situation situation = german().with("ark-royal", "0544").aboard("swordfish-1", "ark-royal");
    Position missed = missed(sail(situation), "0540");

    assertThat(missed.agenda().top()).isInstanceOf(NavalFrame.Navigating.class);
    assertThat(missed.piece(DESTROYER).place()).isEqualTo(place("0540"));
  }

  @Test
  void R8_3_a_whoIsMetFromTheAirBeforeTheEndGoesOnOrTurns() {
    Situation situation = german().with("ark-royal", "0543").aboard("swordfish-1", "ark-royal");
    Position missed = missed(sail(situation), "0539");

    assertThat(Situation.isOffered(missed, GERMAN, new KeepCourse())).isTrue();
    assertThat(Situation.isOffered(missed, GERMAN, new TurnShips())).isTrue();
  }

  @Test
  void R8_2_d_whoIsMetFromTheAirWhereHeAttacksAttacks() {
    Position before =
        AtSea.part(GERMAN, true)
            .with("gneisenau", "0530")
            .with(Piece.fresh("york", place("0540")).acting(TurnPhase.AIR))
            .with("ark-royal", "0544")
            .aboard("swordfish-1", "ark-royal")
            .position();
    Position watched = AtSea.attack(before, GERMAN, List.of("gneisenau"), "0535", "0540");
    Position missed = missed(watched, "0540");

    assertThat(fight(missed).kind()).isEqualTo(BattleKind.NAVAL);
    assertThat(fight(missed).defender().units()).containsExactly("york");
  }

  /** The submarine gets away by a six, the destroyer is sunk: it is not met there again. */
  @Test
  void R8_5_b_aSubmarineThatGotAwayAloneIsNotMetAgain() {
    Position before =
        AtSea.part(GERMAN, false)
            .with("u-boat-1", "0530")
            .with(Piece.fresh(DESTROYER, place("0530")).turned(true))
            .with(CRUISER, "0541")
            .with("british-destroyer-1", "0542")
            .position();
    Position watched = AtSea.sail(before, GERMAN, List.of(DESTROYER, "u-boat-1"), "0535", "0540");
    Position freed = AtSea.dice(evading(Situation.after(watched, ALLIED, cruiser("0539"))), 6);
    Position away = Situation.after(freed, GERMAN, new SlipAway(List.of("u-boat-1")));
    Position sunk = AtSea.dice(away, 3, 10);

    assertThat(sunk.forces().lost()).contains(DESTROYER);
    Position on = Situation.after(sunk, GERMAN, new KeepCourse());
    assertThat(
            Situation.refusals(
                on,
                ALLIED,
                new InterceptAtSea(place("0539"), List.of("british-destroyer-1"), List.of())))
        .containsExactly("7.2-c/r87");
    assertThat(
            Situation.isOffered(
                on,
                ALLIED,
                new InterceptAtSea(place("0540"), List.of("british-destroyer-1"), List.of())))
        .isTrue();
  }

  @Test
  void R3_3_1_f_hurricanesDoNotTakeOffFromCarriersToFight() {
    Position position = sail(german().with("ark-royal", "0544").aboard("hurricane-1", "ark-royal"));

    assertThat(position.piece(DESTROYER).place()).isEqualTo(place("0540"));
  }

  @Test
  void R14_2_c_r62_onTheFirstTurnNoNorwegianFlies() {
    Situation at = AtSea.part(GERMAN, false).with("u-boat-1", "2005");
    Position first =
        AtSea.sail(
            at.turn(1).with(DESTROYER, "1107").with("caproni-1", "Sola").position(),
            GERMAN,
            List.of(DESTROYER),
            "1106");
    Position third =
        AtSea.sail(
            at.turn(3).with(DESTROYER, "1107").with("caproni-1", "Sola").position(),
            GERMAN,
            List.of(DESTROYER),
            "1106");

    assertThat(first.piece(DESTROYER).place()).isEqualTo(place("1106"));
    assertThat(
            Situation.isOffered(
                third, ALLIED, new InterceptShips(place("1106"), List.of("caproni-1"))))
        .isTrue();
  }

  @Test
  void R7_2_c_r87_theFirstHexOfTheWayComesFirst() {
    Position watched =
        sail(german().three().with(CRUISER, "0543").with("norwegian-submarine-1", "0634"));
    Position one = Situation.after(watched, WESTERN, cruiser("0540"));
    assertThat(one.piece(CRUISER).hasActed()).as("hidden until all have answered").isFalse();
    Position met =
        Situation.after(
            one,
            NORWEGIAN,
            new InterceptAtSea(place("0534"), List.of("norwegian-submarine-1"), List.of()));

    assertThat(fight(met).place()).isEqualTo(place("0534"));
    assertThat(met.piece(CRUISER).hasActed()).isFalse();
    assertThat(met.piece(CRUISER).place()).isEqualTo(place("0543"));
  }

  /** The cruiser's interception in the last hex lapses; nobody learns where it lies in wait. */
  @Test
  void R8_2_a_r124_whatLapsesIsToldToNobody() {
    Position watched =
        sail(german().three().with(CRUISER, "0543").with("norwegian-submarine-1", "0634"));
    Position one = Situation.after(watched, WESTERN, cruiser("0540"));
    InterceptAtSea submarine =
        new InterceptAtSea(place("0534"), List.of("norwegian-submarine-1"), List.of());

    assertThat(Situation.events(one, NORWEGIAN, submarine))
        .filteredOn(NavalEvent.InterceptionsRevealed.class::isInstance)
        .containsExactly(
            new NavalEvent.InterceptionsRevealed(
                Map.of(
                    NORWEGIAN,
                    List.of(
                        new Interception(
                            Interception.Means.SEA,
                            place("0534"),
                            List.of("norwegian-submarine-1"))))));
  }

  @Test
  void R6_2_b_anAllyDoesNotSeeWhatIsSealed() {
    Position watched =
        sail(german().three().with(CRUISER, "0543").with("norwegian-submarine-1", "0634"));
    Position sealed = Situation.after(watched, WESTERN, cruiser("0540"));
    Position other = Situation.after(watched, WESTERN, new LetSail());

    for (Viewer viewer :
        List.of(new Viewer.Of(NORWEGIAN), new Viewer.Of(GERMAN), (Viewer) new Viewer.Everyone())) {
      assertThat(Situation.RULES.view(sealed, viewer))
          .isEqualTo(Situation.RULES.view(other, viewer));
    }
    assertThat(Situation.RULES.view(sealed, new Viewer.Of(WESTERN)))
        .isNotEqualTo(Situation.RULES.view(other, new Viewer.Of(WESTERN)));
  }

  @Test
  void R8_2_a_r116_forTwoPlayersShipsThereIsRoomForSix() {
    Situation situation = german().three().with("norwegian-submarine-1", "0541");
    for (int ship = 1; ship <= 6; ship++) {
      situation = situation.with("british-destroyer-" + ship, "0541");
    }
    List<String> six =
        List.of(
            "british-destroyer-1",
            "british-destroyer-2",
            "british-destroyer-3",
            "british-destroyer-4",
            "british-destroyer-5",
            "british-destroyer-6");
    Position one =
        Situation.after(
            sail(situation), WESTERN, new InterceptAtSea(place("0540"), six, List.of()));
    Position met =
        Situation.after(
            one,
            NORWEGIAN,
            new InterceptAtSea(place("0540"), List.of("norwegian-submarine-1"), List.of()));

    assertThat(fight(met).attacker().units()).isEqualTo(six);
    assertThat(met.piece("norwegian-submarine-1").hasActed()).isFalse();
  }

  @Test
  void R8_2_b_r113_interceptorsFightEverybodyInTheHex() {
    Position met =
        Situation.after(
            sail(german().with("german-transport-1", "0540").with(CRUISER, "0543")),
            ALLIED,
            cruiser("0540"));

    assertThat(fight(met).defender().units()).containsExactly(DESTROYER, "german-transport-1");
  }

  @Test
  void R8_2_c_r117_whoHasNotGotAwayMayBeStoppedThereAgain() {
    Situation situation =
        german().with("ark-royal", "0544").aboard("swordfish-1", "ark-royal").with(CRUISER, "0543");
    Position stays = missed(sail(situation), "0540");

    assertThat(Situation.isOffered(stays, ALLIED, cruiser("0540"))).isTrue();
    assertThat(
            Situation.refusals(
                stays, ALLIED, new InterceptShips(place("0540"), List.of("swordfish-1"))))
        .containsExactly("8.3-b");
  }

  private static Position intoBergen(Situation situation) {
    return AtSea.sail(
        situation.with(DESTROYER, "0713").with("norge", "Bergen").position(),
        GERMAN,
        List.of(DESTROYER),
        "Bergen");
  }

  @Test
  void R8_8_b_shipsInTheirPortMayGiveBattleAndDefend() {
    Position watched = intoBergen(AtSea.part(GERMAN, false).with("u-boat-1", "2005"));
    Position met = Situation.after(watched, ALLIED, new SallyForth(place("Bergen")));

    assertThat(fight(met).attacker().units()).containsExactly(DESTROYER);
    assertThat(fight(met).defender().units()).containsExactly("norge");
    assertThat(met.piece("norge").hasActed()).isFalse();
    assertThat(Situation.isOffered(met, ALLIED, new Evade())).as("8.4-s1").isTrue();
    Position rest = Situation.after(watched, ALLIED, new LetSail());
    assertThat(rest.piece(DESTROYER).place()).isEqualTo(place("Bergen"));
    assertThat(rest.piece("norge").place()).isEqualTo(place("Bergen"));
  }

  @Test
  @Rule("8.8-c")
  void R8_8_a_nobodyIsMetByShipsInHisOwnPort() {
    Position watched =
        AtSea.sail(
            AtSea.part(GERMAN, false)
                .german("Bergen")
                .with(DESTROYER, "0713")
                .with("u-boat-1", "2005")
                .with(CRUISER, "0711")
                .position(),
            GERMAN,
            List.of(DESTROYER),
            "Bergen");

    assertThat(Situation.refusals(watched, ALLIED, cruiser("Bergen"))).containsExactly("8.8-a");
  }

  @Test
  void whoFightsOnIsAskedAgainAfterwards() {
    Position met = Situation.after(sail(german().with(CRUISER, "0539")), ALLIED, cruiser("0538"));
    Position fought = AtSea.dice(Situation.after(met, GERMAN, new FightOn()), 2, 10);

    assertThat(fought.piece(DESTROYER).reduced()).isTrue();
    assertThat(AtSea.pending(fought)).isInstanceOf(Pending.Choices.class);
  }
}
