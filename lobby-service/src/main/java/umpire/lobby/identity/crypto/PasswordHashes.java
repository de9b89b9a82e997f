package umpire.lobby.identity.crypto;

import io.quarkus.runtime.LaunchMode;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jspecify.annotations.Nullable;

/**
 * Hashes passwords, off the event loop, at the cost that this installation has set: never less than
 * OWASP asks for, but in tests, which hash some thousand.
 */
@ApplicationScoped
public class PasswordHashes {
  private final CryptoExecutor heavy;
  private final Argon2id.Cost cost;
  private @Nullable String nobodysHash;

  PasswordHashes(
      CryptoExecutor heavy,
      @ConfigProperty(name = "umpire.lobby.argon2id.memory-kib") int memoryKib,
      @ConfigProperty(name = "umpire.lobby.argon2id.passes") int passes) {
    this.heavy = heavy;
    this.cost = new Argon2id.Cost(memoryKib, passes);
  }

  /** Too cheap a hash is refused now, and not when the first account is made. */
  void atStart(@Observes StartupEvent started) {
    if (!LaunchMode.current().equals(LaunchMode.TEST)) {
      cost.requireEnough();
    }
  }

  /** A hash of this password with a new salt. */
  public Uni<String> hash(Password password) {
    return heavy.run(() -> Argon2id.hash(password, cost));
  }

  /** Whether the hash, of whatever cost, is of this password; where there is none, not. */
  public Uni<Boolean> matches(Password password, Optional<String> hash) {
    return heavy.run(
        () -> {
          boolean same = Argon2id.matches(password, hash.orElseGet(this::nobodys));
          return same && hash.isPresent();
        });
  }

  /** What is compared where there is nothing, so that it takes the same time. */
  private synchronized String nobodys() {
    if (nobodysHash == null) {
      nobodysHash = Argon2id.hash(new Password("nobody"), cost);
    }
    return nobodysHash;
  }
}
