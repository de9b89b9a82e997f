package umpire.lobby.identity;

import io.quarkus.runtime.StartupEvent;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import org.jboss.logging.Logger;

/** Makes or reads the keys at start, so that the first sign-in need not wait for it. */
@ApplicationScoped
class FirstKey {
  private static final Logger LOG = Logger.getLogger(FirstKey.class);

  private final SigningKeys keys;
  private final Vertx vertx;

  FirstKey(SigningKeys keys, Vertx vertx) {
    this.keys = keys;
    this.vertx = vertx;
  }

  void atStart(@Observes StartupEvent started) {
    vertx.runOnContext(
        _ ->
            keys.reread()
                .subscribe()
                .with(
                    _ -> LOG.debug("signing keys are at hand"),
                    failure -> LOG.warn("no signing keys yet; the next request tries", failure)));
  }
}
