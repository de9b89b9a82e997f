package umpire.game.store;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import umpire.game.store.database.DatabaseUnavailable;

/**
 * Who is there: leases of accounts at matches, which the instances that have their streams renew.
 */
@Singleton
public class Presences {
  /** In the place of a match: all of the account's. */
  public static final UUID EVERYWHERE = new UUID(0, 0);

  private final Pool pool;

  Presences(Pool pool) {
    this.pool = pool;
  }

  /**
   * An account at a match.
   *
   * @param match or {@link #EVERYWHERE}
   * @param holds how long, from now on
   */
  public record Lease(String account, UUID match, Duration holds) {}

  /** Keeps leases, each of another account or match. */
  public Uni<Void> keep(String instance, List<Lease> leases) {
    if (leases.isEmpty()) {
      return Uni.createFrom().voidItem();
    }
    Tuple values =
        Tuple.tuple()
            .addString(instance)
            .addArrayOfString(leases.stream().map(Lease::account).toArray(String[]::new))
            .addArrayOfUUID(leases.stream().map(Lease::match).toArray(UUID[]::new))
            .addArrayOfLong(
                leases.stream().map(lease -> lease.holds().toMillis()).toArray(Long[]::new));
    return DatabaseUnavailable.asProblem(
        pool.preparedQuery(
                """
                insert into presence (instance, account, match, until)
                select $1, account, match, now() + holds * interval '1 millisecond'
                from unnest($2::text[], $3::uuid[], $4::bigint[]) as lease(account, match, holds)
                on conflict (account, match, instance) do update set until = excluded.until
                """)
            .execute(values)
            .replaceWithVoid());
  }

  /** Throws away the leases that nobody has renewed for a minute. */
  public Uni<Void> forgetOld() {
    return DatabaseUnavailable.asProblem(
        pool.query("delete from presence where until < now() - interval '1 minute'")
            .execute()
            .replaceWithVoid());
  }

  /** The seats whose accounts are there now, by match; each match that was asked for is in it. */
  public Uni<Map<UUID, Set<String>>> here(Collection<UUID> matches) {
    if (matches.isEmpty()) {
      return Uni.createFrom().item(Map.of());
    }
    Tuple values = Tuple.tuple().addArrayOfUUID(matches.toArray(UUID[]::new)).addUUID(EVERYWHERE);
    return DatabaseUnavailable.asProblem(
        pool.preparedQuery(
                """
                select s.match, s.seat from seat s
                where s.match = any($1) and s.account <> '' and exists (
                  select from presence p
                  where p.account = s.account and p.match in (s.match, $2) and p.until > now())
                """)
            .execute(values)
            .map(
                rows -> {
                  Map<UUID, Set<String>> here = new HashMap<>();
                  matches.forEach(match -> here.put(match, new TreeSet<>()));
                  rows.forEach(
                      row ->
                          here.computeIfAbsent(row.getUUID(0), _ -> new TreeSet<>())
                              .add(row.getString(1)));
                  return here;
                }));
  }
}
