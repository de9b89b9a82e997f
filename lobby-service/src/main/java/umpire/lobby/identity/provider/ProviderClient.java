package umpire.lobby.identity.provider;

import java.net.URI;
import java.util.Optional;
import java.util.Set;

/**
 * What this installation is at an outside provider.
 *
 * @param issuer the provider, as its discovery document calls it
 * @param id of the client that was registered there
 * @param secret of the client; empty for a public one
 * @param redirect where the provider sends people back to: {@code .../v1/sessions/oidc/callback}
 */
record ProviderClient(String issuer, String id, String secret, URI redirect) {
  private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

  ProviderClient {
    URI address = URI.create(issuer);
    String host = String.valueOf(address.getHost());
    boolean safe =
        ("https".equals(address.getScheme()) && address.getHost() != null)
            || ("http".equals(address.getScheme()) && LOOPBACK.contains(host));
    if (!safe) {
      throw new IllegalArgumentException(
          "umpire.lobby.oidc.issuer is https, or http on this machine, not " + issuer);
    }
    if (!redirect.isAbsolute()) {
      throw new IllegalArgumentException("umpire.lobby.oidc.redirect-uri is absolute");
    }
  }

  /** As it is configured; empty where there is no issuer. */
  static Optional<ProviderClient> configured(
      Optional<String> issuer,
      Optional<String> id,
      Optional<String> secret,
      Optional<String> redirect) {
    return issuer.map(
        named ->
            new ProviderClient(
                named,
                needed("client-id", id),
                secret.orElse(""),
                URI.create(needed("redirect-uri", redirect))));
  }

  private static String needed(String name, Optional<String> value) {
    return value.orElseThrow(
        () ->
            new IllegalArgumentException(
                "umpire.lobby.oidc.issuer is set, umpire.lobby.oidc." + name + " is not"));
  }

  @Override
  public String toString() {
    return "client " + id + " of " + issuer;
  }
}
