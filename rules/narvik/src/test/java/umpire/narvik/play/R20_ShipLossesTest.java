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

  private static int german(RulingInProgress<Position, Frame> ruling) {
    return ruling.position().progress().score().german();
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
    RulingInProgress<Position, Frame> ruling = at(laden());
    LOSSES.hit(ruling, "destroyer-1", 1);
    assertThat(german(ruling)).isEqualTo(3);
    assertThat(ship(ruling.position(), "destroyer-1").place()).isEqualTo(Say.hex("1910"));
    LOSSES.sendHome(ruling, List.of("destroyer-1"));
    ShipOnMap home = ship(ruling.position(), "destroyer-1");
    assertThat(home.place()).isEqualTo(Landmarks.HARSTAD);
    assertThat(home.damaged()).isTrue();
    assertThat(home.held()).isTrue();
    assertThat(home.cargo()).containsExactly(new Unit("scots-guards", Landmarks.HARSTAD, 3, ""));
  }

  @Test
  void R20_4_cargoGoesDownWithTheShip() {
    RulingInProgress<Position, Frame> ruling = at(laden());
    LOSSES.hit(ruling, "destroyer-1", 2);
    Position after = ruling.position();
    assertThat(after.ships()).isEmpty();
    assertThat(after.units()).isEmpty();
    assertThat(after.progress().offMap().eliminated()).containsOnlyKeys("scots-guards");
    assertThat(after.progress().offMap().returning()).containsEntry("destroyer-1", 4);
    assertThat(german(ruling)).isEqualTo(6 + 4);
  }

  @Test
  void R20_4_theSecondHitBringsTheDifferenceOnly() {
    RulingInProgress<Position, Frame> ruling = at(Situation.german().ship("cruiser-1", "1910"));
    LOSSES.hit(ruling, "cruiser-1", 1);
    assertThat(german(ruling)).isEqualTo(3);
    LOSSES.hit(ruling, "cruiser-1", 1);
    assertThat(german(ruling)).isEqualTo(7);
    assertThat(ruling.position().ships()).isEmpty();
  }

  @Test
  void R20_4_whatIsSunkIsNotHitAgainNorSentHome() {
    RulingInProgress<Position, Frame> ruling = at(Situation.german().ship("puffer-1", "1910"));
    LOSSES.hit(ruling, "puffer-1", 0);
    assertThat(ruling.events()).isEmpty();
    LOSSES.hit(ruling, "puffer-1", 2);
    Position sunk = ruling.position();
    LOSSES.hit(ruling, "puffer-1", 2);
    LOSSES.sendHome(ruling, List.of("puffer-1"));
    assertThat(ruling.position()).isEqualTo(sunk);
    assertThat(german(ruling)).isEqualTo(2);
  }

  @Test
  void R20_6_aShipThatIsSentHomeServesNoMore() {
    RulingInProgress<Position, Frame> ruling =
        at(Situation.german().ship(new ShipOnMap("puffer-1", Say.hex("1812")).as(ShipRole.BASE)));
    LOSSES.hit(ruling, "puffer-1", 1);
    LOSSES.sendHome(ruling, List.of("puffer-1"));
    assertThat(ship(ruling.position(), "puffer-1").role()).isEqualTo(ShipRole.NONE);
  }
}
