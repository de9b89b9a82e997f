package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.model.counter.Side.ALLIED;
import static umpire.narvik.model.counter.Side.GERMAN;
import static umpire.narvik.play.Say.hex;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.NavalCommand;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.why.NavalWhy;
import umpire.narvik.model.why.Why;

/** 20.2, 20.3 Aboard and ashore where no enemy is. */
class R20_TransportTest {
  private static final String FOE = "mountain-1-1";

  private static Situation against(String place) {
    return Situation.allied().with(FOE, place);
  }

  private static Command embark(String ship, String unit) {
    return new NavalCommand.Embark(ship, unit);
  }

  private static Command disembark(String ship) {
    return new NavalCommand.Disembark(ship);
  }

  private static Command land(String ship) {
    return new NavalCommand.Land(ship);
  }

  private static Command sail(String to, String... ships) {
    return new NavalCommand.Sail(List.of(ships), hex(to));
  }

  private static Command anchor() {
    return new NavalCommand.DropAnchor();
  }

  @Test
  void R20_2_theShipComesAndTakesTheUnitAboardInOneAction() {
    Played played =
        against("1913")
            .with("scots-guards", "1710", 3)
            .ship("destroyer-1", "1909")
            .play()
            .allied(embark("destroyer-1", "scots-guards"));
    assertThat(played.gone("scots-guards")).isTrue();
    assertThat(played.cargo("destroyer-1"))
        .containsExactly(new Unit("scots-guards", hex("1710"), 3, ""));
    assertThat(played.ship("destroyer-1").place()).isEqualTo(hex("1710"));
    assertThat(played.rule(GERMAN)).isEqualTo("9.1"); // the movement is over
  }

  @Test
  @Rule("20.2/r74")
  void R20_2_aSpentUnitMayGoAboard() {
    Played played =
        against("1913")
            .with("scots-guards", "1710", 16)
            .ship("destroyer-1", "1710")
            .play()
            .allied(embark("destroyer-1", "scots-guards"));
    assertThat(played.cargo("destroyer-1")).hasSize(1);
  }

  @Test
  void R20_2_aGroupTakesItsUnitsAboardTogether() {
    Played played =
        against("1913")
            .with("scots-guards", "1710")
            .with("irish-guards", "1710")
            .with("south-wales-borderers", "1710")
            .ship("destroyer-1", "1909")
            .ship("cruiser-1", "1909")
            .ship("puffer-1", "1809")
            .play()
            .allied(embark("destroyer-1", "scots-guards"));
    assertThat(
            played.refuses(
                ALLIED, embark("puffer-1", "irish-guards"), "20.2", NavalWhy.NotInThisAction.class))
        .isEqualTo(new NavalWhy.NotInThisAction("puffer-1"));
    played.refuses(ALLIED, sail("1909", "destroyer-1"), "20.2", Why.NotAskedNow.class);
    played.allied(embark("cruiser-1", "irish-guards"));
    assertThat(played.cargo("cruiser-1").getFirst().id()).isEqualTo("irish-guards");
    assertThat(played.rule(GERMAN)).isEqualTo("9.1");
  }

  @Test
  void R20_2_theRestOfTheGroupNeedNotFollow() {
    Played played =
        against("1913")
            .with("scots-guards", "1710")
            .with("irish-guards", "1710")
            .ship("destroyer-1", "1909")
            .ship("cruiser-1", "1909")
            .play()
            .allied(embark("destroyer-1", "scots-guards"), anchor());
    assertThat(played.at("irish-guards")).isEqualTo("1710");
    assertThat(played.rule(GERMAN)).isEqualTo("9.1");
  }

  @Test
  void R20_2_oneUnitAShip() {
    assertThat(
            against("1913")
                .with("irish-guards", "1710")
                .laden("destroyer-1", "1710", "scots-guards")
                .play()
                .refuses(
                    ALLIED, embark("destroyer-1", "irish-guards"), "20.2", NavalWhy.ShipFull.class))
        .isEqualTo(new NavalWhy.ShipFull("destroyer-1", "scots-guards"));
  }

