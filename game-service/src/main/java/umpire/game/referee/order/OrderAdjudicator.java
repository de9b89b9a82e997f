package umpire.game.referee.order;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.chassis.http.Problem;
import umpire.game.edition.Edition;
import umpire.game.referee.command.Order;
import umpire.game.referee.state.Decisions;
import umpire.game.referee.state.Draft;
import umpire.game.referee.state.MatchState;
import umpire.game.referee.transaction.DrawSource;
import umpire.game.referee.transaction.MatchTransaction;
import umpire.game.store.transaction.StoredTransaction;
import umpire.kernel.citation.Finding;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Rest;
import umpire.kernel.play.Ruleset;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Seat;

/**
 * Rules the commands of one order in sequence. It refuses all of them or none: where something else
 * comes first (a draw, another seat, a report), what was done stands and the rest is left.
 */
public final class OrderAdjudicator<P, C, E, V> {
  private final MatchState<P, C, E, V> matchState;
  private final Ruleset<P, C, E, V> rules;
  private final Order<C> order;
  private final Seat seat;
  private final Draft<P, C, E> draft;
  private final MatchTransaction<P, C, E, V> transaction;
  private final List<C> commands;

  /** The order as it is being built: what it would do, and the position that follows. */
  private final List<JsonNode> drafted;

  private final List<E> tentative;
  private Rest<P, C> rest;

  private OrderAdjudicator(MatchState<P, C, E, V> matchState, Order<C> order, DrawSource dice) {
    this.matchState = matchState;
    this.rules = matchState.edition().rules();
    this.order = order;
    this.seat = order.seat();
    this.transaction = new MatchTransaction<>(matchState, dice);
    this.commands = order.added().commands();
    this.draft = Draft.over(matchState, seat, order.draft());
    this.drafted = new ArrayList<>(draft.commands());
    this.tentative = new ArrayList<>(draft.events());
    this.rest = draft.rest();
  }

  /** What becomes of the order. */
  public static <P, C, E, V> OrderRuling<P, C, E, V> rule(
      MatchState<P, C, E, V> matchState, Order<C> order, DrawSource dice) {
    OrderAdjudicator<P, C, E, V> orderAdjudicator = new OrderAdjudicator<>(matchState, order, dice);
    return orderAdjudicator
        .barred()
        .<OrderRuling<P, C, E, V>>map(OrderRuling.Refused::new)
        .orElseGet(orderAdjudicator::adjudicate);
  }

  /** Why the seat cannot answer this decision now; empty if it can. */
  private Optional<Problem> barred() {
    if (matchState.over()) {
      return Optional.of(
          Problem.conflict("over", "The match is over", "Nothing is waited for any more."));
    }
    boolean free =
        draft.pending() instanceof Pending.Choices<C> choices
            && choices.free().containsKey(seat)
            && commands.stream().allMatch(choices.free().get(seat)::admits);
    int open = opened();
    if (order.decision().isEmpty()) {
      if (!free && open == 0) {
        return withDecision(notWaitedFor());
      }
      if (!free) {
        return withDecision(
            Problem.malformed(
                "/decision", "which decision does this answer? " + open + " is open"));
      }
    } else if (open == 0) {
      return withDecision(notWaitedFor());
    } else if (order.decision().getAsInt() != open) {
      return withDecision(
          Problem.conflict(
              "decision-closed",
              "This decision is no longer open",
              "Decision %d is not open for %s; %d is."
                  .formatted(order.decision().getAsInt(), seat, open)));
    }
    return draft.refused().isEmpty()
        ? Optional.empty()
        : Optional.of(refused(matchState.edition(), draft.index(), draft.refused(), true));
  }

  private Optional<Problem> withDecision(Problem problem) {
    return Optional.of(problem.with("decision", Decisions.of(matchState, seat, order.draft())));
  }

  private int opened() {
    return draft.pending() instanceof Pending.Choices<C> choices
            && choices.asked().containsKey(seat)
        ? matchState.number(choices.asked().get(seat))
        : 0;
  }

  private OrderRuling<P, C, E, V> adjudicate() {
    for (int i = 0; i < commands.size(); i++) {
      switch (rules.rule(rest, new Input.Chosen<>(seat, commands.get(i)))) {
        case Ruling.Refused<P, C, E>(List<Finding> because) -> {
          return new OrderRuling.Refused<>(refused(matchState.edition(), i, because, false));
        }
        case Ruling.Drafted<P, C, E>(List<E> soFar, Rest<P, C> after) -> {
          drafted.add(order.added().json().get(i));
          tentative.addAll(soFar);
          rest = after;
        }
        case Ruling.Accepted<P, C, E> accepted -> {
          tentative.addAll(accepted.events());
          drafted.add(order.added().json().get(i));
          transaction.choose(seat, drafted, tentative, accepted);
          drafted.clear();
          tentative.clear();
          boolean rolled = transaction.settle();
          rest = transaction.rest();
          if (rolled || !stillAsked()) {
            return done(order.added().json().subList(i + 1, commands.size()));
          }
        }
      }
    }
    return done(List.of());
  }

  private boolean stillAsked() {
    return transaction.pending() instanceof Pending.Choices<C> choices
        && choices.asked().containsKey(seat)
        && !choices.answered().contains(seat);
  }

  private OrderRuling<P, C, E, V> done(List<JsonNode> left) {
    ArrayNode commandsOfDraft = JsonNodeFactory.instance.arrayNode().addAll(drafted);
    int decision =
        transaction.events().isEmpty()
            ? Draft.decision(matchState, seat)
            : Draft.decision(transaction.after(), seat);
    return new OrderRuling.Done<>(
        transaction,
        StoredTransaction.DraftChange.of(order.draft(), decision, commandsOfDraft.toString()),
        left);
  }

  private Problem notWaitedFor() {
    return Problem.conflict(
        "not-waited-for", "This seat is not waited for", "It is not for " + seat + " to act.");
  }

  /** A refusal by the rules, of the command at an index of what was sent or of the draft. */
  public static Problem refused(
      Edition<?, ?, ?, ?> edition, int index, List<Finding> because, boolean inDraft) {
    Problem problem =
        new Problem(
            422,
            "refused",
            "Refused by a rule",
            inDraft
                ? "The draft is no longer valid: delete it, or its last commands."
                : "Nothing was done.",
            Map.of());
    return problem
        .with(inDraft ? "draftIndex" : "index", index)
        .with("findings", edition.findings(because));
  }
}
