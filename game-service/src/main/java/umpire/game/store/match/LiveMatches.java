package umpire.game.store.match;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import umpire.game.store.database.DatabaseUnavailable;
import umpire.game.store.database.RowSets;

/**
 * The matches of accounts that are not over: those in which they sit or to which they are invited.
 */
@Singleton
public class LiveMatches {
  private final Pool pool;

  LiveMatches(Pool pool) {
    this.pool = pool;
  }

  /** The newest of each account, at most so many; each account that was asked for is in it. */
  public Uni<Map<String, List<UUID>>> of(Collection<String> accounts, int most) {
    Tuple values = Tuple.tuple().addArrayOfString(accounts.toArray(String[]::new)).addInteger(most);
    return DatabaseUnavailable.asProblem(
        pool.preparedQuery(
                """
                select a.account, m.match
                from unnest($1::text[]) as a(account) cross join lateral (
                  select match from (
                    select match from seat
                    where account = a.account and account <> '' and not over
                    union
                    select match from seat where invited = a.account and invited <> '') own
                  order by match desc limit $2) m
                """)
            .execute(values)
            .map(
                rows -> {
                  Map<String, List<UUID>> all = new HashMap<>();
                  accounts.forEach(account -> all.put(account, new ArrayList<>()));
                  rows.forEach(
                      row ->
                          all.computeIfAbsent(row.getString(0), _ -> new ArrayList<>())
                              .add(row.getUUID(1)));
                  return all;
                }));
  }

  /** The matches in which an account sits, over or not, whose ids end in one of these digits. */
  public Uni<Set<UUID>> ending(String account, Collection<String> tails) {
    Tuple values = Tuple.tuple().addString(account).addArrayOfString(tails.toArray(String[]::new));
    return DatabaseUnavailable.asProblem(
        pool.preparedQuery(
                """
                select match from seat
                where account = $1 and account <> '' and right(match::text, 12) = any($2)
                """)
            .execute(values)
            .map(
                rows ->
                    RowSets.stream(rows).map(row -> row.getUUID(0)).collect(Collectors.toSet())));
  }
}
