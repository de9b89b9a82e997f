package umpire.narvik.event;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.id.DrawId;
import umpire.narvik.model.Landmarks;
import umpire.narvik.model.Position;
import umpire.narvik.model.chart.Redeployment;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.state.OffMap;
import umpire.narvik.model.state.Progress;
import umpire.narvik.model.why.Why;

/** 23.3, 31.0 Allied units leave for elsewhere in Norway, without victory points. */
public sealed interface RedeploymentEvent extends Event, SeenByAll {
  /** 31.0: the die says who leaves; nobody does if the same came before (ruling 29). */
  record RedeploymentThrown(DrawId draw, int die, Redeployment redeployment, boolean again)
      implements RedeploymentEvent {
    @Override
    public Position applied(Position before) {
      Position after = EventPhaseEvent.counted(before, draw);
      return redeployment.once() ? after.with(after.progress().redeployed(die)) : after;
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("31.0", new Why.EventDie(die)));
    }
  }

  /** 23.3: a land unit left, from the map, from Harstad or from aboard a ship. */
  record UnitRedeployed(String unit) implements RedeploymentEvent {
    @Override
    public Position applied(Position before) {
      Position after = before.without(unit);
      for (ShipOnMap ship : before.ships().values()) {
        if (ship.cargo().stream().anyMatch(aboard -> aboard.id().equals(unit))) {
          after = after.with(ship.carrying(List.of()));
        }
      }
      Progress progress = after.progress();
      return after.with(progress.with(progress.offMap().departed(unit)));
    }
  }

  /**
   * 23.3: a ship left; its cargo stays behind at Harstad.
   *
   * @param back the turn from which it may come back; 0 for never
   */
  record ShipRedeployed(String ship, int back) implements RedeploymentEvent {
    @Override
    public Position applied(Position before) {
      Position after = before.withoutShip(ship);
      for (ShipOnMap other : before.ships().values()) {
        for (Unit aboard : other.id().equals(ship) ? other.cargo() : List.<Unit>of()) {
          after = after.with(aboard.at(Landmarks.HARSTAD));
        }
      }
      OffMap offMap = before.progress().offMap();
      return after.with(
          before.progress().with(back > 0 ? offMap.returning(ship, back) : offMap.departed(ship)));
    }
  }
}
