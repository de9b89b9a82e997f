package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.model.counter.Side.ALLIED;
import static umpire.narvik.model.counter.Side.GERMAN;
import static umpire.narvik.play.Say.hex;
import static umpire.narvik.play.Say.mix;
import static umpire.narvik.play.Say.take;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.NavalCommand;
import umpire.narvik.model.counter.Nation;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.ShipRole;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.why.NavalWhy;
import umpire.narvik.model.why.Why;

/** 20.3.1 Landings against the enemy: Ankenes is a beach, Narvik a port, 1910 the sea off both. */
class R20_ContestedLandingTest {
  private static final int POINTS =
      Situation.PACK.<Integer>table("fatigue").at("landing-contested", "points");

  /** A company holds Ankenes; two battalions lie off it in destroyers, with a cruiser. */
  private static Situation ankenes() {
    return Situation.allied()
        .siege()
        .with("mountain-1-1", "1811")
        .laden("destroyer-1", "1910", "scots-guards")
        .laden("destroyer-2", "1910", "irish-guards")
        .ship("cruiser-1", "1910");
  }

  private static Command landing(String target) {
    return new NavalCommand.AssaultLanding(hex("1910"), hex(target));
  }

  private static Command forces(String... transports) {
    return new NavalCommand.CommitLanding(List.of(transports), List.of(), List.of());
  }

  private static Command with(List<String> transports, String... ships) {
    return new NavalCommand.CommitLanding(transports, List.of(), List.of(ships));
  }

  private static Command anchor() {
    return new NavalCommand.DropAnchor();
  }

  private static int german(Played played) {
    return played.position().progress().score().german();
  }

  @Test
  @Rule("20.3.1/r15")
  void R20_3_1_theStrengthOfAllTogetherIsHalved() {
    Played two =
        ankenes()
            .always(0, 0)
            .play(1)
            .allied(landing("1811"), forces("destroyer-1", "destroyer-2"));
    assertThat(two.report().attackStrength()).isEqualTo(5);
    Played one = ankenes().always(0, 0).play(1).allied(landing("1811"), forces("destroyer-1"));
    assertThat(one.report().attackStrength()).isEqualTo(2);
    assertThat(one.said("20.3.1")).contains(new NavalWhy.HalvedInLanding(5, 2));
  }

  @Test
  void R20_3_1_shipsAddTheirWholeStrength() {
    Played played =
        ankenes()
            .always(0, 0)
            .play(1)
            .allied(landing("1811"), with(List.of("destroyer-1"), "cruiser-1"));
    assertThat(played.report().attackStrength()).isEqualTo(2 + 4);
  }

  @Test
  void R20_3_1_whoCarriesDoesNotBombard() {
    ankenes()
        .play()
        .allied(landing("1811"))
        .refuses(
            ALLIED, with(List.of("destroyer-1"), "destroyer-2"), "20.2", Why.CarryingCargo.class);
  }

  @Test
  void R20_3_1_neitherGunsNorFriendsAshoreTakePart() {
    Played played =
        ankenes()
            .with("south-wales-borderers", "1810")
            .with("british-battery-1", "1710")
            .always(0, 0)
            .play(1)
            .allied(landing("1811"));
    played.refuses(ALLIED, forces("south-wales-borderers"), "20.0", Why.NoSuchUnit.class);
    played.refuses(ALLIED, Say.commit("south-wales-borderers"), "20.3.1", Why.NotAskedNow.class);
    played.allied(forces("destroyer-1"));
    assertThat(played.report().attackStrength()).isEqualTo(2);
  }

  @Test
  void R20_3_1_gunsAboardStayAboard() {
    Situation.allied()
        .with("mountain-1-1", "1811")
        .laden("destroyer-1", "1910", "scots-guards")
        .laden("landing-craft-1", "1910", "british-battery-1")
        .play()
        .allied(landing("1811"))
        .refuses(
            ALLIED,
            new NavalCommand.CommitLanding(List.of(), List.of("landing-craft-1"), List.of()),
            "20.3.1",
            Why.WrongType.class);
  }

