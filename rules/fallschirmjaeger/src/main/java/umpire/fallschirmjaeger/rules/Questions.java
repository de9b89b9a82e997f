package umpire.fallschirmjaeger.rules;

import umpire.fallschirmjaeger.combat.CombatBrief;
import umpire.fallschirmjaeger.event.Event;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Wait;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.play.Adjudicator;

/** How the combat adjudicator is asked. */
public final class Questions {
  private Questions() {}

  /** Asks for dice; the frame that waits for them comes on top. */
  public static void ask(
      CombatBrief brief, Frame waiting, RulingInProgress<Position, Frame> ruling) {
    ruling.add(new Event.CombatAsked(ruling.nextQuestion(), ruling.nextDraw(), brief));
    ruling.pushFrame(waiting);
  }

  /** What a frame waits for that has asked for dice. */
  public static Wait<Position, Command, Frame> waits(
      Position position, String rule, CombatBrief brief) {
    return new Wait.Report<>(new Adjudicator.Combat(draw(position), new RuleId(rule)), brief);
  }

  /** The question that was asked last. */
  public static QuestionId question(Position position) {
    return new QuestionId(position.tally().questions());
  }

  /** The draw of the question that was asked last. */
  public static DrawId draw(Position position) {
    return new DrawId(position.tally().draws());
  }
}
