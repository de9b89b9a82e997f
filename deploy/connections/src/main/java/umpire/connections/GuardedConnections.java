package umpire.connections;

import io.netty.bootstrap.ChannelInitializerExtension;
import io.netty.channel.Channel;

/**
 * Puts a {@link ConnectionGuard} before every connection that a server of this process accepts.
 * Netty finds this class as a service, if it is configured to look ({@link
 * ConnectionLimits#require}).
 */
public final class GuardedConnections extends ChannelInitializerExtension {
  private final ConnectionLimits limits = ConnectionLimits.configured();
  private final ConnectionCounts counts = new ConnectionCounts();

  @Override
  public void postInitializeServerChildChannel(Channel connection) {
    connection.pipeline().addFirst(new ConnectionGuard(limits, counts));
  }
}
