package umpire.lobby.webhooks;

import java.net.InetAddress;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Addresses that begin with the same bits.
 *
 * @param first any of them
 * @param bits how many they have in common: 0 to 32, of IPv6 to 128
 */
record Network(InetAddress first, int bits) {
  private static final Pattern WRITTEN = Pattern.compile("([^/]+)/([0-9]{1,3})");

  Network {
    if (bits > Byte.SIZE * first.getAddress().length) {
      throw new IllegalArgumentException("too many bits: " + bits);
    }
  }

  /** Reads {@code 10.0.0.0/8}; throws IllegalArgumentException. */
  static Network of(String written) {
    Matcher parts = WRITTEN.matcher(written);
    if (!parts.matches()) {
      throw new IllegalArgumentException("not a network: " + written);
    }
    return new Network(InetAddress.ofLiteral(parts.group(1)), Integer.parseInt(parts.group(2)));
  }

  /** Whether an address lies in it; never one of the other family. */
  boolean contains(InetAddress address) {
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
