package umpire.lobby.matchmaking;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import umpire.chassis.http.Pointer;
import umpire.chassis.http.Problem;

/** What can be played, as game-service announces it on {@code editions}. */
@ApplicationScoped
public class Catalogue {
  private final Map<String, Entry> games = new ConcurrentHashMap<>();

  /**
   * A game.
   *
   * @param scenarios by id the seats of each
   * @param options by id the values of each
   */
  public record Entry(
      String game, Map<String, List<String>> scenarios, Map<String, List<String>> options) {
    public Entry {
      scenarios = Map.copyOf(scenarios);
      options = Map.copyOf(options);
    }
  }

  /** This is what the game is now. */
  public void put(Entry entry) {
    games.put(entry.game(), entry);
  }

  /** The seats of a scenario; 400 with the pointer for a game or scenario that is not there. */
  public List<String> seats(String game, String scenario) {
    List<String> seats = entry(game).scenarios().get(scenario);
    if (seats == null) {
      throw Problem.malformed("/scenario", game + " has no scenario '" + scenario + "'")
          .asException();
    }
    return seats;
  }

  /** Refuses, by 404, a game that is not there; by 503 while the games are not known. */
  public void requireGame(String game) {
    if (!games.isEmpty() && !games.containsKey(game)) {
      throw Problem.notFound().asException();
    }
    entry(game);
  }

  /** Refuses, by 400 with the pointer, an option or value that the game does not have. */
  void check(String game, Map<String, String> options) {
    Map<String, List<String>> known = entry(game).options();
    options.forEach(
        (id, value) -> {
          String pointer = Pointer.member("/options", id);
          List<String> values = known.get(id);
          if (values == null) {
            throw Problem.malformed(pointer, game + " has no such option").asException();
          }
          if (!values.contains(value)) {
            throw Problem.malformed(pointer, "its values are " + values).asException();
          }
        });
  }

  private Entry entry(String game) {
    Entry entry = games.get(game);
    if (entry != null) {
      return entry;
    }
    if (games.isEmpty()) {
      throw Problem.of(
              503, "catalogue-unknown", "The games are not known yet", "Try again in a moment.")
          .asException()
          .header("Retry-After", "2");
    }
    throw Problem.malformed("/game", "there is no game '" + game + "'").asException();
  }
}
