package umpire.weserubung.event;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.SetupWhy;

/** 15.2: what the players place themselves. */
public sealed interface SetupEvent extends OpenEvent {
  /**
   * A group has been placed.
   *
   * @param ships of the group
   * @param leaders of the group, who are aboard the first ship
   * @param place where
   */
  record GroupPlaced(List<String> ships, List<String> leaders, Place place) implements SetupEvent {
    public GroupPlaced {
      ships = List.copyOf(ships);
      leaders = List.copyOf(leaders);
    }

    @Override
    public Position applied(Position before) {
      Position after = before;
      for (String ship : ships) {
        after = after.with(Piece.fresh(ship, place));
      }
      for (String leader : leaders) {
        after = after.with(Piece.fresh(leader, place).aboard(ships.getFirst(), place));
      }
      return after;
    }

    @Override
    public List<Finding> findings() {
      List<Finding> findings = new ArrayList<>();
      for (String ship : ships) {
        findings.add(Finding.notes("15.2", new SetupWhy.PlacedFreely(ship, place)));
      }
      return findings;
    }
  }

  /** A ship has been placed, with all aboard if it was in a box. */
  record ShipPlaced(String ship, Place place) implements SetupEvent {
    @Override
    public Position applied(Position before) {
      if (!before.forces().has(ship)) {
        return before.with(Piece.fresh(ship, place));
      }
      return before.with(before.forces().sailed(List.of(ship), place));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("15.2", new SetupWhy.PlacedFreely(ship, place)));
    }
  }
}
