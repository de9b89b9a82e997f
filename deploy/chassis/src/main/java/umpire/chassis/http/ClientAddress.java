package umpire.chassis.http;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.SocketAddress;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * The address from which somebody calls. Of IPv6 the network of 64 bits, since whoever has one
 * address has all of them.
 */
public final class ClientAddress {
  private ClientAddress() {}

  /** The address as text; {@code unknown} where the connection has none. */
  public static String of(HttpServerRequest request) {
    @Nullable SocketAddress remote = request.remoteAddress();
    @Nullable String host = remote == null ? null : remote.hostAddress();
    return host == null ? "unknown" : network(host);
  }

  /** The address, or the network of an address of IPv6. */
  static String network(String literal) {
    int zone = literal.indexOf('%');
    InetAddress address = InetAddress.ofLiteral(zone < 0 ? literal : literal.substring(0, zone));
    if (address instanceof Inet6Address six) {
      long network = ByteBuffer.wrap(six.getAddress()).getLong();
      return "%x:%x:%x:%x::/64"
          .formatted(
              network >>> 48, network >>> 32 & 0xffff, network >>> 16 & 0xffff, network & 0xffff);
    }
    return address.getHostAddress();
  }
}
