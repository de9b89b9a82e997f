package umpire.lobby.webhooks.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.hibernate.reactive.mutiny.Mutiny;
import umpire.lobby.identity.store.AccountLock;
import umpire.lobby.identity.store.AddResult;
import umpire.lobby.identity.store.RetirementListener;

/** The webhooks of all accounts. */
@ApplicationScoped
public class WebhookStore implements RetirementListener {
  private static final String OF_ACCOUNT = "from WebhookRow where owner = :owner";

  private final Mutiny.SessionFactory sessions;

  WebhookStore(Mutiny.SessionFactory sessions) {
    this.sessions = sessions;
  }

  /** Stores a webhook unless its owner is retired, or has so many already. */
  public Uni<AddResult> add(WebhookRow webhook, int most) {
    return sessions.withTransaction(
        session ->
            AccountLock.addWithin(
                session,
                webhook.owner(),
                most,
                () -> count(session, webhook.owner()),
                () -> session.persist(webhook).replaceWith(AddResult.DONE)));
  }

  private static Uni<Long> count(Mutiny.Session session, String owner) {
    return session
        .createSelectionQuery("select count(*) " + OF_ACCOUNT, Long.class)
        .setParameter("owner", owner)
        .getSingleResult();
  }

  /** All webhooks of an account, the newest first. */
  public Uni<List<WebhookRow>> of(String owner) {
    return sessions.withSession(
        session ->
            session
                .createSelectionQuery(OF_ACCOUNT + " order by id desc", WebhookRow.class)
                .setParameter("owner", owner)
                .getResultList());
  }

  /** The webhook of this id, if it is this account's. */
  public Uni<Optional<WebhookRow>> find(String owner, String id) {
    return sessions
        .withSession(
            session -> session.find(WebhookRow.class, id).map(row -> Optional.ofNullable(row)))
        .map(found -> found.filter(row -> row.owner().equals(owner)));
  }

  /**
   * Lets somebody change a webhook of this account while nobody else does; one that is disabled has
   * nothing left to send.
   *
   * @return the webhook after the change; empty if the account has none of this id
   */
  public Uni<Optional<WebhookRow>> change(String owner, String id, Consumer<WebhookRow> change) {
    return sessions.withTransaction(
        session ->
            session
                .find(WebhookRow.class, id, LockModeType.PESSIMISTIC_WRITE)
                .map(row -> Optional.ofNullable(row).filter(one -> one.owner().equals(owner)))
                .invoke(found -> found.ifPresent(change))
                .call(session::flush)
                .call(
                    found ->
                        found.filter(row -> !row.active()).isPresent()
                            ? session
                                .createNativeQuery(DeliverySql.KILL_OPEN)
                                .setParameter("webhook", id)
                                .executeUpdate()
                            : Uni.createFrom().item(0)));
  }

  /** Its webhooks are removed: nobody could look at them or remove them. */
  @Override
  public Uni<Void> retired(Mutiny.Session session, String owner) {
    return session
        .createMutationQuery("delete " + OF_ACCOUNT)
        .setParameter("owner", owner)
        .executeUpdate()
        .replaceWithVoid();
  }

  /** Removes a webhook with its deliveries; false where the account has none of this id. */
  public Uni<Boolean> remove(String owner, String id) {
    return sessions.withTransaction(
        session ->
            session
                .createMutationQuery("delete from WebhookRow where id = :id and owner = :owner")
                .setParameter("id", id)
                .setParameter("owner", owner)
                .executeUpdate()
                .map(removed -> removed > 0));
  }
}
