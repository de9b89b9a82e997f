package umpire.local.drivers.recovery;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import umpire.local.drivers.http.PollUntil;

/**
 * A page of another origin in a real browser: it gets a ticket with its token, opens a match's
 * stream with it, and reports whom the snapshot is for.
 */
final class ForeignPage {
  private static final int SECONDS = 60;

  private final String api;
  private final CompletableFuture<String> result = new CompletableFuture<>();

  ForeignPage(String api) {
    this.api = api;
  }

  /** What the page reports; empty where there is no browser. */
  String read(String match, String token) {
    Optional<Path> browser = browser();
    if (browser.isEmpty()) {
      return "";
    }
    try {
      HttpServer server =
          HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      server.createContext("/", exchange -> answer(exchange, page(match, token)));
      server.createContext(
          "/result",
          exchange -> {
            result.complete(
                URLDecoder.decode(exchange.getRequestURI().getRawQuery(), StandardCharsets.UTF_8));
            answer(exchange, "");
          });
      server.start();
      try {
        return browse(browser.get(), "http://127.0.0.1:" + server.getAddress().getPort() + "/");
      } finally {
        server.stop(0);
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private String page(String match, String token) {
    return """
      <!doctype html><title>Another origin</title><script>
      const report = words => fetch("/result?" + encodeURIComponent(words));
      (async () => {
        const asked = await fetch("%1$s/v1/stream-tickets",
          {method: "POST", headers: {Authorization: "Bearer %3$s"}});
        const {ticket} = await asked.json();
        const stream = new EventSource("%1$s/v1/matches/%2$s/stream?ticket=" + ticket);
        stream.addEventListener("snapshot", event => {
          stream.close();
          report(JSON.parse(event.data).viewer);
        });
        stream.onerror = () => report("the stream failed");
      })().catch(failure => report("" + failure));
      </script>
      """
        .formatted(api, match, token);
  }

  private String browse(Path browser, String address) throws IOException {
    Path profile = Files.createTempDirectory("umpire-browser-");
    Process process =
        new ProcessBuilder(
                browser.toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--user-data-dir=" + profile,
                "--remote-debugging-port=0",
                address)
            .redirectErrorStream(true)
            .redirectOutput(profile.resolve("log").toFile())
            .start();
    try {
      return result.get(SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException | ExecutionException silent) {
      throw new PollUntil.Vain(
          "the page reported nothing; see " + profile.resolve("log") + ": " + silent);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new PollUntil.Vain("interrupted");
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }

  private static Optional<Path> browser() {
    String path = System.getenv().getOrDefault("PATH", "");
    return Stream.of(path.split(":", -1))
        .flatMap(
            folder ->
                List.of("chromium", "chromium-browser", "google-chrome").stream()
                    .map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static void answer(HttpExchange exchange, String page) throws IOException {
    byte[] bytes = page.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
    exchange.sendResponseHeaders(200, bytes.length == 0 ? -1 : bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }
}
