package umpire.narvik.model.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.narvik.model.counter.Side;

/**
 * What everyone has seen of that which is secret: enough to say what may lie behind it.
 *
 * @param endThrows turns in which the Allied player threw in secret for the end of the match (8.1)
 * @param ordersPossible true if the German player threw in secret this turn, and no German land
 *     unit has moved, retreated or advanced since: then there may be orders (8.2.1)
 * @param exits points for battalions that left the map, by turn, as if no end had been fixed (22.3)
 * @param deals tokens in the order in which they were given out (11)
 */
public record Traces(
    Set<Integer> endThrows, boolean ordersPossible, Map<Integer, Integer> exits, List<Deal> deals) {
  public Traces {
    endThrows = Collections.unmodifiableSet(new TreeSet<>(endThrows));
    exits = Collections.unmodifiableMap(new TreeMap<>(exits));
    deals = List.copyOf(deals);
  }

  /**
   * Counters that came face down together: nobody else can tell one of them from another, but
   * everyone can tell them from those that came earlier or later.
   *
   * @param turn in which they came; 0 for the set-up
   * @param tokens how many, those of both sides counted together
   * @param rebuilt true if a company is among them that was eliminated before (23.4)
   */
  public record Deal(int turn, int tokens, boolean rebuilt) {}

  /** Nothing secret has happened yet. */
  public static Traces none() {
    return new Traces(Set.of(), false, Map.of(), List.of());
  }

  /** After a secret throw of a side in that turn. */
  public Traces thrown(Side side, int turn) {
    if (side == Side.GERMAN) {
      return withOrders(true);
    }
    Set<Integer> more = new TreeSet<>(endThrows);
    more.add(turn);
    return new Traces(more, ordersPossible, exits, deals);
  }

  /** With or without orders to reckon with. */
  public Traces withOrders(boolean possible) {
    return new Traces(endThrows, possible, exits, deals);
  }

  /** With points more for an exit in that turn. */
  public Traces exited(int turn, int points) {
    Map<Integer, Integer> more = new TreeMap<>(exits);
    more.merge(turn, points, Integer::sum);
    return new Traces(endThrows, ordersPossible, more, deals);
  }

  /** With so many tokens more, given out in that turn, to a company that was rebuilt or not. */
  public Traces dealt(int turn, int tokens, boolean rebuilt) {
    List<Deal> more = new ArrayList<>(deals);
    boolean again = !more.isEmpty() && more.getLast().turn() == turn;
    Deal before = again ? more.removeLast() : new Deal(turn, 0, false);
    more.add(new Deal(turn, before.tokens() + tokens, before.rebuilt() || rebuilt));
    return new Traces(endThrows, ordersPossible, exits, more);
  }

  /** How many tokens were given out so far. */
  public int tokens() {
    return deals.stream().mapToInt(Deal::tokens).sum();
  }
}
