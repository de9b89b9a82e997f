package umpire.lobby.webhooks.delivery;

import io.netty.handler.codec.DecoderException;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.RequestOptions;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;

/**
 * One request and its answer, within a span that covers all of it, from connecting to the last byte
 * that is read. The status decides; the body is read only so that the connection can be used again,
 * and only so much of it. What is not over by then is cut off.
 */
final class HttpExchange {
  /** Of an answer's body. */
  private static final int MOST_BYTES = 16 * 1024;

  private static final int MOST_WAIT_SECONDS = 3_600;

  private final CompletableFuture<AttemptResult> done = new CompletableFuture<>();
  private final Vertx vertx;
  private final Duration within;
  private final long begun = System.nanoTime();
  private long timer;
  private @Nullable HttpClientRequest request;
  private AttemptResult.@Nullable Answered answer;
  private int read;

  HttpExchange(Vertx vertx, Duration within) {
    this.vertx = vertx;
    this.within = within;
  }

  /** Sends it; the stage never fails. */
  CompletionStage<AttemptResult> begin(HttpClient client, RequestOptions options, Buffer body) {
    timer = vertx.setTimer(Math.max(1, within.toMillis()), _ -> expired());
    client.request(options).onFailure(this::failed).onSuccess(connected -> send(connected, body));
    return done;
  }

  private synchronized void send(HttpClientRequest connected, Buffer body) {
    if (done.isDone()) {
      connected.reset();
      return;
    }
    request = connected;
    connected.exceptionHandler(this::failed);
    connected.send(body).onFailure(this::failed).onSuccess(this::answered);
  }

  private synchronized void answered(HttpClientResponse response) {
    if (done.isDone()) {
      return;
    }
    answer = new AttemptResult.Answered(response.statusCode(), wait(response), since());
    response.exceptionHandler(this::failed);
    response.handler(this::taken);
    response.endHandler(_ -> finish());
  }

  private synchronized void taken(Buffer part) {
    read += part.length();
    if (read > MOST_BYTES) {
      cutOff();
      finish();
    }
  }

  private synchronized void failed(Throwable failure) {
    finish(new AttemptResult.Unanswered(why(failure), since()));
  }

  private synchronized void expired() {
    // First this: what is cut off shows at once that it is broken.
    finish(new AttemptResult.Unanswered("no answer in time", since()));
    cutOff();
  }

  private void cutOff() {
    if (request != null) {
      request.reset();
    }
  }

  /** By its status, if there is one by now. */
  private void finish(AttemptResult otherwise) {
    vertx.cancelTimer(timer);
    done.complete(answer == null ? otherwise : answer);
  }

  private synchronized void finish() {
    finish(new AttemptResult.Unanswered("the connection broke", since()));
  }

  private Duration since() {
    return Duration.ofNanos(System.nanoTime() - begun);
  }

  /** Retry-After in seconds; a date, which nobody sends, is passed over. */
  private static Duration wait(HttpClientResponse response) {
    @Nullable String seconds = response.getHeader("Retry-After");
    return seconds != null && seconds.matches("[0-9]{1,6}")
        ? Duration.ofSeconds(Math.min(MOST_WAIT_SECONDS, Integer.parseInt(seconds)))
        : Duration.ZERO;
  }

  /** Nothing of what the network says word by word: it may reveal our own side. */
  private static String why(Throwable failure) {
    return switch (failure) {
      case SSLException _ -> "no trusted HTTPS";
      case ConnectException _, NoRouteToHostException _ -> "no connection";
      case DecoderException _, IllegalArgumentException _ -> "no answer of HTTP";
      default -> "the connection broke";
    };
  }
}
