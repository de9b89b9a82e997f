package umpire.lobby.testing;

import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Stands where Discord and our gateway would: one server on loopback, whose handler each test
 * brings. A test has the reference to it injected; only types of the JDK cross class loaders.
 */
public final class Loopback implements QuarkusTestResourceLifecycleManager {
  /** Where Discord's API lies at its origin. */
  public static final String PREFIX = "/api/v10";

  public static final String BOT_TOKEN = "a-bot-token-of-no-application-at-all";

  /** The public key of RFC 8032's first vector, whose private key everybody knows. */
  private static final String PUBLIC_KEY =
      "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";

  private final AtomicReference<HttpHandler> handler =
      new AtomicReference<>(
          exchange -> {
            exchange.sendResponseHeaders(503, -1);
            exchange.close();
          });
  private Optional<HttpServer> server = Optional.empty();

  @Override
  public Map<String, String> start() {
    try {
      HttpServer serving =
          HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      serving.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
      serving.createContext(
          "/", exchange -> Objects.requireNonNull(handler.get()).handle(exchange));
      serving.start();
      server = Optional.of(serving);
      String origin = "http://127.0.0.1:" + serving.getAddress().getPort();
      return Map.of(
          "UMPIRE_DISCORD_PUBLIC_KEY", PUBLIC_KEY,
          "UMPIRE_DISCORD_TOKEN", BOT_TOKEN,
          "UMPIRE_DISCORD_API", origin + PREFIX,
          "UMPIRE_URL", origin);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  @Override
  public void inject(TestInjector injector) {
    injector.injectIntoFields(handler, new TestInjector.MatchesType(AtomicReference.class));
  }

  @Override
  public void stop() {
    server.ifPresent(serving -> serving.stop(0));
  }
}
