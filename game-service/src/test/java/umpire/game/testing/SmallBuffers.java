package umpire.game.testing;

import io.quarkus.vertx.http.HttpServerOptionsCustomizer;
import io.vertx.core.http.HttpServerOptions;
import jakarta.inject.Singleton;

/**
 * Small buffers of the server's sockets, so that a test of slow readers need not fill megabytes.
 */
@Singleton
public class SmallBuffers implements HttpServerOptionsCustomizer {
  private static final int BYTES = 16 * 1024;

  @Override
  public void customizeHttpServer(HttpServerOptions options) {
    options.setSendBufferSize(BYTES);
  }
}