  @Test
  void R20_3_1_tanksLandWithOrWithoutInfantry() {
    Situation situation =
        Situation.allied()
            .with("mountain-1-1", "1811")
            .laden("destroyer-1", "1910", "scots-guards")
            .laden("landing-craft-1", "1910", "british-tanks-1")
            .always(0, 0);
    Command alone =
        new NavalCommand.CommitLanding(List.of(), List.of("landing-craft-1"), List.of());
    assertThat(situation.play(1).allied(landing("1811"), alone).report().attackStrength())
        .isEqualTo(1);
    Command both =
        new NavalCommand.CommitLanding(
            List.of("destroyer-1"), List.of("landing-craft-1"), List.of());
    assertThat(situation.play(1).allied(landing("1811"), both).report().attackStrength())
        .isEqualTo(3);
  }

  @Test
  void R20_3_1_noMoreThanTheHexHolds() {
    Played played =
        ankenes()
            .laden("landing-craft-1", "1910", "south-wales-borderers")
            .play()
            .allied(landing("1811"));
    assertThat(
            played.refuses(
                ALLIED,
                forces("destroyer-1", "destroyer-2", "landing-craft-1"),
                "20.3.1",
                Why.Overstacked.class))
        .isEqualTo(new Why.Overstacked(hex("1811"), 9, 6));
  }

  @Test
  @Rule("20.3.1/r75")
  void R20_3_1_fromAHexBesideItByAWaterway() {
    Played played =
        Situation.allied()
            .with("mountain-1-1", "1811")
            .with("mountain-1-2", "1810")
            .laden("destroyer-1", "1710", "scots-guards")
            .laden("destroyer-2", "1811", "irish-guards")
            .play();
    assertThat(played.offers(ALLIED, NavalCommand.AssaultLanding.class)).isFalse();
    played.refuses(
        ALLIED,
        new NavalCommand.AssaultLanding(hex("1710"), hex("1810")),
        "20.3.1",
        NavalWhy.NoWaterway.class);
    played.refuses(
        ALLIED,
        new NavalCommand.AssaultLanding(hex("1811"), hex("1811")),
        "20.3.1",
        NavalWhy.NoWaterway.class);
    played.refuses(ALLIED, landing("1811"), "20.3.1", Why.NoAssaulter.class);
    played.refuses(ALLIED, landing("2010"), "20.3.1", Why.NoEnemy.class);
  }

  @Test
  void R20_3_1_onlyWhereTheShipCanLandUnderFire() {
    Played played =
        Situation.allied()
            .with("mountain-1-1", "1811")
            .with("mountain-1-2", "2010")
            .laden("puffer-1", "1910", "scots-guards")
            .laden("cruiser-1", "1910", "irish-guards")
            .laden("destroyer-1", "1909", "south-wales-borderers")
            .play();
    played.refuses(ALLIED, landing("1811"), "20.3.1", Why.NoAssaulter.class);
    played.refuses(
        ALLIED,
        new NavalCommand.AssaultLanding(hex("1909"), hex("2010")),
        "20.3.1",
        Why.NoAssaulter.class);
  }

  @Test
  void R10_1b_aSpentBattalionDoesNotAttackFromTheSea() {
    Situation.allied()
        .with("mountain-1-1", "1811")
        .laden("destroyer-2", "1910", "irish-guards")
        .ship(
            new ShipOnMap("destroyer-1", hex("1910"))
                .carrying(List.of(new Unit("scots-guards", hex("1910"), 16, ""))))
        .play()
        .allied(landing("1811"))
        .refuses(ALLIED, forces("destroyer-1"), "10.1b", Why.AtFatigueLimit.class);
  }

  @Test
  void R20_3_1_theAlliesLoseUnitsOnly() {
    Played played =
        ankenes()
            .always(1, 0)
            .play(1)
            .allied(landing("1811"), forces("destroyer-1", "destroyer-2"));
    for (var way : List.of(mix(1, 0, 0, 0), mix(0, 1, 0, 0), mix(0, 0, 1, 0))) {
      assertThat(played.refuses(ALLIED, take(way), "20.3.1", NavalWhy.NotInLanding.class))
          .isEqualTo(new NavalWhy.NotInLanding(ALLIED));
    }
    played.allied(take(mix(0, 0, 0, 1)), Say.eliminate("irish-guards"));
    assertThat(played.gone("irish-guards")).isTrue();
    assertThat(played.at("scots-guards")).isEqualTo("harstad");
  }

