package umpire.lobby.identity.accounts;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Clock;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;
import org.jboss.logging.Logger;
import umpire.chassis.reactive.FreshContext;
import umpire.chassis.start.ServiceStarted;
import umpire.lobby.identity.crypto.Password;
import umpire.lobby.identity.crypto.PasswordHashes;
import umpire.lobby.identity.store.AccountKind;
import umpire.lobby.identity.store.AccountRow;
import umpire.lobby.identity.store.AccountStore;

/**
 * The accounts of the house bots: made at start under the password that this installation gives
 * them, and given the new one where it has changed. They sign in like anybody. Ready when they can,
 * so that a bot which waits for readiness never fails.
 */
@Readiness
@ApplicationScoped
class HouseBots implements HealthCheck {
  private static final Logger LOG = Logger.getLogger(HouseBots.class);
  private static final List<String> NAMES = List.of("bot:random", "bot:greedy", "bot:greedy-2");
  private static final Duration FIRST_PAUSE = Duration.ofMillis(200);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(5);

  private final AccountStore store;
  private final PasswordHashes hashes;
  private final Clock clock;
  private final Vertx vertx;
  private final String secret;
  private volatile boolean ready;

  HouseBots(
      AccountStore store,
      PasswordHashes hashes,
      Clock clock,
      Vertx vertx,
      @ConfigProperty(name = "umpire.lobby.bots-secret") Optional<String> secret) {
    this.store = store;
    this.hashes = hashes;
    this.clock = clock;
    this.vertx = vertx;
    this.secret = secret.orElse("");
    this.ready = secret.isEmpty();
  }

  void atStart(@Observes ServiceStarted started) {
    if (secret.isEmpty()) {
      return;
    }
    Password given = Password.chosen(secret);
    FreshContext own = FreshContext.of(vertx);
    Uni.createFrom()
        .completionStage(() -> own.call(() -> prepare(given).subscribeAsCompletionStage()))
        .onFailure()
        .invoke(failure -> LOG.warn("no accounts of the house's bots yet", failure))
        .onFailure()
        .retry()
        .withBackOff(FIRST_PAUSE, LONGEST_PAUSE)
        .indefinitely()
        .subscribe()
        .with(_ -> ready = true);
  }

  /** All have their account, and this password. */
  Uni<Void> prepare(Password given) {
    return Multi.createFrom()
        .iterable(NAMES)
        .onItem()
        .transformToUniAndConcatenate(name -> prepare(name, given))
        .onItem()
        .ignoreAsUni();
  }

  private Uni<Boolean> prepare(String name, Password given) {
    return store
        .named(name)
        .chain(found -> found.isPresent() ? renewed(found.get(), given) : made(name, given));
  }

  private Uni<Boolean> made(String name, Password given) {
    return hashes
        .hash(given)
        .map(
            hash ->
                AccountRow.withPassword(
                    name,
                    name,
                    AccountKind.BOT,
                    hash,
                    clock.instant().truncatedTo(ChronoUnit.MICROS)))
        .chain(store::add);
  }

  private Uni<Boolean> renewed(AccountRow account, Password given) {
    return hashes
        .matches(given, account.passwordHash())
        .chain(
            same ->
                same
                    ? Uni.createFrom().item(false)
                    : hashes
                        .hash(given)
                        .chain(hash -> store.changePassword(account.name(), hash))
                        .replaceWith(true));
  }

  @Override
  public HealthCheckResponse call() {
    return HealthCheckResponse.named("house-bots").status(ready).build();
  }
}
