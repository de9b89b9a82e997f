package umpire.lobby.identity.store;

import io.quarkus.arc.All;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;

/** Bots and services in use, by their owners. */
@ApplicationScoped
public class OwnedAccountStore {
  private static final String OF_OWNER =
      "from AccountRow where owner = :owner and retiredAt is null";

  private final Mutiny.SessionFactory sessions;
  private final List<RetirementListener> listeners;

  OwnedAccountStore(Mutiny.SessionFactory sessions, @All List<RetirementListener> listeners) {
    this.sessions = sessions;
    this.listeners = listeners;
  }

  /** Stores an account unless its owner has so many in use already. */
  public Uni<AddResult> add(AccountRow account, int most) {
    String owner = account.owner().orElseThrow();
    return sessions.withTransaction(
        session ->
            AccountLock.addWithin(
                session,
                owner,
                most,
                () -> count(session, owner),
                () ->
                    AccountStore.add(session, account)
                        .map(added -> added ? AddResult.DONE : AddResult.NAME_TAKEN)));
  }

  private static Uni<Long> count(Mutiny.Session session, String owner) {
    return session
        .createSelectionQuery("select count(*) " + OF_OWNER, Long.class)
        .setParameter("owner", owner)
        .getSingleResult();
  }

  /** All accounts of an owner that are in use, the oldest first. */
  public Uni<List<AccountRow>> of(String owner) {
    return sessions.withSession(
        session ->
            session
                .createSelectionQuery(OF_OWNER + " order by createdAt, id", AccountRow.class)
                .setParameter("owner", owner)
                .getResultList());
  }

  /** The account of this owner and id, if it is in use. */
  public Uni<Optional<AccountRow>> find(String owner, String id) {
    return sessions.withSession(session -> find(session, owner, id));
  }

  private static Uni<Optional<AccountRow>> find(Mutiny.Session session, String owner, String id) {
    return session
        .createSelectionQuery(OF_OWNER + " and id = :id", AccountRow.class)
        .setParameter("owner", owner)
        .setParameter("id", id)
        .getResultList()
        .map(AccountStore::first);
  }

  /**
   * Takes an account out of use, with all that ends with it. False, and nothing done, where the
   * owner has none of this id in use.
   */
  public Uni<Boolean> retire(String owner, String id, Instant now) {
    return sessions.withTransaction(
        session ->
            AccountLock.hold(session, id)
                .chain(() -> find(session, owner, id))
                .chain(
                    found ->
                        found.isEmpty()
                            ? Uni.createFrom().item(false)
                            : retire(session, found.get(), now).replaceWith(true)));
  }

  private Uni<Void> retire(Mutiny.Session session, AccountRow account, Instant now) {
    account.retire(now);
    return Multi.createFrom()
        .iterable(listeners)
        .onItem()
        .transformToUniAndConcatenate(listener -> listener.retired(session, account.id()))
        .onItem()
        .ignoreAsUni();
  }
}
