package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.model.counter.Side.GERMAN;
import static umpire.narvik.play.Say.hex;

import org.junit.jupiter.api.Test;
import umpire.narvik.model.command.AirCommand;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.why.AirWhy;
import umpire.narvik.model.why.Why;

/** 18.1.3, 20.4 Attacks on ships. */
class R18_ShipAttackTest {
  private static final Command FLY = new AirCommand.Fly();

  private static Situation fjord() {
    return Situation.german()
        .siege()
        .bases()
        .ship("cruiser-1", "1910")
        .laden("destroyer-1", "1910", "scots-guards")
        .airPoints(30);
  }

  private static Command attack(String hex) {
    return new AirCommand.AttackShips(hex(hex));
  }

  private static Command strike(String ship, int points) {
    return new AirCommand.Strike(ship, points);
  }

  @Test
  void R18_1_3_everyAttackIsDeclaredBeforeTheFirstIsFlown() {
    Played played = fjord().play().german(attack("1910"));
    played.refuses(GERMAN, FLY, "18.1.3", Why.NotAskedNow.class);
    played.german(strike("cruiser-1", 20));
    assertThat(played.refuses(GERMAN, strike("cruiser-1", 11), "18.1.3", Why.NoAirPoints.class))
        .isEqualTo(new Why.NoAirPoints(11, 10));
    played.refuses(GERMAN, strike("puffer-1", 1), "18.1.3", Why.NoSuchUnit.class);
    assertThat(played.position().airPoints()).isEqualTo(30); // still a draft
  }

  @Test
  void R18_1_3_oneDamagesAndTwoSink() {
    // 16 to 30 points: 4-5 on the dice give 1, 11 and more give 2.
    Played played =
        fjord()
            .play(2, 2, 6, 6)
            .german(attack("1910"), strike("cruiser-1", 16), strike("destroyer-1", 14), FLY);
    ShipOnMap cruiser = ship(played, "cruiser-1");
    assertThat(cruiser.damaged()).isTrue();
    assertThat(cruiser.place().id()).isEqualTo("harstad"); // 20.4
    assertThat(played.position().ships()).doesNotContainKey("destroyer-1");
    assertThat(played.position().progress().offMap().eliminated()).containsKey("scots-guards");
    assertThat(played.position().airPoints()).isZero();
  }

  @Test
  void R18_1_3_aSecondHitSinksADamagedShipInTheSameMission() {
    Played played =
        fjord()
            .play(2, 2, 3, 2)
            .german(attack("1910"), strike("cruiser-1", 16), strike("cruiser-1", 14), FLY);
    // 11 to 15 points and 5 on the dice: nothing against ships, so it is only damaged
    assertThat(ship(played, "cruiser-1").damaged()).isTrue();
    Played sunk =
        fjord()
            .play(2, 2, 3, 3)
            .german(attack("1910"), strike("cruiser-1", 16), strike("cruiser-1", 14), FLY);
    assertThat(sunk.position().ships()).doesNotContainKey("cruiser-1");
  }

  @Test
  void R22_1_harstadIsSafe() {
    Played played = Situation.german().ship("cruiser-1", "harstad").airPoints(5).play();
    played.refuses(GERMAN, attack("harstad"), "22.1", AirWhy.HarstadIsSafe.class);
    played.refuses(GERMAN, attack("1910"), "18.1.3", AirWhy.NoShip.class);
  }

  @Test
  void R18_1_3_whoeverRunsOutOfTimeHasFlownWhatHeDeclared() {
    Played played = fjord().play(1, 1).german(attack("1910")).lapse(GERMAN);
    assertThat(played.position().airPoints()).isEqualTo(29);
    assertThat(played.position().ships()).hasSize(2);
  }

  private static ShipOnMap ship(Played played, String id) {
    return played.position().ships().values().stream()
        .filter(ship -> ship.id().equals(id))
        .findFirst()
        .orElseThrow();
  }
}
