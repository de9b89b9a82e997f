package umpire.game.store;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.time.OffsetDateTime;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import umpire.game.store.database.DatabaseUnavailable;
import umpire.game.store.database.RowSets;

/**
 * The bots that have announced themselves, and how they are: there are those that did so a moment
 * ago; those that did not for long are removed.
 */
@Singleton
public class Bots {
  /** How long an announcement holds, in seconds. */
  public static final int HOLDS = 30;

  /** How long a bot that is not there is known, in days. */
  public static final int KNOWN = 30;

  /** Ordinary accounts hold no colon. */
  private static final String ACCOUNT = "bot:";

  /** Takes the account that is asked about as $1. */
  private static final String KNOWN_BOTS =
      """
      select b.account, b.name, b.games, b.scenarios, b.seats, b.clocks, b.concurrency,
        b.per_opponent, b.announced_at, b.announced_at > now() - interval '30 seconds' as online,
        p.playing, p.with_opponent
      from bot b cross join lateral (
        select count(*)::integer as playing, count(*) filter (where m.opened_by = $1 or exists (
            select from seat o where o.match = m.id and $1 <> '' and (o.account = $1 or o.invited = $1)
          ))::integer as with_opponent
        from (
          select s.match from seat s where s.account = b.account and s.account <> '' and not s.over
          union
          select i.match from seat i where i.invited = b.account and i.invited <> '') own
        join match m on m.id = own.match) p
      where b.announced_at > now() - interval '30 days'
      """;

  private static final String PAGE =
      KNOWN_BOTS
          + """
          and b.account > $2
          and (not $3 or b.announced_at > now() - interval '30 seconds')
          order by b.account limit $4
          """;

  private static final String OF = KNOWN_BOTS + " and b.account = any($2::text[])";

  private final Pool pool;

  Bots(Pool pool) {
    this.pool = pool;
  }

  /** The account of a house bot. */
  public static String account(String name) {
    return ACCOUNT + name;
  }

  /** Whether an account is a house bot's. */
  public static boolean isBot(String account) {
    return account.startsWith(ACCOUNT);
  }

  /** Keeps an announcement; the latest of an account holds. */
  public Uni<Void> announce(BotRow bot) {
    Tuple values =
        Tuple.tuple()
            .addString(bot.account())
            .addString(bot.name())
            .addArrayOfString(bot.games().toArray(String[]::new))
            .addArrayOfString(bot.scenarios().toArray(String[]::new))
            .addArrayOfString(bot.seats().toArray(String[]::new))
            .addArrayOfString(bot.clocks().toArray(String[]::new))
            .addInteger(bot.concurrency())
            .addInteger(bot.perOpponent());
    return DatabaseUnavailable.asProblem(
        pool.preparedQuery(
                """
                insert into bot (account, name, games, scenarios, seats, clocks, concurrency,
                  per_opponent, announced_at)
                values ($1, $2, $3, $4, $5, $6, $7, $8, now())
                on conflict (account) do update
                  set name = excluded.name, games = excluded.games,
                      scenarios = excluded.scenarios, seats = excluded.seats,
                      clocks = excluded.clocks, concurrency = excluded.concurrency,
                      per_opponent = excluded.per_opponent, announced_at = excluded.announced_at
                """)
            .execute(values)
            .replaceWithVoid());
  }

  /**
   * Known bots behind an account, by account.
   *
   * @param onlineOnly those alone that are there
   */
  public Uni<List<KnownBot>> page(String after, boolean onlineOnly, int most) {
    return DatabaseUnavailable.asProblem(
        pool.preparedQuery(PAGE)
            .execute(Tuple.of("", after, onlineOnly, most))
            .map(rows -> RowSets.stream(rows).map(Bots::bot).toList()));
  }

  /** Those of these accounts that are known bots, and how much they play with this opponent. */
  public Uni<Map<String, KnownBot>> of(Collection<String> accounts, String opponent) {
    Tuple values =
        Tuple.tuple().addString(opponent).addArrayOfString(accounts.toArray(String[]::new));
    return DatabaseUnavailable.asProblem(
        pool.preparedQuery(OF)
            .execute(values)
            .map(
                rows ->
                    RowSets.stream(rows)
                        .map(Bots::bot)
                        .collect(
                            Collectors.toMap(
                                known -> known.bot().account(), Function.identity()))));
  }

  private static KnownBot bot(Row row) {
    OffsetDateTime announced = row.getOffsetDateTime("announced_at");
    return new KnownBot(
        new BotRow(
            row.getString("account"),
            row.getString("name"),
            List.of(row.getArrayOfStrings("games")),
            List.of(row.getArrayOfStrings("scenarios")),
            List.of(row.getArrayOfStrings("seats")),
            List.of(row.getArrayOfStrings("clocks")),
            row.getInteger("concurrency"),
            row.getInteger("per_opponent")),
        announced.toInstant(),
        row.getBoolean("online"),
        row.getInteger("playing"),
        row.getInteger("with_opponent"));
  }
}
