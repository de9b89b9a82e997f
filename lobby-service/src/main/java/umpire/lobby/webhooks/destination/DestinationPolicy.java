package umpire.lobby.webhooks.destination;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.connections.AddressBlock;

/**
 * Where webhooks may be sent, set by the operator of an installation: by default by HTTPS to port
 * 443 of public addresses, and nowhere else.
 */
@ApplicationScoped
public class DestinationPolicy {
  private static final String ANY = "any";

  private final Set<String> schemes;
  private final Set<String> ports;
  private final List<AddressBlock> networks;

  /** What is configured; throws IllegalArgumentException for a network that cannot be read. */
  @Inject
  public DestinationPolicy(
      @ConfigProperty(name = "umpire.webhooks.schemes") Set<String> schemes,
      @ConfigProperty(name = "umpire.webhooks.ports") Set<String> ports,
      @ConfigProperty(name = "umpire.webhooks.networks") Optional<List<String>> networks) {
    if (!Set.of("https", "http").containsAll(schemes)) {
      throw new IllegalArgumentException("umpire.webhooks.schemes: https, http; not " + schemes);
    }
    this.schemes = Set.copyOf(schemes);
    this.ports = Set.copyOf(ports);
    this.networks = networks.orElse(List.of()).stream().map(AddressBlock::of).toList();
  }

  /** Whether this scheme, in lower case, is spoken. */
  boolean scheme(String scheme) {
    return schemes.contains(scheme);
  }

  /** The schemes, as one says them. */
  String schemes() {
    return String.join(" or ", schemes);
  }

  /** Whether this port may be called. */
  boolean port(int port) {
    return ports.contains(ANY) || ports.contains("" + port);
  }

  /** The ports, as one says them. */
  String ports() {
    return String.join(", ", ports);
  }

  /** Whether this address may be called: a public one, or one of the operator's own networks. */
  boolean address(InetAddress address) {
    return PublicAddresses.refusal(address).isEmpty()
        || networks.stream().anyMatch(network -> network.contains(address));
  }
}