  @Test
  void R20_3_1_theGermansRetreatOrLoseUnits() {
    Played played = ankenes().always(0, 1).play(1).allied(landing("1811"), forces("destroyer-1"));
    for (var way : List.of(mix(0, 1, 0, 0), mix(0, 0, 1, 0))) {
      assertThat(played.refuses(GERMAN, take(way), "20.3.1", NavalWhy.NotInLanding.class))
          .isEqualTo(new NavalWhy.NotInLanding(GERMAN));
    }
    assertThat(played.offers(GERMAN, take(mix(1, 0, 0, 0)))).isTrue();
    assertThat(played.offers(GERMAN, take(mix(0, 0, 0, 1)))).isTrue();
  }

  /** The sea hex is what a retreat must leave behind: 1810 lies beside 1910, 1711 does not. */
  @Test
  void R15_3_1_theHexOfTheLandingBoundsTheRetreat() {
    Played played =
        ankenes()
            .always(0, 1)
            .play(1)
            .allied(landing("1811"), forces("destroyer-1"))
            .german(take(mix(1, 0, 0, 0)));
    played.refuses(GERMAN, Say.retreat("mountain-1-1", "1810"), "15.3.1", Why.PathInvalid.class);
    played.german(Say.retreat("mountain-1-1", "1711"));
    assertThat(played.at("scots-guards")).isEqualTo("1811");
  }

  /** A landing from a coast hex: whoever stands in the boats closes no hex to a retreat. */
  @Test
  void R20_3_1_whoLandsHasNoZone() {
    Situation situation =
        Situation.allied()
            .with("mountain-1-1", "1811")
            .laden("destroyer-1", "1812", "scots-guards")
            .always(0, 1);
    Played played =
        situation
            .play(1)
            .allied(
                new NavalCommand.AssaultLanding(hex("1812"), hex("1811")), forces("destroyer-1"))
            .german(take(mix(1, 0, 0, 0)));
    assertThat(played.frame()).isInstanceOf(AssaultFrame.Retreating.class);
    assertThat(played.offers(GERMAN, Say.retreat("mountain-1-1", "1810"))).isTrue();
  }

  @Test
  void R20_3_1_whoWinsMustGoAshoreWithoutThePointOff() {
    Played played =
        ankenes()
            .always(0, 1)
            .play(1)
            .allied(landing("1811"), with(List.of("destroyer-1", "destroyer-2"), "cruiser-1"))
            .german(take(mix(0, 0, 0, 1)));
    assertThat(played.at("scots-guards")).isEqualTo("1811");
    assertThat(played.at("irish-guards")).isEqualTo("1811");
    assertThat(played.unit("scots-guards").fatigue()).isEqualTo(POINTS);
    assertThat(played.unit("scots-guards").landed()).isTrue();
    assertThat(played.ship("destroyer-1").place()).isEqualTo(hex("1910"));
    played.refuses(ALLIED, Say.holdBack(), "20.2", Why.NotAskedNow.class);
    played.allied(new NavalCommand.Sail(List.of("destroyer-1"), hex("1909")), anchor());
    assertThat(played.rule(GERMAN)).isEqualTo("9.0");
    assertThat(german(played)).isEqualTo(1); // the cruiser's attack on a position
  }

  @Test
  @Rule("29.0/r27")
  void R20_3_1_whoFailsIsBackInHarstadWithEveryShip() {
    Played played =
        ankenes()
            .with("mountain-1-2", "1811")
            .always(0, 1)
            .play(1)
            .allied(landing("1811"), with(List.of("destroyer-1"), "cruiser-1"))
            .german(take(mix(0, 0, 0, 1)), Say.eliminate("mountain-1-2"), Say.standFast());
    assertThat(played.at("scots-guards")).isEqualTo("harstad");
    assertThat(played.unit("scots-guards").fatigue()).isEqualTo(POINTS);
    assertThat(played.ship("destroyer-1").place()).isEqualTo(hex("harstad"));
    assertThat(played.cargo("destroyer-1")).isEmpty();
    assertThat(played.ship("cruiser-1").place()).isEqualTo(hex("harstad"));
    assertThat(played.ship("destroyer-2").place()).isEqualTo(hex("1910"));
    assertThat(german(played)).isEqualTo(2 + 1);
    assertThat(played.rule(GERMAN)).isEqualTo("9.0");
  }

