package umpire.fallschirmjaeger.play.turn;

import umpire.fallschirmjaeger.event.TurnEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.frame.TurnFrame;
import umpire.fallschirmjaeger.rules.Briefs;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.Questions;
import umpire.fallschirmjaeger.supply.LineReport;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.standard.StandardEvent;

/** 2.1a, 3.1b: from turn 3 the lines of a side are traced at the end of its turn. */
@Rule({"2.1a", "3.1b"})
public record SupplyPhase(ChapterContext context, Briefs briefs) {
  /** Asks the adjudicator where it is due, and there are units. */
  void begin(Side side, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    String due = side == Side.GERMAN ? "german-supply" : "dutch-supply";
    if (context.due(due, position.turn()) && !context.mix().of(position, side).isEmpty()) {
      ruling.add(new StandardEvent.SupplyAsked<>(ruling.nextQuestion()));
      ruling.pushFrame(new TurnFrame.AwaitingLines(side));
    }
  }

  /** What waits for the lines. 3.4b: then the Dutch artillery needs its munitions. */
  @Rule("3.4b")
  Step<Position, Command, Frame, TurnFrame.AwaitingLines> step(Ships ships) {
    return Step.consults(
        TurnFrame.AwaitingLines.class,
        (position, frame) ->
            new Wait.Report<>(new Adjudicator.Supply(), briefs.lines(position, frame.side())),
        LineReport.class,
        (frame, report, ruling) -> {
          ruling.add(new TurnEvent.LinesTraced(Questions.question(ruling), report));
          ruling.popFrame();
          if (frame.side() == Side.ALLIED) {
            ships.munitions(ruling);
          }
        });
  }
}
