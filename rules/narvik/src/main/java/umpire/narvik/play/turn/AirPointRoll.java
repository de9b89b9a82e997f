package umpire.narvik.play.turn;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.id.DrawId;
import umpire.narvik.event.TurnEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.chart.Weather;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.TurnFrame;
import umpire.narvik.model.state.AirPower;
import umpire.narvik.model.why.Why;
import umpire.narvik.rules.DiceStep;
import umpire.narvik.rules.DrawRequests;

/**
 * 18.1 German air points: four dice, halved and rounded down in bad weather at Trondheim, then four
 * more from turn 8 on, and never above thirty.
 */
public final class AirPointRoll {
  private static final int DICE = 4;
  private static final int MORE = 4;
  private static final int MORE_FROM_TURN = 8;
  private static final RuleId AIR_POINTS = new RuleId("18.1");

  /** The dice come next. */
  @Rule("6.3")
  public void begin(RulingInProgress<Position, Frame> ruling) {
    ruling.pushFrame(new TurnFrame.RollingAirPoints());
  }

  /** Four dice that everybody sees. */
  Step<Position, Command, Frame, TurnFrame.RollingAirPoints> step() {
    return new DiceStep<>(
        TurnFrame.RollingAirPoints.class, _ -> DrawRequests.openly(AIR_POINTS, DICE), this::drawn);
  }

  /** 18.1, 28.0: halved for weather first, then the points of turn 8. */
  @Rule({"18.1", "18.1/r7", "28.0", "7.0"})
  private void drawn(
      TurnFrame.RollingAirPoints frame,
      DrawId draw,
      List<Integer> dice,
      RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    int sum = dice.stream().mapToInt(Integer::intValue).sum();
    List<Finding> findings = new ArrayList<>();
    int points = sum;
    if (position.weather() == Weather.BAD_AT_TRONDHEIM) {
      points = sum / 2;
      Why halved = new Why.HalvedForWeather(sum, points);
      findings.add(Finding.of("7.0", halved, new Effect.Times(new Fraction(1, 2))));
    }
    if (position.turn() >= MORE_FROM_TURN) {
      points += MORE;
      findings.add(Finding.of("28.0", new Why.MoreAirPoints(MORE), new Effect.Adds(MORE)));
    }
    points = Math.min(points, AirPower.MOST_POINTS);
    findings.addFirst(Finding.notes("18.1", new Why.AirPointDice(sum, points)));
    ruling.add(new TurnEvent.AirPointsRolled(draw, dice, points, findings));
    ruling.popFrame();
  }
}
