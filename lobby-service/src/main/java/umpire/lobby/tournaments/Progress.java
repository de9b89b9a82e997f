package umpire.lobby.tournaments;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.arc.All;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import umpire.chassis.http.Problem;
import umpire.lobby.tournaments.plan.FormatPlan;
import umpire.lobby.tournaments.plan.NextRound;
import umpire.lobby.tournaments.plan.PlanReader;
import umpire.lobby.tournaments.state.Result;
import umpire.lobby.tournaments.state.RoundState;
import umpire.lobby.tournaments.state.TournamentState;
import umpire.lobby.tournaments.store.Actor;
import umpire.lobby.tournaments.store.ContinuousFormat;
import umpire.lobby.tournaments.store.DueTournaments;
import umpire.lobby.tournaments.store.Held;
import umpire.lobby.tournaments.store.NextMoment;
import umpire.lobby.tournaments.store.RoundRows;
import umpire.lobby.tournaments.store.StateReader;
import umpire.lobby.tournaments.store.Status;
import umpire.tournament.Bye;
import umpire.tournament.Event;
import umpire.tournament.Format;
import umpire.tournament.Pairing;
import umpire.tournament.Pairings;

/** Leads tournaments on: the start, from round to round, the end. */
@ApplicationScoped
public class Progress {
  private final Numbering numbering;
  private final MatchOrders matchOrders;
  private final Computations computations;
  private final DueTournaments dueTournaments;
  private final List<ContinuousFormat> continuousFormats;

  Progress(
      Numbering numbering,
      MatchOrders matchOrders,
      Computations computations,
      DueTournaments dueTournaments,
      @All List<ContinuousFormat> continuousFormats) {
    this.numbering = numbering;
    this.matchOrders = matchOrders;
    this.computations = computations;
    this.dueTournaments = dueTournaments;
    this.continuousFormats = List.copyOf(continuousFormats);
  }

  static ObjectNode detail() {
    return JsonNodeFactory.instance.objectNode();
  }

  /** Where the tournament stands now, and when it moves on by the clock; nothing else. */
  public Uni<Void> status(Held held, Actor actor, Status status) {
    return held.update("update tournament set status = $2 where id = $1", status.word())
        .chain(() -> NextMoment.set(held, status, PlanReader.read(held.row().form())))
        .chain(() -> held.record(actor, status.word(), detail()))
        .chain(() -> status.isOver() ? ended(held) : Uni.createFrom().voidItem());
  }

  private Uni<Void> ended(Held held) {
    FormatPlan format = PlanReader.read(held.row().form()).format();
    return format.hasRounds() ? Uni.createFrom().voidItem() : continuous(format).ended(held);
  }

