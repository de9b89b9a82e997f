package umpire.lobby.identity.provider;

import io.quarkus.runtime.StartupEvent;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import umpire.chassis.common.Secrets;
import umpire.chassis.common.Sha256;
import umpire.chassis.http.Problem;
import umpire.lobby.identity.accounts.AccountName;
import umpire.lobby.identity.accounts.Accounts;
import umpire.lobby.identity.crypto.BoundedExecutor;
import umpire.lobby.identity.sessions.Session;
import umpire.lobby.identity.sessions.Sessions;
import umpire.lobby.identity.store.AccountRow;
import umpire.lobby.identity.store.ProviderSignInRow;
import umpire.lobby.identity.store.ProviderStore;
import umpire.lobby.identity.store.ProviderTicketRow;
import umpire.lobby.identity.store.RegistrationResult;

/**
 * Signing in at an outside provider, where the installation has one. Its people are known by the
 * provider's name and theirs there; at the first sign-in they choose a name here.
 */
@ApplicationScoped
public class ProviderSignIns {
  private static final Logger LOG = Logger.getLogger(ProviderSignIns.class);
  private static final Duration TIMEOUT = Duration.ofMinutes(10);
  private static final int THREADS = 4;
  private static final int WAITING = 64;

  /** On their way at once, of all callers: some 20 MB of rows; beyond that, 503. */
  private static final int ON_THEIR_WAY = 100_000;

  private final Optional<Provider> configured;
  private final BoundedExecutor boundedExecutor;
  private final ProviderStore store;
  private final Sessions sessions;
  private final Clock clock;

  ProviderSignIns(
      @ConfigProperty(name = "umpire.lobby.oidc.issuer") Optional<String> issuer,
      @ConfigProperty(name = "umpire.lobby.oidc.client-id") Optional<String> id,
      @ConfigProperty(name = "umpire.lobby.oidc.client-secret") Optional<String> secret,
      @ConfigProperty(name = "umpire.lobby.oidc.redirect-uri") Optional<String> redirect,
      Vertx vertx,
      ProviderStore store,
      Sessions sessions,
      Clock clock) {
    this.configured =
        ProviderClient.configured(issuer, id, secret, redirect)
            .map(client -> new Provider(client, clock));
    this.boundedExecutor = new BoundedExecutor(vertx, "umpire-provider-", THREADS, WAITING);
    this.store = store;
    this.sessions = sessions;
    this.clock = clock;
  }

  /** What is configured is looked at right here: half a provider stops the start. */
  void atStart(@Observes StartupEvent started) {
    configured.ifPresent(provider -> LOG.infof("people of %s may sign in", provider.issuer()));
  }

  /**
   * Somebody is on the way to the provider.
   *
   * @param page of the provider
   * @param endsAt by when to be back
   */
  public record Begun(URI page, Instant endsAt) {}

  /** Begins a sign-in; 404 where there is no provider, 503 where it cannot be reached. */
  public Uni<Begun> begin() {
    Provider provider = provider();
    String state = Secrets.fresh();
    String nonce = Secrets.fresh();
    String verifier = Secrets.fresh();
    Instant now = now();
    Instant ends = now.plus(TIMEOUT);
    return boundedExecutor
        .run(() -> provider.signIn(state, nonce, verifier))
        .call(
            () ->
                store
                    .begin(
                        new ProviderSignInRow(Sha256.hex(state), nonce, verifier, ends),
                        now,
                        ON_THEIR_WAY)
                    .invoke(ProviderSignIns::requireRoom))
        .map(page -> new Begun(page, ends));
  }

  private static void requireRoom(boolean begun) {
    if (!begun) {
      throw Problem.of(503, "busy", "Too many sign-ins at once", "Try again in a moment.")
          .asException()
          .header("Retry-After", "60");
    }
  }

