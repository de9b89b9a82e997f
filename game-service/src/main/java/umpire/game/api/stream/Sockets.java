package umpire.game.api.stream;

import io.quarkus.websockets.next.CloseReason;
import io.quarkus.websockets.next.UserData.TypedKey;
import io.quarkus.websockets.next.WebSocketConnection;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.Cancellable;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpConnection;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jspecify.annotations.Nullable;
import umpire.chassis.auth.Permit;
import umpire.game.api.play.CommandsBody;
import umpire.game.streams.StreamContent;
import umpire.game.streams.StreamEnd;
import umpire.game.streams.StreamMessage;
import umpire.game.streams.StreamSession;

/**
 * Streams as text frames: the next message is made when the one before has gone out. The library's
 * own way of sending a stream asks for all of it at once, and would keep it for a slow client.
 */
@Singleton
class Sockets {
  static final TypedKey<Entrant> ENTRANT = new TypedKey<>("umpire.entrant");

  private static final TypedKey<Line> LINE = new TypedKey<>("umpire.line");
  private static final Buffer PING = Buffer.buffer("umpire");

  /** In milliseconds: then a client that reads again reads why it was closed. */
  private static final long LAST_CHANCE = 5_000;

  private final OpenStreams open;
  private final SocketCommands socketCommands;
  private final Vertx vertx;
  private final Duration slowClientTimeout;
  private final Duration silence;
  private final Duration heartbeat;

  Sockets(
      OpenStreams open,
      SocketCommands socketCommands,
      Vertx vertx,
      @ConfigProperty(name = "umpire.game.stream.slow-client-timeout") Duration slowClientTimeout,
      @ConfigProperty(name = "umpire.game.stream.silence") Duration silence,
      @ConfigProperty(name = "umpire.game.stream.heartbeat") Duration heartbeat) {
    this.open = open;
    this.socketCommands = socketCommands;
    this.vertx = vertx;
    this.slowClientTimeout = slowClientTimeout;
    this.silence = silence;
    this.heartbeat = heartbeat;
  }

  /**
   * Who was let in: over which connection, and what is sent to them.
   *
   * @param permit under which; empty for somebody who is not signed in
   * @param match that is followed; empty for all of theirs
   */
  record Entrant(
      HttpConnection connection,
      Optional<Permit> permit,
      Optional<UUID> match,
      Supplier<StreamSession> stream) {}

  /** A socket in use. */
  private static final class Line {
    private final StreamSession stream;
    private @Nullable Cancellable sending;

    /** For how long an answer to a ping is outstanding, looked at with each message. */
    private final OwedTime pinged;

    /** Frames of the client whose answer has not gone out yet. */
    private int unanswered;

    Line(StreamSession stream, Duration heartbeat) {
      this.stream = stream;
      this.pinged = new OwedTime(heartbeat.toNanos());
    }

    void cancel() {
      if (sending != null) {
        sending.cancel();
      }
    }
  }

  /** Sends the whole stream, and closes the socket with its last word. */
  void begin(WebSocketConnection connection, Function<StreamMessage, StreamFrame> frame) {
    Entrant entrant = connection.userData().get(ENTRANT);
    Line line = new Line(entrant.stream().get(), heartbeat);
    connection.userData().put(LINE, line);
    Runnable late = () -> tooSlow(connection, line, entrant.connection());
    line.sending =
        SlowClientTimeout.watched(
                open.counted(OpenStreams.SOCKET, line.stream.messages()),
                vertx,
                slowClientTimeout,
                late)
            .onItem()
            .transformToUniAndConcatenate(
                streamMessage ->
                    connection
                        .sendText(frame.apply(streamMessage).text())
                        .flatMap(_ -> sent(connection, line, streamMessage.content())))
            .subscribe()
            // It cannot be written to: the other side has gone away, which closes it.
            .with(_ -> {}, _ -> line.cancel());
  }

  private Uni<Void> sent(WebSocketConnection connection, Line line, StreamContent streamContent) {
    boolean isSilent = line.pinged.look(System.nanoTime()) >= silence.toNanos();
    return switch (streamContent) {
      case StreamContent.Heartbeat _ -> ping(connection, line, isSilent);
      case StreamContent.Closing(var because) -> close(connection, because);
      case StreamContent.Opened _,
          StreamContent.Snapshot _,
          StreamContent.Resumed _,
          StreamContent.Shown _,
          StreamContent.Waiting _,
          StreamContent.Decision _,
          StreamContent.Presence _,
          StreamContent.Left _ ->
          Uni.createFrom().voidItem();
    };
  }

  /** A line that is dead takes what is sent for a long while; it answers nothing. */
  private Uni<Void> ping(WebSocketConnection connection, Line line, boolean isSilent) {
    if (!line.pinged.isRunning()) {
      line.pinged.begin(System.nanoTime());
      return connection.sendPing(PING);
    }
    if (isSilent) {
      line.stream.end(StreamEnd.SILENT);
    }
    return Uni.createFrom().voidItem();
  }

  /**
   * A text frame of the client has come: it is answered when its commands are carried out, in
   * whatever order they are.
   */
  void received(WebSocketConnection connection, String text) {
    Entrant entrant = connection.userData().get(ENTRANT);
    @Nullable Line line = connection.userData().get(LINE);
    if (line == null || connection.isClosed()) {
      return;
    }
    if (line.unanswered == CommandsBody.MOST_UNANSWERED) {
      line.stream.end(StreamEnd.TOO_MANY);
      return;
    }
    line.unanswered++;
    var sender = new SocketCommands.Sender(entrant.permit(), entrant.match(), connection.id());
    socketCommands
        .answer(sender, text)
        .flatMap(
            answer -> {
              answer
                  .next()
                  .ifPresent(next -> line.stream.sentDecision(next.match(), next.number()));
              return connection.sendText(answer.frame().text());
            })
        .onTermination()
        .invoke(() -> line.unanswered--)
        .subscribe()
        // Mostly it cannot be written to any more; nobody is left without an answer and a reason.
        .with(_ -> {}, _ -> line.stream.end(StreamEnd.UNAVAILABLE));
  }

  /** The client has answered a ping. */
  void ponged(WebSocketConnection connection) {
    @Nullable Line line = connection.userData().get(LINE);
    if (line != null) {
      line.pinged.end();
    }
  }

  private void tooSlow(WebSocketConnection connection, Line line, HttpConnection under) {
    line.cancel();
    vertx.setTimer(LAST_CHANCE, _ -> SlowClientTimeout.close(under));
    close(connection, StreamEnd.TOO_SLOW).subscribe().with(_ -> {}, _ -> {});
  }

  private static Uni<Void> close(WebSocketConnection connection, StreamEnd because) {
    int code =
        switch (because) {
          case REVOKED, EXPIRED, NOT_YOURS, TOO_MANY -> 1008;
          case SILENT -> 1001;
          case SERVER_STOPS -> 1012;
          case TOO_SLOW, UNAVAILABLE -> 1013;
        };
    return connection.isClosed()
        ? Uni.createFrom().voidItem()
        : connection.close(new CloseReason(code, because.word()));
  }

  /** It is closed. */
  void end(WebSocketConnection connection) {
    @Nullable Line line = connection.userData().get(LINE);
    if (line != null) {
      line.cancel();
    }
  }
}
