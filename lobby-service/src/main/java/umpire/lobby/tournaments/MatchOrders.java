package umpire.lobby.tournaments;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.chassis.common.TimeOrderedIds;
import umpire.lobby.matchmaking.MatchPlayer;
import umpire.lobby.matchmaking.RequestedMatchValidator;
import umpire.lobby.matchmaking.SeekEvents;
import umpire.lobby.matchmaking.WantedMatch;
import umpire.lobby.outbox.Outbox;
import umpire.lobby.outbox.OutboxRow;
import umpire.lobby.tournaments.plan.PlanReader;
import umpire.lobby.tournaments.plan.TournamentPlan;
import umpire.lobby.tournaments.state.Board;
import umpire.lobby.tournaments.state.Entry;
import umpire.lobby.tournaments.state.PairedMatch;
import umpire.lobby.tournaments.state.TournamentState;
import umpire.lobby.tournaments.store.Held;
import umpire.lobby.tournaments.store.RoundRows;
import umpire.tournament.Bye;
import umpire.tournament.Pairing;

/** Writes boards, and the messages by which game-service opens their matches, as one. */
@ApplicationScoped
public class MatchOrders {
  private final SeekEvents events;
  private final RequestedMatchValidator validator;
  private final Clock clock;

  MatchOrders(SeekEvents events, RequestedMatchValidator validator, Clock clock) {
    this.events = events;
    this.validator = validator;
    this.clock = clock;
  }

  Uni<Void> open(
      Held held,
      TournamentState state,
      int round,
      List<Pairing> pairings,
      List<Bye> byes,
      String request) {
    List<Board> boards = boards(0, pairings);
    Optional<Instant> due =
        state.plan().deadline().map(deadline -> held.at().plusSeconds(deadline.seconds()));
    return RoundRows.open(held, round, request, due, boards, byes)
        .chain(() -> Outbox.add(held.sql(), messages(held, state.entries(), boards)));
  }

  /** Boards that come to the only round of a format without rounds, in the order of pairings. */
  public Uni<List<Board>> add(Held held, List<Entry> entries, List<Pairing> pairings) {
    return RoundRows.lastBoard(held, 1)
        .map(last -> boards(last, pairings))
        .call(boards -> RoundRows.add(held, 1, boards))
        .call(boards -> Outbox.add(held.sql(), messages(held, entries, boards)));
  }

  private List<Board> boards(int last, List<Pairing> pairings) {
    List<Board> boards = new ArrayList<>();
    for (Pairing pairing : pairings) {
      boards.add(new Board(last + boards.size() + 1, pairing, Optional.empty(), matches(pairing)));
    }
    return boards;
  }

  private List<PairedMatch> matches(Pairing pairing) {
    List<PairedMatch> matches = new ArrayList<>();
    for (int leg = 1; leg <= (pairing.twice() ? 2 : 1); leg++) {
      String id = TimeOrderedIds.fresh(clock).toString();
      matches.add(new PairedMatch(id, leg, PairedMatch.OPENING, false, List.of(), ""));
    }
    return matches;
  }

  private List<OutboxRow> messages(Held held, List<Entry> entries, List<Board> boards) {
    Map<Integer, Entry> numbered = new HashMap<>();
    entries.forEach(entry -> numbered.put(entry.number(), entry));
    TournamentPlan plan = PlanReader.read(held.row().form());
    WantedMatch wanted = validator.wanted(plan.match());
    List<OutboxRow> messages = new ArrayList<>();
    for (Board board : boards) {
      for (PairedMatch match : board.matches()) {
        messages.add(
            events.paired(
                match.match(),
                held.row().id(),
                wanted,
                plan.policies(),
                players(held.row().seats(), numbered, board.pairing(), match.leg())));
      }
    }
    return messages;
  }

  /** In the second match the sides are changed. */
  private static List<MatchPlayer> players(
      List<String> seats, Map<Integer, Entry> entries, Pairing pairing, int leg) {
    List<Integer> numbers = leg == 2 ? pairing.seats().reversed() : pairing.seats();
    List<MatchPlayer> players = new ArrayList<>();
    for (int i = 0; i < numbers.size(); i++) {
      Entry entry = entries.get(numbers.get(i));
      if (entry == null) {
        throw new IllegalStateException("a pairing of a number that nobody has");
      }
      players.add(new MatchPlayer(entry.account(), entry.name(), seats.get(i), true, entry.salt()));
    }
    return players;
  }
}