  /** Two for the landing, four for the battalion (ruling 27). */
  @Test
  void R29_0_aBattalionLostInALandingCountsTwice() {
    Played played =
        ankenes()
            .always(1, 0)
            .play(1)
            .allied(landing("1811"), forces("destroyer-1"), take(mix(0, 0, 0, 1)));
    assertThat(played.gone("scots-guards")).isTrue();
    assertThat(german(played)).isEqualTo(2 + 4);
    assertThat(played.ship("destroyer-1").place()).isEqualTo(hex("harstad"));
  }

  @Test
  void R29_0_moreForAnAttackOnNarvikAndNothingWithoutGuns() {
    Situation narvik =
        Situation.allied()
            .siege()
            .with("mountain-1-1", "1911")
            .laden("destroyer-1", "1910", "scots-guards")
            .ship("cruiser-1", "1910")
            .always(0, 0);
    Played guns = narvik.play(1).allied(landing("1911"), with(List.of("destroyer-1"), "cruiser-1"));
    assertThat(german(guns)).isEqualTo(2 + 2);
    Played none = narvik.play(1).allied(landing("1911"), forces("destroyer-1"));
    assertThat(german(none)).isEqualTo(2);
  }

  @Test
  void R11_2_decoysVanishAndTheLandingIsWon() {
    Played played =
        Situation.allied()
            .hidden("decoy-1", "1811", "token-1")
            .with("mountain-1-1", "1913")
            .laden("destroyer-1", "1910", "scots-guards")
            .play()
            .allied(landing("1811"), forces("destroyer-1"));
    assertThat(played.gone("decoy-1")).isTrue();
    assertThat(played.at("scots-guards")).isEqualTo("1811");
    assertThat(played.unit("scots-guards").fatigue()).isEqualTo(POINTS);
  }

  @Test
  void R20_6_aShipThatServesLandsNobody() {
    Played played =
        Situation.allied()
            .with("mountain-1-1", "1811")
            .laden("destroyer-1", "1910", "scots-guards")
            .ship(
                new ShipOnMap("landing-craft-1", hex("1910"))
                    .carrying(List.of(new Unit("irish-guards", hex("1910"), 0, "")))
                    .as(ShipRole.FERRY))
            .play()
            .allied(landing("1811"));
    played.refuses(ALLIED, forces("landing-craft-1"), "20.6", NavalWhy.ShipServes.class);
  }

  @Test
  void R20_3_1_theDefendersAreRevealedFirst() {
    Played played =
        Situation.allied()
            .hidden("mountain-1-1", "1811", "token-1")
            .laden("destroyer-1", "1910", "scots-guards")
            .always(0, 0)
            .play(1)
            .allied(landing("1811"), forces("destroyer-1"));
    assertThat(played.unit("mountain-1-1").faceDown()).isFalse();
    assertThat(played.at("scots-guards")).isEqualTo("harstad");
  }

  /** An attack soon after the landing: no line of supply, and no points for it this turn. */
  @Test
  void R20_3_1_whoLandedLacksNothingThisTurn() {
    Situation german = Situation.german().bases().with("mountain-1-1", "1711").always(0, 0);
    Played played =
        german
            .with(new Unit("scots-guards", hex("1811"), 0, "").landed(true))
            .play(1)
            .german(Say.assault("1811"), Say.commit("mountain-1-1"));
    assertThat(played.unit("scots-guards").fatigue()).isZero();
    Played later =
        Situation.german()
            .bases()
            .with("mountain-1-1", "1711")
            .with("scots-guards", "1811")
            .always(0, 0)
            .play(1)
            .german(Say.assault("1811"), Say.commit("mountain-1-1"));
    assertThat(later.unit("scots-guards").fatigue()).isEqualTo(6);
  }

  @Test
  void R17_0_aFormationThatLandsTogetherHasItsBonus() {
    Played played =
        ankenes()
            .as("south-wales-borderers", Nation.BRITISH, UnitType.INFANTRY_BATTALION)
            .always(0, 0)
            .play(3)
            .allied(landing("1811"), forces("destroyer-1", "destroyer-2"));
    assertThat(played.report().modifiedDie()).isEqualTo(4);
  }
}
