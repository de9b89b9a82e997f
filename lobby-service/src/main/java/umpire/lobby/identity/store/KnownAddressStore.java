package umpire.lobby.identity.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.hibernate.reactive.mutiny.Mutiny;

/** From which addresses, by their hashes, somebody has signed in to an account. */
@ApplicationScoped
public class KnownAddressStore {
  private static final Duration KEPT = Duration.ofDays(180);
  private static final int MOST = 20;

  private final Mutiny.SessionFactory sessions;

  KnownAddressStore(Mutiny.SessionFactory sessions) {
    this.sessions = sessions;
  }

  /** Whether somebody has signed in to the account of this name from one of these. */
  public Uni<Boolean> knows(String name, List<String> hashes, Instant now) {
    return sessions.withSession(
        session ->
            session
                .createNativeQuery(
                    """
                    select count(*) from known_address k join account a on a.id = k.account
                    where a.name = :name and k.address_hash in (:hashes) and k.last_used_at > :since
                    """,
                    Long.class)
                .setParameter("name", name)
                .setParameter("hashes", hashes)
                .setParameter("since", now.minus(KEPT))
                .getSingleResult()
                .map(count -> count > 0));
  }

  /** Somebody has signed in from there; of an account the last twenty are kept. */
  public Uni<Void> add(String account, String hash, Instant now) {
    return sessions.withTransaction(
        session ->
            session
                .createNativeQuery(
                    """
                    insert into known_address (account, address_hash, last_used_at)
                    values (:account, :hash, :now)
                    on conflict (account, address_hash) do update set last_used_at = excluded.last_used_at
                    where known_address.last_used_at < excluded.last_used_at - interval '1 hour'
                    """)
                .setParameter("account", account)
                .setParameter("hash", hash)
                .setParameter("now", now)
                .executeUpdate()
                .chain(changed -> changed == 0 ? none() : forgetOldest(session, account))
                .replaceWithVoid());
  }

  private static Uni<Integer> none() {
    return Uni.createFrom().item(0);
  }

  private static Uni<Integer> forgetOldest(Mutiny.Session session, String account) {
    return session
        .createNativeQuery(
            """
            delete from known_address where account = :account and address_hash not in
            (select address_hash from known_address where account = :account
            order by last_used_at desc, address_hash limit :most)
            """)
        .setParameter("account", account)
        .setParameter("most", MOST)
        .executeUpdate();
  }
}
