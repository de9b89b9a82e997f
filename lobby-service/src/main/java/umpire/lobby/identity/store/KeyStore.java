package umpire.lobby.identity.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import org.hibernate.reactive.mutiny.Mutiny;

/** The keys that sign tokens. */
@ApplicationScoped
public class KeyStore {
  private final Mutiny.SessionFactory sessions;

  KeyStore(Mutiny.SessionFactory sessions) {
    this.sessions = sessions;
  }

  /** All keys, the newest first. */
  public Uni<List<SigningKeyRow>> all() {
    return sessions.withSession(KeyStore::all);
  }

  /**
   * Adds this key unless one made after {@code since} is there already, then gives all keys, the
   * newest first. Of instances that come at the same time, one adds and all agree.
   */
  public Uni<List<SigningKeyRow>> addUnlessNewer(SigningKeyRow key, Instant since) {
    return sessions.withTransaction(
        session ->
            session
                .createNativeQuery("lock table signing_key in share row exclusive mode")
                .executeUpdate()
                .chain(() -> all(session))
                .chain(
                    keys ->
                        keys.stream().anyMatch(other -> other.createdAt().isAfter(since))
                            ? Uni.createFrom().item(keys)
                            : session
                                .persist(key)
                                .chain(session::flush)
                                .chain(() -> all(session))));
  }

  /** Deletes the keys made before this instant. */
  public Uni<Integer> removeOlderThan(Instant instant) {
    return sessions.withTransaction(
        session ->
            session
                .createMutationQuery("delete from SigningKeyRow where createdAt < :instant")
                .setParameter("instant", instant)
                .executeUpdate());
  }

  private static Uni<List<SigningKeyRow>> all(Mutiny.Session session) {
    return session
        .createSelectionQuery("from SigningKeyRow order by createdAt desc, id", SigningKeyRow.class)
        .getResultList();
  }
}
