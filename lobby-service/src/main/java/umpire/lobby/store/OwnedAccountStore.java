package umpire.lobby.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.hibernate.reactive.mutiny.Mutiny;
import umpire.lobby.outbox.OutboxRow;
import umpire.lobby.store.accounts.AccountRow;
import umpire.lobby.store.accounts.AccountStore;
import umpire.lobby.store.accounts.AddResult;
import umpire.lobby.store.accounts.PersonalTokenStore;
import umpire.lobby.store.seeks.ChallengeStore;
import umpire.lobby.store.webhooks.WebhookStore;

/** Bots and services in use, by their owners. */
@ApplicationScoped
public class OwnedAccountStore {
  private static final String OF_OWNER =
      "from AccountRow where owner = :owner and retiredAt is null";

  private final Mutiny.SessionFactory sessions;

  OwnedAccountStore(Mutiny.SessionFactory sessions) {
    this.sessions = sessions;
  }

  /** Stores an account unless its owner has so many in use already. */
  public Uni<AddResult> add(AccountRow account, int most) {
    String owner = account.owner().orElseThrow();
    return sessions.withTransaction(
        session ->
            AccountStore.addWithin(
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
   * Takes an account out of use: its personal tokens are removed, each with the message that tells
   * it, its open seeks are cancelled, its webhooks removed. False, and nothing done, where the
   * owner has none of this id in use.
   */
  public Uni<Boolean> retire(
      String owner, String id, Instant now, Function<String, OutboxRow> revoked) {
    return sessions.withTransaction(
        session ->
            AccountStore.hold(session, id)
                .chain(() -> find(session, owner, id))
                .chain(
                    found ->
                        found.isEmpty()
                            ? Uni.createFrom().item(false)
                            : retire(session, found.get(), now, revoked).replaceWith(true)));
  }

  private static Uni<Void> retire(
      Mutiny.Session session,
      AccountRow account,
      Instant now,
      Function<String, OutboxRow> revoked) {
    account.retire(now);
    return PersonalTokenStore.removeAll(session, account.id(), revoked)
        .chain(
            () ->
                session
                    .createMutationQuery(
                        "update SeekRow set status = 'cancelled'"
                            + " where owner.account = :account and status = 'open'")
                    .setParameter("account", account.id())
                    .executeUpdate())
        .chain(() -> ChallengeStore.withdraw(session, account.id()))
        .chain(() -> WebhookStore.removeAll(session, account.id()))
        .replaceWithVoid();
  }
}
