package umpire.local.drivers.bench;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.match.PlayedMatch;

/** A seat that plays by the socket of its match, and is sent its decisions there. */
final class SocketPlayer implements AutoCloseable {
  private static final Duration TIMEOUT = Duration.ofSeconds(10);

  private final WebSocket socket;

  private SocketPlayer(WebSocket socket) {
    this.socket = socket;
  }

  /**
   * A message of a socket.
   *
   * @param by whose socket it is
   * @param frame {type, id, data}; missing where the socket was closed
   */
  record Message(Api.Person by, JsonNode frame) {}

  /** Opens the socket; all that comes is put into the queue. */
  static SocketPlayer open(Api games, PlayedMatch match, Api.Person person, Queue<Message> queue) {
    String origin = games.origin().replaceFirst("^http", "ws");
    WebSocket socket =
        games
            .client()
            .newWebSocketBuilder()
            .connectTimeout(TIMEOUT)
            .header("Authorization", "Bearer " + person.token())
            .buildAsync(
                URI.create(origin + match.path("/socket?decisions=true")),
                new Listener(person, queue))
            .join();
    return new SocketPlayer(socket);
  }

  /** Sends commands, as they are sent by HTTP but for how long reports are waited for. */
  void send(ObjectNode body, Duration wait) {
    socket.sendText(body.put("wait", wait.toSeconds()).toString(), true).join();
  }

  @Override
  public void close() {
    socket.abort();
  }

  private static final class Listener implements WebSocket.Listener {
    private final Api.Person person;
    private final Queue<Message> queue;
    private final StringBuilder text = new StringBuilder();

    Listener(Api.Person person, Queue<Message> queue) {
      this.person = person;
      this.queue = queue;
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        queue.add(new Message(person, read(text.toString())));
        text.setLength(0);
      }
      from.request(1);
      return null;
    }

    private static JsonNode read(String text) {
      try {
        return Api.JSON.readTree(text);
      } catch (JsonProcessingException unreadable) {
        throw new Api.Unexpected("no JSON on a socket: " + unreadable);
      }
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
      queue.add(new Message(person, MissingNode.getInstance()));
      return null;
    }
  }
}
