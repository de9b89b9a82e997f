package umpire.lobby.identity.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.function.Function;
import org.hibernate.reactive.mutiny.Mutiny;
import umpire.lobby.outbox.OutboxRow;

/** Sessions, the passwords that begin them, and what is published when one ends. */
@ApplicationScoped
public class SessionStore {
  private final Mutiny.SessionFactory sessions;

  SessionStore(Mutiny.SessionFactory sessions) {
    this.sessions = sessions;
  }

  /**
   * Begins a session of an account that still has the password, or none, by which it was let in;
   * false, and nothing stored, where that was changed meanwhile. Sessions that ended before now are
   * deleted.
   */
  public Uni<Boolean> begin(SessionRow begun, AccountRow letIn, Instant now) {
    return sessions.withTransaction(
        session ->
            insert(session, begun, letIn)
                // After it: whoever changes the password takes account and sessions in this order.
                .call(() -> deleteExpired(session, now))
                .map(rows -> rows == 1));
  }

  /** Whoever changes the password waits for this row, or this for the change. */
  private static Uni<Integer> insert(Mutiny.Session session, SessionRow begun, AccountRow letIn) {
    return session
        .createNativeQuery(
            """
            insert into session (id, account, ends_at)
            select cast(:id as text), a.id, cast(:ends as timestamptz)
            from account a where a.id = :account
            and a.password_hash is not distinct from nullif(:hash, '')
            for share
            """)
        .setParameter("id", begun.id())
        .setParameter("ends", begun.endsAt())
        .setParameter("account", letIn.id())
        .setParameter("hash", letIn.passwordHash().orElse(""))
        .executeUpdate();
  }

  private static Uni<Integer> deleteExpired(Mutiny.Session session, Instant now) {
    return session
        .createNativeQuery(
            """
            delete from session where id in
            (select id from session where ends_at < :now limit 100 for update skip locked)
            """)
        .setParameter("now", now)
        .executeUpdate();
  }

  /** Ends a session, with the message of it. */
  public Uni<Void> end(String id, OutboxRow message) {
    return sessions.withTransaction(
        session ->
            session
                .createMutationQuery("delete from SessionRow where id = :id")
                .setParameter("id", id)
                .executeUpdate()
                .chain(() -> session.persist(message)));
  }

  /**
   * Gives an account another password and ends all its sessions but one, each with the message that
   * tells it; false, and nothing done, where it has not the old password any more.
   *
   * @param account as it was when the old password was held against it
   * @param kept the id of the session that goes on
   */
  public Uni<Boolean> changePassword(
      AccountRow account, String hash, String kept, Function<String, OutboxRow> revoked) {
    return sessions.withTransaction(
        session ->
            session
                .createMutationQuery(
                    "update AccountRow set passwordHash = :hash"
                        + " where id = :id and passwordHash = :old")
                .setParameter("hash", hash)
                .setParameter("id", account.id())
                .setParameter("old", account.passwordHash().orElse(""))
                .executeUpdate()
                .chain(
                    rows ->
                        rows == 0
                            ? Uni.createFrom().item(false)
                            : endOthers(session, account.id(), kept, revoked).replaceWith(true)));
  }

  private static Uni<Integer> endOthers(
      Mutiny.Session session, String account, String kept, Function<String, OutboxRow> revoked) {
    String others = "from SessionRow where account = :account and id <> :kept";
    return session
        .createSelectionQuery("select id " + others, String.class)
        .setParameter("account", account)
        .setParameter("kept", kept)
        .getResultList()
        .chain(ids -> session.persistAll(ids.stream().map(revoked).toArray()))
        .chain(
            () ->
                session
                    .createMutationQuery("delete " + others)
                    .setParameter("account", account)
                    .setParameter("kept", kept)
                    .executeUpdate());
  }
}
