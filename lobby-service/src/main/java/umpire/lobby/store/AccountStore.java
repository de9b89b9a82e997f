package umpire.lobby.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
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
    return sessions.withTransaction(
        session ->
            session
                .createNativeQuery(
                    """
                    insert into account (id, name, password_hash, created_at, bot)
                    values (:id, :name, :hash, :at, :bot) on conflict (name) do nothing
                    """)
                .setParameter("id", account.id())
                .setParameter("name", account.name())
                .setParameter("hash", account.passwordHash())
                .setParameter("at", account.createdAt())
                .setParameter("bot", account.bot())
                .executeUpdate()
                .map(rows -> rows == 1));
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

  private static Optional<AccountRow> first(List<AccountRow> rows) {
    return rows.stream().findFirst();
  }
}
