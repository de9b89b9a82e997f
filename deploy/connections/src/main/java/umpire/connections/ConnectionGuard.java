package umpire.connections;

import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.socket.DuplexChannel;
import io.netty.handler.codec.http.HttpRequestDecoder;
import io.netty.util.ReferenceCountUtil;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Stands first in a connection: refuses one too many of its address, and ends it where a request
 * takes too long to arrive or none comes. How long an answer takes is not limited: streams last.
 * All is called by the connection's own event loop.
 */
final class ConnectionGuard extends ChannelInboundHandlerAdapter {
  /** So long a refused client may read why, before the connection is cut. */
  private static final Duration LINGER = Duration.ofSeconds(2);

  /** Deadlines are looked at so often, as a part of the shortest of them. */
  private static final int LOOKS = 4;

  private enum Phase {
    IDLE,
    HEAD,
    BODY,
    ANSWER,
    UPGRADED,
    REFUSED
  }

  private final ConnectionLimits limits;
  private final ConnectionCounts counts;
  private String address = "";
  private Phase phase = Phase.IDLE;
  private long phaseEnds = Long.MAX_VALUE;
  private int unanswered;
  private boolean answering;
  private boolean guarded;
  private @Nullable Refusal pending;
  private @Nullable Future<?> looks;

  ConnectionGuard(ConnectionLimits limits, ConnectionCounts counts) {
    this.limits = limits;
    this.counts = counts;
  }

  @Override
  public void channelActive(ChannelHandlerContext context) {
    Channel channel = context.channel();
    address =
        channel.remoteAddress() instanceof InetSocketAddress remote
            ? NetworkAddress.of(remote.getAddress())
            : "local";
    if (counts.add(address) > limits.perAddress()) {
      pending = Refusal.TOO_MANY; // answered once it asks: what is closed unread is reset, unseen
      enter(Phase.REFUSED, LINGER);
    } else {
      enter(Phase.IDLE, limits.head()); // who has just connected has something to say
    }
    long period = shortest().toNanos() / LOOKS;
    looks =
        context
            .executor()
            .scheduleAtFixedRate(() -> look(context), period, period, TimeUnit.NANOSECONDS);
    watchRequests(context.pipeline());
    context.fireChannelActive();
  }

  private Duration shortest() {
    return java.util.stream.Stream.of(limits.head(), limits.body(), limits.idle(), LINGER)
        .min(Duration::compareTo)
        .orElse(LINGER);
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    if (!address.isEmpty()) {
      counts.remove(address);
      address = "";
    }
    if (looks != null) {
      looks.cancel(false);
    }
    context.fireChannelInactive();
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object bytes) {
    if (phase == Phase.REFUSED) {
      ReferenceCountUtil.release(bytes);
      if (pending != null) {
        refuse(context, pending);
      }
      return;
    }
    watchRequests(context.pipeline());
    if (phase == Phase.IDLE || phase == Phase.ANSWER) {
      enter(Phase.HEAD, limits.head());
    }
    context.fireChannelRead(bytes);
  }

  /** From where the decoder stands on, which may be later than the first bytes. */
  private void watchRequests(ChannelPipeline pipeline) {
    if (guarded) {
      return;
    }
    @Nullable HttpRequestDecoder decoder = pipeline.get(HttpRequestDecoder.class);
    if (decoder != null) {
      guarded = true;
      String name = pipeline.context(decoder).name();
      pipeline.replace(decoder, name, new StrictRequestDecoder());
      String last = pipeline.lastContext().name();
      pipeline.addBefore(
          last, "request-guard", new RequestGuard(this, new AcceptedHosts(limits.hosts())));
    }
  }

  /** The headers of a request are whole. */
  void headRead() {
    unanswered++;
    enter(Phase.BODY, limits.body());
  }

  /** The request is whole. */
  void bodyRead() {
    if (unanswered == 0) {
      enter(Phase.IDLE, limits.idle());
    } else {
      phase = Phase.ANSWER;
      phaseEnds = Long.MAX_VALUE;
    }
  }

  /** An answer was begun. */
  void answerBegun() {
    answering = true;
  }

  /** An answer is whole. */
  void answered() {
    answering = false;
    unanswered = Math.max(0, unanswered - 1);
    if (unanswered == 0 && phase == Phase.ANSWER) {
      enter(Phase.IDLE, limits.idle());
    }
  }

  /** The connection has another protocol from now on. */
  void upgraded() {
    phase = Phase.UPGRADED;
    phaseEnds = Long.MAX_VALUE;
  }

  private void enter(Phase next, Duration most) {
    phase = next;
    phaseEnds = System.nanoTime() + most.toNanos();
  }

  private void look(ChannelHandlerContext context) {
    if (phaseEnds == Long.MAX_VALUE || System.nanoTime() - phaseEnds < 0) {
      return;
    }
    switch (phase) {
      case HEAD -> refuse(context, Refusal.slow("head", limits.head().toSeconds()));
      case BODY -> refuse(context, Refusal.slow("body", limits.body().toSeconds()));
      case IDLE, ANSWER, UPGRADED, REFUSED -> close(context.channel());
    }
  }

  /** Answers so, if no other answer is outstanding before it, and ends the connection. */
  void refuse(ChannelHandlerContext context, Refusal why) {
    boolean canAnswer = !answering && unanswered <= 1;
    pending = null;
    enter(Phase.REFUSED, LINGER);
    ChannelHandlerContext own = context.pipeline().context(this);
    if (!canAnswer) {
      close(own.channel());
      return;
    }
    // The output alone is ended: were the whole connection, what the client still sends would be
    // answered by a reset, and the reset could overtake the answer.
    ChannelFuture _ =
        own.writeAndFlush(why.bytes())
            .addListener(
                written -> {
                  if (written.isSuccess() && own.channel() instanceof DuplexChannel duplex) {
                    ChannelFuture _ = duplex.shutdownOutput();
                  } else {
                    close(own.channel());
                  }
                });
  }

  private static void close(Channel channel) {
    ChannelFuture _ = channel.close();
  }
}
