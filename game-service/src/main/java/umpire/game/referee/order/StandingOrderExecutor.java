package umpire.game.referee.order;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.chassis.http.Problem;
import umpire.game.referee.command.Order;
import umpire.game.referee.command.ParsedCommands;
import umpire.game.referee.state.MatchState;
import umpire.game.referee.state.StoredJson;
import umpire.game.referee.transaction.DrawSource;
import umpire.game.referee.transaction.MatchTransaction;
import umpire.game.store.transaction.DraftRow;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Rest;
import umpire.kernel.play.Ruleset;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Seat;
import umpire.wire.WireException;

/** Answers for a seat with its standing orders. */
public final class StandingOrderExecutor {
  /** Ask as if there were no standing order. */
  static final String ASK = "ask";

  /** Take the fallback. */
  static final String FALLBACK = "fallback";

  /** An order of more choices than any rulebook asks for: a ruleset that goes on is at fault. */
  private static final int MOST_CHOICES = 1_000;

  private StandingOrderExecutor() {}

  /** The first seat that is asked what it has answered in advance; empty if none is. */
  public static Optional<Seat> asked(
      MatchState<?, ?, ?, ?> matchState, Map<String, SortedMap<String, String>> orders) {
    return matchState.waitedFor().stream()
        .filter(seat -> answer(matchState, seat, orders).isPresent())
        .findFirst();
  }

  private static Optional<JsonNode> answer(
      MatchState<?, ?, ?, ?> matchState, Seat seat, Map<String, SortedMap<String, String>> orders) {
    SortedMap<String, String> own = orders.getOrDefault(seat.id(), new TreeMap<>());
    return matchState
        .asked(seat)
        .flatMap(asked -> Optional.ofNullable(own.get(asked.rule().value())))
        .map(StoredJson::tree)
        .filter(answer -> !answer.asText().equals(ASK));
  }

  /** Gives the answer of a seat that has one: an order like any other. */
  public static <P, C, E, V> MatchTransaction<P, C, E, V> act(
      MatchState<P, C, E, V> matchState,
      Seat seat,
      Map<String, SortedMap<String, String>> orders,
      DrawSource dice) {
    Asked<C> asked = matchState.asked(seat).orElseThrow();
    C first =
        command(matchState, answer(matchState, seat, orders).orElseThrow())
            .filter(wanted -> asked.offers().admits(wanted))
            .orElse(asked.fallback());
    Order<C> order =
        new Order<>(
            seat,
            OptionalInt.of(matchState.number(asked)),
            DraftRow.none(seat.id()),
            whole(matchState, seat, first));
    return switch (OrderAdjudicator.rule(matchState, order, dice)) {
      case OrderRuling.Done<P, C, E, V> done -> {
        done.course().inAdvance(seat);
        yield done.course();
      }
      case OrderRuling.Refused<P, C, E, V>(Problem problem) ->
          throw new IllegalStateException("offered and refused: " + problem.detail());
    };
  }

  /** None where the fallback is wanted, or what can be read no longer. */
  private static <P, C, E, V> Optional<C> command(
      MatchState<P, C, E, V> matchState, JsonNode answer) {
    if (answer.isTextual()) {
      return Optional.empty();
    }
    try {
      return Optional.of(matchState.edition().command(answer));
    } catch (WireException _) {
      return Optional.empty();
    }
  }

  /** The command, and the fallbacks of what completes its order. */
  private static <P, C, E, V> ParsedCommands<C> whole(
      MatchState<P, C, E, V> matchState, Seat seat, C first) {
    Ruleset<P, C, E, V> rules = matchState.edition().rules();
    List<C> commands = new ArrayList<>();
    Rest<P, C> rest = matchState.rest();
    C next = first;
    while (commands.size() < MOST_CHOICES) {
      commands.add(next);
      switch (rules.rule(rest, new Input.Chosen<>(seat, next))) {
        case Ruling.Accepted<P, C, E> _ -> {
          return new ParsedCommands<>(
              commands, commands.stream().map(matchState.edition()::tree).toList());
        }
        case Ruling.Drafted<P, C, E>(var _, Rest<P, C> after) -> {
          rest = after;
          next = fallback(after.pending(), seat);
        }
        case Ruling.Refused<P, C, E>(var because) ->
            throw new IllegalStateException("offered and refused: " + next + " " + because);
      }
    }
    throw new IllegalStateException("an order without end: " + commands);
  }

  private static <C> C fallback(Pending<C> pending, Seat seat) {
    if (pending instanceof Pending.Choices<C> choices) {
      Asked<C> asked = choices.asked().get(seat);
      if (asked != null) {
        return asked.fallback();
      }
    }
    throw new IllegalStateException("a draft of " + seat + " does not ask it");
  }
}