  /**
   * What the provider sends back with a browser.
   *
   * @param code to be redeemed, empty where the provider refused
   * @param error the provider's word for why, else empty
   * @param issuer as some providers say it, else empty
   */
  public record Returned(String state, String code, String error, String issuer) {
    @Override
    public String toString() {
      return "Returned";
    }
  }

  /**
   * Who comes back from the provider. 400 for a state that was never given, has come back already
   * or is too old, 401 where the provider does not vouch for whoever it is, 404 and 503 as for
   * {@link #begin}.
   */
  public Uni<ProviderSignInResult> complete(Returned returned) {
    Provider provider = provider();
    return store
        .take(Sha256.hex(returned.state()))
        .map(
            found ->
                found
                    .filter(begun -> now().isBefore(begun.endsAt()))
                    .orElseThrow(
                        () ->
                            Problem.of(
                                    400,
                                    "unknown-state",
                                    "Sign in anew",
                                    "This sign-in never began here, has ended, or is too old.")
                                .with("pointer", "/state")
                                .asException()))
        .invoke(() -> requireCode(provider, returned))
        .chain(begun -> boundedExecutor.run(() -> provider.subject(returned.code(), begun)))
        .chain(subject -> arrived(provider.issuer(), subject));
  }

  private static void requireCode(Provider provider, Returned returned) {
    if (!returned.error().isEmpty()) {
      boolean word = returned.error().matches("[a-z_]{1,40}");
      throw Provider.refused("The provider reports " + (word ? returned.error() : "no") + ".");
    }
    if (!returned.issuer().isEmpty() && !returned.issuer().equals(provider.issuer())) {
      throw Problem.malformed("/iss", "another provider than the one asked").asException();
    }
    if (returned.code().isEmpty()) {
      throw Problem.malformed("/code", "the provider's code is missing").asException();
    }
  }

  private Uni<ProviderSignInResult> arrived(String issuer, String subject) {
    return store
        .person(issuer, subject)
        .chain(
            found ->
                found
                    .map(
                        account ->
                            sessions
                                .begin(account)
                                .<ProviderSignInResult>map(ProviderSignInResult.Known::new))
                    .orElseGet(() -> ticket(issuer, subject)));
  }

  private Uni<ProviderSignInResult> ticket(String issuer, String subject) {
    String ticket = Secrets.fresh();
    Instant ends = now().plus(TIMEOUT);
    return store
        .add(new ProviderTicketRow(Sha256.hex(ticket), issuer, subject, ends))
        .replaceWith(new ProviderSignInResult.New(ticket, ends));
  }

  /**
   * Opens the account of whoever holds this ticket, and signs in. 400 for a ticket that is none or
   * is used up, 409 where the name is taken, which leaves the ticket good, or the person has an
   * account by now.
   */
  public Uni<Session> register(String ticket, AccountName name) {
    provider();
    AccountRow account = AccountRow.ofProvider(UUID.randomUUID().toString(), name.value(), now());
    return store
        .register(Sha256.hex(ticket), account, now())
        .invoke(outcome -> requireDone(outcome, name))
        .chain(() -> sessions.begin(account));
  }

  private static void requireDone(RegistrationResult outcome, AccountName name) {
    switch (outcome) {
      case DONE -> {}
      case NAME_TAKEN -> throw Accounts.taken(name);
      case NO_TICKET ->
          throw Problem.malformed("/ticket", "never given, used up, or too old").asException();
      case KNOWN ->
          throw Problem.conflict(
                  "already-known", "You have an account", "Sign in at the provider once more.")
              .asException();
    }
  }

  private Provider provider() {
    return configured.orElseThrow(
        () ->
            Problem.of(
                    404,
                    "no-provider",
                    "No outside provider",
                    "This installation has none: sign in with name and password.")
                .asException());
  }

  private Instant now() {
    return clock.instant().truncatedTo(ChronoUnit.MICROS);
  }

  @PreDestroy
  void close() {
    boundedExecutor.close();
  }
}
