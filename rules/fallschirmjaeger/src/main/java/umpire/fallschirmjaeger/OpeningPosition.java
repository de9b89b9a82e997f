package umpire.fallschirmjaeger;

import java.util.Map;
import java.util.TreeMap;
import umpire.fallschirmjaeger.model.CounterMix;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.counter.UnitType;
import umpire.fallschirmjaeger.model.frame.TurnFrame;
import umpire.fallschirmjaeger.model.state.Calendar;
import umpire.fallschirmjaeger.model.state.Forces;
import umpire.fallschirmjaeger.model.state.Ground;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.state.Reserve;
import umpire.fallschirmjaeger.model.state.Setup;
import umpire.fallschirmjaeger.model.state.VictoryRule;
import umpire.kernel.citation.Rule;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.MatchCounters;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;

/** 5.0 The position before the first decision. Set-ups that need what is not built are refused. */
record OpeningPosition(CounterMix mix) {
  /**
   * The position of a scenario; throws IllegalArgumentException where it needs what this edition of
   * the rules does not carry out yet.
   */
  @Rule({"5.0/r48", "4.0a/r72"})
  Position of(Scenario scenario, Options options) {
    Setup setup = (Setup) scenario.setup();
    require(
        !(setup.victory() instanceof VictoryRule.Points),
        scenario.id() + " is decided by points, which are not carried out yet (4.0)");
    require(setup.airborne().isEmpty(), "air landings are not carried out yet (2.4 to 2.6)");
    require(setup.release().isEmpty(), "extra reinforcements are not carried out yet (5.2)");
    Map<String, Piece> inPlay = new TreeMap<>();
    for (Setup.Placed placed : setup.units()) {
      inPlay.put(
          placed.counter(),
          Piece.fresh(placed.counter(), placed.place(), unit(placed.counter()).steps()));
    }
    Map<String, Reserve> reserve = new TreeMap<>();
    for (Setup.Group group : setup.schedule()) {
      require(group.points() == 0, "reinforcements for points are not carried out yet (4.0e(3))");
      for (String counter : group.counters()) {
        unit(counter);
        reserve.put(counter, new Reserve.Arriving(group.turn(), group.group(), group.zone()));
      }
    }
    return new Position(
        new Calendar(setup.terms(), options.values(), setup.firstTurn()),
        new Forces(inPlay, reserve, java.util.Set.of()),
        Ground.dutch(),
        MatchCounters.none(),
        Agenda.of(new TurnFrame.Turning(0)));
  }

  private Unit unit(String id) {
    require(
        mix.counter(id) instanceof Unit,
        id + " is no ground unit; others are not carried out yet (1.10, 2.7, 3.3, 3.5, 3.6)");
    Unit unit = mix.unit(id);
    require(
        unit.unitType() != UnitType.ARMOURED_TRAIN,
        "the train is not carried out yet (2.8): " + id);
    return unit;
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }
}
