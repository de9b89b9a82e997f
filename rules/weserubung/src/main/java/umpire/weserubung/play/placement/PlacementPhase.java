package umpire.weserubung.play.placement;

import java.util.List;
import java.util.Map;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.PlacementEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.PlacementFrame;
import umpire.weserubung.model.scenario.Setup;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.play.turn.Phase;
import umpire.weserubung.rules.OrderOfBattle;

/** 12.0 Placement phase: what was built, then reinforcements, then lake air bases. */
final class PlacementPhase implements Phase {
  private static final int BUILT = 0;
  private static final int REINFORCEMENTS = 1;
  private static final int PARTS = 3;

  private final OrderOfBattle orderOfBattle;
  private final Destinations destinations;
  private final FreezingStep freezing;

  PlacementPhase(OrderOfBattle orderOfBattle, Destinations destinations, FreezingStep freezing) {
    this.orderOfBattle = orderOfBattle;
    this.destinations = destinations;
    this.freezing = freezing;
  }

  @Override
  public TurnPhase phase() {
    return TurnPhase.PLACEMENT;
  }

  @Override
  public int parts() {
    return PARTS;
  }

  @Override
  public void open(RulingInProgress<Position, Frame> ruling, Seat seat, int part) {
    if (part == BUILT) {
      List<Nation> nations = ruling.position().conventions().nations(seat);
      for (Nation nation : nations.reversed()) {
        if (!destinations.built(ruling.position(), nation).isEmpty()) {
          build(nation, ruling);
        }
      }
    } else if (part == REINFORCEMENTS) {
      reinforce(ruling, seat);
    } else if (!freezing.lakes(ruling.position(), seat).isEmpty()) {
      ruling.pushFrame(new PlacementFrame.Freezing(seat));
    }
  }

  /** 12.0-a: what a box takes comes at once; for the rest its player is asked. */
  @Rule({"12.0-a", "12.0-b", "3.2-d", "3.3-c"})
  private void build(Nation nation, RulingInProgress<Position, Frame> ruling) {
    boolean onMap = destinations.placesOnMap(ruling.position(), nation);
    for (String unit : destinations.built(ruling.position(), nation)) {
      if (!onMap || orderOfBattle.unit(unit).arm().isShip()) {
        ruling.add(new PlacementEvent.BuiltUnitPlaced(unit, Destinations.box(nation)));
      }
    }
    if (onMap) {
      ruling.pushFrame(new PlacementFrame.Placing(nation, Map.of()));
    }
  }

  /** 12.1: whatever is due by now, in the order of the list. */
  @Rule({"12.1", "15.3", "14.1.1", "3.2-d"})
  private void reinforce(RulingInProgress<Position, Frame> ruling, Seat seat) {
    int turn = ruling.position().calendar().turn();
    for (Setup.Arrival arrival : ruling.position().forces().due()) {
      if (arrival.turn() <= turn
          && ruling
              .position()
              .conventions()
              .seat(orderOfBattle.nation(arrival.counter()))
              .equals(seat)
          && destinations.admits(ruling.position(), arrival)) {
        ruling.add(new PlacementEvent.ReinforcementCame(arrival));
      }
    }
  }
}
