package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.flow.RulingInProgress;
import umpire.narvik.model.Landmarks;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.ShipRole;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.play.assault.Casualties;
import umpire.narvik.play.naval.ShipLosses;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.VictoryPoints;

/** 20.4 What becomes of ships that are hit, and of their cargo. */
class R20_ShipLossesTest {
  private static final ChapterContext BOOK = ChapterContext.of(Situation.PACK);
  private static final VictoryPoints POINTS = new VictoryPoints(Situation.PACK, BOOK.mix());
  private static final ShipLosses LOSSES =
      new ShipLosses(BOOK, POINTS, new Casualties(BOOK, POINTS));

  private static RulingInProgress<Position, Frame> at(Situation situation) {
    return Situation.course(situation.siege().position());
  }

  private static Situation laden() {
    return Situation.german()
        .ship(
            new ShipOnMap("destroyer-1", Say.hex("1910"))
                .carrying(List.of(new Unit("scots-guards", Say.hex("1910"), 3, ""))));
  }

  private static int german(RulingInProgress<Position, Frame> rulingInProgress) {
    return rulingInProgress.position().progress().score().german();
  }

  private static ShipOnMap ship(Position position, String id) {
    ShipOnMap ship = position.ships().get(id);
    if (ship == null) {
      throw new AssertionError(id + " is not in play");
    }
    return ship;
  }

  @Test
  void R20_4_aDamagedShipAndItsCargoGoHomeAndAreHeld() {
    RulingInProgress<Position, Frame> rulingInProgress = at(laden());
    LOSSES.hit(rulingInProgress, "destroyer-1", 1);
    assertThat(german(rulingInProgress)).isEqualTo(3);
    assertThat(ship(rulingInProgress.position(), "destroyer-1").place()).isEqualTo(Say.hex("1910"));
    LOSSES.sendHome(rulingInProgress, List.of("destroyer-1"));
    ShipOnMap home = ship(rulingInProgress.position(), "destroyer-1");
    assertThat(home.place()).isEqualTo(Landmarks.HARSTAD);
    assertThat(home.damaged()).isTrue();
    assertThat(home.held()).isTrue();
    assertThat(home.cargo()).containsExactly(new Unit("scots-guards", Landmarks.HARSTAD, 3, ""));
  }

  @Test
  void R20_4_cargoGoesDownWithTheShip() {
    RulingInProgress<Position, Frame> rulingInProgress = at(laden());
    LOSSES.hit(rulingInProgress, "destroyer-1", 2);
    Position after = rulingInProgress.position();
    assertThat(after.ships()).isEmpty();
    assertThat(after.units()).isEmpty();
    assertThat(after.progress().offMap().eliminated()).containsOnlyKeys("scots-guards");
    assertThat(after.progress().offMap().returning()).containsEntry("destroyer-1", 4);
    assertThat(german(rulingInProgress)).isEqualTo(6 + 4);
  }

  @Test
  void R20_4_theSecondHitBringsTheDifferenceOnly() {
    RulingInProgress<Position, Frame> rulingInProgress =
        at(Situation.german().ship("cruiser-1", "1910"));
    LOSSES.hit(rulingInProgress, "cruiser-1", 1);
    assertThat(german(rulingInProgress)).isEqualTo(3);
    LOSSES.hit(rulingInProgress, "cruiser-1", 1);
    assertThat(german(rulingInProgress)).isEqualTo(7);
    assertThat(rulingInProgress.position().ships()).isEmpty();
  }

  @Test
  void R20_4_whatIsSunkIsNotHitAgainNorSentHome() {
    RulingInProgress<Position, Frame> rulingInProgress =
        at(Situation.german().ship("puffer-1", "1910"));
    LOSSES.hit(rulingInProgress, "puffer-1", 0);
    assertThat(rulingInProgress.events()).isEmpty();
    LOSSES.hit(rulingInProgress, "puffer-1", 2);
    Position sunk = rulingInProgress.position();
    LOSSES.hit(rulingInProgress, "puffer-1", 2);
    LOSSES.sendHome(rulingInProgress, List.of("puffer-1"));
    assertThat(rulingInProgress.position()).isEqualTo(sunk);
    assertThat(german(rulingInProgress)).isEqualTo(2);
  }

  @Test
  void R20_6_aShipThatIsSentHomeServesNoMore() {
    RulingInProgress<Position, Frame> rulingInProgress =
        at(Situation.german().ship(new ShipOnMap("puffer-1", Say.hex("1812")).as(ShipRole.BASE)));
    LOSSES.hit(rulingInProgress, "puffer-1", 1);
    LOSSES.sendHome(rulingInProgress, List.of("puffer-1"));
    assertThat(ship(rulingInProgress.position(), "puffer-1").role()).isEqualTo(ShipRole.NONE);
  }
}
