package umpire.connections;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.charset.StandardCharsets;

/**
 * Why a connection or a request is refused before any application sees it, as a problem document
 * (RFC 9457). The connection is closed behind it.
 *
 * @param status of HTTP
 * @param reason its phrase
 * @param kind behind {@code urn:umpire:problem:}
 * @param detail a sentence of ours, without anything of the client's
 */
record Refusal(int status, String reason, String kind, String detail) {
  static final Refusal TOO_MANY =
      new Refusal(
          429,
          "Too Many Requests",
          "too-many-connections",
          "Your address has too many connections.");

  static final Refusal NO_HOST =
      new Refusal(400, "Bad Request", "malformed", "A request has exactly one header Host.");

  static final Refusal FOREIGN_HOST =
      new Refusal(
          421,
          "Misdirected Request",
          "foreign-host",
          "This server is not known by the name in Host. Its operator names it in"
              + " UMPIRE_CONNECTIONS_HOSTS.");

  static final Refusal AMBIGUOUS_LENGTH =
      new Refusal(
          400,
          "Bad Request",
          "malformed",
          "A request has Content-Length or Transfer-Encoding, not both.");

  static final Refusal MALFORMED =
      new Refusal(400, "Bad Request", "malformed", "This is no well-formed request of HTTP/1.1.");

  static final Refusal LONG_TARGET =
      new Refusal(414, "URI Too Long", "too-large", "The address is too long.");

  static final Refusal LONG_HEAD =
      new Refusal(431, "Request Header Fields Too Large", "too-large", "The headers are too long.");

  static final Refusal TUNNEL =
      new Refusal(405, "Method Not Allowed", "method-not-allowed", "CONNECT is not offered here.");

  static Refusal slow(String part, long seconds) {
    return new Refusal(
        408,
        "Request Timeout",
        "too-slow",
        "The %s of the request did not arrive within %d s.".formatted(part, seconds));
  }

  ByteBuf bytes() {
    String body =
        "{\"type\":\"urn:umpire:problem:%s\",\"title\":\"%s\",\"status\":%d,\"detail\":\"%s\"}"
            .formatted(kind, reason, status, detail);
    String retry = status == 429 ? "Retry-After: 10\r\n" : "";
    String head =
        """
        HTTP/1.1 %d %s\r
        Content-Type: application/problem+json\r
        Content-Length: %d\r
        Cache-Control: no-store\r
        Connection: close\r
        %s\r
        """
            .formatted(status, reason, body.length(), retry);
    return Unpooled.copiedBuffer(head + body, StandardCharsets.US_ASCII);
  }
}
