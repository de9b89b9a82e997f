package umpire.tournament;

import java.util.List;

/**
 * How a pairing ended.
 *
 * @param pairing who met
 * @param points what each seat is given, in the order of the seats; both matches together if there
 *     were two
 * @param played false if it was never played (forfeits): then it counts for points, but neither as
 *     a meeting nor as a side taken
 */
public record Outcome(Pairing pairing, List<Points> points, boolean played) {
  public Outcome {
    points = List.copyOf(points);
    if (points.size() != pairing.seats().size()) {
      throw new IllegalArgumentException(points + " for " + pairing);
    }
  }

  /** Points of an entrant. Throws IllegalArgumentException if they do not sit there. */
  public Points of(int entrant) {
    int seat = pairing.seats().indexOf(entrant);
    if (seat < 0) {
      throw new IllegalArgumentException(entrant + " is not in " + pairing);
    }
    return points.get(seat);
  }
}
