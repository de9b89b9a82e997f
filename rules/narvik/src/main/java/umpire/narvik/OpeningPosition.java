package umpire.narvik;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.citation.Rule;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.MatchCounters;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.narvik.model.Position;
import umpire.narvik.model.chart.Weather;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.SetupFrame;
import umpire.narvik.model.frame.TurnFrame;
import umpire.narvik.model.frame.TurnStep;
import umpire.narvik.model.state.AirPower;
import umpire.narvik.model.state.Base;
import umpire.narvik.model.state.Progress;
import umpire.narvik.model.state.Setup;

/** The position before the first decision: what stands, and what is still to be done about it. */
final class OpeningPosition {
  private static final String CONCEALMENT = "allied-concealment";

  private OpeningPosition() {}

  static Position of(Scenario scenario, Options options) {
    Setup setup = (Setup) scenario.setup();
    Position position =
        switch (setup) {
          case Setup.Battle battle -> battle(battle);
          case Setup.Siege siege -> siege(siege, concealment(options));
        };
    return dealing(setup, position);
  }

  /** 11.3: whether the Allies hide what they set up; a battle sets out everything by name. */
  @Rule("11.3")
  private static boolean concealment(Options options) {
    return options.value(CONCEALMENT).equals("on");
  }

  private static Position battle(Setup.Battle battle) {
    return new Position(
        battle.turn(),
        battle.weather(),
        battle.season(),
        units(battle),
        ships(battle),
        AirPower.of(battle.airPoints()),
        battle.bases(),
        Progress.battle(),
        battle.endsWithFirstAssault(),
        MatchCounters.none(),
        Agenda.of(new Frame.ActionPhase(battle.initiative(), false)));
  }

  /** 5.1: the Norwegians are placed first, then the Germans; then the first turn begins. */
  @Rule({"5.1", "27.0"})
  private static Position siege(Setup.Siege siege, boolean concealment) {
    Agenda<Frame> agenda = Agenda.of(new TurnFrame.Next(TurnStep.WEATHER));
    if (!siege.garrison().isEmpty()) {
      agenda = agenda.push(new SetupFrame.Placing(Side.GERMAN, siege.garrison(), List.of()));
    }
    if (!siege.norwegians().isEmpty()) {
      agenda = agenda.push(new SetupFrame.Placing(Side.ALLIED, siege.norwegians(), List.of()));
    }
    return new Position(
        siege.firstTurn(),
        Weather.FAIR,
        siege.season(),
        units(siege),
        ships(siege),
        AirPower.of(0),
        List.<Base>of(),
        Progress.until(siege.lastTurn(), siege.schedule()).concealing(concealment),
        false,
        MatchCounters.none(),
        agenda);
  }

  /** 11: counters that lie face down from the start are dealt to tokens before anything else. */
  @Rule("11")
  private static Position dealing(Setup setup, Position position) {
    return setup.hidden().isEmpty()
        ? position
        : position.with(position.agenda().push(new Frame.Dealing(Side.GERMAN, setup.hidden())));
  }

  private static Map<String, Unit> units(Setup setup) {
    Map<String, Unit> units = new TreeMap<>();
    for (Setup.Placed placed : setup.units()) {
      units.put(placed.counter(), new Unit(placed.counter(), placed.place(), placed.fatigue(), ""));
    }
    return units;
  }

  private static Map<String, ShipOnMap> ships(Setup setup) {
    Map<String, ShipOnMap> ships = new TreeMap<>();
    for (Setup.Placed placed : setup.ships()) {
      ships.put(placed.counter(), new ShipOnMap(placed.counter(), placed.place()));
    }
    return ships;
  }
}
