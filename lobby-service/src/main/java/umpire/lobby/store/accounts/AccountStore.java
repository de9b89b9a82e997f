package umpire.lobby.store.accounts;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.hibernate.reactive.mutiny.Mutiny;

/** The accounts. */
@ApplicationScoped
public class AccountStore {
  private final Mutiny.SessionFactory sessions;

  AccountStore(Mutiny.SessionFactory sessions) {
    this.sessions = sessions;
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

  /**
   * Keeps an account that is in use as it is until the transaction ends, and lets nobody else come
   * between; false where there is none of this id.
   */
  public static Uni<Boolean> hold(Mutiny.Session session, String id) {
    return session
        .createNativeQuery(
            "select id from account where id = :id and retired_at is null for update")
        .setParameter("id", id)
        .getResultList()
        .map(found -> !found.isEmpty());
  }

  /**
   * Stores something of an account's, unless the account is retired or has so many already. Two
   * requests at once do not both find room for the last one.
   *
   * @param count how many it has
   * @param store stores it, and says what became of it
   */
  public static Uni<AddResult> addWithin(
      Mutiny.Session session,
      String account,
      int most,
      Supplier<Uni<Long>> count,
      Supplier<Uni<AddResult>> store) {
    return hold(session, account)
        .chain(
            held ->
                held
                    ? count.get().chain(had -> had >= most ? of(AddResult.NO_ROOM) : store.get())
                    : of(AddResult.NO_ACCOUNT));
  }

  private static Uni<AddResult> of(AddResult outcome) {
    return Uni.createFrom().item(outcome);
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

  public static Optional<AccountRow> first(List<AccountRow> rows) {
    return rows.stream().findFirst();
  }
}
