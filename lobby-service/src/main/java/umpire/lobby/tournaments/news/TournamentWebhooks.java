package umpire.lobby.tournaments.news;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.stream.StreamSupport;
import umpire.chassis.auth.Account;
import umpire.chassis.http.Problem;
import umpire.lobby.tournaments.store.Actor;
import umpire.lobby.tournaments.store.Held;
import umpire.lobby.tournaments.store.Role;
import umpire.lobby.tournaments.store.StaffRows;
import umpire.lobby.tournaments.store.TournamentStore;
import umpire.lobby.webhooks.Announcements;

/** Which webhooks are told what happens in a tournament. */
@ApplicationScoped
class TournamentWebhooks {
  private static final int MOST = 10;

  /** What happened before it was named is not told. */
  private static final String ADD =
      """
      insert into tournament_webhook (tournament, webhook, told)
      select id, $2, version from tournament where id = $1
      on conflict (tournament, webhook) do nothing
      """;

  private static final String OF =
      "select webhook from tournament_webhook where tournament = $1 order by webhook";

  private final TournamentStore store;
  private final Announcements announcements;
  private final Pool pool;

  TournamentWebhooks(TournamentStore store, Announcements announcements, Pool pool) {
    this.store = store;
    this.announcements = announcements;
    this.pool = pool;
  }

  /**
   * A webhook of the host's is told from now on; again, nothing changes. 403 without the role, 404
   * where the host has no such webhook, 409 where the tournament has as many as it may.
   */
  Uni<Void> add(Account host, String id, String webhook) {
    return asHost(host, id, _ -> Uni.createFrom().voidItem())
        .chain(() -> announcements.requireOwned(host.id(), webhook))
        .chain(() -> asHost(host, id, held -> added(held, host, webhook)));
  }

  private static Uni<Void> added(Held held, Account host, String webhook) {
    return held.update(ADD, webhook)
        .chain(
            rows ->
                rows == 0
                    ? Uni.createFrom().voidItem()
                    : room(held).chain(() -> record(held, host, "name-webhook")));
  }

  private static Uni<Void> room(Held held) {
    return held.sql()
        .preparedQuery(OF)
        .execute(Tuple.of(held.row().id()))
        .invoke(
            rows -> {
              if (rows.rowCount() > MOST) {
                throw Problem.conflict(
                        "too-many-webhooks",
                        "Too many webhooks",
                        "A tournament tells at most " + MOST + ".")
                    .asException();
              }
            })
        .replaceWithVoid();
  }

  /** A webhook is told nothing more; again, nothing changes. 403 without the role. */
  Uni<Void> remove(Account host, String id, String webhook) {
    return asHost(
        host,
        id,
        held ->
            held.update(
                    "delete from tournament_webhook where tournament = $1 and webhook = $2",
                    webhook)
                .chain(
                    rows ->
                        rows == 0
                            ? Uni.createFrom().voidItem()
                            : record(held, host, "drop-webhook")));
  }

  /** Those that are told; 403 without the role. */
  Uni<List<String>> all(Account host, String id) {
    return asHost(host, id, _ -> Uni.createFrom().voidItem())
        .chain(() -> pool.preparedQuery(OF).execute(Tuple.of(id)))
        .map(
            rows ->
                StreamSupport.stream(rows.spliterator(), false)
                    .map(row -> row.getString(0))
                    .toList());
  }

  private interface Act {
    Uni<Void> on(Held held);
  }

  private Uni<Void> asHost(Account host, String id, Act act) {
    return store.act(
        id, held -> StaffRows.require(held, host.id(), Role.HOST).chain(() -> act.on(held)));
  }

  private static Uni<Void> record(Held held, Account host, String act) {
    return held.record(
        new Actor(host.id(), host.name()), act, JsonNodeFactory.instance.objectNode());
  }
}
