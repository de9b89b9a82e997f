package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.model.counter.Side.ALLIED;
import static umpire.narvik.model.counter.Side.GERMAN;
import static umpire.narvik.play.Say.hex;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.narvik.event.NavalEvent;
import umpire.narvik.model.Landmarks;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.NavalCommand;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.why.NavalWhy;
import umpire.narvik.model.why.Why;

/** 22.1 Harstad, 20.1 the sea beyond the edges, 20.2 the quay. */
class R22_HarstadTest {
  private static Situation inHarstad() {
    return Situation.allied()
        .with("mountain-1-1", "1811")
        .with("scots-guards", "harstad")
        .with("british-battery-1", "harstad")
        .ship("destroyer-1", "harstad");
  }

  private static Command sail(String to, String... ships) {
    return new NavalCommand.Sail(List.of(ships), hex(to));
  }

  /** EX-10: out to an edge hex and on into the fjords, all in one action; home in the next. */
  @Test
  void R20_1_outToAnyHexAndHomeInAnotherAction() {
    Played played = inHarstad().play();
    played.refuses(ALLIED, sail("harstad", "destroyer-1"), "20.1", NavalWhy.NoWaterway.class);
    played.allied(sail("2913", "destroyer-1"));
    List<Place> path = played.last(NavalEvent.Sailed.class).path();
    assertThat(path).startsWith(Landmarks.HARSTAD).endsWith(hex("2913"));
    assertThat(Situation.PACK.map().linked(Landmarks.HARSTAD, path.get(1), "sea-lane")).isTrue();
    assertThat(path).containsOnlyOnce(Landmarks.HARSTAD);
    played.refuses(ALLIED, sail("harstad", "destroyer-1"), "6.0", Why.NotAskedNow.class);
    played.german(Say.decline()).allied(sail("harstad", "destroyer-1"));
    assertThat(played.ship("destroyer-1").place()).isEqualTo(Landmarks.HARSTAD);
  }

  /** Ruling 23: over the sea beyond the map from edge to edge, and never by way of Harstad. */
  @Test
  @Rule("22.1/r23")
  void R22_1_fromEdgeToEdgeFreely() {
    Played played =
        Situation.allied()
            .with("mountain-1-1", "1811")
            .ship("destroyer-1", "0401")
            .play()
            .allied(sail("3415", "destroyer-1"));
    List<Place> path = played.last(NavalEvent.Sailed.class).path();
    assertThat(path).doesNotContain(Landmarks.HARSTAD).hasSize(2);
  }

  @Test
  void R22_1_toTheMapOnlyBySeaAndNobodyAttacksIt() {
    Played allied = inHarstad().play();
    allied.refuses(ALLIED, Say.step("scots-guards", "0401"), "14.1", Why.NotAdjacent.class);
    assertThat(allied.offers(ALLIED, Say.step("scots-guards", "0401"))).isFalse();
    Situation.german()
        .with("mountain-1-1", "1811")
        .with("scots-guards", "harstad")
        .play()
        .refuses(GERMAN, Say.assault("harstad"), "15.1a", Why.NoSuchHex.class);
  }

  @Test
  void R22_1_gunsInHarstadSupportNobody() {
    Played played =
        Situation.allied()
            .with("mountain-1-1", "1811")
            .with("scots-guards", "1810")
            .with("british-battery-1", "harstad")
            .play()
            .allied(Say.assault("1811"));
    played.refuses(
        ALLIED,
        Say.commit(List.of("scots-guards"), List.of("british-battery-1"), List.of(), 0),
        "22.1",
        Why.NoSuchHex.class);
  }

  @Test
  void R20_2_theQuayIsNoAction() {
    Played played = inHarstad().play();
    played.allied(new NavalCommand.Load("destroyer-1", "scots-guards"));
    assertThat(played.cargo("destroyer-1").getFirst().id()).isEqualTo("scots-guards");
    assertThat(played.rule(ALLIED)).isEqualTo("9.0");
    played.allied(new NavalCommand.Unload("destroyer-1"));
    assertThat(played.at("scots-guards")).isEqualTo("harstad");
    played.refuses(
        ALLIED, new NavalCommand.Unload("destroyer-1"), "20.2", NavalWhy.ShipEmpty.class);
    played.refuses(
        ALLIED,
        new NavalCommand.Load("destroyer-1", "british-battery-1"),
        "20.2",
        NavalWhy.CannotCarry.class);
  }

  @Test
  void R20_2_theQuayIsInHarstadAlone() {
    Played played =
        inHarstad()
            .with("irish-guards", "1710")
            .ship("destroyer-2", "1710")
            .laden("cruiser-1", "1710", "south-wales-borderers")
            .play();
    played.refuses(
        ALLIED,
        new NavalCommand.Load("destroyer-2", "scots-guards"),
        "20.2",
        NavalWhy.ShipElsewhere.class);
    played.refuses(
        ALLIED,
        new NavalCommand.Load("destroyer-1", "irish-guards"),
        "20.2",
        NavalWhy.ShipElsewhere.class);
    played.refuses(
        ALLIED, new NavalCommand.Unload("cruiser-1"), "20.2", NavalWhy.ShipElsewhere.class);
  }

  @Test
  void R20_4_aShipThatIsHeldNeitherLoadsNorUnloads() {
    Played played =
        inHarstad().ship(new ShipOnMap("destroyer-1", Landmarks.HARSTAD).held(true)).play();
    played.refuses(
        ALLIED,
        new NavalCommand.Load("destroyer-1", "scots-guards"),
        "20.4",
        NavalWhy.ShipHeld.class);
    assertThat(played.offers(ALLIED, NavalCommand.Load.class)).isFalse();
  }

  /**
   * One box, however the booklet spells it: ships go home to it, and nothing has the other name.
   */
  @Test
  void R3_0_r31_harstadAndHardstadAreOneBox() {
    Played played = inHarstad().ship("destroyer-2", "1910").play();
    played.refuses(ALLIED, sail("hardstad", "destroyer-2"), "20.1", Why.NoSuchHex.class);
    played.allied(sail("harstad", "destroyer-2"));
    assertThat(played.ship("destroyer-2").place()).isEqualTo(Landmarks.HARSTAD);
  }
}
