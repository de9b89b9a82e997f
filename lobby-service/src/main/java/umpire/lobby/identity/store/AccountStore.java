package umpire.lobby.identity.store;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.hibernate.reactive.mutiny.Mutiny;

/** The accounts. */
@ApplicationScoped
public class AccountStore {
  private final Mutiny.SessionFactory sessions;
  private final Pool pool;

  AccountStore(Mutiny.SessionFactory sessions, Pool pool) {
    this.sessions = sessions;
    this.pool = pool;
  }

  /** False, and nothing stored, where the name is taken. */
  public Uni<Boolean> add(AccountRow account) {
    return sessions.withTransaction(session -> add(session, account));
  }

  /** The same inside of a transaction. */
  public static Uni<Boolean> add(Mutiny.Session session, AccountRow account) {
    return session
        .createNativeQuery(
            """
            insert into account (id, name, kind, password_hash, owner, created_at)
            values (:id, :name, :kind, nullif(:hash, ''), nullif(:owner, ''), :at)
            on conflict (name) do nothing
            """)
        .setParameter("id", account.id())
        .setParameter("name", account.name())
        .setParameter("kind", account.kind().word())
        .setParameter("hash", account.passwordHash().orElse(""))
        .setParameter("owner", account.owner().orElse(""))
        .setParameter("at", account.createdAt())
        .executeUpdate()
        .map(rows -> rows == 1);
  }

  /** Gives the account of this name another password. */
  public Uni<Integer> changePassword(String name, String hash) {
    return sessions.withTransaction(
        session ->
            session
                .createMutationQuery(
                    "update AccountRow set passwordHash = :hash where name = :name")
                .setParameter("hash", hash)
                .setParameter("name", name)
                .executeUpdate());
  }

  /** The account of this name, given in lower case. */
  public Uni<Optional<AccountRow>> named(String name) {
    return sessions.withSession(
        session ->
            session
                .createSelectionQuery("from AccountRow where name = :name", AccountRow.class)
                .setParameter("name", name)
                .getResultList()
                .map(AccountStore::first));
  }

  /** The account of this id. */
  public Uni<Optional<AccountRow>> of(String id) {
    return sessions.withSession(
        session -> session.find(AccountRow.class, id).map(Optional::ofNullable));
  }

  /** The accounts of these ids, in any order; those that there are. */
  public Uni<List<AccountRow>> all(Collection<String> ids) {
    return sessions.withSession(
        session ->
            session
                .createSelectionQuery("from AccountRow where id in (:ids)", AccountRow.class)
                .setParameter("ids", ids)
                .getResultList());
  }

  /** The accounts of these names, given in lower case, in any order; those that there are. */
  public Uni<List<AccountRow>> named(Collection<String> names) {
    return sessions.withSession(
        session ->
            session
                .createSelectionQuery("from AccountRow where name in (:names)", AccountRow.class)
                .setParameter("names", names)
                .getResultList());
  }

  /** The names of these accounts by their ids; an account that is not known has none. */
  public Uni<Map<String, String>> names(Collection<String> ids) {
    return pool.preparedQuery("select id, name from account where id = any($1::text[])")
        .execute(Tuple.of(ids.toArray(String[]::new)))
        .map(
            rows ->
                StreamSupport.stream(rows.spliterator(), false)
                    .collect(Collectors.toMap(row -> row.getString(0), row -> row.getString(1))));
  }

  public static Optional<AccountRow> first(List<AccountRow> rows) {
    return rows.stream().findFirst();
  }
}
