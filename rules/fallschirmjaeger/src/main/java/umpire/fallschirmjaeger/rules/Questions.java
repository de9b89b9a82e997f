package umpire.fallschirmjaeger.rules;

import java.util.function.BiFunction;
import umpire.fallschirmjaeger.combat.CombatBrief;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.Report;
import umpire.kernel.standard.StandardEvent;

/** How the combat adjudicator is asked. */
public final class Questions {
  private Questions() {}

  /** Asks for dice; the frame that waits for them comes on top. */
  public static void ask(Frame waiting, RulingInProgress<Position, Frame> ruling) {
    ruling.add(new StandardEvent.CombatAsked<>(ruling.nextQuestion(), ruling.nextDraw()));
    ruling.pushFrame(waiting);
  }

  /**
   * The step of a frame that has asked for dice.
   *
   * @param rule the paragraph that calls for them
   * @param brief as it is put together from the position
   * @param report the type of the report
   */
  public static <F extends Frame, R extends Report> Step<Position, Command, Frame, F> consults(
      Class<F> frame,
      String rule,
      BiFunction<Position, F, CombatBrief> brief,
      Class<R> report,
      Step.Consulted<Position, Frame, F, R> reported) {
    return Step.consults(
        frame,
        (position, top) ->
            new Wait.Report<>(
                new Adjudicator.Combat(new DrawId(position.tally().draws()), new RuleId(rule)),
                brief.apply(position, top)),
        report,
        reported);
  }

  /** The question that was asked last. */
  public static QuestionId question(RulingInProgress<Position, Frame> ruling) {
    return new QuestionId(ruling.position().tally().questions());
  }

  /** The draw of the question that was asked last. */
  public static DrawId draw(RulingInProgress<Position, Frame> ruling) {
    return new DrawId(ruling.position().tally().draws());
  }
}
