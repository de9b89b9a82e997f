package umpire.tournament.swiss;

/** What a pair costs by one criterion. */
@FunctionalInterface
interface EdgeCost {
  /**
   * The cost, 0 or more.
   *
   * @param higher the vertex with the lower index, which ranks higher
   * @param lower the other
   */
  int of(int higher, int lower);
}
