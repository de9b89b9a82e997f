package umpire.lobby.moderation;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.stream.StreamSupport;
import umpire.chassis.http.Problem;
import umpire.lobby.identity.accounts.Accounts;

/** Whom accounts do not want to meet. */
@ApplicationScoped
public class Blocks {
  /** As many as an account has, at most. */
  public static final int MOST = 200;

  /** Only while the account has fewer than the most; after LOCK, so nobody counts beside it. */
  private static final String ADD =
      """
      insert into moderation_block (blocker, blocked, since) select $1, $2, $3
      where (select count(*) from moderation_block where blocker = $1) < $4
         or exists (select 1 from moderation_block where blocker = $1 and blocked = $2)
      on conflict (blocker, blocked) do update set since = moderation_block.since
      """;

  private static final String LOCK =
      "select pg_advisory_xact_lock(hashtextextended('block ' || $1, 0))";

  private static final String REMOVE =
      "delete from moderation_block where blocker = $1 and blocked = $2";

  private static final String OF =
      "select blocked from moderation_block where blocker = $1 order by since desc, blocked";

  private static final String BETWEEN =
      """
      select 1 from moderation_block
      where blocker = any ($1) and blocked = any ($2) or blocker = any ($2) and blocked = any ($1)
      limit 1
      """;

  private final Pool pool;
  private final Accounts accounts;
  private final Clock clock;

  Blocks(Pool pool, Accounts accounts, Clock clock) {
    this.pool = pool;
    this.accounts = accounts;
    this.clock = clock;
  }

  /**
   * Blocks an account; doing so again changes nothing. 404 where there is none of this id, 409 for
   * the caller's own, or where the caller has {@link #MOST} already.
   */
  public Uni<Void> add(String blocker, String blocked) {
    if (blocker.equals(blocked)) {
      throw Problem.conflict("own-account", "Your own account", "Nobody can block themselves.")
          .asException();
    }
    return accounts
        .of(blocked)
        .map(found -> found.orElseThrow(() -> Problem.notFound().asException()))
        .chain(
            () ->
                pool.withTransaction(
                    sql ->
                        sql.preparedQuery(LOCK)
                            .execute(Tuple.of(blocker))
                            .chain(
                                () ->
                                    sql.preparedQuery(ADD)
                                        .execute(
                                            Tuple.of(
                                                blocker,
                                                blocked,
                                                Timestamps.at(clock.instant()),
                                                MOST)))))
        .invoke(
            rows -> {
              if (rows.rowCount() == 0) {
                throw Problem.conflict(
                        "too-many-blocks", "Too many", "An account blocks at most " + MOST + ".")
                    .asException();
              }
            })
        .replaceWithVoid();
  }

  /** Blocks it no more; 404 where it did not. */
  public Uni<Void> remove(String blocker, String blocked) {
    return pool.preparedQuery(REMOVE)
        .execute(Tuple.of(blocker, blocked))
        .invoke(
            rows -> {
              if (rows.rowCount() == 0) {
                throw Problem.notFound().asException();
              }
            })
        .replaceWithVoid();
  }

  /** Ids of those whom an account has blocked, the latest first. */
  public Uni<List<String>> of(String blocker) {
    return pool.preparedQuery(OF)
        .execute(Tuple.of(blocker))
        .map(
            rows ->
                StreamSupport.stream(rows.spliterator(), false)
                    .map(row -> row.getString(0))
                    .toList());
  }

  /** Whether one of some accounts has blocked one of others, or the other way round. */
  Uni<Boolean> between(Collection<String> some, Collection<String> others) {
    return pool.preparedQuery(BETWEEN)
        .execute(
            Tuple.tuple()
                .addArrayOfString(some.toArray(String[]::new))
                .addArrayOfString(others.toArray(String[]::new)))
        .map(rows -> rows.size() > 0);
  }
}
