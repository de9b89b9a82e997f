package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.model.counter.Side.ALLIED;
import static umpire.narvik.model.counter.Side.GERMAN;
import static umpire.narvik.play.Say.assault;
import static umpire.narvik.play.Say.commit;
import static umpire.narvik.play.Say.hex;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.narvik.event.Event;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.why.Why;

/** 20.5 Ships that bombard in support of an assault. */
class R20_BombardmentTest {
  private static Situation ankenes() {
    return Situation.allied().with("scots-guards", "1810").with("mountain-1-1", "1811");
  }

  private static Command with(String ship) {
    return commit(List.of("scots-guards"), List.of(), List.of(ship), 0);
  }

  @Test
  void R20_0_onlyTheAlliesHaveShips() {
    Played played =
        Situation.german()
            .with("scots-guards", "1810")
            .with("mountain-1-1", "1811")
            .ship("cruiser-1", "1910")
            .play()
            .german(assault("1810"));
    played.refuses(
        GERMAN,
        commit(List.of("mountain-1-1"), List.of(), List.of("cruiser-1"), 0),
        "20.0",
        Why.NoSuchUnit.class);
  }

  @Test
  void R20_0_onlyShipsInPlay() {
    Played played = ankenes().ship("cruiser-1", "1910").play().allied(assault("1811"));
    played.refuses(ALLIED, with("destroyer-1"), "20.0", Why.NoSuchUnit.class);
    played.refuses(ALLIED, with("scots-guards"), "20.0", Why.NoSuchUnit.class);
  }

  @Test
  void R20_2_aShipWithCargoDoesNotFire() {
    Played played =
        ankenes().laden("cruiser-1", "1910", "irish-guards").play().allied(assault("1811"));
    assertThat(played.refuses(ALLIED, with("cruiser-1"), "20.2", Why.CarryingCargo.class))
        .isEqualTo(new Why.CarryingCargo("cruiser-1", "irish-guards"));
  }

  @Test
  void R20_5a_itsBombardmentIsAdded() {
    Played played =
        ankenes()
            .ship("cruiser-1", "1910")
            .ship("destroyer-1", "1910")
            .always(0, 0)
            .play(1)
            .allied(
                assault("1811"),
                commit(List.of("scots-guards"), List.of(), List.of("destroyer-1", "cruiser-1"), 0));
    assertThat(played.report().attackStrength()).isEqualTo(5 + 4 + 2);
    assertThat(played.last(Event.AssaultAnnounced.class).assault().ships())
        .containsExactly("cruiser-1", "destroyer-1");
  }

  @Test
  void R20_5a_aShipWithoutGunsDoesNot() {
    Played played = ankenes().ship("puffer-1", "1910").play().allied(assault("1811"));
    played.refuses(ALLIED, with("puffer-1"), "20.5a", Why.NoBombardment.class);
  }

  @Test
  void R20_5a_norOneAtHarstad() {
    Played played = ankenes().ship("cruiser-1", "harstad").play().allied(assault("1811"));
    played.refuses(ALLIED, with("cruiser-1"), "20.5a", Why.NoBombardment.class);
  }

  @Test
  void R20_5a_nobodyTwice() {
    Played played = ankenes().ship("cruiser-1", "1910").play().allied(assault("1811"));
    played.refuses(
        ALLIED,
        commit(List.of("scots-guards"), List.of(), List.of("cruiser-1", "cruiser-1"), 0),
        "20.5a",
        Why.NamedTwice.class);
  }

  /** 1811 is three hexes from 1808 and 1908; a cruiser reaches three, destroyers two. */
  @Test
  void R20_5b_withinItsRange() {
    Situation situation = ankenes().ship("cruiser-1", "1808").ship("destroyer-1", "1808");
    Played played = situation.always(0, 0).play(1).allied(assault("1811"));
    assertThat(played.refuses(ALLIED, with("destroyer-1"), "20.5b", Why.OutOfRange.class))
        .isEqualTo(new Why.OutOfRange("destroyer-1", hex("1811"), 3, 2));
    played.allied(with("cruiser-1"));
    assertThat(played.report().attackStrength()).isEqualTo(5 + 4);
  }

  /** EX-12. */
  @Test
  @Rule("20.5b/r51")
  void R20_5b_notAcrossARidge() {
    Played played =
        Situation.allied()
            .with("scots-guards", "2305")
            .with("mountain-1-1", "2406")
            .ship("cruiser-1", "2106")
            .play()
            .allied(assault("2406"));
    assertThat(played.refuses(ALLIED, with("cruiser-1"), "20.5b", Why.RidgeBetween.class))
        .isEqualTo(new Why.RidgeBetween("cruiser-1", hex("2406"), hex("2206"), hex("2306")));
  }

  /** Unlike guns a ship is barred by a ridge beside it: 1812 and 1912 share one. */
  @Test
  void R20_5b_notEvenIntoTheNextHex() {
    Played played =
        Situation.allied()
            .with("scots-guards", "1913")
            .with("mountain-1-1", "1912")
            .ship("cruiser-1", "1812")
            .play()
            .allied(assault("1912"));
    played.refuses(ALLIED, with("cruiser-1"), "20.5b", Why.RidgeBetween.class);
  }

  @Test
  void R20_5b_neverInDefence() {
    Played played =
        Situation.german()
            .with("scots-guards", "1710")
            .with("mountain-1-1", "1711")
            .ship("cruiser-1", "1809")
            .always(0, 0)
            .play(1)
            .german(assault("1710"), commit("mountain-1-1"));
    assertThat(played.report().defenceStrength()).isEqualTo(5);
    assertThat(played.offers(ALLIED, Command.SupportDefence.class)).isFalse();
  }
}
