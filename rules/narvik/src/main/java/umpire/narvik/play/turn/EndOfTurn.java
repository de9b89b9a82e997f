package umpire.narvik.play.turn;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.narvik.event.TurnEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.state.FatigueLevel;
import umpire.narvik.model.why.Why;
import umpire.narvik.play.random.RandomEvents;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.Fatigue;

/** 6.5, 21.0 The end of the turn: recovery, lost air points, then the end or another turn. */
public final class EndOfTurn {
  private final ChapterContext chapterContext;
  private final Fatigue fatigue;
  private final FinalTest test;

  public EndOfTurn(ChapterContext chapterContext, Fatigue fatigue, FinalTest test) {
    this.chapterContext = chapterContext;
    this.fatigue = fatigue;
    this.test = test;
  }

  /** 10.1f, 21.0: every unit recovers, aboard ships too; air points are not saved. */
  @Rule({"6.5", "10.1f", "21.0"})
  public void recovery(RulingInProgress<Position, Frame> ruling) {
    for (Side side : Side.values()) {
      Why why = new Why.Recovery(fatigue.inText("recovery"), fatigue.inText("recovery-at-limit"));
      List<FatigueLevel> levels = levels(ruling.position(), side);
      ruling.add(new TurnEvent.Recovered(side, levels, Finding.notes("10.1f", why)));
    }
    ruling.add(new TurnEvent.AirPointsLapsed(ruling.position().airPoints()));
  }

  private List<FatigueLevel> levels(Position position, Side side) {
    List<FatigueLevel> levels = new ArrayList<>();
    for (Unit unit : position.units().values()) {
      add(levels, side, unit);
    }
    for (ShipOnMap ship : position.ships().values()) {
      ship.cargo().forEach(unit -> add(levels, side, unit));
    }
    return levels;
  }

  private void add(List<FatigueLevel> levels, Side side, Unit unit) {
    if (unit.fatigue() > 0 && chapterContext.mix().land(unit.id()).side() == side) {
      levels.add(level(unit));
    }
  }

  /** 10.1f: four points less for a unit at its limit, eight for any other, never below zero. */
  @Rule({"10.1c", "10.1f"})
  private FatigueLevel level(Unit unit) {
    int points =
        fatigue.inText(chapterContext.mix().atLimit(unit) ? "recovery-at-limit" : "recovery");
    int to = Math.max(0, unit.fatigue() - points);
    return new FatigueLevel(unit.id(), unit.fatigue(), to, unit.faceDown());
  }

  /** 6.5, 24.0: the match ends with its last turn, or with the turn that an event has named. */
  @Rule({"1.0", "6.5", "24.0"})
  public void end(RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    RandomEvents.announce(ruling);
    boolean early = position.progress().end().due(position.turn());
    if (early || position.turn() >= position.progress().lastTurn()) {
      test.begin(ruling);
    } else {
      int next = position.turn() + 1;
      ruling.add(new TurnEvent.TurnBegan(next, WeatherRoll.season(position, next)));
    }
  }
}
