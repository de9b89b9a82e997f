package umpire.game.api.stream;

import io.netty.channel.ChannelFuture;
import io.smallrye.mutiny.Multi;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.net.impl.ConnectionBase;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Closes streams of clients that read nothing for a long time. Nothing is buffered for a slow
 * client: what it has not read is read from the store when it asks.
 */
final class SlowClientTimeout {
  private static final int LOOKS = 4;

  private SlowClientTimeout() {}

  /**
   * The same items.
   *
   * @param timeout how long one item may be on its way, as {@link OwedTime} counts it
   * @param late what is done once where one takes longer
   */
  static <T> Multi<T> watched(Multi<T> items, Vertx vertx, Duration timeout, Runnable late) {
    return Multi.createFrom()
        .deferred(
            () -> {
              OwedTime onItsWay = new OwedTime(timeout.toNanos() / LOOKS);
              AtomicBoolean reported = new AtomicBoolean();
              long timer =
                  vertx.setPeriodic(
                      timeout.toMillis() / LOOKS,
                      _ -> {
                        if (onItsWay.look(System.nanoTime()) >= timeout.toNanos()
                            && reported.compareAndSet(false, true)) {
                          late.run();
                        }
                      });
              return items
                  .onItem()
                  .invoke(() -> onItsWay.begin(System.nanoTime()))
                  .onRequest()
                  .invoke(_ -> onItsWay.end())
                  .onTermination()
                  .invoke(() -> vertx.cancelTimer(timer));
            });
  }

  /**
   * Ends a connection whose buffers are full. To close it in good order would wait until they are
   * empty, and so for ever.
   */
  static void close(HttpConnection connection) {
    if (connection instanceof ConnectionBase line) {
      // From here on towards the network: Vert.x itself takes what the channel is given, and waits.
      ChannelFuture _ = line.channelHandlerContext().close();
    } else {
      connection.close();
    }
  }
}
