package umpire.narvik.rules;

import java.util.HashSet;
import java.util.Set;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.Wait;
import umpire.kernel.id.DrawId;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.DrawKind;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;

/** What is drawn, and who sees it. */
public final class DrawRequests {
  private DrawRequests() {}

  /** A draw of six-sided dice that every viewer sees at once. */
  public static Wait<Position, Command, Frame> openly(RuleId rule, int dice) {
    Set<Viewer> all = new HashSet<>(Set.of(new Viewer.Everyone()));
    for (Side side : Side.values()) {
      all.add(new Viewer.Of(side.seat()));
    }
    return new Wait.Draw<>(rule, new DrawKind.Dice(dice, 6), all);
  }

  /** A draw that one side alone sees before the end. */
  public static Wait<Position, Command, Frame> secretly(RuleId rule, DrawKind drawKind, Side side) {
    return new Wait.Draw<>(rule, drawKind, Set.of(new Viewer.Of(side.seat())));
  }

  /** The combat adjudicator, whose dice take the draw that the asking counted. */
  public static Adjudicator adjudicator(Position position, RuleId rule) {
    return new Adjudicator.Combat(new DrawId(position.tally().draws()), rule);
  }
}