  private ContinuousFormat continuous(FormatPlan format) {
    return continuousFormats.stream()
        .filter(one -> one.plays(format))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("nothing plays " + format));
  }

  /**
   * Leaves out who is not there, gives the numbers, and begins the first round unless the host
   * makes the pairings; a format without rounds has one to which boards come. 409 where too few
   * have entered, check-in was not opened, or no round can be paired.
   */
  public Uni<Void> start(Held held, Actor host) {
    return CheckIns.settle(held)
        .chain(() -> numbering.assign(held))
        .chain(() -> status(held, host, Status.RUNNING))
        .chain(() -> StateReader.state(held.sql(), held.row()))
        .chain(state -> begun(held, host, state));
  }

  private Uni<Void> begun(Held held, Actor host, TournamentState state) {
    FormatPlan format = state.plan().format();
    if (!format.hasRounds()) {
      return RoundRows.open(held, 1, "", Optional.empty(), List.of(), List.of())
          .chain(() -> continuous(format).begun(held, state));
    }
    return format.format(state.seed()).isEmpty()
        ? Uni.createFrom().voidItem()
        : open(held, host, state, "");
  }

  /** What follows from a board's result where there are no rounds. */
  Uni<Void> followed(Held held, FormatPlan format, int board, Result result) {
    return continuous(format).decided(held, board, result).chain(over -> finishIf(held, over));
  }

  private Uni<Void> finishIf(Held held, boolean over) {
    return over ? finish(held, Actor.NOBODY) : Uni.createFrom().voidItem();
  }

  /** Looks at all tournaments without rounds of which something is due. */
  public Uni<Void> sweep() {
    return Multi.createFrom()
        .iterable(continuousFormats)
        .onItem()
        .transformToUniAndConcatenate(
            format ->
                dueTournaments.each(
                    format.due(), held -> format.look(held).chain(over -> finishIf(held, over))))
        .onItem()
        .ignoreAsUni();
  }

  /** Has the format pair a round, and begins it. 409 where it cannot be paired. */
  Uni<Void> open(Held held, Actor actor, TournamentState state, String request) {
    Format format = state.plan().format().format(state.seed()).orElseThrow();
    return paired(format, state.event())
        .chain(
            pairings ->
                switch (pairings) {
                  case Pairings.Paired(List<Pairing> boards, List<Bye> byes) ->
                      open(held, actor, state, boards, byes, request);
                  case Pairings.Impossible(String because) -> throw impossible(because);
                  case Pairings.Finished() -> throw impossible("Every round is over.");
                });
  }

  private static RuntimeException impossible(String because) {
    return Problem.conflict("cannot-be-paired", "No round can be paired", because).asException();
  }

  /** Pairings of 500 take a second. */
  private Uni<Pairings> paired(Format format, Event event) {
    return computations
        .run(() -> format.pair(event))
        // Rounds that a host paired need not be such as the format makes.
        .onFailure(IllegalArgumentException.class)
        .recoverWithItem(
            not ->
                new Pairings.Impossible("The rounds are not of this format: " + not.getMessage()));
  }

  /**
   * Begins a round: its boards, and the messages that open its matches. One without boards, since
   * all but one have withdrawn, is over at once.
   */
  Uni<Void> open(
      Held held,
      Actor actor,
      TournamentState state,
      List<Pairing> pairings,
      List<Bye> byes,
      String request) {
    int round = state.rounds().size() + 1;
    return matchOrders
        .open(held, state, round, pairings, byes, request)
        .chain(() -> held.update("update tournament set on_hold = false where id = $1"))
        .chain(
            () ->
                held.record(
                    actor,
                    "open-round",
                    detail().put("round", round).put("boards", pairings.size())))
        .chain(
            () ->
                pairings.isEmpty() && state.plan().nextRound() != NextRound.BY_HAND
                    ? advance(held, Actor.NOBODY)
                    : Uni.createFrom().voidItem());
  }

  /**
   * Closes the latest round, every board of which has a result, and begins the next or ends the
   * tournament. What cannot be paired is written down and left to the host.
   */
  Uni<Void> advance(Held held, Actor actor) {
    return StateReader.state(held.sql(), held.row())
        .chain(
            state -> {
              RoundState latest = state.latest().orElseThrow();
              return close(held, actor, latest).chain(() -> next(held, actor, state));
            });
  }

  /** No result of a round, every board of which has one, changes any more. */
  static Uni<Void> close(Held held, Actor actor, RoundState round) {
    return RoundRows.close(held, round.number())
        .chain(() -> held.record(actor, "close-round", detail().put("round", round.number())));
  }

  /** The round after one that is closed. */
  private Uni<Void> next(Held held, Actor actor, TournamentState state) {
    Optional<Format> format = state.plan().format().format(state.seed());
    if (format.isEmpty()) {
      return Uni.createFrom().voidItem();
    }
    return paired(format.get(), state.event())
        .chain(
            pairings ->
                switch (pairings) {
                  case Pairings.Paired(List<Pairing> boards, List<Bye> byes) ->
                      open(held, actor, state, boards, byes, "");
                  case Pairings.Finished() -> status(held, actor, Status.FINISHED);
                  case Pairings.Impossible(String because) ->
                      held.record(actor, "cannot-be-paired", detail().put("because", because));
                });
  }

  /** The end, as a host wants it. 409 while a round is open. */
  Uni<Void> finish(Held held, Actor host) {
    return StateReader.state(held.sql(), held.row())
        .chain(
            state -> {
              Optional<RoundState> open =
                  state.latest().filter(round -> round.closedAt().isEmpty());
              if (open.isPresent() && !open.get().isDecided()) {
                throw undecided(open.get());
              }
              return open.map(round -> close(held, host, round))
                  .orElseGet(() -> Uni.createFrom().voidItem())
                  .chain(() -> status(held, host, Status.FINISHED));
            });
  }

  /** 409: a round has boards without a result. */
  static RuntimeException undecided(RoundState round) {
    List<Integer> boards =
        round.boards().stream()
            .filter(board -> board.result().isEmpty())
            .map(board -> board.number())
            .toList();
    return Problem.conflict(
            "round-open",
            "Results are missing",
            "Round %d has no result on boards %s.".formatted(round.number(), boards))
        .with("round", round.number())
        .with("boards", boards)
        .asException();
  }
}
