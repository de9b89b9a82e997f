package umpire.lobby.tournaments;

import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import umpire.lobby.outbox.LobbyEvents;
import umpire.lobby.outbox.OutboxRow;
import umpire.lobby.tournaments.plan.PlanReader;
import umpire.lobby.tournaments.state.Board;
import umpire.lobby.tournaments.state.PairedMatch;
import umpire.lobby.tournaments.state.Result;
import umpire.lobby.tournaments.store.Held;
import umpire.tournament.Points;

/**
 * The messages by which game-service ends matches that are decided otherwise than by playing, or
 * adjourns them.
 */
@ApplicationScoped
class MatchVerdicts {
  /** The level of a match that the deadline of its round has ended. */
  static final String DEADLINE = "deadline";

  private static final String ADJUDICATED = "adjudicated";
  private static final String VOID = "void";
  private static final String ADJOURNED = "match.adjourned";
  private static final String TYPE = "match.adjudicated";
  private static final int WHOLE = 1000;

  private final LobbyEvents events;

  MatchVerdicts(LobbyEvents events) {
    this.events = events;
  }

  /** An arbiter has given the board this result: what is still played of it ends. */
  List<OutboxRow> decided(Held held, Board board, Result result) {
    return ended(held, board, result, ADJUDICATED);
  }

  /** The deadline has given the board this result. */
  List<OutboxRow> overdue(Held held, Board board, Result result) {
    return ended(held, board, result, DEADLINE);
  }

  /** The deadline has passed: those lose for whom the matches of the board wait. */
  List<OutboxRow> awaited(Held held, Board board, String reason) {
    return played(board).stream()
        .map(match -> message(match, verdict(held, match, DEADLINE, reason)))
        .toList();
  }

  /** The round was taken back: what was opened of the board counts for nothing. */
  List<OutboxRow> takenBack(Held held, Board board, int round) {
    return played(board).stream()
        .map(
            match ->
                message(
                    match,
                    verdict(held, match, VOID, "Round " + round + " was taken back.")
                        .put("forfeit", true)))
        .toList();
  }

  /** The clocks of what is played of the board stand until a moment. */
  List<OutboxRow> adjourned(Held held, Board board, Instant until, String reason) {
    return played(board).stream()
        .map(
            match ->
                events.message(
                    ADJOURNED,
                    match.match(),
                    Progress.detail()
                        .put("match", match.match())
                        .put("tournament", held.row().id())
                        .put("until", until.toString())
                        .put("reason", reason)))
        .toList();
  }

  private List<OutboxRow> ended(Held held, Board board, Result result, String level) {
    List<OutboxRow> messages = new ArrayList<>();
    for (PairedMatch match : played(board)) {
      ObjectNode verdict = verdict(held, match, level, result.reason());
      verdict.put("forfeit", result.how() == Result.How.FORFEIT);
      ObjectNode scores = verdict.withObject("/scores");
      List<BigDecimal> shares = shares(held, match, result);
      for (int seat = 0; seat < shares.size(); seat++) {
        scores.put(held.row().seats().get(seat), shares.get(seat));
      }
      messages.add(message(match, verdict));
    }
    return messages;
  }

  /** Those that game-service has, or is about to open. */
  static List<PairedMatch> played(Board board) {
    Set<String> going = Set.of(PairedMatch.OPENING, PairedMatch.OPEN);
    return board.matches().stream().filter(match -> going.contains(match.status())).toList();
  }

  /**
   * What the points of the board are for the seats of a match, from 0 to 1: a share of what a won
   * pairing is worth. In the second match the sides are changed.
   */
  private static List<BigDecimal> shares(Held held, PairedMatch match, Result result) {
    int win = PlanReader.read(held.row().form()).format().scoring().win().thousandths();
    List<Points> points = new ArrayList<>(result.points());
    if (match.leg() == 2) {
      Collections.reverse(points);
    }
    return points.stream()
        .map(one -> Math.clamp((long) one.thousandths() * WHOLE / win, 0, WHOLE))
        .map(share -> BigDecimal.valueOf(share, 3).stripTrailingZeros())
        .toList();
  }

  private static ObjectNode verdict(Held held, PairedMatch match, String level, String reason) {
    ObjectNode verdict =
        Progress.detail()
            .put("match", match.match())
            .put("tournament", held.row().id())
            .put("level", level)
            .put("reason", reason)
            .put("forfeit", false);
    verdict.putObject("scores");
    return verdict;
  }

  private OutboxRow message(PairedMatch match, ObjectNode verdict) {
    return events.message(TYPE, match.match(), verdict);
  }
}
