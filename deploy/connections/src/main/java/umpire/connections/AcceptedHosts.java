package umpire.connections;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.Locale;
import java.util.Set;

/**
 * Names of this server. A request for any other name is refused: a page of a foreign name whose
 * address was changed to ours (DNS rebinding) reads nothing here, and no answer repeats such a
 * name.
 */
final class AcceptedHosts {
  private static final String LOCAL = "localhost";

  private final Set<String> names;

  /** These in lower case, besides loopback and the address at which a connection came in. */
  AcceptedHosts(Set<String> names) {
    this.names = Set.copyOf(names);
  }

  /** Whether this value of {@code Host}, with or without a port, names this server. */
  boolean accepts(String authority, SocketAddress local) {
    String host = withoutPort(authority).toLowerCase(Locale.ROOT);
    return host.equals(LOCAL) || names.contains(host) || isAddressOfOurs(host, local);
  }

  private static String withoutPort(String authority) {
    if (authority.startsWith("[")) {
      int end = authority.indexOf(']');
      return end < 0 || !isPort(authority.substring(end + 1))
          ? ""
          : authority.substring(1, end); // without its brackets, as an address is written
    }
    int colon = authority.indexOf(':');
    if (colon < 0) {
      return authority;
    }
    return isPort(authority.substring(colon)) ? authority.substring(0, colon) : "";
  }

  private static boolean isPort(String rest) {
    return rest.isEmpty() || rest.matches(":\\d{0,5}");
  }

  private static boolean isAddressOfOurs(String host, SocketAddress local) {
    try {
      InetAddress address = InetAddress.ofLiteral(host);
      return address.isLoopbackAddress()
          || (local instanceof InetSocketAddress here && address.equals(here.getAddress()));
    } catch (IllegalArgumentException _) {
      return false; // a name, not an address
    }
  }
}
