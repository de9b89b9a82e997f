package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.model.counter.Side.ALLIED;
import static umpire.narvik.model.counter.Side.GERMAN;
import static umpire.narvik.play.Say.hex;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.narvik.event.Event;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.NavalCommand;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.ShipRole;
import umpire.narvik.model.why.NavalWhy;
import umpire.narvik.model.why.Why;

/** 20.6 Puffers and landing craft as bases and ferries. */
class R20_RolesTest {
  private static final String FOE = "mountain-1-1";

  private static Situation against(String place) {
    return Situation.allied().with(FOE, place);
  }

  private static Command role(String ship, ShipRole role) {
    return new NavalCommand.TakeRole(ship, role);
  }

  private static ShipOnMap serving(String ship, String place, ShipRole role) {
    return new ShipOnMap(ship, hex(place)).as(role);
  }

  @Test
  @Rule("20.6/r24")
  void R20_6_aRoleIsTakenAndGivenUpFreely() {
    Played played =
        against("1913").ship("puffer-1", "1812").play().allied(role("puffer-1", ShipRole.FERRY));
    assertThat(played.ship("puffer-1").role()).isEqualTo(ShipRole.FERRY);
    assertThat(played.rule(ALLIED)).isEqualTo("9.0"); // no action, so no reaction
    played.refuses(ALLIED, role("puffer-1", ShipRole.BASE), "20.6", NavalWhy.ShipServes.class);
    played.allied(role("puffer-1", ShipRole.NONE), role("puffer-1", ShipRole.BASE));
    assertThat(played.ship("puffer-1").role()).isEqualTo(ShipRole.BASE);
  }

  @Test
  void R20_6_aBaseIsAPufferOnALowShore() {
    Played played =
        against("1913")
            .ship("puffer-1", "1509")
            .ship("landing-craft-1", "1812")
            .ship("destroyer-1", "1812")
            .play();
    assertThat(
            played.refuses(ALLIED, role("puffer-1", ShipRole.BASE), "20.6", NavalWhy.NoRole.class))
        .isEqualTo(new NavalWhy.NoRole("puffer-1", ShipRole.BASE, hex("1509")));
    played.refuses(ALLIED, role("landing-craft-1", ShipRole.BASE), "20.6", NavalWhy.NoRole.class);
    played.refuses(ALLIED, role("destroyer-1", ShipRole.FERRY), "20.6", NavalWhy.NoRole.class);
    played.refuses(ALLIED, role("cruiser-1", ShipRole.FERRY), "20.0", Why.NoSuchUnit.class);
    assertThat(played.offers(ALLIED, role("landing-craft-1", ShipRole.FERRY))).isTrue();
  }

  @Test
  void R20_6_noBaseAtSea() {
    against("1913")
        .ship("puffer-1", "1910")
        .play()
        .refuses(ALLIED, role("puffer-1", ShipRole.BASE), "20.6", NavalWhy.NoRole.class);
  }

  @Test
  void R20_6_notWithCargo() {
    against("1913")
        .laden("puffer-1", "1812", "scots-guards")
        .play()
        .refuses(ALLIED, role("puffer-1", ShipRole.FERRY), "20.6", NavalWhy.ShipFull.class);
  }

  @Test
  void R20_6_whoServesDoesNothingElse() {
    Played played =
        against("1913")
            .with("scots-guards", "1710")
            .ship(serving("puffer-1", "1710", ShipRole.BASE))
            .play();
    played.refuses(
        ALLIED,
        new NavalCommand.Sail(List.of("puffer-1"), hex("1709")),
        "20.6",
        NavalWhy.ShipServes.class);
    played.refuses(
        ALLIED,
        new NavalCommand.Embark("puffer-1", "scots-guards"),
        "20.6",
        NavalWhy.ShipServes.class);
  }

  @Test
  void R20_6_aFerryTakesInfantryAcrossForTheHexAlone() {
    Played played =
        against("1914")
            .with("scots-guards", "1811")
            .ship(serving("puffer-1", "1812", ShipRole.FERRY))
            .play()
            .allied(Say.step("scots-guards", "1812"));
    assertThat(played.at("scots-guards")).isEqualTo("1812");
    assertThat(played.last(Event.Stepped.class).findings()).hasSize(1);
  }

  @Test
  void R20_6_fromEitherSideAndNotWithoutAFerry() {
    Situation situation = against("1914").with("scots-guards", "1811");
    situation
        .ship("puffer-1", "1812")
        .play()
        .refuses(ALLIED, Say.step("scots-guards", "1812"), "14.1", Why.HexsideBars.class);
    assertThat(
            situation
                .ship(serving("puffer-1", "1811", ShipRole.FERRY))
                .play()
                .offers(ALLIED, Say.step("scots-guards", "1812")))
        .isTrue();
  }

  @Test
  void R20_6_tanksAndGunsByLandingCraftOnly() {
    Situation situation = against("1914").with("british-tanks-1", "1811");
    assertThat(
            situation
                .ship(serving("puffer-1", "1812", ShipRole.FERRY))
                .play()
                .refuses(
                    ALLIED, Say.step("british-tanks-1", "1812"), "20.6", NavalWhy.NoFerry.class))
        .isEqualTo(new NavalWhy.NoFerry("british-tanks-1", hex("1811"), hex("1812"), "puffer-1"));
    assertThat(
            situation
                .ship(serving("landing-craft-1", "1812", ShipRole.FERRY))
                .play()
                .offers(ALLIED, Say.step("british-tanks-1", "1812")))
        .isTrue();
  }

  @Test
  void R20_6_notToAMountain() {
    against("1914")
        .with("scots-guards", "2012")
        .ship(serving("puffer-1", "2012", ShipRole.FERRY))
        .play()
        .refuses(ALLIED, Say.step("scots-guards", "2013"), "20.6", NavalWhy.NoFerry.class);
  }

  @Test
  void R20_6_notForTheGermans() {
    Situation.german()
        .with(FOE, "1811")
        .ship(serving("puffer-1", "1812", ShipRole.FERRY))
        .play()
        .refuses(GERMAN, Say.step(FOE, "1812"), "14.1", Why.HexsideBars.class);
  }

  @Test
  void R20_6_noAssaultByFerry() {
    Played played =
        against("1812")
            .with("scots-guards", "1811")
            .ship(serving("puffer-1", "1812", ShipRole.FERRY))
            .play();
    played.refuses(ALLIED, Say.assault("1812"), "15.1a", Why.NoAssaulter.class);
    played.refuses(ALLIED, Say.step("scots-guards", "1812"), "14.1", Why.EnemyHeld.class);
  }

  /** 20.6, 19.3: the puffer supplies; ruling 64: nobody is supplied across by a ferry. */
  @Test
  @Rule("20.6/r64")
  void R20_6_aPufferSuppliesAndAFerryDoesNot() {
    assertThat(attacked(serving("puffer-1", "1812", ShipRole.BASE))).isZero();
    assertThat(attacked(serving("puffer-1", "1812", ShipRole.FERRY), "1811")).isEqualTo(6);
    assertThat(attacked(new ShipOnMap("puffer-1", hex("1812")))).isEqualTo(6);
  }

  private static int attacked(ShipOnMap puffer, String... bases) {
    Played played =
        Situation.german()
            .bases(bases)
            .with("scots-guards", "1812")
            .with(FOE, "1813")
            .ship(puffer)
            .always(0, 0)
            .play(1)
            .german(Say.assault("1812"), Say.commit(FOE));
    return played.unit("scots-guards").fatigue();
  }
}
