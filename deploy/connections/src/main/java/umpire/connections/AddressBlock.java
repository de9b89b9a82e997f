package umpire.connections;

import java.net.InetAddress;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A block of addresses that begin with the same bits (CIDR).
 *
 * @param first any of them
 * @param bits how many they have in common: 0 to 32, of IPv6 to 128
 */
public record AddressBlock(InetAddress first, int bits) {
  private static final Pattern WRITTEN = Pattern.compile("([^/]+)/([0-9]{1,3})");

  public AddressBlock {
    if (bits > Byte.SIZE * first.getAddress().length) {
      throw new IllegalArgumentException("too many bits: " + bits);
    }
  }

  /** Reads one address, or a block as {@link #of}; throws IllegalArgumentException. */
  public static AddressBlock ofAddressOrBlock(String written) {
    if (written.indexOf('/') >= 0) {
      return of(written);
    }
    InetAddress address = InetAddress.ofLiteral(written);
    return new AddressBlock(address, Byte.SIZE * address.getAddress().length);
  }

  /** Reads {@code 10.0.0.0/8}; throws IllegalArgumentException. */
  public static AddressBlock of(String written) {
    Matcher parts = WRITTEN.matcher(written);
    if (!parts.matches()) {
      throw new IllegalArgumentException("not a block of addresses: " + written);
    }
    return new AddressBlock(
        InetAddress.ofLiteral(parts.group(1)), Integer.parseInt(parts.group(2)));
  }

  /** Whether an address lies in it; never one of the other family. */
  public boolean contains(InetAddress address) {
    byte[] mine = first.getAddress();
    byte[] other = address.getAddress();
    if (mine.length != other.length) {
      return false;
    }
    for (int i = 0; i < bits; i++) {
      int mask = 0x80 >> (i % Byte.SIZE);
      if (((mine[i / Byte.SIZE] ^ other[i / Byte.SIZE]) & mask) != 0) {
        return false;
      }
    }
    return true;
  }
}
