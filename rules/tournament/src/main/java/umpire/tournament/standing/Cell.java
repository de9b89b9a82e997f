package umpire.tournament.standing;

import java.util.List;
import umpire.tournament.Points;

/**
 * What an entrant did in a round: a cell of the cross table.
 *
 * @param round from 1 on
 * @param kind whether it was played
 * @param oppositions the opponents, none for a bye; in the order of seats
 * @param points points of the round
 * @param draw what a draw is worth in this event
 * @param seat the entrant's seat from 0 on; -1 for a bye
 */
public record Cell(
    int round, Kind kind, List<Opposition> oppositions, Points points, Points draw, int seat) {
  public Cell {
    oppositions = List.copyOf(oppositions);
  }

  /** Whether and why not a round was played. */
  public enum Kind {
    /** A match was played. */
    PLAYED,
    /** Paired, and decided without a match. */
    FORFEIT,
    /** A bye that the pairing allocated. */
    ALLOCATED_BYE,
    /** A bye that was asked for, an absence, a round before the first or after the withdrawal. */
    REQUESTED_BYE
  }

  /**
   * An opponent of a pairing.
   *
   * @param opponent the number
   * @param score against this opponent: with two seats the points; with three a win, a draw or
   *     nothing, by who has more points
   * @param ahead whether the entrant has more points than this opponent
   */
  public record Opposition(int opponent, Points score, boolean ahead) {}

  /**
   * A voluntary unplayed round (C.07, 16.1.2): a bye that was asked for, or a forfeit that brought
   * less than a draw.
   */
  public boolean voluntary() {
    return kind == Kind.REQUESTED_BYE || (kind == Kind.FORFEIT && points.compareTo(draw) < 0);
  }

  /** Whether the round counts as a win (C.07, 7.1): an allocated bye, or ahead of all others. */
  public boolean won() {
    return kind == Kind.ALLOCATED_BYE
        || (!oppositions.isEmpty() && oppositions.stream().allMatch(Opposition::ahead));
  }
}
