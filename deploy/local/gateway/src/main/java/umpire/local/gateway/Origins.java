package umpire.local.gateway;

import io.smallrye.config.ConfigMapping;
import java.net.URI;

/** Where the services listen: scheme, host and port of each. */
@ConfigMapping(prefix = "umpire.gateway")
interface Origins {
  URI game();

  URI combat();

  URI supply();

  URI lobby();
}
