package umpire.lobby.discord.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;

/** Orders that are being filled in by clicks. */
@ApplicationScoped
public class DiscordFormStore {
  private final Mutiny.SessionFactory sessions;

  DiscordFormStore(Mutiny.SessionFactory sessions) {
    this.sessions = sessions;
  }

  /** Keeps a new form, and deletes those that have expired. */
  public Uni<Void> add(DiscordFormRow form, Instant now) {
    return sessions.withTransaction(
        session ->
            session
                .createMutationQuery("delete from DiscordFormRow where expiresAt <= :now")
                .setParameter("now", now)
                .executeUpdate()
                .chain(() -> session.persist(form)));
  }

  /** The form of this id, unless it has expired. */
  public Uni<Optional<DiscordFormRow>> find(String id, Instant now) {
    return sessions.withSession(
        session ->
            session
                .find(DiscordFormRow.class, id)
                .map(
                    form -> Optional.ofNullable(form).filter(row -> row.expiresAt().isAfter(now))));
  }

  /** False, and nothing changed, where the form is no longer of the version before. */
  public Uni<Boolean> change(DiscordFormRow next) {
    return sessions.withTransaction(
        session ->
            session
                .createMutationQuery(
                    """
                    update DiscordFormRow set state = :state, version = :version,
                      expiresAt = :until where id = :id and version = :before
                    """)
                .setParameter("state", next.state())
                .setParameter("version", next.version())
                .setParameter("until", next.expiresAt())
                .setParameter("id", next.id())
                .setParameter("before", next.version() - 1)
                .executeUpdate()
                .map(rows -> rows == 1));
  }
}
