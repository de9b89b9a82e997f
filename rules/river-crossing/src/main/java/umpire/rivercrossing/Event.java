package umpire.rivercrossing;

import java.util.List;
import umpire.kernel.hex.Place;
import umpire.kernel.standard.PublicEvent;

/** What happens, beside what the flow and the adjudicators tell ({@code StandardEvent}). */
public sealed interface Event extends PublicEvent<Position> {
  record WeatherRolled(int turn, int roll, boolean flood) implements Event {}

  record Moved(String unit, Place to) implements Event {}

  record UnitsLost(List<String> units) implements Event {}

  @Override
  default Position applied(Position before) {
    return switch (this) {
      case WeatherRolled(int turn, int _, boolean flood) -> before.with(turn, flood);
      case Moved(String unit, Place to) -> before.moved(unit, to);
      case UnitsLost(List<String> units) -> before.without(units);
    };
  }
}
