package umpire.lobby.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;

/** The personal tokens, and what is told when one is revoked. */
@ApplicationScoped
public class PersonalTokenStore {
  private static final String OF_ACCOUNT = "from PersonalTokenRow where account = :account";

  private final Mutiny.SessionFactory sessions;

  PersonalTokenStore(Mutiny.SessionFactory sessions) {
    this.sessions = sessions;
  }

  /** False, and nothing stored, where the account has so many already. */
  public Uni<Boolean> add(PersonalTokenRow token, int most) {
    return sessions.withTransaction(
        session ->
            // Two requests at once must not both find room for the last one.
            session
                .createNativeQuery("select id from account where id = :id for update")
                .setParameter("id", token.account())
                .getResultList()
                .chain(() -> count(session, token.account()))
                .chain(
                    count ->
                        count >= most
                            ? Uni.createFrom().item(false)
                            : session.persist(token).replaceWith(true)));
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
   * Removes a token of this account and puts the message that tells it into the outbox; false, and
   * nothing done, where the account has no such token.
   */
  public Uni<Boolean> remove(String account, String id, OutboxRow told) {
    return sessions.withTransaction(
        session ->
            session
                .createMutationQuery(
                    "delete from PersonalTokenRow where id = :id and account = :account")
                .setParameter("id", id)
                .setParameter("account", account)
                .executeUpdate()
                .chain(
                    removed ->
                        removed == 0
                            ? Uni.createFrom().item(false)
                            : session.persist(told).replaceWith(true)));
  }

  /** Puts a message into the outbox. */
  public Uni<Void> tell(OutboxRow told) {
    return sessions.withTransaction(session -> session.persist(told));
  }
}
