package umpire.kernel.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import umpire.kernel.hex.Place;

/**
 * All that a board draws of a view, in kernel words.
 *
 * @param lines what stands beside the map, a line each: turn, weather, points, as far as the viewer
 *     may know them
 * @param stacks what lies where, each place at most once
 * @param signs what else is so in a place: who controls it, what goes on there
 * @param trays counters off the map: those that may be built, those that are lost
 */
public record BoardContents(
    List<String> lines, List<Stack> stacks, List<Sign> signs, List<Tray> trays) {
  /** The word of a sign for whoever controls the place. */
  public static final String CONTROL = "control";

  /** The word of a sign for the place that is fought over now. */
  public static final String BATTLE = "battle";

  public BoardContents {
    lines = List.copyOf(lines);
    stacks = List.copyOf(stacks);
    signs = List.copyOf(signs);
    trays = List.copyOf(trays);
  }

  /** A sketch with no signs, and nothing off the map. */
  public BoardContents(List<String> lines, List<Stack> stacks) {
    this(lines, stacks, List.of(), List.of());
  }

  /**
   * A sketch of pieces, those of one place stacked in their order; no signs, nothing off the map.
   *
   * @param lines what stands beside the map
   * @param place where a piece stands
   * @param counter how it looks
   */
  public static <T> BoardContents of(
      List<String> lines, List<T> pieces, Function<T, Place> place, Function<T, Counter> counter) {
    Map<Place, List<Counter>> stacks = new TreeMap<>();
    for (T piece : pieces) {
      stacks.computeIfAbsent(place.apply(piece), _ -> new ArrayList<>()).add(counter.apply(piece));
    }
    return new BoardContents(
        lines,
        stacks.entrySet().stream()
            .map(stack -> new Stack(stack.getKey(), stack.getValue()))
            .toList());
  }

  /** A sketch of nothing: the empty map. */
  public static BoardContents empty() {
    return new BoardContents(List.of(), List.of());
  }

  /**
   * The counters in one place, bottom first.
   *
   * @param place hex, zone or box
   * @param counters bottom first
   */
  public record Stack(Place place, List<Counter> counters) {
    public Stack {
      counters = List.copyOf(counters);
    }
  }

  /**
   * What is so in a place, beside what lies there.
   *
   * @param place hex, zone or box
   * @param word such as control, battle
   * @param colour the game's colour key of whom it concerns
   */
  public record Sign(Place place, String word, String colour) {}

  /**
   * Counters that lie in no place of the map.
   *
   * @param name as a person reads it
   * @param counters in the order in which they are shown
   */
  public record Tray(String name, List<Counter> counters) {
    public Tray {
      counters = List.copyOf(counters);
    }
  }

  /**
   * A counter as a viewer sees it.
   *
   * @param id counter or token
   * @param name as a person reads it; the token's for a face-down counter
   * @param colour the game's colour key for its nation
   * @param symbol such as infantry, armour, artillery, cruiser, base, decoy, face-down
   * @param size such as company, battalion, regiment; empty for counters without one
   * @param factors as printed, left to right; none for a face-down counter
   * @param gauges levels against limits, such as fatigue
   * @param badges words for small marks: spent, fired, damaged, hidden
   */
  public record Counter(
      String id,
      String name,
      String colour,
      String symbol,
      String size,
      List<String> factors,
      List<Gauge> gauges,
      List<String> badges) {
    public Counter {
      factors = List.copyOf(factors);
      gauges = List.copyOf(gauges);
      badges = List.copyOf(badges);
    }

    /**
     * A counter with one factor, named by its id, without a size, gauges and badges.
     *
     * @param colour the game's colour key for its nation
     * @param symbol such as infantry
     */
    public static Counter of(String id, String colour, String symbol, int factor) {
      List<String> factors = List.of(String.valueOf(factor));
      return new Counter(id, id, colour, symbol, "", factors, List.of(), List.of());
    }

    /** The back of a counter: its owner's colour and what to call it, and nothing else. */
    public static Counter faceDown(String token, String colour) {
      return new Counter(token, token, colour, "face-down", "", List.of(), List.of(), List.of());
    }
  }

  /**
   * A level against its limit. Numbers out of range throw IllegalArgumentException.
   *
   * @param name what is measured, one word
   * @param level from 0
   * @param limit at least 1; a level may exceed it
   */
  public record Gauge(String name, int level, int limit) {
    public Gauge {
      if (level < 0 || limit < 1) {
        throw new IllegalArgumentException(name + " cannot be " + level + " of " + limit);
      }
    }
  }
}
