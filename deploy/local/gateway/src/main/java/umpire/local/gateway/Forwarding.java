package umpire.local.gateway;

import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpServerRequest;
import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import umpire.connections.AddressBlock;
import umpire.connections.ForwardedHeader;

/**
 * Says to the services from where a request comes, by {@code Forwarded} and the key that proves it.
 * What a client says of itself is not passed on.
 */
final class Forwarding {
  static final String KEY_HEADER = "X-Forwarded-Key";

  /** Older words for the same, which no service reads. */
  private static final List<String> OTHERS =
      List.of("X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP");

  private final List<AddressBlock> proxies;
  private final Optional<String> key;

  /** Throws IllegalArgumentException where a proxy is no address. */
  Forwarding(Origins origins) {
    this.proxies =
        origins.proxies().orElse(List.of()).stream()
            .map(String::strip)
            .map(AddressBlock::ofAddressOrBlock)
            .toList();
    this.key = origins.forwardedKey();
  }

  /** Puts the headers of a request that goes on to a service. */
  void mark(MultiMap headers, HttpServerRequest asked) {
    OTHERS.forEach(headers::remove);
    headers.remove(ForwardedHeader.HEADER);
    headers.remove(KEY_HEADER);
    key.ifPresent(
        known -> {
          headers.set(ForwardedHeader.HEADER, ForwardedHeader.of(client(asked)));
          headers.set(KEY_HEADER, known);
        });
  }

  private InetAddress client(HttpServerRequest asked) {
    return ForwardedHeader.client(
        InetAddress.ofLiteral(asked.remoteAddress().hostAddress()),
        address -> proxies.stream().anyMatch(block -> block.contains(address)),
        asked.headers().getAll(ForwardedHeader.HEADER));
  }
}
