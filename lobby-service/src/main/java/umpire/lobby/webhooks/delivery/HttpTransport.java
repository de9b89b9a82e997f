package umpire.lobby.webhooks.delivery;

import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.RequestOptions;
import io.vertx.core.net.SocketAddress;
import io.vertx.core.tracing.TracingPolicy;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Map;
import umpire.lobby.webhooks.destination.Destination;
import umpire.lobby.webhooks.destination.ResolvedDestination;

/**
 * Calls by HTTP/1.1 the address that was checked. Of the clients at hand it is Vert.x' that takes
 * the address to connect to apart from the name: the name goes into Host, into SNI and into the
 * check of the certificate, and is not looked up again. The JDK's client looks names up by itself,
 * and given an address instead it checks the certificate for that.
 *
 * <p>Redirects are not followed, proxies not asked, compressed answers not unpacked. Connections
 * are kept for a while, each under its name and its address. Nothing of a trace is sent: it would
 * reveal to one player which events another player's request has caused.
 */
@ApplicationScoped
class HttpTransport implements WebhookTransport {
  /** To one name at one address: many webhooks lead to the same few chat services. */
  private static final int CONNECTIONS_EACH = 64;

  private static final int KEPT_SECONDS = 10;

  private final Vertx vertx;
  private final HttpClient client;

  @Inject
  HttpTransport(Vertx vertx) {
    this(vertx, new HttpClientOptions());
  }

  /** With options of a test's own: whom to trust. */
  HttpTransport(Vertx vertx, HttpClientOptions options) {
    this.vertx = vertx;
    this.client =
        vertx.createHttpClient(
            options
                .setProtocolVersion(HttpVersion.HTTP_1_1)
                .setMaxPoolSize(CONNECTIONS_EACH)
                .setKeepAliveTimeout(KEPT_SECONDS)
                .setVerifyHost(true)
                .setDecompressionSupported(false)
                .setTracingPolicy(TracingPolicy.IGNORE));
  }

  @Override
  public Uni<AttemptResult> carry(
      ResolvedDestination to, Map<String, String> headers, String body, Duration within) {
    Destination destination = to.destination();
    RequestOptions request =
        new RequestOptions()
            .setMethod(HttpMethod.POST)
            .setServer(
                SocketAddress.inetSocketAddress(
                    new InetSocketAddress(to.address(), destination.port())))
            .setHost(destination.host())
            .setPort(destination.port())
            .setSsl(destination.secure())
            .setURI(destination.resource())
            .setConnectTimeout(Math.max(1, within.toMillis()))
            .setFollowRedirects(false);
    headers.forEach(request::putHeader);
    return Uni.createFrom()
        .completionStage(
            () -> new HttpExchange(vertx, within).begin(client, request, Buffer.buffer(body)));
  }

  @PreDestroy
  void close() {
    client.close();
  }
}
