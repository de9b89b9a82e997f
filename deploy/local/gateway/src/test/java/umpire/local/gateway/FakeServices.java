package umpire.local.gateway;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Three services that serve, and the port of a fourth that does not. */
public final class FakeServices implements QuarkusTestResourceLifecycleManager {
  private final List<FakeService> services = new ArrayList<>();

  @Override
  public Map<String, String> start() {
    return Map.of(
        "quarkus.http.test-port",
        "0",
        "umpire.gateway.game",
        started("game-service"),
        "umpire.gateway.combat",
        started("combat-service"),
        "umpire.gateway.supply",
        "http://127.0.0.1:" + freePort(),
        "umpire.gateway.lobby",
        started("lobby-service"),
        "umpire.gateway.proxies",
        "127.0.0.2,10.0.0.0/8",
        "umpire.gateway.forwarded-key",
        "the-key-of-tests");
  }

  @Override
  public void stop() {
    services.forEach(FakeService::close);
  }

  private String started(String name) {
    try {
      FakeService service = new FakeService(name, 0);
      services.add(service);
      return "http://127.0.0.1:" + service.port();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static int freePort() {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