  /** Tanks and guns by landing craft alone, and nothing by the capital ship. */
  @Test
  void R20_2_whoCarriesWhat() {
    Situation situation =
        against("1913")
            .with("scots-guards", "1710")
            .with("british-tanks-1", "1710")
            .with("british-battery-1", "1710")
            .ship("capital-ship-1", "1710")
            .ship("cruiser-1", "1710")
            .ship("destroyer-1", "1710")
            .ship("puffer-1", "1710")
            .ship("landing-craft-1", "1710");
    Played played = situation.play();
    for (String ship : List.of("cruiser-1", "destroyer-1", "puffer-1", "landing-craft-1")) {
      assertThat(played.offers(ALLIED, embark(ship, "scots-guards"))).as(ship).isTrue();
    }
    for (String ship : List.of("cruiser-1", "destroyer-1", "puffer-1")) {
      played.refuses(ALLIED, embark(ship, "british-tanks-1"), "20.2", NavalWhy.CannotCarry.class);
      played.refuses(ALLIED, embark(ship, "british-battery-1"), "20.2", NavalWhy.CannotCarry.class);
    }
    assertThat(played.offers(ALLIED, embark("landing-craft-1", "british-tanks-1"))).isTrue();
    assertThat(played.offers(ALLIED, embark("landing-craft-1", "british-battery-1"))).isTrue();
    played.refuses(
        ALLIED, embark("capital-ship-1", "scots-guards"), "20.2", NavalWhy.CannotCarry.class);
  }

  @Test
  void R20_2_notFromAnOpenShore() {
    assertThat(
            against("1913")
                .with("scots-guards", "1810")
                .ship("destroyer-1", "1810")
                .play()
                .refuses(
                    ALLIED,
                    embark("destroyer-1", "scots-guards"),
                    "20.2",
                    NavalWhy.NoFriendlyPort.class))
        .isEqualTo(new NavalWhy.NoFriendlyPort(hex("1810")));
  }

  @Test
  void R20_2_noEnemyUnitAndNoCargo() {
    Played played =
        against("1911")
            .with("irish-guards", "1710")
            .laden("puffer-1", "1710", "scots-guards")
            .ship("destroyer-1", "1710")
            .play();
    played.refuses(ALLIED, embark("destroyer-1", FOE), "20.2", Why.NoSuchUnit.class);
    played.refuses(ALLIED, embark("destroyer-1", "scots-guards"), "20.2", Why.NoSuchUnit.class);
  }

  /** The initiative passes, though no enemy was near (ruling 9). */
  @Test
  @Rule("9.0/r9")
  void R20_2_disembarkingInAPortThatAnotherFriendHolds() {
    Played played =
        against("1913")
            .with("irish-guards", "1710")
            .ship(laden("destroyer-1", "1710", "scots-guards", 3))
            .play()
            .allied(disembark("destroyer-1"));
    assertThat(played.at("scots-guards")).isEqualTo("1710");
    assertThat(played.rule(ALLIED)).isEqualTo("20.3");
    played.allied(anchor());
    assertThat(played.unit("scots-guards").fatigue()).isEqualTo(3);
    assertThat(played.unit("scots-guards").landed()).isFalse();
    assertThat(played.rule(GERMAN)).isEqualTo("9.0");
  }

  private static ShipOnMap laden(String ship, String place, String unit, int fatigue) {
    return new ShipOnMap(ship, hex(place))
        .carrying(List.of(new Unit(unit, hex(place), fatigue, "")));
  }

  @Test
  void R20_2_whoIsAboardMakesNoPortFriendly() {
    Played played =
        against("1913")
            .laden("destroyer-1", "1710", "scots-guards")
            .laden("destroyer-2", "1710", "irish-guards")
            .play();
    assertThat(
            played.refuses(ALLIED, disembark("destroyer-1"), "20.2", NavalWhy.NoFriendlyPort.class))
        .isEqualTo(new NavalWhy.NoFriendlyPort(hex("1710")));
    assertThat(played.offers(ALLIED, land("destroyer-1"))).isTrue();
  }

  @Test
  void R20_2_anEmptyShipPutsNobodyAshore() {
    Played played = against("1913").with("irish-guards", "1710").ship("destroyer-1", "1710").play();
    played.refuses(ALLIED, disembark("destroyer-1"), "20.2", NavalWhy.ShipEmpty.class);
    played.refuses(ALLIED, land("destroyer-1"), "20.2", NavalWhy.ShipEmpty.class);
  }

