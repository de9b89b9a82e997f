package umpire.lobby.webhooks.destination;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import umpire.connections.AddressBlock;

/**
 * Which addresses are of the public Internet: of IPv4 all but those of IANA's registry of special
 * purposes (RFC 6890 and its successors), of IPv6 only global unicast without its special parts.
 * Some clouds answer for their machines at addresses that look public; those are named here too.
 */
public final class PublicAddresses {
  private static final AddressBlock GLOBAL_UNICAST = AddressBlock.of("2000::/3");

  private static final Map<AddressBlock, String> SPECIAL = new LinkedHashMap<>();

  static {
    special("unspecified", "0.0.0.0/8", "::/128");
    special("loopback", "127.0.0.0/8", "::1/128");
    special("private", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7", "fec0::/10");
    special("shared by a carrier", "100.64.0.0/10");
    special("link-local", "169.254.0.0/16", "fe80::/10");
    special("of protocols", "192.0.0.0/24", "2001::/23");
    special("documentation", "192.0.2.0/24", "198.51.100.0/24", "203.0.113.0/24");
    special("documentation", "2001:db8::/32", "3fff::/20");
    special("of a service of the Internet's own", "192.31.196.0/24", "192.52.193.0/24");
    special("of a service of the Internet's own", "192.88.99.0/24", "192.175.48.0/24");
    special("of benchmarks", "198.18.0.0/15");
    special("multicast", "224.0.0.0/4", "ff00::/8");
    special("reserved", "240.0.0.0/4");
    special("of a cloud's own machines", "168.63.129.16/32");
    special("an IPv4 address embedded in IPv6", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16");
  }

  private PublicAddresses() {}

  private static void special(String what, String... networks) {
    for (String network : networks) {
      SPECIAL.put(AddressBlock.of(network), what);
    }
  }

  /** What an address is, if it is none of the public Internet. */
  public static Optional<String> refusal(InetAddress address) {
    for (Map.Entry<AddressBlock, String> special : SPECIAL.entrySet()) {
      if (special.getKey().contains(address)) {
        return Optional.of(special.getValue());
      }
    }
    if (address instanceof Inet6Address six && !GLOBAL_UNICAST.contains(address)) {
      // ::ffff:0:0/96 and ::/96 among them, and all that nobody has been given.
      return Optional.of(
          embeddedAddress(six.getAddress()) ? "an IPv4 address embedded in IPv6" : "reserved");
    }
    return Optional.empty();
  }

  /** IPv4-mapped or IPv4-compatible: nothing but zeros, or ones, before the last four bytes. */
  private static boolean embeddedAddress(byte[] bytes) {
    for (int i = 0; i < 10; i++) {
      if (bytes[i] != 0) {
        return false;
      }
    }
    return bytes[10] == bytes[11] && (bytes[10] == 0 || bytes[10] == -1);
  }
}
