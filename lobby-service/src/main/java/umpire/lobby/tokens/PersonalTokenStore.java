package umpire.lobby.tokens;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import umpire.lobby.identity.store.AccountLock;
import umpire.lobby.identity.store.AddResult;
import umpire.lobby.identity.store.RetirementListener;
import umpire.lobby.outbox.LobbyEvents;
import umpire.lobby.outbox.OutboxRow;

/** The personal tokens, and what is published when one is revoked. */
@ApplicationScoped
class PersonalTokenStore implements RetirementListener {
  private static final String OF_ACCOUNT = "from PersonalTokenRow where account = :account";

  private final Mutiny.SessionFactory sessions;
  private final LobbyEvents events;

  PersonalTokenStore(Mutiny.SessionFactory sessions, LobbyEvents events) {
    this.sessions = sessions;
    this.events = events;
  }

  /** Stores a token unless the account has so many already, or is retired. */
  public Uni<AddResult> add(PersonalTokenRow token, int most) {
    return sessions.withTransaction(
        session ->
            AccountLock.addWithin(
                session,
                token.account(),
                most,
                () -> count(session, token.account()),
                () -> session.persist(token).replaceWith(AddResult.DONE)));
  }

  private static Uni<Long> count(Mutiny.Session session, String account) {
    return session
        .createSelectionQuery("select count(*) " + OF_ACCOUNT, Long.class)
        .setParameter("account", account)
        .getSingleResult();
  }

  /** All tokens of an account, the newest first. */
  public Uni<List<PersonalTokenRow>> of(String account) {
    return sessions.withSession(
        session ->
            session
                .createSelectionQuery(
                    OF_ACCOUNT + " order by createdAt desc, id", PersonalTokenRow.class)
                .setParameter("account", account)
                .getResultList());
  }

  /** The token whose secret has this SHA-256. */
  public Uni<Optional<PersonalTokenRow>> hashed(String hash) {
    return sessions.withSession(
        session ->
            session
                .createSelectionQuery(
                    "from PersonalTokenRow where hash = :hash", PersonalTokenRow.class)
                .setParameter("hash", hash)
                .getResultList()
                .map(rows -> rows.stream().findFirst()));
  }

  /**
   * Removes a token of this account, or of an account that it owns, and puts the message that tells
   * it into the outbox; false, and nothing done, where there is no such token.
   */
  public Uni<Boolean> remove(String account, String id, OutboxRow message) {
    return sessions.withTransaction(
        session ->
            session
                .createMutationQuery(
                    """
                    delete from PersonalTokenRow where id = :id and (account = :account
                    or account in (select a.id from AccountRow a where a.owner = :account))
                    """)
                .setParameter("id", id)
                .setParameter("account", account)
                .executeUpdate()
                .chain(
                    removed ->
                        removed == 0
                            ? Uni.createFrom().item(false)
                            : session.persist(message).replaceWith(true)));
  }

  /** Its tokens are removed, each with the message of it. */
  @Override
  public Uni<Void> retired(Mutiny.Session session, String account) {
    return session
        .createSelectionQuery("select id " + OF_ACCOUNT, String.class)
        .setParameter("account", account)
        .getResultList()
        .chain(ids -> session.persistAll(ids.stream().map(events::revoked).toArray()))
        .chain(
            () ->
                session
                    .createMutationQuery("delete " + OF_ACCOUNT)
                    .setParameter("account", account)
                    .executeUpdate())
        .replaceWithVoid();
  }
}
