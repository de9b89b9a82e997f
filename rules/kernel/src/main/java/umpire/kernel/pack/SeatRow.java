package umpire.kernel.pack;

import java.util.List;
import umpire.kernel.scenario.Seat;

/**
 * A seat of the game.
 *
 * @param id the seat
 * @param title as a person reads it
 * @param side the side that it belongs to
 * @param nations that it plays
 */
public record SeatRow(Seat id, String title, String side, List<String> nations) {
  public SeatRow {
    nations = List.copyOf(nations);
  }
}
