package umpire.lobby.tokens;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.TreeSet;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.auth.Permit;
import umpire.chassis.common.Secrets;
import umpire.chassis.common.Sha256;
import umpire.chassis.http.Problem;
import umpire.lobby.identity.accounts.Accounts;
import umpire.lobby.identity.accounts.OwnedAccounts;
import umpire.lobby.identity.sessions.Scopes;
import umpire.lobby.identity.sessions.Session;
import umpire.lobby.identity.sessions.Sessions;
import umpire.lobby.identity.sessions.Tokens;
import umpire.lobby.identity.store.AccountRow;
import umpire.lobby.identity.store.AddResult;
import umpire.lobby.outbox.CommitListener;
import umpire.lobby.outbox.LobbyEvents;

/**
 * Personal access tokens: secrets of 256 bits that programs use in an account's stead, exchanged
 * for a token of at most ten minutes. Only sign-in makes one, so that none begets another.
 */
@ApplicationScoped
public class PersonalTokens {
  /** The expiry of a token that does not expire. */
  public static final Instant NEVER = Instant.MAX;

  private static final String ID_PREFIX = "token-";
  private static final String SECRET_PREFIX = "ump_";

  private final PersonalTokenStore store;
  private final Accounts accounts;
  private final OwnedAccounts owned;
  private final Scopes scopes;
  private final Tokens tokens;
  private final LobbyEvents events;
  private final CommitListener commitListener;
  private final Clock clock;
  private final int most;

  PersonalTokens(
      PersonalTokenStore store,
      Accounts accounts,
      OwnedAccounts owned,
      Scopes scopes,
      Tokens tokens,
      LobbyEvents events,
      CommitListener commitListener,
      Clock clock,
      @ConfigProperty(name = "umpire.lobby.personal-tokens") int most) {
    this.store = store;
    this.accounts = accounts;
    this.owned = owned;
    this.scopes = scopes;
    this.tokens = tokens;
    this.events = events;
    this.commitListener = commitListener;
    this.clock = clock;
    this.most = most;
  }

  /** A token that was just made; the secret is returned now and never again. */
  public record Made(AccountRow account, PersonalTokenRow row, String secret) {
    /** By which it is revoked. */
    public String id() {
      return row.id();
    }

    @Override
    public String toString() {
      return "Made " + row.id();
    }
  }

  /** The tokens of an account, the newest first. */
  public record Held(AccountRow account, List<PersonalTokenRow> rows) {
    public Held {
      rows = List.copyOf(rows);
    }
  }

  /**
   * A new token of the caller's account, or of one that it owns, which ends then, or {@link
   * #NEVER}. 400 with the pointer for an expiry that is past, a scope that does not exist or an
   * account that is not the caller's, 403 for a scope that the caller lacks or where they came with
   * a personal token, 409 where there are too many.
   */
  public Uni<Made> make(
      Permit permit, String account, TokenName name, List<String> wanted, Instant expiresAt) {
    Sessions.require(permit);
    Instant now = clock.instant().truncatedTo(ChronoUnit.MICROS);
    if (!expiresAt.isAfter(now)) {
      throw Problem.malformed("/expiresAt", "a time to come").asException();
    }
    requireScopes(permit, wanted);
    String secret = SECRET_PREFIX + Secrets.fresh();
    PersonalTokenRow row =
        new PersonalTokenRow(
            ID_PREFIX + UUID.randomUUID(),
            account,
            name.value(),
            Sha256.hex(secret),
            List.copyOf(new TreeSet<>(wanted)),
            now,
            expiresAt.equals(NEVER) ? expiresAt : expiresAt.truncatedTo(ChronoUnit.MICROS));
    return owned
        .reachable(permit, account)
        .call(_ -> store.add(row, most).invoke(this::requireAdded))
        .map(whose -> new Made(whose, row, secret));
  }

  private void requireAdded(AddResult outcome) {
    switch (outcome) {
      case DONE -> {}
      case NO_ACCOUNT, NAME_TAKEN -> throw OwnedAccounts.notYours();
      case NO_ROOM ->
          throw Problem.conflict(
                  "too-many-tokens",
                  "Too many tokens",
                  "An account has at most " + most + " personal tokens: revoke one.")
              .asException();
    }
  }

  private static void requireScopes(Permit permit, List<String> wanted) {
    if (wanted.isEmpty()) {
      throw Problem.malformed("/scopes", "at least one scope").asException();
    }
    for (int i = 0; i < wanted.size(); i++) {
      String scope = wanted.get(i);
      if (!Scopes.exists(scope)) {
        throw Problem.malformed("/scopes/" + i, "there is no such scope").asException();
      }
      if (!permit.account().scopes().contains(scope)) {
        throw Problem.of(403, "scope-not-held", "Scope not held", "You do not have " + scope)
            .asException();
      }
    }
  }

  /** The tokens of the caller's account, or of one that it owns; 400 where it is neither. */
  public Uni<Held> of(Permit permit, String account) {
    return owned
        .reachable(permit, account)
        .chain(whose -> store.of(account).map(rows -> new Held(whose, rows)));
  }

  /**
   * Revokes a token of the caller's account, or of one that it owns; 404 where there is none of
   * this id.
   */
  public Uni<Void> revoke(Permit permit, String id) {
    return store
        .remove(permit.account().id(), id, events.revoked(id))
        .invoke(
            removed -> {
              if (!removed) {
                throw Problem.notFound().asException();
              }
              commitListener.committed();
            })
        .replaceWithVoid();
  }

  /** A token of at most ten minutes with this one's scopes; 401 where there is none of it. */
  public Uni<Session> exchange(String secret) {
    return store
        .hashed(Sha256.hex(secret))
        .map(found -> found.filter(row -> lives(row)).orElseThrow(PersonalTokens::unknown))
        .chain(
            row ->
                accounts
                    .of(row.account())
                    .map(account -> account.orElseThrow(PersonalTokens::unknown))
                    .chain(
                        account -> {
                          // A scope that its owner has lost is lost to the token too.
                          List<String> left =
                              row.scopes().stream().filter(scopes.of(account)::contains).toList();
                          return tokens.issue(
                              account, row.id(), left, row.expiresAt().orElse(NEVER));
                        }));
  }

  private boolean lives(PersonalTokenRow row) {
    return row.expiresAt().map(clock.instant()::isBefore).orElse(true);
  }

  private static RuntimeException unknown() {
    return Problem.of(
            401, "unknown-token", "No such token", "It was revoked, has expired, or never was.")
        .asException();
  }
}
