package umpire.narvik.play.air;

import java.util.List;
import java.util.function.Function;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Wait;
import umpire.kernel.hex.Place;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.narvik.combat.AirRaid;
import umpire.narvik.combat.AirRaidReport;
import umpire.narvik.event.AirEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.chart.Weather;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.AirFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.Why;
import umpire.narvik.rules.DrawRequests;

/**
 * 18.1 What every mission has in common: points to spend, and a question to the combat adjudicator.
 */
public final class AirMissions {
  /** Why so many air points cannot be spent; the Allies have none (18.2). */
  @Rule({"18.1", "18.2"})
  List<Finding> barsPoints(Position position, Side side, int points) {
    int most = side == Side.GERMAN ? position.airPoints() : 0;
    return points < 1 || points > most
        ? List.of(Finding.forbids("18.1", new Why.NoAirPoints(points, most)))
        : List.of();
  }

  /** The brief of a raid, a function of the position alone. */
  AirRaid brief(Position position, List<AirRaid.Sortie> sorties) {
    return new AirRaid(
        sorties,
        position.weather() == Weather.BAD_AT_NARVIK,
        position.emergencyAirSupport(),
        position.bases().size());
  }

  /** Asks the combat adjudicator and waits for it in the frame. */
  void ask(
      RulingInProgress<Position, Frame> ruling,
      List<AirRaid.Sortie> sorties,
      Function<QuestionId, AirFrame> waiting) {
    QuestionId question = ruling.nextQuestion();
    DrawId draw = ruling.nextDraw();
    ruling.add(new AirEvent.RaidAsked(question, draw, brief(ruling.position(), sorties)));
    ruling.pushFrame(waiting.apply(question));
  }

  /** The open question. */
  Wait<Position, Command, Frame> awaited(
      Position position, RuleId rule, List<AirRaid.Sortie> sorties) {
    return new Wait.Report<>(DrawRequests.adjudicator(position, rule), brief(position, sorties));
  }

  /** The mission was flown: everyone sees the dice, and its frame is gone. */
  void flown(
      RulingInProgress<Position, Frame> ruling,
      QuestionId question,
      Place hex,
      AirRaidReport report) {
    DrawId draw = new DrawId(ruling.position().tally().draws());
    ruling.add(new AirEvent.RaidFlown(question, draw, hex, report));
    ruling.popFrame();
  }
}
