package umpire.lobby.tournaments.arena;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import umpire.chassis.http.Problem;
import umpire.lobby.tournaments.Computations;
import umpire.lobby.tournaments.MatchOrders;
import umpire.lobby.tournaments.plan.FormatPlan;
import umpire.lobby.tournaments.plan.PlanReader;
import umpire.lobby.tournaments.state.Board;
import umpire.lobby.tournaments.state.Entry;
import umpire.lobby.tournaments.state.Result;
import umpire.lobby.tournaments.state.TournamentState;
import umpire.lobby.tournaments.store.Actor;
import umpire.lobby.tournaments.store.ContinuousFormat;
import umpire.lobby.tournaments.store.Held;
import umpire.lobby.tournaments.store.StateReader;
import umpire.tournament.arena.ArenaPairings;

/** What happens to an arena when something happens to its tournament, or time passes. */
@ApplicationScoped
class Arenas implements ContinuousFormat {
  private final MatchOrders matchOrders;
  private final Computations computations;

  Arenas(MatchOrders matchOrders, Computations computations) {
    this.matchOrders = matchOrders;
    this.computations = computations;
  }

  @Override
  public boolean plays(FormatPlan format) {
    return format instanceof FormatPlan.OfArena;
  }

  /** Refuses, by 409, a tournament of another format. */
  static FormatPlan.OfArena plan(Held held) {
    if (PlanReader.read(held.row().form()).format() instanceof FormatPlan.OfArena arena) {
      return arena;
    }
    throw Problem.conflict("no-arena", "No arena", "The format of the tournament is no arena.")
        .asException();
  }

  @Override
  public Uni<Void> begun(Held held, TournamentState state) {
    return ArenaRows.create(held, held.at().plusSeconds(plan(held).window()));
  }

  /** The last result after the window ends it. */
  @Override
  public Uni<Boolean> decided(Held held, int board, Result result) {
    return isClosed(held).chain(closed -> closed ? isDone(held) : Uni.createFrom().item(false));
  }

  private static Uni<Boolean> isDone(Held held) {
    return ArenaRows.isPlayed(held).map(played -> !played);
  }

  /** Whether the window has passed. */
  static Uni<Boolean> isClosed(Held held) {
    return ArenaRows.closes(held.sql(), held.row().id())
        .map(closes -> closes.filter(held.at()::isBefore).isEmpty());
  }

  @Override
  public Uni<Void> ended(Held held) {
    return ArenaRows.clear(held);
  }

  @Override
  public String due() {
    return ArenaRows.DUE;
  }

  @Override
  public Uni<Boolean> look(Held held) {
    return isClosed(held)
        .chain(
            closed ->
                closed
                    ? ArenaRows.clear(held).chain(() -> isDone(held))
                    : paired(held).replaceWith(false));
  }

  private Uni<Void> paired(Held held) {
    return ArenaRows.ready(held.sql(), held.row().id())
        .chain(
            ready ->
                StateReader.state(held.sql(), held.row())
                    .chain(state -> paired(held, state, ready)));
  }

  private Uni<Void> paired(Held held, TournamentState state, List<Integer> ready) {
    Set<Integer> entered =
        state.entries().stream()
            .filter(entry -> entry.status() == Entry.Status.ENTERED)
            .map(Entry::number)
            .collect(Collectors.toSet());
    List<Integer> gone = ready.stream().filter(number -> !entered.contains(number)).toList();
    List<Integer> waiting = ready.stream().filter(entered::contains).toList();
    FormatPlan.OfArena plan = plan(held);
    return ArenaRows.remove(held, gone)
        .chain(() -> computations.run(() -> plan.arena().pair(waiting, state.outcomes())))
        .chain(
            pairings ->
                pairings.pairings().isEmpty()
                    ? Uni.createFrom().voidItem()
                    : opened(held, state, pairings));
  }

  private Uni<Void> opened(Held held, TournamentState state, ArenaPairings pairings) {
    List<Integer> paired =
        pairings.pairings().stream().flatMap(one -> one.seats().stream()).toList();
    return ArenaRows.remove(held, paired)
        .chain(() -> matchOrders.add(held, state.entries(), pairings.pairings()))
        .chain(boards -> record(held, boards));
  }

  private static Uni<Void> record(Held held, List<Board> boards) {
    ObjectNode detail = JsonNodeFactory.instance.objectNode().put("round", 1);
    ArrayNode numbers = detail.putArray("boards");
    boards.forEach(board -> numbers.add(board.number()));
    return held.record(Actor.NOBODY, "open-boards", detail);
  }
}
