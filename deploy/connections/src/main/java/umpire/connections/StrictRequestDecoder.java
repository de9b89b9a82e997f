package umpire.connections;

import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpMessage;
import io.netty.handler.codec.http.HttpRequestDecoder;

/**
 * Netty's decoder, but for a request with both {@code Transfer-Encoding} and {@code
 * Content-Length}: Netty drops the length; here it is invalid (RFC 9112, 6.1: two readers that
 * differ on which of them holds see two requests in one).
 */
final class StrictRequestDecoder extends HttpRequestDecoder {
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
    super(new HttpDecoderConfig().setMaxInitialLineLength(LINE).setMaxHeaderSize(HEADERS));
  }

  @Override
  protected void handleTransferEncodingChunkedWithContentLength(HttpMessage message) {
    throw new BothLengths();
  }
}
