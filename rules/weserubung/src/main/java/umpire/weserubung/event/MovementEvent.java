package umpire.weserubung.event;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.MovementWhy;

/** 11.0: what moves in the movement phase, one action each (3.2-e). */
public sealed interface MovementEvent extends OpenEvent {
  /** A unit or a leader has gone by land. */
  record Marched(String unit, List<Place> path, int points) implements MovementEvent {
    public Marched {
      path = List.copyOf(path);
    }

    @Override
    public Position applied(Position before) {
      return moved(before, unit, path.getLast());
    }

    @Override
    public List<Finding> findings() {
      int hexes = path.size() - 1;
      return List.of(Finding.notes("11.0-b", new MovementWhy.MovedByLand(unit, hexes, points)));
    }
  }

  /** A land unit has gone by rail. */
  record WentByRail(String unit, List<Place> path) implements MovementEvent {
    public WentByRail {
      path = List.copyOf(path);
    }

    @Override
    public Position applied(Position before) {
      return moved(before, unit, path.getLast());
    }

    @Override
    public List<Finding> findings() {
      return List.of(
          Finding.notes("11.0-rail-a", new MovementWhy.MovedByRail(unit, path.size() - 1)));
    }
  }

  /** Somebody has gone ashore, which is their action (r92). */
  record Debarked(String unit, Place place) implements MovementEvent {
    @Override
    public Position applied(Position before) {
      Piece piece = before.piece(unit);
      return before.with(piece.aboard("", place).acting(TurnPhase.MOVEMENT));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("11.0-c", new MovementWhy.WentAshore(unit, place)));
    }
  }

  /** The seat has moved what it wanted to. */
  record MovementEnded(Seat seat) implements MovementEvent {
    @Override
    public Position applied(Position before) {
      return before;
    }
  }

  private static Position moved(Position before, String unit, Place to) {
    return before.with(before.piece(unit).at(to).acting(TurnPhase.MOVEMENT));
  }
}
