package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.model.counter.Side.ALLIED;
import static umpire.narvik.model.counter.Side.GERMAN;
import static umpire.narvik.play.Say.hex;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.narvik.event.NavalEvent;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.NavalCommand;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.why.NavalWhy;
import umpire.narvik.model.why.Why;

/** 20.1 Ships that move. */
class R20_NavalMovementTest {
  private static final String FOE = "mountain-1-1";

  private static Command sail(String to, String... ships) {
    return new NavalCommand.Sail(List.of(ships), hex(to));
  }

  private static Situation afloat(String place, String... ships) {
    Situation situation = Situation.allied().with(FOE, "1913");
    for (String ship : ships) {
      situation = situation.ship(ship, place);
    }
    return situation;
  }

  private static String at(Played played, String ship) {
    return played.ship(ship).place().id();
  }

  @Test
  void R20_0_theGermansHaveNoShips() {
    Played played = Situation.german().with(FOE, "1913").ship("destroyer-1", "1910").play();
    assertThat(played.offers(GERMAN, NavalCommand.Sail.class)).isFalse();
    played.refuses(GERMAN, sail("1909", "destroyer-1"), "20.0", Why.NoSuchUnit.class);
  }

  @Test
  void R20_0_aShipThatIsNotInPlayDoesNothing() {
    afloat("1910", "destroyer-1")
        .play()
        .refuses(ALLIED, sail("1909", "cruiser-1"), "20.0", Why.NoSuchUnit.class);
  }

  @Test
  void R20_1_anyDistanceInOneAction() {
    Played played = afloat("1509", "destroyer-1").play().allied(sail("2012", "destroyer-1"));
    assertThat(at(played, "destroyer-1")).isEqualTo("2012");
    assertThat(played.last(NavalEvent.Sailed.class).path())
        .startsWith(hex("1509"))
        .endsWith(hex("2012"))
        .hasSizeGreaterThan(5);
  }

  /** Narvik lies in the enemy's hands, and the ships pass it. */
  @Test
  void R20_1_pastTheEnemy() {
    Played played =
        Situation.allied()
            .with(FOE, "1911")
            .with("mountain-1-2", "1811")
            .with("mountain-1-3", "1910")
            .ship("destroyer-1", "1812")
            .play()
            .allied(sail("1909", "destroyer-1"));
    assertThat(at(played, "destroyer-1")).isEqualTo("1909");
  }

  /** Whether there is a way round is the map's affair; none leads straight across. */
  @Test
  @Rule("20.1/r33")
  void R20_1_noWaterwayFrom2008To2107() {
    Played played = afloat("2008", "destroyer-1").play();
    if (played.offers(ALLIED, sail("2107", "destroyer-1"))) {
      played.allied(sail("2107", "destroyer-1"));
      assertThat(played.last(NavalEvent.Sailed.class).path()).hasSizeGreaterThan(2);
    } else {
      assertThat(
              played.refuses(
                  ALLIED, sail("2107", "destroyer-1"), "20.1", NavalWhy.NoWaterway.class))
          .isEqualTo(new NavalWhy.NoWaterway(hex("2008"), hex("2107")));
    }
    assertThat(Situation.PACK.map().linked(hex("2008"), hex("2107"), "waterway")).isFalse();
  }

  @Test
  void R13_1_neverIntoAHexThatIsAllLand() {
    assertThat(
            afloat("1910", "destroyer-1")
                .play()
                .refuses(ALLIED, sail("1913", "destroyer-1"), "13.1", NavalWhy.AllLand.class))
        .isEqualTo(new NavalWhy.AllLand(hex("1913")));
  }

  @Test
  void R13_1_anyNumberOfShipsInAHex() {
    Played played =
        afloat("1910", "destroyer-1", "cruiser-1", "puffer-1")
            .ship("destroyer-2", "1909")
            .play()
            .allied(sail("1910", "destroyer-2"));
    assertThat(played.position().ships().values())
        .allMatch(ship -> ship.place().equals(hex("1910")));
  }

  @Test
  void R20_1_aGroupMovesTogetherFromOneHex() {
    Situation situation = afloat("1910", "destroyer-1", "cruiser-1").ship("destroyer-2", "1909");
    Played played = situation.play();
    assertThat(
            played.refuses(
                ALLIED,
                sail("1809", "destroyer-1", "destroyer-2"),
                "20.1",
                NavalWhy.NotTogether.class))
        .isEqualTo(new NavalWhy.NotTogether("destroyer-2", hex("1910")));
    played.allied(sail("1809", "cruiser-1", "destroyer-1"));
    assertThat(at(played, "destroyer-1")).isEqualTo("1809");
    assertThat(at(played, "cruiser-1")).isEqualTo("1809");
    assertThat(at(played, "destroyer-2")).isEqualTo("1909");
  }

  @Test
  void R20_1_noShipIsNamedTwiceAndAtLeastOneIs() {
    Played played = afloat("1910", "destroyer-1").play();
    played.refuses(
        ALLIED, sail("1909", "destroyer-1", "destroyer-1"), "20.1", Why.NamedTwice.class);
    played.refuses(ALLIED, sail("1909"), "20.1", Why.NoSuchUnit.class);
    played.refuses(ALLIED, sail("9999", "destroyer-1"), "20.1", Why.NoSuchHex.class);
  }

  /** A move is no attack: the Germans may react, and the Allies keep the initiative. */
  @Test
  void R9_1_aNavalMovementIsAnActionWithAReaction() {
    Played played = afloat("1910", "destroyer-1").play().allied(sail("1909", "destroyer-1"));
    assertThat(played.rule(GERMAN)).isEqualTo("9.1");
    played.german(Say.decline());
    assertThat(played.rule(ALLIED)).isEqualTo("9.0");
  }

  /** 20.1: the enemy has their say between the arrival and the shot. */
  @Test
  void R20_1_whoArrivesDoesNotFireInTheSameAction() {
    Played played =
        Situation.allied()
            .with(FOE, "1811")
            .with("marine-1", "1913")
            .ship("cruiser-1", "1909")
            .play()
            .allied(sail("1910", "cruiser-1"));
    played.refuses(
        ALLIED,
        new NavalCommand.InterdictByShip("cruiser-1", hex("1811")),
        "6.0",
        Why.NotAskedNow.class);
  }

  @Test
  void R20_1_cargoTravelsAlong() {
    Played played =
        Situation.allied()
            .with(FOE, "1913")
            .laden("destroyer-1", "1910", "scots-guards")
            .play()
            .allied(sail("1709", "destroyer-1"));
    assertThat(played.cargo("destroyer-1").getFirst().place()).isEqualTo(hex("1709"));
    assertThat(played.gone("scots-guards")).isTrue();
  }

  @Test
  void R20_4_aShipThatIsHeldDoesNotMove() {
    afloat("1910")
        .ship(new ShipOnMap("destroyer-1", hex("1910")).held(true))
        .play()
        .refuses(ALLIED, sail("1909", "destroyer-1"), "20.4", NavalWhy.ShipHeld.class);
  }
}
