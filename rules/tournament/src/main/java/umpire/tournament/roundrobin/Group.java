package umpire.tournament.roundrobin;

import java.util.ArrayList;
import java.util.List;

/**
 * One group of a round robin.
 *
 * @param index from 0 on
 * @param entrants numbers of entrants, the strongest first; their order is that of the places in
 *     the group's table
 */
public record Group(int index, List<Integer> entrants) {
  public Group {
    entrants = List.copyOf(entrants);
  }

  /** A to Z, then A1, B1 and so on. */
  public String name() {
    int turn = index / 26;
    return (char) ('A' + index % 26) + (turn == 0 ? "" : String.valueOf(turn));
  }

  /** The table that the group plays. */
  public BergerTable table() {
    return new BergerTable(entrants.size());
  }

  /**
   * Entrants divided by snake seeding: with three groups A, B, C, C, B, A, A, B and so on.
   *
   * @param entrants the strongest first
   * @param groups how many groups, at least 1
   */
  static List<Group> snake(List<Integer> entrants, int groups) {
    List<List<Integer>> divided = new ArrayList<>();
    for (int index = 0; index < groups; index++) {
      divided.add(new ArrayList<>());
    }
    for (int seed = 0; seed < entrants.size(); seed++) {
      int step = seed % groups;
      boolean back = seed / groups % 2 == 1;
      divided.get(back ? groups - 1 - step : step).add(entrants.get(seed));
    }
    List<Group> result = new ArrayList<>();
    divided.forEach(members -> result.add(new Group(result.size(), members)));
    return List.copyOf(result);
  }
}
