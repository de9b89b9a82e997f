package umpire.narvik.play;

import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.cite.Rule;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.Scenario;
import umpire.narvik.model.Frame;
import umpire.narvik.model.Position;
import umpire.narvik.model.Setup;
import umpire.narvik.model.ShipOnMap;
import umpire.narvik.model.Tally;
import umpire.narvik.model.Unit;

/** The position before the first decision: what stands face up, and what is still to be dealt. */
final class Opening {
  private Opening() {}

  @Rule("11")
  static Position of(Scenario scenario) {
    Setup setup = (Setup) scenario.setup();
    Map<String, Unit> units = new TreeMap<>();
    for (Setup.Placed placed : setup.units()) {
      units.put(placed.counter(), new Unit(placed.counter(), placed.place(), placed.fatigue(), ""));
    }
    Map<String, ShipOnMap> ships = new TreeMap<>();
    for (Setup.Placed placed : setup.ships()) {
      ships.put(placed.counter(), new ShipOnMap(placed.counter(), placed.place(), ""));
    }
    Agenda<Frame> agenda = Agenda.of(new Frame.ActionPhase(setup.initiative(), false));
    if (!setup.hidden().isEmpty()) {
      agenda = agenda.push(new Frame.Dealing(setup.hidden()));
    }
    return new Position(
        setup.turn(),
        setup.weather(),
        setup.season(),
        units,
        ships,
        setup.airPoints(),
        false,
        setup.bases(),
        setup.endsWithFirstAssault(),
        Tally.none(),
        agenda);
  }
}
