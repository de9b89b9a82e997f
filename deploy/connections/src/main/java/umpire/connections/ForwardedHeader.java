package umpire.connections;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The header {@code Forwarded} (RFC 7239), of which only {@code for} is read and written. */
public final class ForwardedHeader {
  /** The name of the header. */
  public static final String HEADER = "Forwarded";

  private static final String TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
  private static final String TEXT = "\"(?:[^\"\\\\]|\\\\.)*+\"";

  /** A pair and what follows it: another of the same proxy, another proxy, or the end. */
  private static final Pattern PAIR =
      Pattern.compile("\\s*(" + TOKEN + ")=(" + TOKEN + "|" + TEXT + ")\\s*([;,]|$)");

  private static final Pattern NODE =
      Pattern.compile("(?:\\[([0-9a-fA-F:.]+)]|([0-9.]+))(?::[0-9A-Za-z._-]+)?");

  private static final String FOR = "for";

  private ForwardedHeader() {}

  /** What a proxy says of its client. */
  public static String of(InetAddress client) {
    String address = client.getHostAddress();
    int zone = address.indexOf('%');
    String plain = zone < 0 ? address : address.substring(0, zone);
    return client instanceof Inet6Address ? FOR + "=\"[" + plain + "]\"" : FOR + "=" + plain;
  }

  /**
   * Who asks: the nearest address that no trusted proxy has. What a client writes into the header
   * itself stands farther away than what a proxy has added, and is not trusted.
   *
   * @param peer at the other end of the connection
   * @param trusted proxies that add to the header who asked them
   * @param headers each value of it, in their order
   */
  public static InetAddress client(
      InetAddress peer, Predicate<InetAddress> trusted, List<String> headers) {
    InetAddress nearest = peer;
    for (Optional<InetAddress> hop : hops(String.join(",", headers)).reversed()) {
      if (!trusted.test(nearest) || hop.isEmpty()) {
        return nearest;
      }
      nearest = hop.get();
    }
    return nearest;
  }

  /**
   * Of each proxy that added to the header, whose request it was; empty where that is no address.
   * Of a malformed header what stands behind the fault.
   */
  private static List<Optional<InetAddress>> hops(String header) {
    List<Optional<InetAddress>> hops = new ArrayList<>();
    Optional<InetAddress> hop = Optional.empty();
    int at = 0;
    Matcher pair = PAIR.matcher(header);
    while (at < header.length()) {
      if (!pair.region(at, header.length()).lookingAt()) {
        // Whatever this is, nothing that stands before it can be trusted.
        hops.clear();
        hop = Optional.empty();
        int next = header.indexOf(',', at);
        hops.add(hop);
        at = next < 0 ? header.length() : next + 1;
        continue;
      }
      if (pair.group(1).toLowerCase(Locale.ROOT).equals(FOR)) {
        hop = node(pair.group(2));
      }
      if (!pair.group(3).equals(";")) {
        hops.add(hop);
        hop = Optional.empty();
      }
      at = pair.end();
    }
    return hops;
  }

  private static Optional<InetAddress> node(String value) {
    String plain =
        value.startsWith("\"")
            ? value.substring(1, value.length() - 1).replaceAll("\\\\(.)", "$1")
            : value;
    Matcher node = NODE.matcher(plain);
    if (!node.matches()) {
      return Optional.empty(); // "unknown", or a name that hides the address
    }
    try {
      return Optional.of(
          InetAddress.ofLiteral(node.group(1) == null ? node.group(2) : node.group(1)));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }
}
