package umpire.lobby.discord.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;

/** Who is who in Discord, and the codes by which that is shown. */
@ApplicationScoped
public class DiscordLinkStore {
  private final Mutiny.SessionFactory sessions;

  DiscordLinkStore(Mutiny.SessionFactory sessions) {
    this.sessions = sessions;
  }

  /** Whose a code is, and the session that asked for it. */
  public record Asker(String account, String session) {}

  /** Keeps a code in place of the account's earlier one, and deletes those that have expired. */
  public Uni<Void> putCode(Asker asker, String hash, Instant expiresAt, Instant now) {
    return sessions.withTransaction(
        session ->
            session
                .createNativeQuery("delete from discord_code where expires_at <= :now")
                .setParameter("now", now)
                .executeUpdate()
                .chain(
                    () ->
                        session
                            .createNativeQuery(
                                """
                                insert into discord_code (account, hash, session, expires_at)
                                values (:account, :hash, :session, :until)
                                on conflict (account) do update set hash = excluded.hash,
                                  session = excluded.session, expires_at = excluded.expires_at
                                """)
                            .setParameter("account", asker.account())
                            .setParameter("hash", hash)
                            .setParameter("session", asker.session())
                            .setParameter("until", expiresAt)
                            .executeUpdate())
                .replaceWithVoid());
  }

  /** Uses a code up: whose it is, unless there is none of this SHA-256 or it has expired. */
  public Uni<Optional<Asker>> takeCode(String hash, Instant now) {
    return sessions.withTransaction(
        session ->
            session
                .createNativeQuery(
                    "delete from discord_code where hash = :hash and expires_at > :now"
                        + " returning account, session",
                    Object[].class)
                .setParameter("hash", hash)
                .setParameter("now", now)
                .getResultList()
                .map(
                    rows ->
                        rows.stream()
                            .findFirst()
                            .map(row -> new Asker((String) row[0], (String) row[1]))));
  }

  /** False, and nothing stored, where the user or the account is linked already. */
  public Uni<Boolean> add(DiscordLinkRow link) {
    return sessions.withTransaction(
        session ->
            session
                .createNativeQuery(
                    """
                    insert into discord_link
                      (discord_user, user_name, account, token, sealed, linked_at)
                    values (:user, :name, :account, :token, :sealed, :at) on conflict do nothing
                    """)
                .setParameter("user", link.user())
                .setParameter("name", link.userName())
                .setParameter("account", link.account())
                .setParameter("token", link.token())
                .setParameter("sealed", link.sealed())
                .setParameter("at", link.linkedAt())
                .executeUpdate()
                .map(rows -> rows == 1));
  }

  /** The link of a Discord user. */
  public Uni<Optional<DiscordLinkRow>> of(String user) {
    return sessions.withSession(
        session -> session.find(DiscordLinkRow.class, user).map(Optional::ofNullable));
  }

  /** The links of this user and of this account: none, one or two. */
  public Uni<List<DiscordLinkRow>> of(String user, String account) {
    return sessions.withSession(
        session ->
            session
                .createSelectionQuery(
                    "from DiscordLinkRow where discordUser = :user or account = :account",
                    DiscordLinkRow.class)
                .setParameter("user", user)
                .setParameter("account", account)
                .getResultList());
  }

  /** The links of accounts. */
  public Uni<List<DiscordLinkRow>> ofAccounts(Collection<String> accounts) {
    return accounts.isEmpty()
        ? Uni.createFrom().item(List.of())
        : sessions.withSession(
            session ->
                session
                    .createSelectionQuery(
                        "from DiscordLinkRow where account in :accounts order by discordUser",
                        DiscordLinkRow.class)
                    .setParameter("accounts", accounts)
                    .getResultList());
  }
}
