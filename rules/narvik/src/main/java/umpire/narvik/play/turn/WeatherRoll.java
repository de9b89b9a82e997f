package umpire.narvik.play.turn;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.id.DrawId;
import umpire.kernel.pack.Pack;
import umpire.kernel.table.Table;
import umpire.narvik.combat.Charts;
import umpire.narvik.event.TurnEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.chart.Season;
import umpire.narvik.model.chart.WeatherResult;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.TurnFrame;
import umpire.narvik.model.why.Why;
import umpire.narvik.rules.DiceStep;
import umpire.narvik.rules.DrawRequests;

/** 7 Weather: two dice in turns 1 to 7; a thaw brings the costs of good weather two turns later. */
public final class WeatherRoll {
  private static final int LAST_TURN = 7;
  private static final int THAW_TAKES = 2;
  private static final RuleId WEATHER = new RuleId("7.0");

  private final Table<WeatherResult> table;

  public WeatherRoll(Pack pack) {
    this.table = pack.table("weather");
  }

  /** 7.1: after turn 7 nobody rolls, and the weather is fair. */
  @Rule({"6.1", "7.1"})
  public void begin(RulingInProgress<Position, Frame> ruling) {
    if (ruling.position().turn() <= LAST_TURN) {
      ruling.pushFrame(new TurnFrame.RollingWeather());
    }
  }

  /** Two dice that everybody sees. */
  Step<Position, Command, Frame, TurnFrame.RollingWeather> step() {
    return new DiceStep<>(
        TurnFrame.RollingWeather.class, _ -> DrawRequests.openly(WEATHER, 2), this::drawn);
  }

  /** 7.0: the sum of the dice is read; only the first thaw counts. */
  @Rule({"7.0", "7.0/r41"})
  private void drawn(
      TurnFrame.RollingWeather frame,
      DrawId draw,
      List<Integer> dice,
      RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    int sum = dice.stream().mapToInt(Integer::intValue).sum();
    WeatherResult result = table.at(Integer.toString(sum), "result");
    List<Finding> findings = new ArrayList<>();
    findings.add(Finding.notes("7.0", new Why.WeatherDice(sum, result)));
    int goodFrom = position.progress().thaw();
    if (result == WeatherResult.THAW && goodFrom == 0) {
      goodFrom = position.turn() + THAW_TAKES;
      findings.add(Finding.notes("7.0", new Why.ThawFrom(goodFrom)));
    }
    findings.addAll(Charts.whence("7.0", table));
    ruling.add(new TurnEvent.WeatherRolled(draw, dice, result, goodFrom, findings));
    ruling.popFrame();
  }

  /** 7.0, 7.1: which movement costs hold in a turn; without a thaw winter goes on. */
  @Rule({"7.0", "7.1", "7.1/r10"})
  public static Season season(Position position, int turn) {
    int goodFrom = position.progress().thaw();
    return goodFrom > 0 && turn >= goodFrom ? Season.GOOD : position.season();
  }
}
