package umpire.kernel.preview;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.RuleId;
import umpire.kernel.event.RevealingEvent;
import umpire.kernel.event.ShownEvent;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Report;
import umpire.kernel.play.Rest;
import umpire.kernel.play.Ruleset;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.kernel.supply.SupplyRules;

/** An order tried out in one position. Used once and thrown away. */
final class PreviewRun<P, C, E, V> {
  /** More choices and reports in a row than stand between any order and its dice. */
  private static final int FURTHEST = 12;

  private final Ruleset<P, C, E, V> rules;
  private final SupplyRules<Brief, Report> supply;
  private final Seat seat;
  private final List<Judged> judged = new ArrayList<>();
  private Rest<P, C> rest;
  private boolean reveals;

  PreviewRun(Ruleset<P, C, E, V> rules, SupplyRules<Brief, Report> supply, Seat seat, P position) {
    this.rules = rules;
    this.supply = supply;
    this.seat = seat;
    this.rest = rules.at(position);
  }

  /**
   * A command that was put.
   *
   * @param ruled what became of it
   * @param findings all that the seat would be told
   * @param shown all that the seat would be shown
   */
  record Judged(Explanation.Ruled ruled, List<Finding> findings, List<ShownEvent<?>> shown) {}

  /** True if something happened that tells somebody something new. */
  boolean reveals() {
    return reveals;
  }

  /** Puts the commands, up to the first that cannot be judged. */
  List<Judged> put(List<C> commands) {
    for (C command : commands) {
      if (!judged.isEmpty() && !mayContinue()) {
        break;
      }
      switch (rules.rule(rest, new Input.Chosen<>(seat, command))) {
        case Ruling.Refused<P, C, E>(List<Finding> because) ->
            judged.add(new Judged(Explanation.Ruled.REFUSED, because, List.of()));
        case Ruling.Drafted<P, C, E>(List<E> made, Rest<P, C> after) ->
            judged.add(take(Explanation.Ruled.DRAFTED, made, after));
        case Ruling.Accepted<P, C, E>(List<E> made, Rest<P, C> after, var _) ->
            judged.add(take(Explanation.Ruled.ACCEPTED, made, after));
      }
    }
    return List.copyOf(judged);
  }

  /** What the seat is asked now, or nothing. */
  List<Asked<C>> asked() {
    Asked<C> asked =
        rest.pending() instanceof Pending.Choices<C> choices && !choices.answered().contains(seat)
            ? choices.asked().get(seat)
            : null;
    return asked == null ? List.of() : List.of(asked);
  }

  private boolean mayContinue() {
    return switch (judged.getLast().ruled()) {
      case DRAFTED -> true;
      case ACCEPTED -> !asked().isEmpty();
      case REFUSED -> false;
    };
  }

  private Judged take(Explanation.Ruled ruled, List<E> made, Rest<P, C> after) {
    List<Finding> findings = new ArrayList<>();
    List<ShownEvent<?>> shown = new ArrayList<>();
    for (E event : made) {
      switch (rules.shown(event, new Viewer.Of(seat))) {
        case ShownEvent.Whole<E> whole -> {
          findings.addAll(rules.findings(event));
          shown.add(whole);
        }
        case ShownEvent.Blanked<E> blanked -> shown.add(blanked);
        case ShownEvent.Unseen<E> _ -> {}
      }
    }
    apply(made, after);
    return new Judged(ruled, List.copyOf(findings), List.copyOf(shown));
  }

  private void apply(List<E> made, Rest<P, C> after) {
    reveals |= made.stream().anyMatch(RevealingEvent.class::isInstance);
    rest = after;
  }

  /** What the order that was put comes to. */
  Prospect<C> prospect() {
    Judged last = judged.getLast();
    return switch (last.ruled()) {
      case REFUSED -> new Prospect.Refused<>(judged.size() - 1, last.findings());
      case DRAFTED ->
          asked().isEmpty() ? new Prospect.Quiet<>() : new Prospect.Draft<>(asked().getFirst());
      case ACCEPTED -> consequences();
    };
  }

  /** Up to the dice, or to the next decision of this seat; the others let everything pass. */
  private Prospect<C> consequences() {
    List<Prospect.Assumed> assumed = new ArrayList<>();
    for (int i = 0; i < FURTHEST; i++) {
      switch (rest.pending()) {
        case Pending.Question<C>(var _, Adjudicator.Combat(var _, RuleId rule), Brief brief) -> {
          return new Prospect.Battle<>(rule, brief, assumed);
        }
        case Pending.Question<C>(var id, Adjudicator.Supply _, Brief brief) ->
            putUmpireInput(new Input.Reported<>(id, supply.trace(brief)));
        case Pending.Draw<C> _, Pending.Over<C> _ -> {
          return new Prospect.Quiet<>();
        }
        case Pending.Choices<C> choices -> {
          if (choices.waitedFor().contains(seat)) {
            return new Prospect.Quiet<>();
          }
          Seat other = choices.waitedFor().getFirst();
          Asked<C> asked = Objects.requireNonNull(choices.asked().get(other));
          assumed.add(new Prospect.Assumed(other, asked.rule()));
          putUmpireInput(new Input.Lapsed<>(other, asked.id()));
        }
      }
    }
    return new Prospect.Quiet<>();
  }

  private void putUmpireInput(Input<C> input) {
    if (!(rules.rule(rest, input)
        instanceof Ruling.Accepted<P, C, E>(List<E> made, Rest<P, C> after, var _))) {
      throw new IllegalStateException("the rules refuse " + input);
    }
    apply(made, after);
  }
}
