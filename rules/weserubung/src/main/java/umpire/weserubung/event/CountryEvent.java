package umpire.weserubung.event;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.state.Forces;
import umpire.weserubung.model.state.Mark;
import umpire.weserubung.model.why.CountryWhy;

/** 10.12: what becomes of a hex that land units enter. */
public sealed interface CountryEvent extends OpenEvent {
  /** r93: the hex is under that side's control from now on. */
  record HexTaken(Place hex, Side side, String unit) implements CountryEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.country().controlled(hex, side));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("3.2-a/r93", new CountryWhy.HexEntered(hex, unit)));
    }
  }

  /** 10.12-b: a town is captured. */
  record TownCaptured(Place town, Nation loser, int lost, Nation captor, int gained)
      implements CountryEvent {
    @Override
    public Position applied(Position before) {
      Position poorer = before.with(loser, before.treasury(loser).raised(-lost));
      return poorer.with(captor, poorer.treasury(captor).raised(gained));
    }

    @Override
    public List<Finding> findings() {
      return List.of(
          Finding.notes("10.12-b", new CountryWhy.TownValue(town, loser, lost, captor, gained)));
    }
  }

  /** 14.2.2: a battery of Oslo is silent for good. */
  record BatterySilenced(Place battery) implements CountryEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.country().silencing(battery));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("14.2.2", new CountryWhy.BatteryTaken(battery)));
    }
  }

  /** 9.0: the lake air base of that side is destroyed. */
  record LakeBaseDestroyed(Place lake, Side side) implements CountryEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.country().thawing(side));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("9.0-lake-b", new CountryWhy.LakeBaseTaken(lake, side)));
    }
  }

  /** r82: aircraft are destroyed on the base that is taken. */
  record AircraftOverrun(Place base, String unit) implements CountryEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.forces().pooled(unit));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("10.12-a/r82", new CountryWhy.BaseOverrun(base, unit)));
    }
  }

  /** A leader alone in the hex is taken prisoner. */
  record LeaderTaken(Place hex, String leader) implements CountryEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.forces().losing(leader));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("3.5-d/r100", new CountryWhy.LeaderAlone(hex, leader)));
    }
  }

  /** 10.12-c: a ship has left the captured port, with all aboard; no action of its own (r37). */
  record PortLeft(String ship, Place port, Place to) implements CountryEvent {
    @Override
    public Position applied(Position before) {
      List<String> ships = List.of(ship);
      return before.with(before.forces().sailed(ships, to).marked(ships, Mark.MOVED));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("10.12-c", new CountryWhy.PortLost(port, ship)));
    }
  }

  /**
   * A ship that no hex is open to is lost in the port, with all aboard.
   *
   * @param ship which
   * @param port where
   * @param pooled what goes to the force pools
   * @param lost what is out of the game for good
   */
  record LostInPort(String ship, Place port, List<String> pooled, List<String> lost)
      implements CountryEvent {
    public LostInPort {
      pooled = List.copyOf(pooled);
      lost = List.copyOf(lost);
    }

    @Override
    public Position applied(Position before) {
      Forces forces = before.forces();
      for (String id : pooled) {
        forces = forces.pooled(id);
      }
      for (String id : lost) {
        forces = forces.losing(id);
      }
      return before.with(forces);
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("10.12-c/r101", new CountryWhy.NoExit(ship, port)));
    }
  }
}
