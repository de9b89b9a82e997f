package umpire.lobby.seeks;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.hibernate.reactive.mutiny.Mutiny;
import umpire.lobby.identity.store.AccountLock;
import umpire.lobby.identity.store.RetirementListener;
import umpire.lobby.outbox.OutboxRow;

/** The seeks, and what is published of them. */
@ApplicationScoped
class SeekStore implements RetirementListener {
  private static final String NEWEST_FIRST = " and id < :before order by id desc";

  private final Mutiny.SessionFactory sessions;

  SeekStore(Mutiny.SessionFactory sessions) {
    this.sessions = sessions;
  }

  /** False, and nothing stored, where the owner has so many open already. */
  public Uni<Boolean> add(SeekRow seek, int most) {
    return sessions.withTransaction(
        session ->
            // Two requests at once must not both find room for the last one.
            AccountLock.hold(session, seek.owner().account())
                .chain(() -> open(session, seek.owner().account()))
                .chain(
                    count ->
                        count >= most
                            ? Uni.createFrom().item(false)
                            : session.persist(seek).replaceWith(true)));
  }

  private static Uni<Long> open(Mutiny.Session session, String owner) {
    return session
        .createSelectionQuery(
            "select count(*) from SeekRow where owner.account = :owner and status = 'open'",
            Long.class)
        .setParameter("owner", owner)
        .getSingleResult();
  }

  /** Open seeks before this id, the newest first; of one game, or of all where it is empty. */
  public Uni<List<SeekRow>> open(String game, String before, int most) {
    return sessions.withSession(
        session ->
            session
                .createSelectionQuery(
                    "from SeekRow where status = 'open' and (:game = '' or wanted.game = :game)"
                        + NEWEST_FIRST,
                    SeekRow.class)
                .setParameter("game", game)
                .setParameter("before", before)
                .setMaxResults(most)
                .getResultList());
  }

  /** Seeks that an account posted or joined, before this id, the newest first. */
  public Uni<List<SeekRow>> of(String account, String before, int most) {
    return sessions.withSession(
        session ->
            session
                .createSelectionQuery(
                    "from SeekRow where (owner.account = :account or joiner.account = :account)"
                        + NEWEST_FIRST,
                    SeekRow.class)
                .setParameter("account", account)
                .setParameter("before", before)
                .setMaxResults(most)
                .getResultList());
  }

  /** The seek of this id. */
  public Uni<Optional<SeekRow>> find(String id) {
    return sessions.withSession(
        session -> session.find(SeekRow.class, id).map(Optional::ofNullable));
  }

  /**
   * Lets somebody change a seek while nobody else does; the message that the change returns goes
   * into the outbox with it.
   *
   * @return the seek after the change; empty if there is none
   */
  public Uni<Optional<SeekRow>> change(String id, Function<SeekRow, Optional<OutboxRow>> change) {
    return sessions.withTransaction(
        session ->
            session
                .find(SeekRow.class, id, LockModeType.PESSIMISTIC_WRITE)
                .map(Optional::ofNullable)
                .call(found -> store(session, found.flatMap(change))));
  }

  private static Uni<Void> store(Mutiny.Session session, Optional<OutboxRow> message) {
    return message.map(session::persist).orElseGet(() -> Uni.createFrom().voidItem());
  }

  /** Changes the seek that waits for this match, if one still does. */
  public Uni<Void> answered(String match, Consumer<SeekRow> change) {
    return sessions.withTransaction(
        session ->
            session
                .createSelectionQuery(
                    "from SeekRow where match = :match and status = 'opening'", SeekRow.class)
                .setParameter("match", match)
                .setLockMode(LockModeType.PESSIMISTIC_WRITE)
                .getResultList()
                .invoke(rows -> rows.forEach(change))
                .replaceWithVoid());
  }

  /** Its open seeks are cancelled. */
  @Override
  public Uni<Void> retired(Mutiny.Session session, String account) {
    return session
        .createMutationQuery(
            "update SeekRow set status = 'cancelled'"
                + " where owner.account = :account and status = 'open'")
        .setParameter("account", account)
        .executeUpdate()
        .replaceWithVoid();
  }
}
