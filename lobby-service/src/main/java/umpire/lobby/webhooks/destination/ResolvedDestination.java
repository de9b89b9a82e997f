package umpire.lobby.webhooks.destination;

import java.net.InetAddress;

/**
 * A destination that was checked, and the one address to connect to.
 *
 * @param destination by whose name the certificate is checked
 * @param address of that name, as it was when it was checked
 */
public record ResolvedDestination(Destination destination, InetAddress address) {}
