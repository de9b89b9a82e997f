package umpire.lobby.challenges;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import umpire.chassis.http.Problem;
import umpire.lobby.matchmaking.Catalogue;
import umpire.lobby.matchmaking.WantedMatch;

/**
 * What bots say that they play, as game-service publishes it on {@code bots}. Whether one is there,
 * and how many matches it has, does not matter to a challenge, which waits until it is answered.
 */
@ApplicationScoped
class BotDirectory {
  private static final String UNTIMED = "none";

  private final Map<String, Entry> bots = new ConcurrentHashMap<>();
  private final Catalogue catalogue;
  private final ObjectMapper json;

  BotDirectory(Catalogue catalogue, ObjectMapper json) {
    this.catalogue = catalogue;
    this.json = json;
  }

  /**
   * A bot.
   *
   * @param games that it plays
   * @param scenarios that it plays; none for all
   * @param seats that it plays; none for all
   * @param clocks by which it plays, {@code none} for a match without; none for all
   */
  public record Entry(
      String account,
      List<String> games,
      List<String> scenarios,
      List<String> seats,
      List<String> clocks) {
    public Entry {
      games = List.copyOf(games);
      scenarios = List.copyOf(scenarios);
      seats = List.copyOf(seats);
      clocks = List.copyOf(clocks);
    }
  }

  /** This is what the bot says now. */
  public void put(Entry entry) {
    bots.put(entry.account(), entry);
  }

  /**
   * 422 where the account is a bot's that does not play this.
   *
   * @param seat the challenger's; empty where any will do
   */
  void require(String account, WantedMatch wanted, String seat) {
    Entry bot = bots.get(account);
    if (bot == null) {
      return;
    }
    check(bot.games().contains(wanted.game()), "games", bot.games());
    check(among(bot.scenarios(), wanted.scenario()), "scenarios", bot.scenarios());
    boolean playsOne =
        catalogue.seats(wanted.game(), wanted.scenario()).stream()
            .anyMatch(one -> !one.equals(seat) && among(bot.seats(), one));
    check(playsOne, "seats", bot.seats());
    check(among(bot.clocks(), clock(wanted)), "clocks", bot.clocks());
  }

  private String clock(WantedMatch wanted) {
    if (wanted.clock().isEmpty()) {
      return UNTIMED;
    }
    try {
      JsonNode clock = json.readTree(wanted.clock());
      return clock.path("type").asText();
    } catch (IOException unreadable) {
      throw new IllegalStateException("JSON of our own", unreadable);
    }
  }

  private static boolean among(List<String> some, String one) {
    return some.isEmpty() || some.contains(one);
  }

  private static void check(boolean fits, String member, List<String> plays) {
    if (!fits) {
      throw Problem.of(
              422, "bot-cannot", "The bot does not play this", member + ": it plays " + plays)
          .with("pointer", "/opponent")
          .with("member", member)
          .asException();
    }
  }
}
