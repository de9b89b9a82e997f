package umpire.rivercrossing;

import java.util.List;
import java.util.Optional;
import umpire.kernel.flow.PlayedPosition;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.MatchCounters;
import umpire.kernel.scenario.Seat;
import umpire.rivercrossing.RiverCrossing.Frame;
import umpire.rivercrossing.RiverCrossing.Unit;

/** A position. Turns count from 1, to the last one, {@code turns}. */
public record Position(
    int turn, int turns, boolean flood, List<Unit> units, MatchCounters tally, Agenda<Frame> agenda)
    implements PlayedPosition<Position, Frame> {
  @Override
  public Position with(MatchCounters counted, Agenda<Frame> frames) {
    return new Position(turn, turns, flood, units, counted, frames);
  }

  Position with(int now, boolean flooded) {
    return new Position(now, turns, flooded, units, tally, agenda);
  }

  private Position with(List<Unit> others) {
    return new Position(turn, turns, flood, others, tally, agenda);
  }

  Position moved(String id, Place to) {
    return with(units.stream().map(unit -> unit.unit().equals(id) ? unit.at(to) : unit).toList());
  }

  Position without(List<String> lost) {
    return with(units.stream().filter(unit -> !lost.contains(unit.unit())).toList());
  }

  List<Unit> of(Seat side) {
    return units.stream().filter(unit -> unit.side().equals(side)).toList();
  }

  List<Unit> against(Seat side) {
    return units.stream().filter(unit -> !unit.side().equals(side)).toList();
  }

  Optional<Unit> unit(String id) {
    return units.stream().filter(unit -> unit.unit().equals(id)).findFirst();
  }

  Optional<Unit> at(Place place) {
    return units.stream().filter(unit -> unit.place().equals(place)).findFirst();
  }
}
