package umpire.game.referee;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import umpire.chassis.http.Problem;
import umpire.game.store.Appended;
import umpire.game.store.Cause;
import umpire.game.store.MatchRow;
import umpire.kernel.pack.SeatRow;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Seat;

/** Giving up: an act on the match, possible at any time before its end. */
@ApplicationScoped
public class Resignation {
  private static final int MOST_TRIES = 20;

  private final Clerk clerk;
  private final Standings standings;
  private final Scribe scribe;
  private final DiceBox dice;

  Resignation(Clerk clerk, Standings standings, Scribe scribe, DiceBox dice) {
    this.clerk = clerk;
    this.standings = standings;
    this.scribe = scribe;
    this.dice = dice;
  }

  /** Ends the match; the other sides win. */
  public Uni<MatchRow> resign(UUID match, String account) {
    return resign(match, account, 1);
  }

  private Uni<MatchRow> resign(UUID match, String account, int tried) {
    return clerk
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
              return standings.at(row).flatMap(standing -> end(standing, seat));
            })
        .flatMap(
            appended ->
                appended == Appended.DONE ? clerk.find(match) : resign(match, account, tried + 1));
  }

  private <P, C, E, V> Uni<Appended> end(Standing<P, C, E, V> standing, Seat seat) {
    Course<P, C, E, V> course = new Course<>(standing, dice);
    give(course, standing, seat);
    int open = standing.question().map(Pending.Question::id).map(id -> id.number()).orElse(0);
    return scribe.commit(course, open);
  }

  /** A seat gives up: the other sides win. */
  static void give(Course<?, ?, ?, ?> course, Standing<?, ?, ?, ?> standing, Seat seat) {
    course.act(
        Cause.RESIGNED,
        JsonNodeFactory.instance.objectNode().put("type", "resigned").put("seat", seat.id()));
    course.end(lost(standing, seat, "resignation", "resigned"));
  }

  /**
   * The other sides win.
   *
   * @param member under which the seat is told that has lost
   */
  static ObjectNode lost(Standing<?, ?, ?, ?> standing, Seat seat, String level, String member) {
    ObjectNode outcome = JsonNodeFactory.instance.objectNode().put("level", level);
    ArrayNode winners = outcome.putArray("winners");
    String side = side(standing, seat.id());
    standing.match().seats().stream()
        .filter(other -> !side(standing, other.seat()).equals(side))
        .forEach(other -> winners.add(other.seat()));
    return outcome.put(member, seat.id());
  }

  private static String side(Standing<?, ?, ?, ?> standing, String seat) {
    return standing.edition().pack().seats().stream()
        .filter(row -> row.id().id().equals(seat))
        .map(SeatRow::side)
        .findFirst()
        .orElseThrow();
  }
}
