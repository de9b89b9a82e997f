package umpire.lobby.identity.sessions;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import umpire.lobby.encryption.SecretEncryption;
import umpire.lobby.identity.store.AccountRow;
import umpire.lobby.identity.store.KnownAddressStore;

/** From which addresses the owners of accounts have come; kept by hashes under our key. */
@ApplicationScoped
public class KnownAddresses {
  private final KnownAddressStore store;
  private final SecretEncryption encryption;
  private final Clock clock;

  KnownAddresses(KnownAddressStore store, SecretEncryption encryption, Clock clock) {
    this.store = store;
    this.encryption = encryption;
    this.clock = clock;
  }

  /**
   * Whether the owner of the account of this name has come from there; false where there is none.
   */
  Uni<Boolean> knows(String name, String address) {
    return store.knows(name, encryption.hashes(address), clock.instant());
  }

  /** The owner has come from there. */
  public Uni<Void> add(AccountRow account, String address) {
    return store.add(
        account.id(),
        encryption.hashes(address).getFirst(),
        clock.instant().truncatedTo(ChronoUnit.MICROS));
  }
}
