package umpire.local.gateway;

import io.smallrye.config.ConfigMapping;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/** Where the services listen (scheme, host and port of each), and who stands before the gateway. */
@ConfigMapping(prefix = "umpire.gateway")
interface Origins {
  URI game();

  URI combat();

  URI supply();

  URI lobby();

  /** Proxies whose word on a client's address is taken: addresses, or blocks of them. */
  Optional<List<String>> proxies();

  /** The key that services ask for, before they take the gateway's word on an address. */
  Optional<String> forwardedKey();
}
