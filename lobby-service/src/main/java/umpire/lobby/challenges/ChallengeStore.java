package umpire.lobby.challenges;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.hibernate.reactive.mutiny.Mutiny;
import umpire.lobby.identity.store.AccountLock;
import umpire.lobby.identity.store.AddResult;
import umpire.lobby.identity.store.RetirementListener;
import umpire.lobby.outbox.OutboxRow;

/** The challenges, and what is published of them. */
@ApplicationScoped
class ChallengeStore implements RetirementListener {
  private static final String OPEN = "status = 'open' and expiresAt > :now";

  private final Mutiny.SessionFactory sessions;

  ChallengeStore(Mutiny.SessionFactory sessions) {
    this.sessions = sessions;
  }

  /** Stores a challenge unless who sends it is retired, or has so many open already. */
  public Uni<AddResult> add(ChallengeRow challenge, int most) {
    return sessions.withTransaction(
        session ->
            AccountLock.addWithin(
                session,
                challenge.challenger().account(),
                most,
                () -> open(session, challenge),
                () -> session.persist(challenge).replaceWith(AddResult.DONE)));
  }

  /** What it sent is taken back, what it received declined. */
  @Override
  public Uni<Void> retired(Mutiny.Session session, String account) {
    return session
        .createMutationQuery(
            "update ChallengeRow set status = 'cancelled'"
                + " where challenger.account = :account and status = 'open'")
        .setParameter("account", account)
        .executeUpdate()
        .chain(
            () ->
                session
                    .createMutationQuery(
                        "update ChallengeRow set status = 'declined', reason = :reason"
                            + " where opponent.account = :account and status = 'open'")
                    .setParameter("account", account)
                    .setParameter("reason", "The account was retired.")
                    .executeUpdate())
        .replaceWithVoid();
  }

  private static Uni<Long> open(Mutiny.Session session, ChallengeRow challenge) {
    return session
        .createSelectionQuery(
            "select count(*) from ChallengeRow where challenger.account = :account and " + OPEN,
            Long.class)
        .setParameter("account", challenge.challenger().account())
        .setParameter("now", challenge.sentAt())
        .getSingleResult();
  }

  /** Those that an account sent or received, before this id, the newest first. */
  public Uni<List<ChallengeRow>> of(String account, String before, int most) {
    return read(account, before, "", Instant.EPOCH, most);
  }

  /** Those of them that are open now. */
  public Uni<List<ChallengeRow>> openOf(String account, String before, Instant now, int most) {
    return read(account, before, " and " + OPEN, now, most);
  }

  private Uni<List<ChallengeRow>> read(
      String account, String before, String only, Instant now, int most) {
    return sessions.withSession(
        session -> {
          Mutiny.SelectionQuery<ChallengeRow> query =
              session
                  .createSelectionQuery(
                      "from ChallengeRow"
                          + " where (challenger.account = :account or opponent.account = :account)"
                          + " and id < :before"
                          + only
                          + " order by id desc",
                      ChallengeRow.class)
                  .setParameter("account", account)
                  .setParameter("before", before)
                  .setMaxResults(most);
          return (only.isEmpty() ? query : query.setParameter("now", now)).getResultList();
        });
  }

  /** The challenge of this id, of an account that sent or received it. */
  public Uni<Optional<ChallengeRow>> find(String account, String id) {
    return sessions.withSession(
        session ->
            session
                .find(ChallengeRow.class, id)
                .map(Optional::ofNullable)
                .map(found -> found.filter(row -> concerns(row, account))));
  }

  private static boolean concerns(ChallengeRow row, String account) {
    return row.challenger().account().equals(account) || row.opponent().account().equals(account);
  }

  /**
   * Lets one of the two change a challenge while nobody else does; the message that the change
   * returns goes into the outbox with it.
   *
   * @return the challenge after the change; empty if the account has none of this id
   */
  public Uni<Optional<ChallengeRow>> change(
      String account, String id, Function<ChallengeRow, Optional<OutboxRow>> change) {
    return sessions.withTransaction(
        session ->
            session
                .find(ChallengeRow.class, id, LockModeType.PESSIMISTIC_WRITE)
                .map(Optional::ofNullable)
                .map(found -> found.filter(row -> concerns(row, account)))
                .call(found -> store(session, found.flatMap(change))));
  }

  private static Uni<Void> store(Mutiny.Session session, Optional<OutboxRow> message) {
    return message.map(session::persist).orElseGet(() -> Uni.createFrom().voidItem());
  }

  /** Changes the challenge that waits for this match, if one still does. */
  public Uni<Void> answered(String match, Consumer<ChallengeRow> change) {
    return sessions.withTransaction(
        session ->
            session
                .createSelectionQuery(
                    "from ChallengeRow where match = :match and status = 'opening'",
                    ChallengeRow.class)
                .setParameter("match", match)
                .setLockMode(LockModeType.PESSIMISTIC_WRITE)
                .getResultList()
                .invoke(rows -> rows.forEach(change))
                .replaceWithVoid());
  }
}
