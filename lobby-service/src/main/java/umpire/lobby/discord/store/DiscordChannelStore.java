package umpire.lobby.discord.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.hibernate.reactive.mutiny.Mutiny;

/**
 * Which match is meant in which channel: chosen by a user for themselves, or bound for everybody.
 */
@ApplicationScoped
public class DiscordChannelStore {
  private final Mutiny.SessionFactory sessions;

  DiscordChannelStore(Mutiny.SessionFactory sessions) {
    this.sessions = sessions;
  }

  /** From now on the user means this match in this channel. */
  public Uni<Void> choose(String user, String channel, String match) {
    return sessions.withTransaction(
        session ->
            session
                .createNativeQuery(
                    """
                    insert into discord_choice (discord_user, channel, match)
                    values (:user, :channel, :match)
                    on conflict (discord_user, channel) do update set match = excluded.match
                    """)
                .setParameter("user", user)
                .setParameter("channel", channel)
                .setParameter("match", match)
                .executeUpdate()
                .replaceWithVoid());
  }

  /** The match that the user chose in this channel. */
  public Uni<Optional<String>> chosen(String user, String channel) {
    return sessions.withSession(
        session ->
            session
                .createNativeQuery(
                    "select match from discord_choice where discord_user = :user"
                        + " and channel = :channel",
                    String.class)
                .setParameter("user", user)
                .setParameter("channel", channel)
                .getResultList()
                .map(rows -> rows.stream().findFirst()));
  }

  /** A channel that follows a match. */
  public Uni<Optional<DiscordChannelRow>> bound(String channel) {
    return sessions.withSession(
        session -> session.find(DiscordChannelRow.class, channel).map(Optional::ofNullable));
  }

  /**
   * Binds a channel in place of what it was bound to. False, and nothing changed, where the check
   * says no to what it was bound to.
   */
  public Uni<Boolean> bind(DiscordChannelRow row, Function<DiscordChannelRow, Boolean> mayReplace) {
    return sessions.withTransaction(
        session ->
            locked(session, row.channel())
                .chain(
                    before ->
                        before.isPresent() && !mayReplace.apply(before.get())
                            ? Uni.createFrom().item(false)
                            : replace(session, before, row).replaceWith(true)));
  }

  private static Uni<Void> replace(
      Mutiny.Session session, Optional<DiscordChannelRow> before, DiscordChannelRow row) {
    return before
        .map(there -> session.remove(there).chain(session::flush).invoke(session::clear))
        .orElseGet(() -> Uni.createFrom().voidItem())
        .chain(() -> session.persist(row));
  }

  /** Unbinds a channel; false, and nothing changed, where the check says no or it is not bound. */
  public Uni<Boolean> unbind(String channel, Function<DiscordChannelRow, Boolean> may) {
    return sessions.withTransaction(
        session ->
            locked(session, channel)
                .chain(
                    there ->
                        there.filter(may::apply).isPresent()
                            ? session.remove(there.get()).replaceWith(true)
                            : Uni.createFrom().item(false)));
  }

  /** Lets somebody change a channel, if it is still bound to this match. */
  public Uni<Void> change(String channel, String match, Consumer<DiscordChannelRow> change) {
    return sessions.withTransaction(
        session ->
            locked(session, channel)
                .invoke(found -> found.filter(row -> row.match().equals(match)).ifPresent(change))
                .replaceWithVoid());
  }

  private static Uni<Optional<DiscordChannelRow>> locked(Mutiny.Session session, String channel) {
    return session
        .find(DiscordChannelRow.class, channel, LockModeType.PESSIMISTIC_WRITE)
        .map(Optional::ofNullable);
  }

  /** Of these matches those that a channel follows. */
  public Uni<List<String>> followed(Collection<String> matches) {
    return matches.isEmpty()
        ? Uni.createFrom().item(List.of())
        : sessions.withSession(
            session ->
                session
                    .createSelectionQuery(
                        "select distinct match from DiscordChannelRow where match in :matches",
                        String.class)
                    .setParameter("matches", matches)
                    .getResultList());
  }

  /** Lets somebody change every channel that follows a match. */
  public Uni<Void> changeAll(String match, Consumer<DiscordChannelRow> change) {
    return sessions.withTransaction(
        session ->
            session
                .createSelectionQuery(
                    "from DiscordChannelRow where match = :match order by channel",
                    DiscordChannelRow.class)
                .setParameter("match", match)
                .setLockMode(LockModeType.PESSIMISTIC_WRITE)
                .getResultList()
                .invoke(rows -> rows.forEach(change))
                .replaceWithVoid());
  }

  /**
   * Channels that are due, each put off until the lease ends, so that no other instance sends to
   * them too; and should this one die, somebody does then.
   */
  public Uni<List<DiscordChannelRow>> lease(Instant now, Instant until, int most) {
    return sessions.withTransaction(
        session ->
            session
                .createNativeQuery(
                    "select * from discord_channel where due_at <= :now order by due_at"
                        + " limit :most for update skip locked",
                    DiscordChannelRow.class)
                .setParameter("now", now)
                .setParameter("most", most)
                .getResultList()
                .invoke(rows -> rows.forEach(row -> row.postpone(until))));
  }
}
