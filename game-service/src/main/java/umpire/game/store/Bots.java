package umpire.game.store;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;

/** The house bots that are there: those that announced themselves a moment ago. */
@ApplicationScoped
public class Bots {
  /** How long an announcement holds, in seconds. */
  public static final int HOLDS = 30;

  /** Ordinary accounts hold no colon. */
  private static final String ACCOUNT = "bot:";

  private final Pool pool;

  Bots(Pool pool) {
    this.pool = pool;
  }

  /** The account of a bot. */
  public static String account(String name) {
    return ACCOUNT + name;
  }

  /** Whether an account is a bot's. */
  public static boolean isBot(String account) {
    return account.startsWith(ACCOUNT);
  }

  /** Keeps an announcement; the latest of a name holds. */
  public Uni<Void> announce(BotRow bot) {
    Tuple values =
        Tuple.tuple()
            .addString(bot.name())
            .addArrayOfString(bot.games().toArray(String[]::new))
            .addArrayOfString(bot.scenarios().toArray(String[]::new))
            .addArrayOfString(bot.seats().toArray(String[]::new))
            .addInteger(bot.concurrency());
    return Unreachable.told(
        pool.preparedQuery(
                """
                insert into bot (name, games, scenarios, seats, concurrency, announced_at)
                values ($1, $2, $3, $4, $5, now())
                on conflict (name) do update
                  set games = excluded.games, scenarios = excluded.scenarios,
                      seats = excluded.seats, concurrency = excluded.concurrency,
                      announced_at = excluded.announced_at
                """)
            .execute(values)
            .replaceWithVoid());
  }

  /** Those that are there now, by name. */
  public Uni<List<BotRow>> announced() {
    return Unreachable.told(
        pool.preparedQuery(
                """
                select name, games, scenarios, seats, concurrency from bot
                where announced_at > now() - $1 * interval '1 second' order by name
                """)
            .execute(Tuple.of(HOLDS))
            .map(
                rows ->
                    Ledger.stream(rows)
                        .map(
                            row ->
                                new BotRow(
                                    row.getString(0),
                                    List.of(row.getArrayOfStrings(1)),
                                    List.of(row.getArrayOfStrings(2)),
                                    List.of(row.getArrayOfStrings(3)),
                                    row.getInteger(4)))
                        .toList()));
  }
}
