package umpire.fallschirmjaeger;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Head;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.counter.UnitType;
import umpire.fallschirmjaeger.model.frame.TurnFrame;
import umpire.fallschirmjaeger.model.state.AirArm;
import umpire.fallschirmjaeger.model.state.Calendar;
import umpire.fallschirmjaeger.model.state.Forces;
import umpire.fallschirmjaeger.model.state.Ground;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.state.Reserve;
import umpire.fallschirmjaeger.model.state.Setup;
import umpire.fallschirmjaeger.model.state.VictoryRule;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.kernel.citation.Rule;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.MatchCounters;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;

/** 5.0 The position before the first decision. Set-ups that need what is not built are refused. */
record OpeningPosition(ChapterContext context) {
  private static final String PARACHUTE_DIVISION = "7-flieger";

  /** Of chapters that are not carried out yet: 1.7b, 2.4, 4.0c and 4.0d. */
  private static final List<String> WITHOUT_EFFECT =
      List.of("active-barrage", "field-landings", "parachute-losses", "winkelmann");

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
    require(setup.release().isEmpty(), "extra reinforcements are not carried out yet (5.2)");
    for (String option : WITHOUT_EFFECT) {
      String preset = context.pack().choose(Map.of()).value(option);
      require(
          options.value(option).equals(preset),
          "the option " + option + " is not carried out yet: " + options.value(option));
    }
    Map<String, Piece> inPlay = new TreeMap<>();
    for (Setup.Placed placed : setup.units()) {
      inPlay.put(
          placed.counter(),
          Piece.fresh(placed.counter(), placed.place(), unit(placed.counter()).steps()));
    }
    Map<String, Reserve> reserve = airborne(setup);
    for (Setup.Group group : setup.schedule()) {
      require(group.points() == 0, "reinforcements for points are not carried out yet (4.0e(3))");
      for (String counter : group.counters()) {
        unit(counter);
        reserve.put(counter, new Reserve.Arriving(group.turn(), group.group(), group.zone()));
      }
    }
    return new Position(
        new Calendar(setup.terms(), options.values(), setup.firstTurn()),
        new Forces(inPlay, reserve, Set.of()),
        Ground.dutch(),
        AirArm.of(context.pack().<Integer>table("ju52-points").at(scenario.id(), "points")),
        MatchCounters.none(),
        Agenda.of(new TurnFrame.Turning(0)));
  }

  /** 2.5a, 2.7b: parachute units and heads that can be dropped; no other comes by air yet. */
  @Rule({"2.3a", "T-Ju52"})
  private Map<String, Reserve> airborne(Setup setup) {
    Map<String, Reserve> reserve = new TreeMap<>();
    for (String id : setup.airborne()) {
      boolean drops =
          switch (context.mix().counter(id)) {
            case Unit unit -> unit.formation().equals(PARACHUTE_DIVISION) && !unit.seaplane();
            case Head head -> head.airfield().isEmpty();
            default -> false;
          };
      require(
          drops,
          id
              + " comes by transport, by seaplane or as a leader, which is not carried out yet (2.4, 2.6)");
      reserve.put(id, new Reserve.Airborne());
    }
    return reserve;
  }

  private Unit unit(String id) {
    require(
        context.mix().counter(id) instanceof Unit,
        id + " is no ground unit; others are not carried out yet (1.10, 2.7, 3.3, 3.5, 3.6)");
    Unit unit = context.mix().unit(id);
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
