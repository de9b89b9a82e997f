package umpire.lobby.webhooks.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.Vertx;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.lobby.encryption.SecretEncryption;
import umpire.lobby.webhooks.destination.Destination;
import umpire.lobby.webhooks.destination.ResolvedDestination;

/**
 * The receiver of docs/webhooks.md, as it stands there: what we send it believes, and nothing else.
 */
class DocumentedReceiverTest {
  private static final Pattern PROGRAM = Pattern.compile("```python\n(.*?)```", Pattern.DOTALL);
  private static final Duration SPAN = Duration.ofSeconds(5);
  private static final String PING = "{\"type\": \"ping\"}";

  private final WebhookSecrets box =
      new WebhookSecrets(SecretEncryption.under(Base64.getEncoder().encodeToString(new byte[32])));
  private final String secret = box.fresh();
  private int port;

  @Test
  void itAcceptsOurSignatureAndNoOther(@TempDir Path folder) throws Exception {
    Path program = folder.resolve("receiver.py");
    Files.writeString(program, documented());
    Path printed = folder.resolve("printed");
    port = free();
    Process receiver =
        new ProcessBuilder("python3", program.toString(), secret, "" + port)
            .redirectError(folder.resolve("log").toFile())
            .redirectOutput(printed.toFile())
            .start();
    Vertx vertx = Vertx.vertx();
    try {
      awaitStart();
      HttpTransport carrier = new HttpTransport(vertx);
      Map<String, String> good = signed(Instant.now(), secret);
      assertThat(status(carrier, good, PING)).isEqualTo(204);
      assertThat(status(carrier, good, PING)).as("sent again").isEqualTo(204);
      assertThat(status(carrier, good, "{\"type\": \"pong\"}")).isEqualTo(401);
      assertThat(status(carrier, signed(Instant.now(), box.fresh()), PING)).isEqualTo(401);
      assertThat(status(carrier, signed(Instant.now().minusSeconds(400), secret), PING))
          .isEqualTo(401);
      assertThat(status(carrier, Map.of(), PING)).isEqualTo(401);
      assertThat(status(carrier, signed(Instant.now(), box.fresh(), secret), PING))
          .as("after a rotation, whoever has either secret")
          .isEqualTo(204);
      assertThat(printed).as("each once").hasContent("{'type': 'ping'}");
    } finally {
      receiver.destroyForcibly();
      vertx.close().toCompletionStage().toCompletableFuture().get(10, TimeUnit.SECONDS);
    }
  }

  private static String documented() throws IOException {
    Matcher found = PROGRAM.matcher(Files.readString(Path.of("../docs/webhooks.md")));
    assertThat(found.find()).isTrue();
    return found.group(1);
  }

  private static int free() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private void awaitStart() throws IOException {
    for (int i = 0; i < 200; i++) {
      try (Socket _ = new Socket(InetAddress.ofLiteral("127.0.0.1"), port)) {
        return;
      } catch (IOException notYet) {
        RawServer.pause(Duration.ofMillis(50));
      }
    }
    throw new IOException("the receiver does not start");
  }

  private static Map<String, String> signed(Instant at, String... secrets) {
    List<byte[]> keys =
        List.of(secrets).stream()
            .map(one -> Base64.getDecoder().decode(one.substring(WebhookSecrets.PREFIX.length())))
            .toList();
    return Signatures.headers("0194-id", at, PING, keys);
  }

  private int status(HttpTransport carrier, Map<String, String> headers, String body) {
    Destination to = new Destination(false, "127.0.0.1", port, "/umpire");
    AttemptResult attemptResult =
        carrier
            .carry(
                new ResolvedDestination(to, InetAddress.ofLiteral("127.0.0.1")),
                headers,
                body,
                SPAN)
            .await()
            .atMost(SPAN.multipliedBy(2));
    return attemptResult instanceof AttemptResult.Answered answered ? answered.status() : 0;
  }
}
