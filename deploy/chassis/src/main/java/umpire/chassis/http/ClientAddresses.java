package umpire.chassis.http;

import io.quarkus.runtime.StartupEvent;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.SocketAddress;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jspecify.annotations.Nullable;
import umpire.connections.ConnectionLimits;
import umpire.connections.ForwardedHeader;
import umpire.connections.NetworkAddress;

/**
 * From which addresses requests come. The gateway says it in {@code Forwarded}, and proves by a key
 * that it is the gateway: in the embedded default every program of the machine comes from the same
 * address. Without the key in the configuration no header is trusted.
 */
@Singleton
public class ClientAddresses {
  /** The header that holds the key. */
  public static final String KEY_HEADER = "X-Forwarded-Key";

  private static final InetAddress NOWHERE = InetAddress.ofLiteral("0.0.0.0");

  private final Optional<byte[]> key;

  ClientAddresses(@ConfigProperty(name = "umpire.forwarded.key") Optional<String> key) {
    this.key = key.map(ClientAddresses::bytes);
  }

  void start(@Observes StartupEvent started) {
    ConnectionLimits.require();
  }

  /**
   * The key under which a caller without a token is counted: the IPv4 address, or the first 64 bits
   * of an IPv6 address. A connection without an address (a Unix socket) counts as 0.0.0.0.
   */
  public String network(HttpServerRequest request) {
    return NetworkAddress.of(address(request));
  }

  /**
   * The client's address: the one that the gateway names, or that of the connection if the request
   * does not come from the gateway; 0.0.0.0 for a connection without an address.
   */
  public InetAddress address(HttpServerRequest request) {
    boolean trusted = isGateway(request);
    List<String> forwarded = trusted ? request.headers().getAll(ForwardedHeader.HEADER) : List.of();
    return ForwardedHeader.client(peer(request), _ -> trusted, forwarded);
  }

  private boolean isGateway(HttpServerRequest request) {
    @Nullable String sentKey = request.getHeader(KEY_HEADER);
    return sentKey != null
        && key.filter(known -> MessageDigest.isEqual(known, bytes(sentKey))).isPresent();
  }

  private static InetAddress peer(HttpServerRequest request) {
    @Nullable SocketAddress remote = request.remoteAddress();
    @Nullable String host = remote == null ? null : remote.hostAddress();
    if (host == null) {
      return NOWHERE;
    }
    int zone = host.indexOf('%');
    return InetAddress.ofLiteral(zone < 0 ? host : host.substring(0, zone));
  }

  /**
   * Headers, by name, with which another service counts a request of ours as this client's; none
   * without the key in the configuration.
   */
  public Map<String, String> passedOn(InetAddress client) {
    return key.map(
            known ->
                Map.of(
                    ForwardedHeader.HEADER,
                    ForwardedHeader.of(client),
                    KEY_HEADER,
                    new String(known, StandardCharsets.UTF_8)))
        .orElse(Map.of());
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
