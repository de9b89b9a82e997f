package umpire.rivercrossing;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.event.Audience;
import umpire.kernel.hex.Place;
import umpire.kernel.id.DecisionId;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.scenario.Seat;
import umpire.rivercrossing.RiverCrossing.BattleReport;
import umpire.rivercrossing.RiverCrossing.Frame;
import umpire.rivercrossing.RiverCrossing.TraceReport;
import umpire.rivercrossing.RiverCrossing.Unit;

/** What happens. Everybody is shown it, but for what is noted for the flow. */
public sealed interface Event extends umpire.kernel.event.Event<Position> {
  @Override
  default Position applied(Position before) {
    return before;
  }

  @Override
  default Audience audience() {
    return this instanceof Noted ? new Audience.Nobody() : new Audience.Everyone();
  }

  record TurnBegun(int turn) implements Event {
    @Override
    public Position applied(Position before) {
      return before.with(turn, false);
    }
  }

  record WeatherRolled(DrawId draw, int die, boolean flood) implements Event {
    @Override
    public Position applied(Position before) {
      return before.with(before.turn(), flood).with(before.tally().drawn(draw));
    }
  }

  record Moved(String unit, Place to) implements Event {
    @Override
    public Position applied(Position before) {
      return before.with(before.units().stream().map(this::moved).toList());
    }

    private Unit moved(Unit one) {
      return one.unit().equals(unit) ? new Unit(unit, one.side(), one.strength(), to) : one;
    }
  }

  record Passed(Seat seat) implements Event {}

  record LineTraced(QuestionId question, TraceReport report) implements Event {
    @Override
    public List<Finding> findings() {
      return report.findings();
    }
  }

  record BattleFought(QuestionId question, DrawId draw, BattleReport report) implements Event {
    @Override
    public Position applied(Position before) {
      List<String> lost = report.result().lost();
      return before.with(
          before.units().stream().filter(unit -> !lost.contains(unit.unit())).toList());
    }

    @Override
    public List<Finding> findings() {
      return report.findings();
    }
  }

  /** What the flow does. */
  sealed interface Noted extends Event {}

  record Replaced(Frame frame) implements Noted {
    @Override
    public Position applied(Position before) {
      return before.with(before.agenda().replace(frame));
    }
  }

  record LineAsked(QuestionId question) implements Noted {
    @Override
    public Position applied(Position before) {
      return before.with(before.tally().asked(question));
    }
  }

  record BattleAsked(QuestionId question, DrawId draw) implements Noted {
    @Override
    public Position applied(Position before) {
      return before.with(before.tally().asked(question).drawn(draw));
    }
  }

  record Answered() implements Noted {
    @Override
    public Position applied(Position before) {
      DecisionId answered = new DecisionId(before.tally().decisions() + 1);
      return before.with(before.tally().answered(answered));
    }
  }
}
