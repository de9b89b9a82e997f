package umpire.kernel.foresight;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.RuleId;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Desk;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Report;
import umpire.kernel.play.Revealing;
import umpire.kernel.play.Ruleset;
import umpire.kernel.play.Ruling;
import umpire.kernel.play.Seat;
import umpire.kernel.play.Shown;
import umpire.kernel.play.Viewer;
import umpire.kernel.supply.SupplyRules;

/** An order tried out in one position. Used once and thrown away. */
final class Trial<P, C, E, V> {
  /** More choices and reports in a row than stand between any order and its dice. */
  private static final int FURTHEST = 12;

  private final Ruleset<P, C, E, V> rules;
  private final SupplyRules<Brief, Report> supply;
  private final Seat seat;
  private final List<Judged> judged = new ArrayList<>();
  private P position;
  private Pending<C> pending;
  private boolean reveals;

  Trial(Ruleset<P, C, E, V> rules, SupplyRules<Brief, Report> supply, Seat seat, P position) {
    this.rules = rules;
    this.supply = supply;
    this.seat = seat;
    this.position = position;
    this.pending = rules.pending(position);
  }

  /**
   * A command that was put.
   *
   * @param ruled what became of it
   * @param findings all that the seat would be told
   * @param shown all that the seat would be shown
   */
  record Judged(Explanation.Ruled ruled, List<Finding> findings, List<Shown<?>> shown) {}

  /** True if something happened that tells somebody something new. */
  boolean reveals() {
    return reveals;
  }

  /** Puts the commands, up to the first that cannot be judged. */
  List<Judged> put(List<C> commands) {
    for (C command : commands) {
      if (!judged.isEmpty() && !mayGoOn()) {
        break;
      }
      switch (rules.rule(position, new Input.Chosen<>(seat, command))) {
        case Ruling.Refused<E>(List<Finding> because) ->
            judged.add(new Judged(Explanation.Ruled.REFUSED, because, List.of()));
        case Ruling.Drafted<E>(List<E> made) -> judged.add(take(Explanation.Ruled.DRAFTED, made));
        case Ruling.Accepted<E>(List<E> made) -> judged.add(take(Explanation.Ruled.ACCEPTED, made));
      }
    }
    return List.copyOf(judged);
  }

  /** What the seat is asked now, or nothing. */
  List<Asked<C>> asked() {
    Asked<C> asked =
        pending instanceof Pending.Choices<C> choices && !choices.answered().contains(seat)
            ? choices.asked().get(seat)
            : null;
    return asked == null ? List.of() : List.of(asked);
  }

  private boolean mayGoOn() {
    return switch (judged.getLast().ruled()) {
      case DRAFTED -> true;
      case ACCEPTED -> !asked().isEmpty();
      case REFUSED -> false;
    };
  }

  private Judged take(Explanation.Ruled ruled, List<E> made) {
    List<Finding> findings = new ArrayList<>();
    List<Shown<?>> shown = new ArrayList<>();
    for (E event : made) {
      switch (rules.shown(position, event, new Viewer.Of(seat))) {
        case Shown.Whole<E> whole -> {
          findings.addAll(rules.findings(event));
          shown.add(whole);
        }
        case Shown.Blanked<E> blanked -> shown.add(blanked);
        case Shown.Unseen<E> _ -> {}
      }
      apply(event);
    }
    pending = rules.pending(position);
    return new Judged(ruled, List.copyOf(findings), List.copyOf(shown));
  }

  private void apply(E event) {
    reveals |= event instanceof Revealing;
    position = rules.apply(position, event);
  }

  /** What the order that was put comes to. */
  Prospect<C> prospect() {
    Judged last = judged.getLast();
    return switch (last.ruled()) {
      case REFUSED -> new Prospect.Refused<>(judged.size() - 1, last.findings());
      case DRAFTED ->
          asked().isEmpty() ? new Prospect.Quiet<>() : new Prospect.Draft<>(asked().getFirst());
      case ACCEPTED -> whatFollows();
    };
  }

  /** Up to the dice, or to the next decision of this seat; the others let everything pass. */
  private Prospect<C> whatFollows() {
    List<Prospect.Assumed> assumed = new ArrayList<>();
    for (int i = 0; i < FURTHEST; i++) {
      switch (pending) {
        case Pending.Question<C>(var _, Desk.Combat(var _, RuleId rule), Brief brief) -> {
          return new Prospect.Battle<>(rule, brief, assumed);
        }
        case Pending.Question<C>(var id, Desk.Supply _, Brief brief) ->
            umpire(new Input.Reported<>(id, supply.trace(brief)));
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
          umpire(new Input.Lapsed<>(other, asked.id()));
        }
      }
    }
    return new Prospect.Quiet<>();
  }

  private void umpire(Input<C> input) {
    if (!(rules.rule(position, input) instanceof Ruling.Accepted<E>(List<E> made))) {
      throw new IllegalStateException("the rules refuse " + input);
    }
    made.forEach(this::apply);
    pending = rules.pending(position);
  }
}
