package umpire.local.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import umpire.testkit.match.Rulebook;

/**
 * Accounts that are played as house bots are, in a process of somebody else's, until this is
 * closed: every other one greedily, the rest at random.
 */
public final class BotPlayers implements AutoCloseable {
  private static final int MOST_MATCHES = 64;

  private final List<Thread> threads = new ArrayList<>();

  /**
   * An account of a person's, which signs in by its password.
   *
   * @param name of the account
   */
  public record Player(String name, String password) {}

  /**
   * Begins to play.
   *
   * @param address origin of the API, such as {@code http://127.0.0.1:8080}
   */
  public BotPlayers(String address, List<Player> players) {
    ApiClient apiClient = new ApiClient(address);
    Map<String, Rulebook> books = Policies.books();
    for (int i = 0; i < players.size(); i++) {
      Player player = players.get(i);
      Bot bot =
          new Bot(
              new Session(apiClient, player.name(), player.password()),
              books,
              MOST_MATCHES,
              false,
              i % 2 == 0 ? Policies::greedy : Policies::random,
              () -> {},
              _ -> {});
      threads.add(Thread.ofVirtual().name(player.name()).start(bot::run));
    }
  }

  /** Ends all play; matches stay as they are. */
  @Override
  public void close() {
    threads.forEach(Thread::interrupt);
  }
}
