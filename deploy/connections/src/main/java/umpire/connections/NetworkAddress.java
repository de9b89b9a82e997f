package umpire.connections;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.nio.ByteBuffer;

/**
 * By what callers without a name are distinguished: an address of IPv4, or a network of 64 bits of
 * IPv6, since whoever has one address of such a network has all of them.
 */
public final class NetworkAddress {
  private NetworkAddress() {}

  /** Of an address. */
  public static String of(InetAddress address) {
    if (address instanceof Inet6Address six) {
      long network = ByteBuffer.wrap(six.getAddress()).getLong();
      return "%x:%x:%x:%x::/64"
          .formatted(
              network >>> 48, network >>> 32 & 0xffff, network >>> 16 & 0xffff, network & 0xffff);
    }
    return address.getHostAddress();
  }
}
