package umpire.lobby.webhooks.destination;

import io.smallrye.mutiny.Uni;
import java.net.InetAddress;
import java.util.List;

/** Finds the addresses of a host; a test may bring its own. */
public interface Resolver {
  /** All addresses of a name, at least one; fails where there is none, or nobody to ask. */
  Uni<List<InetAddress>> addresses(String host);
}
