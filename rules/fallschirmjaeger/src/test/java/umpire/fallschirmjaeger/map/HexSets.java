package umpire.fallschirmjaeger.map;

import java.util.List;

/**
 * Named sets of hexes that were written by hand: {@code sets.json}.
 *
 * @param about how it was written
 * @param sets each with its hexes
 */
public record HexSets(String about, List<HexSet> sets) {

  /**
   * One set.
   *
   * @param name kebab-case
   * @param feature the feature that its hexes get; empty if they get none
   * @param source whence the set
   * @param hexes its members
   */
  public record HexSet(String name, String feature, String source, List<String> hexes) {}
}
