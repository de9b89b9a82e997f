package umpire.fallschirmjaeger;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.frame.TurnFrame;
import umpire.fallschirmjaeger.model.state.AirArm;
import umpire.fallschirmjaeger.model.state.Calendar;
import umpire.fallschirmjaeger.model.state.Forces;
import umpire.fallschirmjaeger.model.state.Ground;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.state.Reserve;
import umpire.fallschirmjaeger.model.state.Score;
import umpire.fallschirmjaeger.model.state.Setup;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.kernel.citation.Rule;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.MatchCounters;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;

/** 5.0 The position before the first decision; gold and leaders stand as r59 has them. */
@Rule("3.6/r59")
record OpeningPosition(ChapterContext context) {
  /** The position of a scenario. */
  @Rule({"5.0/r48", "4.0a/r72", "2.3a", "T-Ju52"})
  Position of(Scenario scenario, Options options) {
    Setup setup = (Setup) scenario.setup();
    Map<String, Piece> inPlay = new TreeMap<>();
    for (Setup.Placed placed : setup.units()) {
      String id = placed.counter();
      inPlay.put(id, Piece.fresh(id, placed.place(), context.mix().counter(id).steps()));
    }
    return new Position(
        new Calendar(setup.terms(), options.values(), setup.firstTurn()),
        new Forces(inPlay, reserve(setup), Set.of()),
        Ground.dutch(),
        AirArm.of(context.pack().<Integer>table("ju52-points").at(scenario.id(), "points")),
        Score.none(),
        MatchCounters.none(),
        Agenda.of(new TurnFrame.Turning(0)));
  }

  /** What comes by air, at the edge of the map, for points, or when it is released. */
  @Rule({"5.0/r48", "4.0e(3)/r49", "5.2/r90"})
  private Map<String, Reserve> reserve(Setup setup) {
    Map<String, Reserve> reserve = new TreeMap<>();
    setup.airborne().forEach(id -> reserve.put(id, new Reserve.Airborne()));
    setup.release().forEach(id -> reserve.put(id, new Reserve.Held()));
    for (Setup.Group group : setup.schedule()) {
      for (String id : group.counters()) {
        reserve.put(
            id,
            group.points() == 0
                ? new Reserve.Arriving(group.turn(), group.group(), group.zone())
                : new Reserve.Offered(group.turn(), group.group(), group.zone(), group.points()));
      }
    }
    reserve.keySet().forEach(id -> context.mix().counter(id).steps());
    return reserve;
  }
}
