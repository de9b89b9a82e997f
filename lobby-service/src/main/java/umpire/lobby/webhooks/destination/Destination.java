package umpire.lobby.webhooks.destination;

import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The address of a webhook, read as strictly as nobody else reads it: what two programs might read
 * differently is refused.
 *
 * @param secure whether it is spoken to by HTTPS
 * @param host in lower case: a name, or an address of IPv4
 * @param port 1 to 65535
 * @param resource path and query, as they are sent
 */
public record Destination(boolean secure, String host, int port, String resource) {
  private static final int LONGEST = 2_048;
  private static final int LONGEST_NAME = 253;
  private static final int HIGHEST_PORT = 65_535;

  private static final Pattern NAME =
      Pattern.compile("([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?");

  private static final Pattern BYTE = Pattern.compile("0|[1-9][0-9]{0,2}");

  /** A host whose last part is a number is an address, whatever comes before it. */
  private static final Pattern ENDS_IN_A_NUMBER = Pattern.compile("(.*\\.)?([0-9]+|0[xX][^.]*)");

  /** No public name ends so; many a network of somebody's own does. */
  private static final Set<String> OWN_NETWORKS =
      Set.of(
          "localhost",
          "localdomain",
          "local",
          "internal",
          "intranet",
          "private",
          "corp",
          "home",
          "lan",
          "arpa",
          "onion");

  /** Reads an address; throws IllegalArgumentException, whose words are meant for its owner. */
  static Destination read(String url, DestinationPolicy destinationPolicy) {
    require(url.length() <= LONGEST, "an address has at most " + LONGEST + " characters");
    URI uri = uri(url);
    String scheme = lower(uri.getScheme());
    require(
        destinationPolicy.scheme(scheme),
        "an address begins with " + destinationPolicy.schemes() + "://");
    require(uri.getRawUserInfo() == null, "an address names no user");
    require(uri.getRawFragment() == null, "an address has no fragment");
    String host = host(lower(uri.getHost()));
    boolean secure = scheme.equals("https");
    int port = uri.getPort() == -1 ? (secure ? 443 : 80) : uri.getPort();
    require(
        port > 0 && port <= HIGHEST_PORT && destinationPolicy.port(port),
        "the port is one of " + destinationPolicy.ports());
    String path = uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
    @Nullable String query = uri.getRawQuery();
    return new Destination(secure, host, port, query == null ? path : path + "?" + query);
  }

  private static URI uri(String url) {
    try {
      // In ASCII and without anything to guess at: neither blanks nor backslashes nor escapes in
      // the host.
      require(url.chars().allMatch(c -> c > ' ' && c < 0x7f), "an address is written in ASCII");
      return new URI(url);
    } catch (URISyntaxException unreadable) {
      throw new IllegalArgumentException("not an address of the web", unreadable);
    }
  }

  private static String lower(@Nullable String part) {
    return part == null ? "" : part.toLowerCase(Locale.ROOT);
  }

  private static String host(String host) {
    require(!host.startsWith("["), "a host with an address of IPv6 is named");
    if (ENDS_IN_A_NUMBER.matcher(host).matches()) {
      String[] bytes = host.split("\\.", -1);
      require(
          bytes.length == 4
              && Arrays.stream(bytes)
                  .allMatch(one -> BYTE.matcher(one).matches() && Integer.parseInt(one) < 256),
          "an address of IPv4 is four decimal numbers of 0 to 255");
      return host;
    }
    require(
        host.length() <= LONGEST_NAME && NAME.matcher(host).matches(),
        "a host is a name with a dot, of ASCII letters, digits and hyphens");
    require(
        !OWN_NETWORKS.contains(host.substring(host.lastIndexOf('.') + 1)),
        "a host has a public name");
    return host;
  }

  /** The host as an address of IPv4; empty if it is a name. */
  Optional<InetAddress> literal() {
    return ENDS_IN_A_NUMBER.matcher(host).matches()
        ? Optional.of(InetAddress.ofLiteral(host))
        : Optional.empty();
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }
}
