package umpire.kernel.standard;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Reason;
import umpire.kernel.citation.RuleId;
import umpire.kernel.event.Event;
import umpire.kernel.flow.FlowTexts;
import umpire.kernel.flow.PlayedPosition;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.offer.Offer;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.Report;
import umpire.kernel.scenario.Seat;

/**
 * Writes what the flow does as {@link StandardEvent}s, and every refusal without a better reason by
 * one reason of the game. For games that draw dice; a shuffle needs texts of the game's own, since
 * an export tells dice alone.
 *
 * @param sequence the paragraph that says when who may do what, such as {@code 5.2}
 * @param notNow the game's reason why something cannot be done while this frame is on top
 * @param results true if draws and reports are told as {@link StandardEvent}s; false where events
 *     of the game tell them, each with its {@code draw} or {@code question}
 * @param <P> the game's position
 * @param <F> the game's frames
 */
public record StandardTexts<P extends PlayedPosition<P, F>, F>(
    RuleId sequence, Function<F, Reason> notNow, boolean results) implements FlowTexts<P, F> {
  /** Texts by a paragraph; throws IllegalArgumentException if {@code sequence} is no id of one. */
  public StandardTexts(String sequence, Function<F, Reason> notNow) {
    this(new RuleId(sequence), notNow, true);
  }

  /**
   * Texts of a game whose own events tell what was drawn and reported; throws
   * IllegalArgumentException if {@code sequence} is no id of a paragraph.
   */
  public static <P extends PlayedPosition<P, F>, F> StandardTexts<P, F> withoutResults(
      String sequence, Function<F, Reason> notNow) {
    return new StandardTexts<>(new RuleId(sequence), notNow, false);
  }

  @Override
  public Event<P> pushed(F frame) {
    return new StandardEvent.Pushed<>(frame);
  }

  @Override
  public Event<P> replaced(F frame) {
    return new StandardEvent.Replaced<>(frame);
  }

  @Override
  public Event<P> popped() {
    return new StandardEvent.Popped<>();
  }

  @Override
  public Event<P> answered(P before, Seat seat, int decisions) {
    return new StandardEvent.Answered<>(decisions);
  }

  @Override
  public Optional<Event<P>> drawn(DrawId id, List<Integer> values) {
    return results ? Optional.of(new StandardEvent.Drawn<>(id, values)) : Optional.empty();
  }

  @Override
  public Optional<Event<P>> reported(QuestionId id, Adjudicator adjudicator, Report report) {
    if (!results) {
      return Optional.empty();
    }
    return Optional.of(
        switch (adjudicator) {
          case Adjudicator.Supply _ -> new StandardEvent.SupplyReported<>(id, report);
          case Adjudicator.Combat(DrawId draw, var _) ->
              new StandardEvent.CombatReported<>(id, draw, report);
        });
  }

  @Override
  public Finding notAsked(F top) {
    return Finding.forbids(sequence.value(), notNow.apply(top));
  }

  @Override
  public Finding notOffered(RuleId rule, F top, Optional<Offer.Parameter> strayed) {
    return Finding.forbids(rule.value(), notNow.apply(top));
  }
}
