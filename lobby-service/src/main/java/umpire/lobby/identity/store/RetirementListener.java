package umpire.lobby.identity.store;

import io.smallrye.mutiny.Uni;
import org.hibernate.reactive.mutiny.Mutiny;

/**
 * Called in the transaction that takes an account out of use, by whoever keeps something of the
 * account that ends with it.
 */
public interface RetirementListener {
  /** Ends what is kept of the account. */
  Uni<Void> retired(Mutiny.Session session, String account);
}
