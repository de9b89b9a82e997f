package umpire.narvik.model.state;

import java.util.List;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Scenario;
import umpire.narvik.model.chart.Season;
import umpire.narvik.model.chart.Weather;
import umpire.narvik.model.counter.Side;

/** What stands where when a scenario begins. */
public sealed interface Setup extends Scenario.Setup {
  /** Units on the map or at Harstad, face up. */
  List<Placed> units();

  /** Units face down; dealt to tokens by a shuffle. */
  List<Placed> hidden();

  /** Ships. */
  List<Placed> ships();

  /**
   * A single battle, in the middle of an action phase.
   *
   * @param turn 1 to 10
   * @param weather of that turn
   * @param season of that turn
   * @param initiative who has it
   * @param airPoints German air points in hand
   * @param bases of the Allies
   * @param units face up
   * @param hidden face down; dealt to tokens by a shuffle
   * @param ships at sea
   * @param endsWithFirstAssault true for a scenario that ends with the last choice of its assault
   */
  record Battle(
      int turn,
      Weather weather,
      Season season,
      Side initiative,
      int airPoints,
      List<Base> bases,
      List<Placed> units,
      List<Placed> hidden,
      List<Placed> ships,
      boolean endsWithFirstAssault)
      implements Setup {}

  /**
   * A siege, turn after turn (5.1, 27.0, 28.0).
   *
   * @param firstTurn 1 to 10
   * @param lastTurn at whose end it is over at the latest
   * @param season in which it begins
   * @param units face up from the start
   * @param hidden face down from the start; dealt to tokens by a shuffle
   * @param ships at the start
   * @param norwegians counters that the Allied player places
   * @param garrison counters, decoys included, that the German player places face down
   * @param schedule Allied reinforcements
   */
  record Siege(
      int firstTurn,
      int lastTurn,
      Season season,
      List<Placed> units,
      List<Placed> hidden,
      List<Placed> ships,
      List<String> norwegians,
      List<String> garrison,
      List<Arrival> schedule)
      implements Setup {
    public Siege {
      norwegians = List.copyOf(norwegians);
      garrison = List.copyOf(garrison);
      schedule = List.copyOf(schedule);
    }
  }

  /**
   * A counter and its place.
   *
   * @param counter id
   * @param place hex or box
   * @param fatigue level; 0 for units without fatigue
   */
  record Placed(String counter, Place place, int fatigue) {}

  /**
   * Counters that come to Harstad (23.2, 28.0).
   *
   * @param turn in whose initial phase they come
   * @param counters ids
   */
  record Arrival(int turn, List<String> counters) {
    public Arrival {
      counters = List.copyOf(counters);
    }
  }
}
