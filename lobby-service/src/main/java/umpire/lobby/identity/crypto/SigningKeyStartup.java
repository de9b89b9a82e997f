package umpire.lobby.identity.crypto;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.concurrent.CompletionStage;
import org.jboss.logging.Logger;
import umpire.chassis.start.ServiceStarted;

/** Makes or reads the keys at start, so that the first sign-in does not wait for it. */
@ApplicationScoped
class SigningKeyStartup {
  private static final Logger LOG = Logger.getLogger(SigningKeyStartup.class);

  private final SigningKeys keys;

  SigningKeyStartup(SigningKeys keys) {
    this.keys = keys;
  }

  void atStart(@Observes ServiceStarted started) {
    CompletionStage<Void> _ =
        keys.reading()
            .handle(
                (_, failure) -> {
                  if (failure != null) {
                    LOG.warn("no signing keys yet; the next request tries", failure);
                  }
                  return null;
                });
  }
}
