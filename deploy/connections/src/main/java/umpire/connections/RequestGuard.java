package umpire.connections;

import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpStatusClass;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import io.netty.util.ReferenceCountUtil;
import java.net.SocketAddress;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/**
 * Stands between decoder and application: refuses requests that no application should see, and
 * reports to the {@link ConnectionGuard} how far request and answer are.
 */
final class RequestGuard extends ChannelDuplexHandler {
  private static final String WEB_SOCKET = "websocket";

  /** Of HTTP/2 only, which is not spoken here. */
  private static final String SETTINGS = "HTTP2-Settings";

  private final ConnectionGuard connection;
  private final AcceptedHosts hosts;
  private boolean refused;

  RequestGuard(ConnectionGuard connection, AcceptedHosts hosts) {
    this.connection = connection;
    this.hosts = hosts;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    if (message instanceof HttpRequest request && !refused) {
      connection.headRead();
      Optional<Refusal> why = fault(request, context.channel().localAddress());
      if (why.isPresent()) {
        refused = true;
        connection.refuse(context, why.get());
      } else {
        declineUpgrade(request.headers());
      }
    }
    if (refused) {
      ReferenceCountUtil.release(message);
      return;
    }
    if (message instanceof LastHttpContent) {
      connection.bodyRead();
    }
    context.fireChannelRead(message);
  }

  private Optional<Refusal> fault(HttpRequest request, SocketAddress local) {
    if (request.decoderResult().isFailure()) {
      return Optional.of(malformed(request.decoderResult().cause()));
    }
    if (request.method().equals(HttpMethod.CONNECT)) {
      return Optional.of(Refusal.TUNNEL);
    }
    List<String> named = request.headers().getAll(HttpHeaderNames.HOST);
    if (named.size() != 1) {
      return Optional.of(Refusal.NO_HOST);
    }
    boolean ours = hosts.accepts(named.getFirst(), local) && targetIsOurs(request.uri(), local);
    return ours ? Optional.empty() : Optional.of(Refusal.FOREIGN_HOST);
  }

  /** A target may name a host of its own, which then holds instead of the header. */
  private boolean targetIsOurs(String target, SocketAddress local) {
    if (target.startsWith("/") || target.equals("*")) {
      return true;
    }
    try {
      String authority = URI.create(target).getRawAuthority();
      return authority != null && hosts.accepts(authority, local);
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  private static Refusal malformed(Throwable cause) {
    return switch (cause) {
      case StrictRequestDecoder.BothLengths _ -> Refusal.AMBIGUOUS_LENGTH;
      case TooLongHttpLineException _ -> Refusal.LONG_TARGET;
      case TooLongHttpHeaderException _ -> Refusal.LONG_HEAD;
      case Throwable _ -> Refusal.MALFORMED;
    };
  }

  /**
   * An upgrade to anything but WebSocket is declined (RFC 9110, 7.8): the request is answered as if
   * it had not asked, since some clients ask for h2c with every first request.
   */
  private static void declineUpgrade(HttpHeaders headers) {
    if (headers.contains(HttpHeaderNames.UPGRADE)
        && !WEB_SOCKET.equalsIgnoreCase(headers.get(HttpHeaderNames.UPGRADE))) {
      headers.remove(HttpHeaderNames.UPGRADE);
      headers.remove(SETTINGS);
    }
  }

  @Override
  public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
    boolean informational = false; // such as 100: an answer of its own is still to come
    if (message instanceof HttpResponse response) {
      informational = response.status().codeClass() == HttpStatusClass.INFORMATIONAL;
      if (response.status().equals(HttpResponseStatus.SWITCHING_PROTOCOLS)) {
        connection.upgraded();
      } else if (!informational) {
        connection.answerBegun();
      }
    }
    if (message instanceof LastHttpContent && !informational) {
      connection.answered();
    }
    ChannelFuture _ = context.write(message, promise);
  }
}