  @Test
  void R20_2_aGroupLandsAsOne() {
    Played played =
        against("1913")
            .laden("destroyer-1", "1710", "scots-guards")
            .laden("destroyer-2", "1710", "irish-guards")
            .play()
            .allied(land("destroyer-1"));
    played.refuses(ALLIED, disembark("destroyer-2"), "20.2", Why.NotAskedNow.class);
    played.allied(land("destroyer-2"), anchor());
    int points = fatigue("landing-unopposed");
    for (String unit : List.of("scots-guards", "irish-guards")) {
      assertThat(played.unit(unit).fatigue()).isEqualTo(points);
      assertThat(played.unit(unit).landed()).isTrue();
    }
    assertThat(played.rule(GERMAN)).isEqualTo("9.0");
  }

  private static int fatigue(String cause) {
    return Situation.PACK.<Integer>table("fatigue").at(cause, "points");
  }

  @Test
  void R20_2_aLaterGroupDisembarks() {
    Played played =
        against("1913")
            .laden("destroyer-1", "1710", "scots-guards")
            .laden("destroyer-2", "1809", "irish-guards")
            .play()
            .allied(land("destroyer-1"), anchor())
            .german(Say.pass())
            .allied(sail("1710", "destroyer-2"))
            .german(Say.decline())
            .allied(disembark("destroyer-2"), anchor());
    assertThat(played.unit("irish-guards").fatigue()).isZero();
  }

  @Test
  void R20_3_shipsLeaveOnceTheyHaveUnloaded() {
    Played played =
        against("1913")
            .laden("destroyer-1", "1710", "scots-guards")
            .laden("destroyer-2", "1710", "irish-guards")
            .ship("cruiser-1", "1710")
            .play()
            .allied(land("destroyer-1"));
    played.refuses(ALLIED, sail("1709", "destroyer-2"), "20.2", NavalWhy.NotInThisAction.class);
    played.refuses(ALLIED, sail("1709", "cruiser-1"), "20.2", NavalWhy.NotInThisAction.class);
    played.allied(sail("1709", "destroyer-1"));
    assertThat(played.ship("destroyer-1").place()).isEqualTo(hex("1709"));
    assertThat(played.rule(GERMAN)).isEqualTo("9.0");
    assertThat(played.unit("scots-guards").fatigue()).isPositive();
  }

  @Test
  void R20_3_onceAShipHasLeftNobodyElseLands() {
    Played played =
        against("1913")
            .laden("destroyer-1", "1710", "scots-guards")
            .laden("puffer-1", "1710", "norwegian-6-1")
            .laden("destroyer-2", "1710", "irish-guards")
            .play()
            .allied(land("destroyer-1"), land("puffer-1"), sail("1709", "destroyer-1"));
    played.refuses(ALLIED, land("destroyer-2"), "20.2", Why.NotAskedNow.class);
    played.allied(sail("1809", "puffer-1"));
    assertThat(played.rule(GERMAN)).isEqualTo("9.0");
  }

  @Test
  void R20_3_notWhereTheEnemyIs() {
    assertThat(
            against("1911")
                .laden("destroyer-1", "1911", "scots-guards")
                .play()
                .refuses(ALLIED, land("destroyer-1"), "20.3.1", Why.EnemyHeld.class))
        .isEqualTo(new Why.EnemyHeld(hex("1911")));
  }

  @Test
  void R20_3_notOnAnOpenShore() {
    against("1913")
        .laden("destroyer-1", "1810", "scots-guards")
        .play()
        .refuses(ALLIED, land("destroyer-1"), "20.3", NavalWhy.CannotLand.class);
  }

  @Test
  void R20_3_theEnemyReactsBetweenArrivalAndLanding() {
    Played played =
        against("1913")
            .laden("destroyer-1", "1809", "scots-guards")
            .play()
            .allied(sail("1710", "destroyer-1"));
    played.refuses(ALLIED, land("destroyer-1"), "6.0", Why.NotAskedNow.class);
    played.german(Say.decline()).allied(land("destroyer-1"));
    assertThat(played.at("scots-guards")).isEqualTo("1710");
  }

  @Test
  void R13_1_whoIsAboardDoesNotCountButWhoGoesAshoreDoes() {
    Played played =
        against("1913")
            .with("south-wales-borderers", "1710")
            .laden("destroyer-1", "1710", "scots-guards")
            .laden("destroyer-2", "1710", "irish-guards")
            .play();
    assertThat(played.offers(ALLIED, disembark("destroyer-2"))).isTrue();
    played.allied(disembark("destroyer-1"));
    played.refuses(ALLIED, disembark("destroyer-2"), "13.2", Why.Overstacked.class);
    assertThat(played.offers(ALLIED, NavalCommand.Disembark.class)).isFalse();
  }
}
