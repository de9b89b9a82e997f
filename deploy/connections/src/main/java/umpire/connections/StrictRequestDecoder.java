package umpire.connections;

import io.netty.handler.codec.http.HttpMessage;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.impl.VertxHttpRequestDecoder;

/**
 * Vert.x' decoder, but for a request with both {@code Transfer-Encoding} and {@code
 * Content-Length}: Netty drops the length in silence; here it is invalid (RFC 9112, 6.1: two
 * readers that differ on which of them holds see two requests in one).
 */
final class StrictRequestDecoder extends VertxHttpRequestDecoder {
  /** As long as Quarkus lets them be. */
  private static final int LINE = 4_096;

  private static final int HEADERS = 20 * 1_024;

  /** What makes such a message invalid. */
  static final class BothLengths extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    BothLengths() {
      super("both Content-Length and Transfer-Encoding");
    }
  }

  StrictRequestDecoder() {
    super(new HttpServerOptions().setMaxInitialLineLength(LINE).setMaxHeaderSize(HEADERS));
  }

  @Override
  protected void handleTransferEncodingChunkedWithContentLength(HttpMessage message) {
    throw new BothLengths();
  }
}
