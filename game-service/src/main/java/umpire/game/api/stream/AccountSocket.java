package umpire.game.api.stream;

import io.quarkus.websockets.next.OnClose;
import io.quarkus.websockets.next.OnOpen;
import io.quarkus.websockets.next.OnPongMessage;
import io.quarkus.websockets.next.OnTextMessage;
import io.quarkus.websockets.next.WebSocket;
import io.quarkus.websockets.next.WebSocketConnection;
import io.smallrye.mutiny.Uni;
import io.vertx.core.buffer.Buffer;

/**
 * What happens in all matches of an account, by a WebSocket; {@link SocketUpgradeCheck} has let it
 * in.
 */
@WebSocket(path = "/v1/socket", endpointId = AccountSocket.ID)
public class AccountSocket {
  static final String ID = "account";

  private final Sockets sockets;

  AccountSocket(Sockets sockets) {
    this.sockets = sockets;
  }

  @OnOpen
  Uni<Void> open(WebSocketConnection connection) {
    sockets.begin(connection, StreamFrame::ofAll);
    return Uni.createFrom().voidItem();
  }

  @OnTextMessage
  Uni<Void> received(WebSocketConnection connection, String text) {
    sockets.received(connection, text);
    return Uni.createFrom().voidItem();
  }

  @OnPongMessage
  Uni<Void> pong(WebSocketConnection connection, Buffer payload) {
    sockets.ponged(connection);
    return Uni.createFrom().voidItem();
  }

  @OnClose
  Uni<Void> close(WebSocketConnection connection) {
    sockets.end(connection);
    return Uni.createFrom().voidItem();
  }
}
