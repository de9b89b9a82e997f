package umpire.lobby.discord.links;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.chassis.auth.Permit;
import umpire.chassis.common.Sha256;
import umpire.chassis.http.Problem;
import umpire.lobby.discord.settings.DiscordSettings;
import umpire.lobby.discord.signature.Interaction;
import umpire.lobby.discord.store.DiscordLinkRow;
import umpire.lobby.discord.store.DiscordLinkStore;
import umpire.lobby.encryption.SecretEncryption;

/**
 * Which account a Discord user has. A person signs in with us, receives a code, and types it in
 * Discord: so nobody can be persuaded to lend their account to a stranger who shows them a code. A
 * link lends Discord a personal token of the scopes that playing and entering tournaments need.
 */
@ApplicationScoped
public class DiscordLinks {
  /** What the lent token is called in its owner's list. */
  public static final String TOKEN_NAME = "Discord";

  /** What the lent token may do. */
  public static final Set<String> SCOPES = Set.of("match:read", "match:play", "lobby");

  private static final Duration CODE_LIFE = Duration.ofMinutes(10);

  private final DiscordSettings settings;
  private final DiscordLinkStore store;
  private final TokenLending tokenLending;
  private final SecretEncryption encryption;
  private final Clock clock;

  DiscordLinks(
      DiscordSettings settings,
      DiscordLinkStore store,
      TokenLending tokenLending,
      SecretEncryption encryption,
      Clock clock) {
    this.settings = settings;
    this.encryption = encryption;
    this.store = store;
    this.tokenLending = tokenLending;
    this.clock = clock;
  }

  /** A code that was just made. */
  public record Code(String code, Instant expiresAt) {
    @Override
    public String toString() {
      return "Code until " + expiresAt;
    }
  }

  /**
   * A code for the caller's account, in place of an earlier one. 403 where it has not the scopes
   * that would be lent. That they have signed in is for whoever asks to see to.
   */
  public Uni<Code> code(Permit permit) {
    settings.require();
    if (!permit.account().scopes().containsAll(SCOPES)) {
      throw Problem.of(403, "scope-not-held", "Scope not held", "You do not have " + SCOPES)
          .asException();
    }
    String code = LinkCode.fresh();
    Instant now = clock.instant().truncatedTo(ChronoUnit.MICROS);
    Instant until = now.plus(CODE_LIFE);
    return store
        .putCode(
            new DiscordLinkStore.Asker(permit.account().id(), permit.session()),
            Sha256.hex(LinkCode.normal(code)),
            until,
            now)
        .replaceWith(new Code(code, until));
  }

  /**
   * Links the user with the account of a code, which is used up; the account's id. Empty where the
   * code is none, or not any more. 409 where the account has too many tokens.
   */
  public Uni<Optional<String>> redeem(Interaction.User user, String typed) {
    return store
        .takeCode(Sha256.hex(LinkCode.normal(typed)), clock.instant())
        .chain(
            asker ->
                asker.isEmpty()
                    ? Uni.createFrom().item(Optional.empty())
                    : link(user, asker.get()).map(Optional::of));
  }

  private Uni<String> link(Interaction.User user, DiscordLinkStore.Asker asker) {
    // The new token first: where there is no room for it, what was linked before stays linked.
    return tokenLending
        .create(asker.account(), asker.session())
        .call(() -> store.of(user.id(), asker.account()).chain(this::end))
        .chain(lent -> keep(user, asker.account(), lent))
        .replaceWith(asker.account());
  }

  private Uni<Void> keep(Interaction.User user, String account, TokenLending.Lent lent) {
    DiscordLinkRow row =
        new DiscordLinkRow(
            user.id(),
            user.name(),
            account,
            lent.token(),
            encryption.encrypt(lent.secret(), row(user.id(), account)),
            clock.instant().truncatedTo(ChronoUnit.MICROS));
    return store
        .add(row)
        .chain(
            added ->
                added
                    ? Uni.createFrom().voidItem()
                    // Somebody linked the same at the same time: this token serves nobody.
                    : tokenLending
                        .revoke(account, row.token())
                        .invoke(
                            () -> {
                              throw Problem.conflict(
                                      "link-changed", "Linked meanwhile", "Get a new code.")
                                  .asException();
                            }));
  }

  /** What the user may act by; empty where they are not linked. */
  public Uni<Optional<LinkedUser>> of(String user) {
    return store.of(user).map(found -> found.flatMap(this::decrypted));
  }

  /** A token that is encrypted under a key which is not given any more is of no use. */
  private Optional<LinkedUser> decrypted(DiscordLinkRow row) {
    return encryption
        .decrypt(row.sealed(), row(row.user(), row.account()))
        .map(token -> new LinkedUser(row.user(), row.account(), token));
  }

  private static String row(String user, String account) {
    return "discord_link/" + user + "/" + account;
  }

  /** The caller's links: none or one. */
  public Uni<List<DiscordLinkRow>> mine(String account) {
    settings.require();
    return store.ofAccounts(List.of(account));
  }

  /** The links of these accounts. */
  public Uni<List<DiscordLinkRow>> ofAccounts(Collection<String> accounts) {
    return store.ofAccounts(accounts);
  }

  /** Ends the link of a user; false where there is none. */
  public Uni<Boolean> unlink(String user) {
    return store
        .of(user)
        .chain(found -> end(found.stream().toList()).replaceWith(found.isPresent()));
  }

  /** Ends the link of an account with this user; 404 where there is none. */
  public Uni<Void> unlink(String account, String user) {
    settings.require();
    return store
        .of(user)
        .map(found -> found.filter(row -> row.account().equals(account)))
        .chain(found -> end(List.of(found.orElseThrow(() -> Problem.notFound().asException()))));
  }

  private Uni<Void> end(List<DiscordLinkRow> links) {
    return Multi.createFrom()
        .iterable(links)
        .onItem()
        .transformToUniAndConcatenate(row -> tokenLending.revoke(row.account(), row.token()))
        .onItem()
        .ignoreAsUni();
  }
}
