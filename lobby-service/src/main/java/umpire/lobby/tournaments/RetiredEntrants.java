package umpire.lobby.tournaments;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.stream.StreamSupport;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jboss.logging.Logger;
import umpire.lobby.identity.store.RetirementListener;
import umpire.lobby.tournaments.store.Actor;
import umpire.lobby.tournaments.store.StateReader;
import umpire.lobby.tournaments.store.TournamentStore;

/**
 * Withdraws accounts that are taken out of use. They are noted in the transaction that does so, and
 * withdrawn by acts of their own, since each locks its tournament.
 */
@ApplicationScoped
public class RetiredEntrants implements RetirementListener {
  private static final Logger LOG = Logger.getLogger(RetiredEntrants.class);
  private static final int MOST = 100;

  private static final String ENTERED =
      """
      select tournament from tournament_entrant as entrant
      join tournament on tournament.id = entrant.tournament
      where entrant.account = $1 and entrant.status <> 'withdrawn'
        and tournament.status not in ('finished', 'cancelled')
      order by tournament
      """;

  private final Pool pool;
  private final TournamentStore store;

  RetiredEntrants(Pool pool, TournamentStore store) {
    this.pool = pool;
    this.store = store;
  }

  @Override
  public Uni<Void> retired(Mutiny.Session session, String account) {
    return session
        .createNativeQuery(
            "insert into tournament_retirement (account) values (:account) on conflict do nothing")
        .setParameter("account", account)
        .executeUpdate()
        .replaceWithVoid();
  }

  /** Withdraws those that are noted; one that fails is tried again the next time. */
  public Uni<Void> sweep() {
    return texts("select account from tournament_retirement limit " + MOST, Tuple.tuple())
        .chain(
            accounts ->
                Multi.createFrom()
                    .iterable(accounts)
                    .onItem()
                    .transformToUniAndConcatenate(this::withdrawn)
                    .onItem()
                    .ignoreAsUni());
  }

  private Uni<Void> withdrawn(String account) {
    return texts(ENTERED, Tuple.of(account))
        .chain(
            tournaments ->
                Multi.createFrom()
                    .iterable(tournaments)
                    .onItem()
                    .transformToUniAndConcatenate(id -> withdrawn(id, account))
                    .onItem()
                    .ignoreAsUni())
        .chain(
            () ->
                pool.preparedQuery("delete from tournament_retirement where account = $1")
                    .execute(Tuple.of(account))
                    .replaceWithVoid())
        .onFailure()
        .invoke(failure -> LOG.errorf(failure, "account %s is not withdrawn", account))
        .onFailure()
        .recoverWithNull();
  }

  private Uni<Void> withdrawn(String tournament, String account) {
    return store.act(
        tournament,
        held ->
            StateReader.entries(held.sql(), tournament)
                .chain(entries -> Entrants.withdrawn(held, Actor.NOBODY, entries, account)));
  }

  private Uni<List<String>> texts(String query, Tuple parameters) {
    return pool.preparedQuery(query)
        .execute(parameters)
        .map(
            rows ->
                StreamSupport.stream(rows.spliterator(), false)
                    .map(row -> row.getString(0))
                    .toList());
  }
}
