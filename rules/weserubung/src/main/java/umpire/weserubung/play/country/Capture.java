package umpire.weserubung.play.country;

import java.util.List;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.weserubung.event.CountryEvent;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.lore.Stacking;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Arm;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.CountryFrame;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.terrain.Chart;

/** 10.12 Capture: what follows when a land unit enters hexes, however it came there. */
public final class Capture {
  private final Chart chart;
  private final Mix mix;
  private final Stacking stacking;

  public Capture(Chart chart, Mix mix) {
    this.chart = chart;
    this.mix = mix;
    this.stacking = new Stacking(mix);
  }

  /**
   * A land unit has entered these hexes, in this order, and stands in the last of them or has been
   * lost since; leaders and everybody else take nothing (3.2-a). May leave frames on the agenda
   * above the caller's own, which goes on when they are gone.
   */
  @Rule({"3.2-a", "3.2-a/r93", "10.12-a"})
  public void enter(Course<Position, Frame> course, String unit, List<Place> hexes) {
    if (!mix.isUnit(unit) || !mix.unit(unit).arm().isLand()) {
      return;
    }
    Side side = mix.side(unit);
    for (Place hex : hexes) {
      if (chart.isLand(hex)) {
        clear(course, hex, side);
        if (course.position().country().control(hex) != side) {
          take(course, hex, side, unit);
        }
      }
    }
  }

  /** r82: aircraft that did not fly off are destroyed; a leader alone is taken prisoner (r100). */
  @Rule({"10.12-a/r82", "3.5-d/r100"})
  private void clear(Course<Position, Frame> course, Place hex, Side side) {
    for (Piece piece : course.position().in(hex)) {
      if (piece.isAboard() || mix.side(piece.id()) == side) {
        continue;
      }
      if (!mix.isUnit(piece.id())) {
        course.tell(new CountryEvent.LeaderTaken(hex, piece.id()));
      } else if (mix.unit(piece.id()).arm().isAir()) {
        course.tell(new CountryEvent.AircraftOverrun(hex, piece.id()));
      }
    }
  }

  private void take(Course<Position, Frame> course, Place hex, Side side, String unit) {
    course.tell(new CountryEvent.HexTaken(hex, side, unit));
    if (chart.isTown(hex)) {
      value(course, hex, side);
    }
    silence(course, hex, side);
    if (course.position().country().isLakeBase(hex, side.other())) {
      course.tell(new CountryEvent.LakeBaseDestroyed(hex, side.other())); // 9.0-lake-b
    }
    if (chart.isPort(hex)) {
      empty(course, hex, side);
    }
  }

  /**
   * 10.12-b/r2: the loser loses the town's value, the captor gains half of it, rounded up; whoever
   * of the Allies takes or loses a town, Norway owns it (10.12-d).
   */
  @Rule({"10.12-b", "10.12-b/r2", "10.12-d", "4.0-b"})
  private void value(Course<Position, Frame> course, Place town, Side captor) {
    int value = chart.morale(town);
    int half = (value + 1) / 2;
    course.tell(
        new CountryEvent.TownCaptured(town, owner(captor.other()), value, owner(captor), half));
  }

  private static Nation owner(Side side) {
    return side == Side.GERMAN ? Nation.GERMANY : Nation.NORWAY;
  }

  /** 14.2.2: once German, a battery is silent for good. */
  @Rule("14.2.2")
  private void silence(Course<Position, Frame> course, Place hex, Side side) {
    if (side == Side.GERMAN
        && chart.isBattery(hex)
        && !course.position().country().silenced().contains(hex)) {
      course.tell(new CountryEvent.BatterySilenced(hex));
    }
  }

  /** 10.12-c, 3.4-h: enemy ships leave a captured port, also one that nobody defended. */
  @Rule({"10.12-c", "3.4-h", "3.4-h/r37"})
  private void empty(Course<Position, Frame> course, Place port, Side side) {
    List<String> ships = stacking.units(course.position(), port, side.other(), Arm.Element.SEA);
    if (!ships.isEmpty()) {
      course.push(CountryFrame.LeavingPort.of(port, ships));
    }
  }
}
