package umpire.lobby.tournaments.ladder;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import umpire.chassis.http.Problem;
import umpire.lobby.tournaments.ladder.LadderChallenge.Status;
import umpire.lobby.tournaments.plan.FormatPlan;
import umpire.lobby.tournaments.plan.PlanReader;
import umpire.lobby.tournaments.state.Entry;
import umpire.lobby.tournaments.state.LadderOrder;
import umpire.lobby.tournaments.state.Result;
import umpire.lobby.tournaments.state.TournamentState;
import umpire.lobby.tournaments.store.Actor;
import umpire.lobby.tournaments.store.ContinuousFormat;
import umpire.lobby.tournaments.store.Held;
import umpire.lobby.tournaments.store.StateReader;
import umpire.tournament.Outcome;
import umpire.tournament.ladder.Ladder;

/** What happens to a ladder when something happens to its tournament, or time passes. */
@ApplicationScoped
class Ladders implements ContinuousFormat {
  @Override
  public boolean plays(FormatPlan format) {
    return format instanceof FormatPlan.OfLadder;
  }

  /** Refuses, by 409, a tournament of another format. */
  static FormatPlan.OfLadder plan(Held held) {
    if (PlanReader.read(held.row().form()).format() instanceof FormatPlan.OfLadder ladder) {
      return ladder;
    }
    throw Problem.conflict("no-ladder", "No ladder", "The format of the tournament is no ladder.")
        .asException();
  }

  /** At the start the ladder has the order of numbers, which goes by ratings. */
  @Override
  public Uni<Void> begun(Held held, TournamentState state) {
    List<Integer> order = LadderOrder.numbers(state.entries()).stream().sorted().toList();
    return LadderRows.create(held, Ladder.of(order, 1, plan(held).settings()));
  }

  @Override
  public Uni<Boolean> decided(Held held, int board, Result result) {
    return StateReader.entries(held.sql(), held.row().id())
        .chain(entries -> current(held, entries))
        .chain(now -> counted(held, now, board, result))
        .replaceWith(false);
  }

  private static Uni<Void> counted(Held held, LadderState now, int board, Result result) {
    Optional<LadderChallenge> played =
        now.challenges().stream()
            .filter(one -> one.status() == Status.PLAYING)
            .filter(one -> one.board().equals(Optional.of(board)))
            .findFirst();
    if (played.isEmpty()) {
      // One of the two has withdrawn since.
      return Uni.createFrom().voidItem();
    }
    Outcome outcome =
        new Outcome(played.get().pairing(), result.points(), result.how() != Result.How.FORFEIT);
    LadderState after = now.reported(played.get(), outcome);
    return LadderRows.write(held, now, after).chain(() -> recordOrder(held, now, after));
  }

  @Override
  public Uni<Void> ended(Held held) {
    return LadderRows.callOff(held);
  }

  @Override
  public String due() {
    return LadderRows.DUE;
  }

  @Override
  public Uni<Boolean> look(Held held) {
    return StateReader.entries(held.sql(), held.row().id())
        .chain(entries -> current(held, entries))
        .replaceWith(false);
  }

  /** The ladder as it stands now; what came of the time since it was read last is written down. */
  static Uni<LadderState> current(Held held, List<Entry> entries) {
    return LadderRows.read(held, plan(held).settings())
        .chain(
            before -> {
              LadderState now = before.at(held.at(), LadderOrder.numbers(entries));
              return LadderRows.write(held, before, now)
                  .chain(() -> recordClosed(held, now))
                  .chain(() -> recordOrder(held, before, now))
                  .replaceWith(now);
            });
  }

  /** Writes down what has lapsed or is called off. */
  private static Uni<Void> recordClosed(Held held, LadderState now) {
    Uni<Void> all = Uni.createFrom().voidItem();
    for (LadderChallenge one : now.challenges()) {
      if (!one.status().isOpen()) {
        all =
            all.chain(
                () ->
                    held.record(
                        Actor.NOBODY,
                        "challenge-" + one.status().word(),
                        detail().put("challenge", one.number())));
      }
    }
    return all;
  }

  /** Writes down who stands where, if that has changed. */
  private static Uni<Void> recordOrder(Held held, LadderState before, LadderState now) {
    List<Integer> order = now.ladder().order();
    if (order.equals(before.ladder().order())) {
      return Uni.createFrom().voidItem();
    }
    ObjectNode detail = detail();
    ArrayNode numbers = detail.putArray("order");
    order.forEach(numbers::add);
    return held.record(Actor.NOBODY, "ladder", detail);
  }

  static ObjectNode detail() {
    return JsonNodeFactory.instance.objectNode();
  }
}
