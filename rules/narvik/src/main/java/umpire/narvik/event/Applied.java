package umpire.narvik.event;

import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.hex.Place;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.state.Progress;

/** The position after an event: total and dumb. */
public final class Applied {
  /** The turn of what is dealt before the first one. */
  private static final int SET_UP = 0;

  private Applied() {}

  public static Position to(Position position, Event event) {
    return switch (event) {
      case Event.Answered answered -> position.with(position.tally().answered(answered.decision()));
      case Event.CountersDealt dealt -> dealt(position, dealt);
      case Event.Pushed(var frame) -> position.with(position.agenda().push(frame));
      case Event.Replaced(var frame) -> position.with(position.agenda().replace(frame));
      case Event.Popped() -> position.with(position.agenda().pop());
      case Event.Stepped stepped -> moved(position, stepped.unit(), stepped.to());
      case Event.FatigueChanged changed ->
          position.with(position.unit(changed.unit()).fatigued(changed.to()));
      case Event.AirPointsSpent(int points) ->
          position.withAirPoints(position.airPoints() - points);
      case Event.Revealed revealed -> revealed(position, revealed.unit());
      case Event.DecoyRemoved(String decoy) -> position.without(decoy);
      case Event.SupplyAsked asked -> position.with(position.tally().asked(asked.question()));
      case Event.CombatAsked asked ->
          position.with(position.tally().drawn(asked.draw()).asked(asked.question()));
      case Event.Eliminated eliminated -> eliminated(position, eliminated.unit());
      case Event.Retreated retreated ->
          moved(position, retreated.unit(), retreated.path().getLast());
      case Event.Advanced advanced -> moved(position, advanced.unit(), advanced.to());
      case ChapterEvent told -> told.applied(position);
      case Event.Told _ -> position;
    };
  }

  private static Position dealt(Position position, Event.CountersDealt dealt) {
    Map<String, Unit> units = new TreeMap<>(position.units());
    dealt.units().forEach(unit -> units.put(unit.id(), unit));
    Progress progress = position.progress();
    return position
        .withUnits(units)
        .with(position.tally().drawn(dealt.draw()))
        .with(progress.with(progress.traces().dealt(SET_UP, dealt.units().size(), false)));
  }

  /** 23.4: a company that was rebuilt face down is known to be back. */
  private static Position revealed(Position position, String unit) {
    Progress progress = position.progress();
    return position
        .with(position.unit(unit).revealed())
        .with(progress.with(progress.offMap().rebuilt(unit)));
  }

  private static Position eliminated(Position position, String unit) {
    Progress progress = position.progress();
    return position
        .without(unit)
        .with(progress.with(progress.offMap().eliminated(unit, position.turn())));
  }

  private static Position moved(Position position, String unit, Place to) {
    return position.with(position.unit(unit).at(to));
  }
}
