package umpire.game.store;

import java.util.List;

/**
 * A bot as it last announced itself.
 *
 * @param account under which it plays
 * @param name of a house bot without the {@code bot:} of its account; of others the account's
 * @param games that it plays
 * @param scenarios that it plays; none for all
 * @param seats that it plays; none for all
 * @param clocks by which it plays, {@link #UNTIMED} or a type of terms; none for all
 * @param concurrency matches at a time
 * @param perOpponent of them against one opponent; 0 for as many as there are
 */
public record BotRow(
    String account,
    String name,
    List<String> games,
    List<String> scenarios,
    List<String> seats,
    List<String> clocks,
    int concurrency,
    int perOpponent) {
  /** A match in which time is not measured. */
  public static final String UNTIMED = "none";

  public BotRow {
    games = List.copyOf(games);
    scenarios = List.copyOf(scenarios);
    seats = List.copyOf(seats);
    clocks = List.copyOf(clocks);
  }
}
