package umpire.fallschirmjaeger.model;

import java.util.Collection;
import java.util.function.UnaryOperator;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.state.AirArm;
import umpire.fallschirmjaeger.model.state.Calendar;
import umpire.fallschirmjaeger.model.state.Forces;
import umpire.fallschirmjaeger.model.state.Ground;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.state.Score;
import umpire.kernel.flow.PlayedPosition;
import umpire.kernel.hex.Group;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.MatchCounters;

/**
 * Everything there is to know between two inputs.
 *
 * @param calendar the match and its turn
 * @param forces the counters
 * @param ground who was where last
 * @param air the German transports
 * @param score points that cannot be read off the map
 * @param tally what is numbered
 * @param agenda what is going on
 */
public record Position(
    Calendar calendar,
    Forces forces,
    Ground ground,
    AirArm air,
    Score score,
    MatchCounters tally,
    Agenda<Frame> agenda)
    implements PlayedPosition<Position, Frame> {
  /** 1 to 15. */
  public int turn() {
    return calendar.turn();
  }

  /** The pieces in a hex, by id. */
  public Group<Piece> in(Place hex) {
    return forces.pieces().in(hex);
  }

  /** The piece of that name; throws IllegalArgumentException if none is in play. */
  public Piece piece(String id) {
    Piece piece = forces.inPlay().get(id);
    if (piece == null) {
      throw new IllegalArgumentException("no piece '" + id + "' is in play");
    }
    return piece;
  }

  /** True if the piece is in play. */
  public boolean has(String id) {
    return forces.inPlay().containsKey(id);
  }

  /** With this piece in place of the one of its id. */
  public Position with(Piece piece) {
    return with(forces.with(piece));
  }

  /** With each of these pieces changed alike; throws IllegalArgumentException without one. */
  public Position withEach(Collection<String> ids, UnaryOperator<Piece> change) {
    Position after = this;
    for (String id : ids) {
      after = after.with(change.apply(after.piece(id)));
    }
    return after;
  }

  /** With every piece changed alike. */
  public Position withEach(UnaryOperator<Piece> change) {
    return with(forces.withPieces(forces.pieces().mapped(change)));
  }

  /** With other forces. */
  public Position with(Forces others) {
    return new Position(calendar, others, ground, air, score, tally, agenda);
  }

  /** With other ground. */
  public Position with(Ground other) {
    return new Position(calendar, forces, other, air, score, tally, agenda);
  }

  /** With another air arm. */
  public Position with(AirArm other) {
    return new Position(calendar, forces, ground, other, score, tally, agenda);
  }

  /** With another score. */
  public Position with(Score other) {
    return new Position(calendar, forces, ground, air, other, tally, agenda);
  }

  /** In another turn. */
  public Position inTurn(int turn) {
    Calendar now = new Calendar(calendar.terms(), calendar.options(), turn);
    return new Position(now, forces, ground, air, score, tally, agenda);
  }

  @Override
  public Position with(MatchCounters counted, Agenda<Frame> frames) {
    return new Position(calendar, forces, ground, air, score, counted, frames);
  }
}
