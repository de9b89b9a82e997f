package umpire.game.referee.act;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.UUID;
import umpire.chassis.http.Problem;
import umpire.game.referee.opening.MatchRegistry;
import umpire.game.referee.state.MatchState;
import umpire.game.referee.state.MatchStateCache;
import umpire.game.referee.state.Refusals;
import umpire.game.referee.transaction.DrawSource;
import umpire.game.referee.transaction.MatchCommitter;
import umpire.game.referee.transaction.MatchTransaction;
import umpire.game.store.match.MatchRow;
import umpire.game.store.transaction.AppendResult;
import umpire.game.store.transaction.EventCause;
import umpire.kernel.pack.SeatRow;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Seat;

/** Giving up: an act on the match, possible at any time before its end. */
@Singleton
public class Resignation {
  private static final int MOST_TRIES = 20;

  private final MatchRegistry matchRegistry;
  private final MatchStateCache matchStateCache;
  private final MatchCommitter matchCommitter;
  private final DrawSource dice;

  Resignation(
      MatchRegistry matchRegistry,
      MatchStateCache matchStateCache,
      MatchCommitter matchCommitter,
      DrawSource dice) {
    this.matchRegistry = matchRegistry;
    this.matchStateCache = matchStateCache;
    this.matchCommitter = matchCommitter;
    this.dice = dice;
  }

  /** Ends the match; the other sides win. */
  public Uni<MatchRow> resign(UUID match, String account) {
    return resign(match, account, 1);
  }

  private Uni<MatchRow> resign(UUID match, String account, int tried) {
    return matchRegistry
        .find(match)
        .flatMap(
            row -> {
              Seat seat =
                  row.seatOf(account)
                      .map(one -> new Seat(one.seat()))
                      .orElseThrow(() -> Refusals.noSeat(row, account).asException());
              if (tried > MOST_TRIES) {
                throw Refusals.busy();
              }
              if (!row.status().equals(MatchRow.PLAYING)) {
                throw Problem.conflict(
                        "not-playing", "Nothing to give up", "The match is " + row.status() + ".")
                    .asException();
              }
              return matchStateCache.at(row).flatMap(matchState -> end(matchState, seat));
            })
        .flatMap(
            appendResult ->
                appendResult == AppendResult.DONE
                    ? matchRegistry.find(match)
                    : resign(match, account, tried + 1));
  }

  private <P, C, E, V> Uni<AppendResult> end(MatchState<P, C, E, V> matchState, Seat seat) {
    MatchTransaction<P, C, E, V> transaction = new MatchTransaction<>(matchState, dice);
    give(transaction, matchState, seat);
    int open = matchState.question().map(Pending.Question::id).map(id -> id.number()).orElse(0);
    return matchCommitter.commit(transaction, open);
  }

  /** A seat gives up: the other sides win. */
  public static void give(
      MatchTransaction<?, ?, ?, ?> transaction, MatchState<?, ?, ?, ?> matchState, Seat seat) {
    transaction.act(
        EventCause.RESIGNED,
        JsonNodeFactory.instance.objectNode().put("type", "resigned").put("seat", seat.id()));
    transaction.end(lost(matchState, seat, "resignation", "resigned"));
  }

  /**
   * The other sides win.
   *
   * @param member under which the seat stands that has lost
   */
  public static ObjectNode lost(
      MatchState<?, ?, ?, ?> matchState, Seat seat, String level, String member) {
    ObjectNode outcome = JsonNodeFactory.instance.objectNode().put("level", level);
    ArrayNode winners = outcome.putArray("winners");
    String side = side(matchState, seat.id());
    matchState.match().seats().stream()
        .filter(other -> !side(matchState, other.seat()).equals(side))
        .forEach(other -> winners.add(other.seat()));
    return outcome.put(member, seat.id());
  }

  static String side(MatchState<?, ?, ?, ?> matchState, String seat) {
    return matchState.edition().pack().seats().stream()
        .filter(row -> row.id().id().equals(seat))
        .map(SeatRow::side)
        .findFirst()
        .orElseThrow();
  }
}
