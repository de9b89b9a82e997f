package umpire.lobby.identity.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;

/** People of the outside provider: on their way, back without an account, and with one. */
@ApplicationScoped
public class ProviderStore {
  private final Mutiny.SessionFactory sessions;

  ProviderStore(Mutiny.SessionFactory sessions) {
    this.sessions = sessions;
  }

  /**
   * Notes that somebody is sent to the provider; false, and nothing noted, where so many are on
   * their way already. What ended before now is deleted.
   */
  public Uni<Boolean> begin(ProviderSignInRow begun, Instant now, int most) {
    return sessions.withTransaction(
        session ->
            deleteExpired(session, "provider_sign_in", "state_hash", now)
                .chain(() -> deleteExpired(session, "provider_ticket", "hash", now))
                .chain(
                    () ->
                        session
                            .createSelectionQuery(
                                "select count(*) from ProviderSignInRow", Long.class)
                            .getSingleResult())
                .chain(
                    count ->
                        count >= most
                            ? Uni.createFrom().item(false)
                            : session.persist(begun).replaceWith(true)));
  }

  /** Some at a time, and none that somebody else is deleting: nobody waits here. */
  private static Uni<Integer> deleteExpired(
      Mutiny.Session session, String table, String key, Instant now) {
    return session
        .createNativeQuery(
            """
            delete from %s where %s in
            (select %s from %s where ends_at < :now limit 100 for update skip locked)
            """
                .formatted(table, key, key, table))
        .setParameter("now", now)
        .executeUpdate();
  }

  /** The sign-in of this state, which is deleted: it comes back once. */
  public Uni<Optional<ProviderSignInRow>> take(String stateHash) {
    return sessions.withTransaction(
        session ->
            session
                .find(ProviderSignInRow.class, stateHash, LockModeType.PESSIMISTIC_WRITE)
                .map(Optional::ofNullable)
                .call(
                    found ->
                        found.map(session::remove).orElseGet(() -> Uni.createFrom().voidItem())));
  }

  /** The account of one of the provider's people. */
  public Uni<Optional<AccountRow>> person(String issuer, String subject) {
    return sessions.withSession(
        session ->
            session
                .createNativeQuery(
                    """
                    select a.* from account a join provider_person p on p.account = a.id
                    where p.issuer = :issuer and p.subject = :subject
                    """,
                    AccountRow.class)
                .setParameter("issuer", issuer)
                .setParameter("subject", subject)
                .getResultList()
                .map(AccountStore::first));
  }

  /** Keeps a ticket. */
  public Uni<Void> add(ProviderTicketRow ticket) {
    return sessions.withTransaction(session -> session.persist(ticket));
  }

  /** Opens the account of whoever holds this ticket. */
  public Uni<RegistrationResult> register(String ticketHash, AccountRow account, Instant now) {
    return sessions.withTransaction(
        session ->
            session
                .find(ProviderTicketRow.class, ticketHash, LockModeType.PESSIMISTIC_WRITE)
                .map(Optional::ofNullable)
                .map(found -> found.filter(ticket -> now.isBefore(ticket.endsAt())))
                .chain(
                    found ->
                        found
                            .map(ticket -> register(session, ticket, account))
                            .orElseGet(() -> Uni.createFrom().item(RegistrationResult.NO_TICKET))));
  }

  private static Uni<RegistrationResult> register(
      Mutiny.Session session, ProviderTicketRow ticket, AccountRow account) {
    return AccountStore.add(session, account)
        .chain(
            added ->
                added
                    ? bind(session, ticket, account)
                        .chain(outcome -> session.remove(ticket).replaceWith(outcome))
                    : Uni.createFrom().item(RegistrationResult.NAME_TAKEN));
  }

  /** Of two tickets of one person, the first opens an account; the second takes its own back. */
  private static Uni<RegistrationResult> bind(
      Mutiny.Session session, ProviderTicketRow ticket, AccountRow account) {
    return session
        .createNativeQuery(
            """
            insert into provider_person (issuer, subject, account)
            values (:issuer, :subject, :account) on conflict (issuer, subject) do nothing
            """)
        .setParameter("issuer", ticket.issuer())
        .setParameter("subject", ticket.subject())
        .setParameter("account", account.id())
        .executeUpdate()
        .chain(
            rows ->
                rows == 1
                    ? Uni.createFrom().item(RegistrationResult.DONE)
                    : session
                        .createMutationQuery("delete from AccountRow where id = :id")
                        .setParameter("id", account.id())
                        .executeUpdate()
                        .replaceWith(RegistrationResult.KNOWN));
  }
}
