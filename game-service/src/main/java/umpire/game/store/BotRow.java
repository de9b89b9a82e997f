package umpire.game.store;

import java.util.List;

/**
 * A house bot as it last announced itself.
 *
 * @param name without the {@code bot:} of its account
 * @param games that it plays
 * @param scenarios that it plays; none for all
 * @param seats that it plays; none for all
 * @param concurrency matches at a time
 */
public record BotRow(
    String name, List<String> games, List<String> scenarios, List<String> seats, int concurrency) {
  public BotRow {
    games = List.copyOf(games);
    scenarios = List.copyOf(scenarios);
    seats = List.copyOf(seats);
  }

  /** Whether it sits down there. */
  public boolean plays(String game, String scenario, String seat) {
    return games.contains(game)
        && (scenarios.isEmpty() || scenarios.contains(scenario))
        && (seats.isEmpty() || seats.contains(seat));
  }
}
