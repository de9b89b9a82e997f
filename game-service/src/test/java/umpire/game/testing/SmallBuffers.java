package umpire.game.testing;

import io.quarkus.arc.Unremovable;
import io.quarkus.vertx.http.HttpServerOptionsCustomizer;
import io.vertx.core.http.HttpServerOptions;
import jakarta.enterprise.context.ApplicationScoped;

/**
 * What a client does not read is soon noticed: on loopback the system would otherwise take
 * megabytes for them.
 */
@Unremovable // nobody injects it
@ApplicationScoped
class SmallBuffers implements HttpServerOptionsCustomizer {
  private static final int BYTES = 16 * 1024;

  @Override
  public void customizeHttpServer(HttpServerOptions options) {
    options.setSendBufferSize(BYTES);
  }
}
